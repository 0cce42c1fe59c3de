import { RecordCards } from "@/components/records/record-cards";
import type { RecordCardsOf } from "@/components/records/record-grid";
import { classNames } from "@/components/ui/class-names";
import type { AccountColumn, AccountFilterId } from "@/lib/accounts/account-columns";
import type { AccountRow } from "@/lib/accounts/portfolio";
import { CampaignsCell, FundingCell, hasMoreToSay, ProblemsCell, RoleCell, ZoneCell } from "./account-cells";
import { type AccountAround, AccountLink } from "./account-grid";
import { ApprovalMark } from "./approval-mark";
import { PaceCell, SpendCell } from "./spend-cells";

/** Accounts on a phone: problems first, then money, then role and time zone. A tap beside the links opens one. */
export function AccountCards({
  lines,
  heads,
  around,
  view,
  selection,
  pendingDeletions,
  onSight,
}: RecordCardsOf<AccountRow, AccountColumn, AccountFilterId, AccountAround>) {
  return (
    <RecordCards
      label="Accounts"
      lines={lines}
      heads={heads}
      height={124}
      selected={selection.ids}
      onSight={onSight}
      className="flex-col justify-center gap-1 px-4"
    >
      {(row) => (
        <>
          <button
            type="button"
            data-row-name
            aria-label={`Details of ${row.name}`}
            aria-expanded={row.id === view.panel}
            onClick={() => view.setPanel(row.id)}
            className="absolute inset-0"
          />
          <div
            className={classNames(
              "pointer-events-none relative flex",
              pendingDeletions.has(row.id) && "text-text-muted line-through",
            )}
          >
            <span className="pointer-events-auto min-w-0">
              <AccountLink row={row} href={around.homeOf(row)} />
            </span>
          </div>
          <div className="pointer-events-none relative flex min-w-0 items-center gap-3">
            <Attention row={row} onAsk={around.onAsk} />
            <span className="ml-auto min-w-0 shrink-0">
              <FundingCell row={row} />
            </span>
          </div>
          <div data-cell="spend" className="pointer-events-none relative flex min-w-0 items-center gap-1.5">
            <span className="text-sm text-text-muted">7 days</span>
            <SpendCell row={row} held={around.spendHeld} which="week" />
            <span className="ml-auto min-w-0 shrink-0 text-sm">
              <PaceCell row={row} held={around.spendHeld} />
            </span>
          </div>
          <div className="pointer-events-none relative flex min-w-0 items-center gap-3 text-text-muted">
            <span className="shrink-0">
              <RoleCell row={row} />
            </span>
            <ZoneCell row={row} />
            <span className="ml-auto shrink-0">
              <CampaignsCell row={row} waiting={around.countingWaits} /> campaigns
            </span>
          </div>
        </>
      )}
    </RecordCards>
  );
}

/** The most urgent problem, as a button that shows more; the review status where there is none. */
function Attention({ row, onAsk }: { row: AccountRow } & Pick<AccountAround, "onAsk">) {
  if (!hasMoreToSay(row)) {
    return row.checked ? <ApprovalMark status={row.account.approval_status} /> : <ProblemsCell row={row} />;
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onAsk(row, currentTarget)}
      className="pointer-events-auto -mx-1 flex min-h-6 min-w-0 items-center rounded-sm px-1 hover:bg-surface-hover"
    >
      <ProblemsCell row={row} />
    </button>
  );
}
