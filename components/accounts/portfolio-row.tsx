import Link from "next/link";
import type { ReactNode } from "react";
import { AccountChip } from "@/components/shell/account-chip";
import { classNames } from "@/components/ui/class-names";
import type { PortfolioRow as RowData } from "@/lib/accounts/portfolio";
import type { PortfolioColumn } from "@/lib/accounts/portfolio-view";
import { ApprovalMark } from "./approval-mark";
import {
  CampaignsCell,
  CurrencyCell,
  FundingCell,
  ProblemsCell,
  RoleCell,
  ViaCell,
  ZoneCell,
} from "./portfolio-cells";
import type { ColumnWords } from "./portfolio-columns";

interface PortfolioRowProps {
  columns: readonly ColumnWords[];
  row: RowData;
  href: string;
  now: number;
  /** True while counting campaigns waits for the allowance. */
  waiting: boolean;
  onAsk: (anchor: HTMLElement) => void;
}

/** The cells of one account, one for every column. */
export function PortfolioRow({ columns, row, href, now, waiting, onAsk }: PortfolioRowProps) {
  const cells: Readonly<Record<PortfolioColumn, ReactNode>> = {
    name: <NameCell row={row} href={href} />,
    problems: <ProblemsCell row={row} onAsk={onAsk} />,
    approval: <ApprovalMark status={row.account.approval_status} />,
    role: <RoleCell row={row} />,
    via: <ViaCell row={row} />,
    zone: <ZoneCell row={row} now={now} />,
    currency: <CurrencyCell row={row} />,
    campaigns: <CampaignsCell row={row} waiting={waiting} />,
    funding: <FundingCell row={row} />,
  };
  return columns.map(({ id, right }) => (
    <td
      key={id}
      className={classNames(
        "flex min-w-0 items-center",
        right && "justify-end text-right",
        id === "name" ? "sticky left-0 z-1 bg-inherit px-3" : "px-2 last:pr-3",
      )}
    >
      {cells[id]}
    </td>
  ));
}

/** A real link, for a new tab; the grid itself is walked by keys, so the link is no stop of its own. */
function NameCell({ row: { account }, href }: { row: RowData; href: string }) {
  return (
    <Link
      href={href}
      tabIndex={-1}
      prefetch={false}
      className="flex min-w-0 items-center gap-2 hover:underline"
      title={`${account.name} · ${account.id}`}
    >
      <AccountChip accountId={account.id} name={account.name} size="small" />
      <span className="min-w-0 truncate font-medium">{account.name}</span>
      <span className="hidden min-w-0 flex-1 truncate font-mono text-sm text-text-muted min-[1600px]:block">
        {account.id}
      </span>
    </Link>
  );
}
