"use client";

import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { RoleGate } from "@/components/shell/role-gate";
import { useSession } from "@/components/shell/session";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useStore } from "@/components/ui/use-store";
import { useAdsQuery } from "@/lib/ads/client";
import * as customAudiences from "@/lib/ads/endpoints/custom-audiences";
import { DropZone } from "./drop-zone";
import { UploadHistory } from "./upload-history";
import { AudienceUploadProgress } from "./upload-progress";
import { type UploadSession, uploadSession } from "./upload-session";
import { UploadSetUp } from "./upload-set-up";

const WAITING = <SkeletonRows label="Reading the audience" columns={["w-72", "w-40", "w-36"]} rows={4} />;

/** Uploads a list of people to an audience, or removes them: choose, map, check, send. */
export function AudienceUpload({ audienceId }: { audienceId: string }) {
  return (
    <RoleGate
      needs={customAudiences.uploadUsers}
      what="the upload of people"
      verb="use"
      title="Upload people"
      waiting={WAITING}
    >
      <Upload audienceId={audienceId} />
    </RoleGate>
  );
}

function Upload({ audienceId }: { audienceId: string }) {
  const { environment, handle, accountId, account } = useAccount();
  const { person } = useSession();
  const read = useAdsQuery(customAudiences.get, { account_id: accountId, custom_audience_id: audienceId });
  const audience = read.data?.data;
  const name = audience?.name ?? "this audience";
  const accountName = account?.name ?? accountId;
  const session = useMemo(
    () =>
      typeof window === "undefined"
        ? undefined
        : uploadSession(
            { origin: location.origin, personId: person.id, environment, handle, accountId, audienceId },
            { audience: name, account: accountName },
          ),
    [person.id, environment, handle, accountId, audienceId, name, accountName],
  );
  const back = `/${environment}/${handle}/${accountId}/audiences`;
  return (
    <>
      <PageHeader
        title={audience ? `Upload people to ${audience.name}` : "Upload people"}
        actions={<LinkButton href={back}>All audiences</LinkButton>}
      />
      <PageBody>
        {read.error ? (
          <ErrorState
            title="The audience could not be read"
            error={read.error}
            onRetry={() => void read.refetch()}
          />
        ) : audience === undefined || session === undefined ? (
          WAITING
        ) : audience.audience_type === "FLEXIBLE" ? (
          <p className="p-4">
            A flexible audience is made of other audiences: people are uploaded into those.
          </p>
        ) : (
          <Steps session={session} zone={account?.timezone ?? "UTC"} name={audience.name} />
        )}
      </PageBody>
    </>
  );
}

function Steps({ session, zone, name }: { session: UploadSession; zone: string; name: string }) {
  const view = useStore(session.view);
  if (!view) return WAITING;
  switch (view.step) {
    case "choose":
    case "opening":
      return (
        <>
          <DropZone view={view} target={session.target} onFile={(file) => session.choose(file)} />
          <section aria-labelledby="history-title" className="mx-auto max-w-3xl px-4 pt-2 pb-24">
            <h2 id="history-title" className="mb-2 font-semibold text-lg">
              Uploaded from this device
            </h2>
            <UploadHistory place={session.target} zone={zone} />
          </section>
        </>
      );
    case "set-up":
    case "checking":
    case "checked":
      return view.opened === undefined ? (
        WAITING
      ) : (
        <UploadSetUp
          key={`${view.fileName} ${view.opened.delimiter} ${view.opened.older ?? ""}`}
          session={session}
          view={view}
          opened={view.opened}
          zone={zone}
          name={name}
        />
      );
    case "sending":
    case "sent":
      return <AudienceUploadProgress session={session} view={view} name={name} />;
  }
}
