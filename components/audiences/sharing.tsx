"use client";

import { parseAsArrayOf, parseAsString, useQueryStates } from "nuqs";
import { useMemo, useState } from "react";
import { useAccount, useMay } from "@/components/shell/account";
import { ListSearch } from "@/components/shell/list-search";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { RoleGate } from "@/components/shell/role-gate";
import { shownCount } from "@/components/shell/shown-count";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { PartlyRead } from "@/components/ui/partly-read";
import { SkeletonRows } from "@/components/ui/skeleton";
import * as permissions from "@/lib/ads/endpoints/tailored-audience-permissions";
import { matchingAudiences } from "@/lib/audiences/audience-view";
import { sharingColumns } from "@/lib/audiences/sharing";
import { knownValue } from "@/lib/finding";
import { AddAccount } from "./add-account";
import { RevokeDialog } from "./revoke-dialog";
import { SharingTable } from "./sharing-table";
import { useAudiences } from "./use-audiences";
import { useSharing } from "./use-sharing";
import { type Cell, useSharingChanges } from "./use-sharing-changes";

const SKELETON_WIDTHS = ["w-72", "w-40", "w-40", "w-40"];
/** Who has an audience is one question to the service each, so they are asked a screenful at a time. */
const PAGE = 25;

const state = {
  q: parseAsString.withDefault(""),
  /** Accounts that were given a column. */
  with: parseAsArrayOf(parseAsString).withDefault([]),
};

/** Which accounts may use which audiences. */
export function Sharing() {
  return (
    <RoleGate
      needs={permissions.list}
      title="Sharing"
      what="who has which audience"
      waiting={<SkeletonRows label="Reading audiences" columns={SKELETON_WIDTHS} rows={6} />}
    >
      <Matrix />
    </RoleGate>
  );
}

function Matrix() {
  const { accountId } = useAccount();
  const [{ q, with: added }, setView] = useQueryStates(state);
  const [shownMax, setShownMax] = useState(PAGE);
  const list = useAudiences(accountId);
  const { records } = list;
  const found = useMemo(
    () =>
      matchingAudiences(records, q).sort(
        (a, b) => Number(b.is_owner) - Number(a.is_owner) || a.name.localeCompare(b.name, "en"),
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

  const mayShare = useMay(permissions.create);
  const mayRevoke = useMay(permissions.remove);
  const { changes, refusal, share, revoke } = useSharingChanges();
  const [revoking, setRevoking] = useState<Cell>();
  const others = accounts.filter(
    ({ id, deleted }) => !deleted && id !== accountId && !columns.some((column) => column.accountId === id),
  );
  return (
    <>
      <PageHeader
        title="Sharing"
        count={
          list.pending
            ? undefined
            : shownCount({ shown: shown.length, all: records.length, complete: list.complete })
        }
        actions={
          <AddAccount
            accounts={others}
            disabledReason={
              mayShare.reason ?? (sharing.accountsPending ? "Your accounts are still being read." : undefined)
            }
            onAdd={(id) => void setView({ with: [...added.filter((each) => each !== id), id] })}
          />
        }
      />
      <div className="flex shrink-0 flex-wrap items-center gap-3 border-b px-4 py-2">
        <ListSearch
          label="Search audiences"
          placeholder="Name, type or id"
          group="Sharing"
          value={q}
          onValueChange={(text) => void setView({ q: text })}
        />
        <p className="min-w-0 flex-1 basis-72 text-sm text-text-muted">
          Read only targets an audience; read and write also changes it. An account of another business can
          have it if the service has given this account the feature SHARE_AUDIENCE_OUTSIDE_BUSINESS.
        </p>
      </div>
      <PartlyRead list={list} what="audience" />
      <PageBody>
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
        {list.error && records.length === 0 ? (
          <ErrorState title="Audiences could not be read" error={list.error} onRetry={list.refetch} />
        ) : list.pending ? (
          <SkeletonRows label="Reading audiences" columns={SKELETON_WIDTHS} rows={6} />
        ) : records.length === 0 ? (
          <EmptyState title="There is no audience to share">Create one in Audiences first.</EmptyState>
        ) : shown.length === 0 ? (
          <EmptyState
            title="No audience matches"
            action={<Button onClick={() => void setView({ q: null })}>Clear the search</Button>}
          />
        ) : (
          <>
            <SharingTable
              audiences={shown}
              columns={columns}
              accounts={accounts}
              grants={grants}
              mayNotShare={mayShare.reason}
              mayNotRevoke={mayRevoke.reason}
              changes={changes}
              onLevel={(cell, level) => void share(cell, level)}
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
          </>
        )}
      </PageBody>
      {revoking && (
        <RevokeDialog
          {...revoking}
          onClose={() => setRevoking(undefined)}
          onRevoke={() => void revoke(revoking)}
        />
      )}
    </>
  );
}
