import Link from "next/link";
import { useMemo } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { useSession } from "@/components/shell/session";
import { NotSet } from "@/components/ui/absent";
import { ErrorState } from "@/components/ui/error-state";
import { Fact, Facts, IdFact, PanelSection, RawRecord, TimeFact } from "@/components/ui/facts";
import { LinkButton } from "@/components/ui/link-button";
import { type Opened, RecordPanel } from "@/components/ui/record-panel";
import { Skeleton } from "@/components/ui/skeleton";
import { useAdsList } from "@/lib/ads/client";
import * as customAudiences from "@/lib/ads/endpoints/custom-audiences";
import * as permissions from "@/lib/ads/endpoints/tailored-audience-permissions";
import { audienceState } from "@/lib/audiences/audience-state";
import { audienceTypeName, levelName } from "@/lib/audiences/audience-words";
import { listPlain } from "@/lib/format/lists";
import { counted } from "@/lib/format/plurals";
import { sharingHref, uploadHref } from "./audience-links";
import { DeleteAudience } from "./delete-audience";
import { DuplicateFlexible } from "./duplicate-flexible";
import { EditAudience } from "./edit-audience";
import { EstimatePanel } from "./estimate-panel";
import { Owner } from "./owner";
import { AudienceSize, StateMark, StateProgress } from "./state-mark";
import { UploadHistory } from "./upload/upload-history";
import { AudienceUses } from "./where-used";

interface AudiencePanelProps extends Opened<customAudiences.CustomAudience> {
  all: readonly customAudiences.CustomAudience[];
  zone: string;
  now: number;
}

const NOT_OWNER = "Only the account that owns this audience may change it.";

/** Everything about one audience: whether it can be targeted and why not, who uses it, all its fields. */
export function AudiencePanel({ all, zone, now, ...opened }: AudiencePanelProps) {
  return (
    <RecordPanel
      one="audience"
      {...opened}
      name={({ name }) => name}
      footer={(shown) =>
        !shown.deleted && <Actions key={shown.id} audience={shown} all={all} onDeleting={opened.onClose} />
      }
    >
      {(shown) => <Details key={shown.id} audience={shown} zone={zone} now={now} />}
    </RecordPanel>
  );
}

interface ActionsProps {
  audience: customAudiences.CustomAudience;
  all: readonly customAudiences.CustomAudience[];
  onDeleting: () => void;
}

function Actions({ audience, all, onDeleting }: ActionsProps) {
  const place = useAccount();
  const mayChange = usePermission(customAudiences.update);
  const mayDelete = usePermission(customAudiences.remove);
  const mayUpload = usePermission(customAudiences.uploadUsers);
  const foreign = audience.is_owner ? undefined : NOT_OWNER;
  const flexible = audience.audience_type === "FLEXIBLE";
  const takesPeople = audience.audience_type === "CRM" && !foreign && mayUpload.allowed;
  return (
    <>
      <DeleteAudience
        audience={audience}
        disabledReason={foreign ?? mayDelete.reason}
        onDeleting={onDeleting}
      />
      {flexible ? (
        <DuplicateFlexible name={audience.name} />
      ) : (
        <EditAudience audience={audience} others={all} disabledReason={foreign ?? mayChange.reason} />
      )}
      {takesPeople && (
        <LinkButton href={uploadHref(place, audience.id)} prefetch={false} tone="primary">
          Upload people
        </LinkButton>
      )}
    </>
  );
}

interface DetailsProps {
  audience: customAudiences.CustomAudience;
  zone: string;
  now: number;
}

function Details({ audience, zone, now }: DetailsProps) {
  const state = audienceState(audience, now);
  const criteria = useMemo(
    () => [{ targeting_type: "CUSTOM_AUDIENCE", targeting_value: audience.id } as const],
    [audience.id],
  );
  return (
    <>
      <PanelSection title="Targeting">
        <div className="flex flex-col gap-2">
          <StateMark state={{ ...state, ...{ progress: undefined } }} />
          {state.progress && <StateProgress progress={state.progress} />}
          <p>{state.why}</p>
          {state.next && <p className="text-text-muted">{state.next}</p>}
          {audience.reasons_not_targetable.length > 0 && (
            <code className="text-sm text-text-muted">{audience.reasons_not_targetable.join(" · ")}</code>
          )}
        </div>
      </PanelSection>
      <PanelSection title="Where it is used">
        <AudienceUses audienceId={audience.id} />
      </PanelSection>
      {!audience.deleted && (
        <PanelSection title="Who can be reached with it">
          <EstimatePanel criteria={criteria} />
        </PanelSection>
      )}
      {audience.is_owner && audience.audience_type === "CRM" && (
        <PanelSection title="Uploaded from this device">
          <Uploaded audience={audience} zone={zone} />
        </PanelSection>
      )}
      {audience.is_owner && !audience.deleted && (
        <PanelSection title="Shared with">
          <SharedWith audience={audience} />
        </PanelSection>
      )}
      <PanelSection title="Audience">
        <Facts>
          <IdFact value={audience.id} label="audience id" />
          <Fact name="Description">
            {audience.description ? (
              <bdi className="wrap-anywhere min-w-0">{audience.description}</bdi>
            ) : (
              <NotSet />
            )}
          </Fact>
          <Fact name="Type">{audienceTypeName(audience.audience_type)}</Fact>
          <Fact name="Size">
            <AudienceSize audience={audience} />
          </Fact>
          <Fact name="Targetable as">
            {audience.targetable && audience.targetable_types.length > 0 ? (
              listPlain(audience.targetable_types)
            ) : (
              <NotSet what="Nothing yet" />
            )}
          </Fact>
          <Fact name="Owner">
            <Owner audience={audience} />
          </Fact>
          <Fact name="Permission">{levelName(audience.permission_level)}</Fact>
          <Fact name="Partner source">{audience.partner_source}</Fact>
          <TimeFact name="Created" at={audience.created_at} zone={zone} />
          <TimeFact name="Changed" at={audience.updated_at} zone={zone} />
        </Facts>
      </PanelSection>
      <RawRecord record={audience} />
    </>
  );
}

function Uploaded({ audience, zone }: Pick<DetailsProps, "audience" | "zone">) {
  const { environment, handle, accountId } = useAccount();
  const { person } = useSession();
  const place = { personId: person.id, environment, handle, accountId, audienceId: audience.id };
  return (
    <UploadHistory
      place={place}
      zone={zone}
      goOnAt={audience.deleted ? undefined : uploadHref(place, audience.id)}
    />
  );
}

function SharedWith({ audience }: { audience: customAudiences.CustomAudience }) {
  const place = useAccount();
  const grants = useAdsList(permissions.list, {
    account_id: place.accountId,
    tailored_audience_id: audience.id,
  });
  const link = (
    <Link
      href={sharingHref(place, audience.id)}
      className="inline-flex min-h-6 items-center text-accent-text hover:underline"
    >
      Manage sharing
    </Link>
  );
  if (grants.pending && !grants.error) return <Skeleton className="h-4 w-1/2" />;
  if (grants.error && grants.records.length === 0) {
    return (
      <ErrorState
        compact
        title="Its sharing could not be read"
        error={grants.error}
        onRetry={grants.resume}
      />
    );
  }
  const count = grants.records.length;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3">
      {count === 0 ? "No other account." : `${counted(count, "other account")}.`}
      {link}
    </p>
  );
}
