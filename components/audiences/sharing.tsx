"use client";

import { parseAsArrayOf, parseAsString, useQueryStates } from "nuqs";
import { useMemo, useState } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { ListPage } from "@/components/shell/list-page";
import { RoleGate } from "@/components/shell/role-gate";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { SkeletonRows } from "@/components/ui/skeleton";
import * as permissions from "@/lib/ads/endpoints/tailored-audience-permissions";
import { matchingAudiences } from "@/lib/audiences/audience-list";
import { sharingColumns } from "@/lib/audiences/sharing";
import { byWords } from "@/lib/format/lists";
import { knownValue } from "@/lib/remote-data";
import { ShareWithAccount } from "./add-account";
import { RevokeDialog } from "./revoke-dialog";
import { SharingTable } from "./sharing-table";
import { useAudiences } from "./use-audiences";
import { useSharing } from "./use-sharing";
import { type SharedCell, useSharingChanges } from "./use-sharing-changes";

const SKELETON_WIDTHS = ["w-72", "w-40", "w-40", "w-40"];
const skeleton = <SkeletonRows label="Reading audiences" columns={SKELETON_WIDTHS} rows={6} />;
/** The permissions of each audience take one request, so they are read a screenful at a time. */
const PAGE = 25;

const state = {
  q: parseAsString.withDefault(""),
  /** Accounts added as columns. */
  with: parseAsArrayOf(parseAsString).withDefault([]),
};

/** Which accounts can use which audiences. */
export function Sharing() {
  return (
    <RoleGate needs={permissions.list} title="Sharing" what="who has which audience" waiting={skeleton}>
      <Matrix />
    </RoleGate>
  );
}

function Matrix() {
  const place = useAccount();
  const { accountId } = place;
  const [{ q, with: added }, setView] = useQueryStates(state);
  const [shownMax, setShownMax] = useState(PAGE);
  const list = useAudiences(accountId);
  const { records } = list;
  const found = useMemo(
    () =>
      matchingAudiences(records, q).sort(
        (a, b) => Number(b.is_owner) - Number(a.is_owner) || byWords(a.name, b.name),
      ),
    [records, q],
  );
  const shown = found.slice(0, shownMax);
  const sharing = useSharing(shown);
  const { accounts, grants } = sharing;
  const allGrants = shown.flatMap(({ id }) => {
    const finding = grants.get(id);
    return (finding && knownValue(finding)) ?? [];
  });
  const columns = sharingColumns({ accountId, accounts, grants: allGrants, added });

  const mayShare = usePermission(permissions.create);
  const mayRevoke = usePermission(permissions.remove);
  const { changes, refusal, share, revoke } = useSharingChanges();
  const [revoking, setRevoking] = useState<SharedCell>();
  const others = accounts.filter(
    ({ id, deleted }) => !deleted && id !== accountId && !columns.some((column) => column.accountId === id),
  );
  return (
    <>
      <ListPage
        title="Sharing"
        one="audience"
        many="audiences"
        actions={
          <ShareWithAccount
            accounts={others}
            disabledReason={
              mayShare.reason ?? (sharing.accountsPending ? "Your accounts are still being read." : undefined)
            }
            onAdd={(id) => void setView({ with: [...added.filter((each) => each !== id), id] })}
          />
        }
        list={list}
        shown={found.length}
        search={{
          placeholder: "Name, type or id",
          value: q,
          onValueChange: (text) => void setView({ q: text }),
        }}
        filters={
          <p className="min-w-0 flex-1 basis-72 wrap-anywhere text-sm text-text-muted">
            Read only: can target. Read and write: can also edit. Sharing outside your business needs the
            feature SHARE_AUDIENCE_OUTSIDE_BUSINESS from support.
          </p>
        }
        notice={
          <>
            {refusal && (
              <div className="p-4">
                <ErrorState compact title={refusal.title} error={refusal.error} />
              </div>
            )}
            {sharing.accountsError && (
              <div className="p-4">
                <ErrorState
                  compact
                  title="Your other accounts could not be read"
                  error={sharing.accountsError}
                  onRetry={sharing.retryAccounts}
                />
              </div>
            )}
          </>
        }
        skeleton={skeleton}
        empty={
          <EmptyState
            title="There is no audience to share"
            action={<LinkButton href={accountHref(place, "audiences")}>Go to audiences</LinkButton>}
          >
            Create one first.
          </EmptyState>
        }
        clear={{ label: "Clear the search", run: () => void setView({ q: null }) }}
      >
        <SharingTable
          audiences={shown}
          columns={columns}
          accounts={accounts}
          grants={grants}
          mayNotShare={mayShare.reason}
          mayNotRevoke={mayRevoke.reason}
          changes={changes}
          onLevel={share}
          onRevoke={setRevoking}
          onRetry={sharing.retryGrants}
        />
        {columns.length === 0 && (
          <p className="px-4 py-6 text-text-muted">
            Nothing is shared. Add an account to choose what it may use.
          </p>
        )}
        {found.length > shown.length && (
          <div className="p-4">
            <Button onClick={() => setShownMax(shownMax + PAGE)}>
              Show {Math.min(PAGE, found.length - shown.length)} more
            </Button>
          </div>
        )}
      </ListPage>
      {revoking && (
        <RevokeDialog
          {...revoking}
          onClose={() => setRevoking(undefined)}
          onRevoke={() => revoke(revoking)}
        />
      )}
    </>
  );
}
