"use client";

import { useRouter } from "next/navigation";
import { useCallback, useMemo, useState } from "react";
import { BulkBar, type BulkBarProps } from "@/components/bulk/bulk-bar";
import { RecordPage } from "@/components/records/record-page";
import { usePendingDeletionRecords } from "@/components/records/use-pending-deletion-records";
import { recordView, useRecordView } from "@/components/records/use-record-view";
import { homeHref } from "@/components/shell/dashboard-route";
import { useSession } from "@/components/shell/session";
import { useNow } from "@/components/shell/use-now";
import { openedIn } from "@/components/shell/use-opened";
import { ACCOUNT_RECORDS, ACCOUNT_VIEWS } from "@/lib/accounts/account-records";
import type { AccountRow } from "@/lib/accounts/portfolio";
import type { Environment } from "@/lib/ads/endpoint";
import { counted } from "@/lib/format/plurals";
import { AccountCards } from "./account-cards";
import { hasMoreToSay } from "./account-cells";
import { ACCOUNT_GRID, type AccountAround } from "./account-grid";
import { AccountPanel } from "./account-panel";
import { AccountTotals } from "./account-totals";
import { CreateAccount } from "./create-account";
import { accountGraceKey } from "./delete-account";
import { NeedsAttention } from "./needs-attention";
import { NoAccounts } from "./portfolio-empty";
import { AllowanceNotices, HandleNotices } from "./portfolio-notices";
import { useAccountFilterNames } from "./use-account-filter-names";
import { usePortfolio } from "./use-portfolio";
import { heldWords, useSpending } from "./use-spending";

const SEEN = recordView(ACCOUNT_RECORDS);
const NOTHING_STAGED: ReadonlyMap<string, AccountRow> = new Map();

/** Every account that any connected handle can access; problems first. */
export function Portfolio({ environment }: { environment: Environment }) {
  const { handles: connected } = useSession();
  const handles = useMemo(() => connected.map(({ handle }) => handle), [connected]);
  const router = useRouter();
  const minute = useNow();
  const now = minute ?? 0;
  const { layout, ...view } = useRecordView(SEEN);
  const sortedByCount = view.sort.column === "campaigns";
  const spending = useSpending(view);
  const portfolio = usePortfolio(environment, handles, now, {
    countAll: sortedByCount || spending.needsCampaigns,
    spendOfAll: spending.ofAll,
  });
  const { rows, lists, unchecked, resumesAt, spend } = portfolio;
  const spendHeld = heldWords(spend);
  const countingWaits = resumesAt.has("campaigns");
  const reading = minute === undefined || (rows.length === 0 && lists.some(({ pending }) => pending));
  const read = lists.flatMap(({ asOf }) => asOf ?? []);
  const list = {
    complete: read.length === lists.length,
    pending: reading,
    fetching: lists.some(({ fetching }) => fetching),
    // Failed reads of a handle have a notice of their own.
    error: null,
    updatedAt: read.length > 0 ? Math.min(...read) : 0,
    refetch: portfolio.refresh,
    resume: portfolio.refresh,
  };
  const failed = lists.flatMap(({ error }) => error ?? []);
  const opened = openedIn(
    { ...list, records: rows, error: failed[0] ?? null },
    { panel: view.panel, openPanel: view.setPanel },
  );
  const [asked, setAsked] = useState<{ readonly id: string; readonly anchor: HTMLElement }>();
  const onAsk = useCallback(({ id }: AccountRow, anchor: HTMLElement) => setAsked({ id, anchor }), []);
  const around = useMemo<AccountAround>(
    () => ({
      // Each account has its own; the list shows no times.
      zone: "UTC",
      referredName: (id) => id,
      referredComes: () => false,
      readOnlyReason: undefined,
      countingWaits,
      spendHeld,
      onAsk,
      homeOf: ({ id, via, permissions }) =>
        homeHref({ environment, handle: via, accountId: id }, permissions),
    }),
    [environment, countingWaits, spendHeld, onAsk],
  );
  const shownLayout = useMemo(
    // With one handle there is nothing to distinguish.
    () => (view.arranged || handles.length > 1 ? layout : layout.filter(({ id }) => id !== "via")),
    [view.arranged, handles, layout],
  );
  return (
    <RecordPage
      kind={ACCOUNT_GRID}
      views={ACCOUNT_VIEWS}
      view={{ ...view, layout: shownLayout }}
      list={list}
      planned={useMemo(() => ({ records: rows, originals: NOTHING_STAGED }), [rows])}
      around={around}
      pendingDeletions={usePendingDeletionRecords(rows, accountGraceKey)}
      settled={
        sortedByCount
          ? countingWaits || rows.every(({ campaigns }) => campaigns.state !== "pending")
          : unchecked === 0 && spend.settled
      }
      statistics={{
        range: undefined,
        summary: (shown) => (
          <AccountTotals
            rows={shown}
            settled={spend.settled && unchecked === 0}
            held={spendHeld}
            onWhole={spending.onWhole}
          />
        ),
        arranging: ACCOUNT_GRID.resource,
      }}
      filtering={useAccountFilterNames(rows, handles)}
      searched="Name, id or business"
      actions={environment === "sandbox" && <CreateAccount onCreated={view.setPanel} />}
      empty={<NoAccounts environment={environment} failed={failed.length} of={lists.length} />}
      unmatched={
        unchecked > 0 &&
        `${counted(unchecked, "account is", "accounts are")} still being checked and may match in a moment.`
      }
      owner={environment === "sandbox" ? "Sandbox" : "Live"}
      banner={
        <>
          <HandleNotices lists={lists} />
          <AllowanceNotices resumesAt={resumesAt} />
          <p role="status" className="sr-only">
            {unchecked > 0 && rows.length > 0 && `Checking ${counted(unchecked, "account")}`}
          </p>
        </>
      }
      Cards={AccountCards}
      rowActions={{
        onSight: portfolio.look,
        onOpenCell: (row, column, cell, by) => {
          if (column === "problems" && hasMoreToSay(row)) onAsk(row, cell);
          else if (by === "enter") router.push(around.homeOf(row));
          else view.setPanel(row.id === view.panel ? null : row.id);
          return true;
        },
      }}
      BulkBar={AccountBulkBar}
    >
      {({ byId }) => (
        <>
          <NeedsAttention
            environment={environment}
            row={byId.get(asked?.id ?? "")}
            anchor={asked?.anchor ?? null}
            onReadAgain={portfolio.refreshAccount}
            onClose={() => setAsked(undefined)}
          />
          <AccountPanel
            environment={environment}
            {...opened}
            now={now}
            onReadAgain={portfolio.refreshAccount}
          />
        </>
      )}
    </RecordPage>
  );
}

const NONE = [] as const;

/** Actions for selected accounts: they can be copied and exported, but not changed. */
function AccountBulkBar(props: Omit<BulkBarProps<never>, "actions">) {
  return <BulkBar actions={NONE} {...props} />;
}
