import Link from "next/link";
import type { RecordGridKind } from "@/components/records/record-grid-kind";
import type { CellAround } from "@/components/records/record-value";
import { AccountChip } from "@/components/shell/account-chip";
import type { AccountColumn, AccountFilterId } from "@/lib/accounts/account-columns";
import { ACCOUNT_RECORDS } from "@/lib/accounts/account-records";
import type { AccountRow } from "@/lib/accounts/portfolio";
import {
  CampaignsCell,
  CurrencyCell,
  FundingCell,
  ProblemsCell,
  RoleCell,
  ViaCell,
  ZoneCell,
} from "./account-cells";
import { ApprovalMark } from "./approval-mark";
import { ChangeCell, PaceCell, RunwayCell, SpendCell } from "./spend-cells";

/** Further data for cells of accounts. */
export interface AccountAround extends CellAround {
  /** Counting campaigns waits until the API limit is reset. */
  readonly countingWaits: boolean;
  /** Why reading the spend of accounts is paused. */
  readonly spendHeld: string | undefined;
  /** Shows an account's problems beside an element. */
  readonly onAsk: (row: AccountRow, anchor: HTMLElement) => void;
  /** The section that the account opens with for the handle with the most permissions. */
  readonly homeOf: (row: AccountRow) => string;
}

/** Accounts in their grid. */
export const ACCOUNT_GRID: RecordGridKind<
  AccountRow,
  AccountColumn,
  AccountFilterId,
  Readonly<Record<string, never>>,
  AccountAround
> = {
  resource: ACCOUNT_RECORDS,
  label: "Accounts",
  padding: "px-2",
  why: "problems",
  values: {
    name: (row, { homeOf }) => <AccountLink row={row} href={homeOf(row)} />,
    problems: (row) => <ProblemsCell row={row} />,
    approval: ({ account }) => <ApprovalMark status={account.approval_status} />,
    role: (row) => <RoleCell row={row} />,
    via: (row) => <ViaCell row={row} />,
    zone: (row) => <ZoneCell row={row} />,
    currency: (row) => <CurrencyCell row={row} />,
    campaigns: (row, { countingWaits }) => <CampaignsCell row={row} waiting={countingWaits} />,
    funding: (row) => <FundingCell row={row} />,
    spend: (row, { spendHeld }) => <SpendCell row={row} held={spendHeld} which="week" />,
    spend_today: (row, { spendHeld }) => <SpendCell row={row} held={spendHeld} which="today" />,
    spend_change: (row, { spendHeld }) => <ChangeCell row={row} held={spendHeld} />,
    pace: (row, { spendHeld }) => <PaceCell row={row} held={spendHeld} />,
    runway: (row, { spendHeld }) => <RunwayCell row={row} held={spendHeld} />,
  },
  wraps: {},
};

/** The account's name, linked to the account; the grid is walked by keys, so the link is no tab stop. */
export function AccountLink({ row: { id, name }, href }: { row: AccountRow; href: string }) {
  return (
    <Link
      href={href}
      tabIndex={-1}
      prefetch={false}
      className="flex min-h-6 min-w-0 items-center gap-2 hover:underline"
      title={`${name} · ${id}`}
    >
      <AccountChip accountId={id} name={name} size="small" />
      <bdi className="min-w-0 truncate font-medium">{name}</bdi>
    </Link>
  );
}
