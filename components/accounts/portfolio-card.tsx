import Link from "next/link";
import { AccountChip } from "@/components/shell/account-chip";
import { type PortfolioRow, whyUnseen } from "@/lib/accounts/portfolio";
import { ApprovalMark } from "./approval-mark";
import { CampaignsCell, FundingCell, ProblemsCell, RoleCell, ZoneCell } from "./portfolio-cells";

interface PortfolioCardProps {
  row: PortfolioRow;
  href: string;
  now: number;
  waiting: boolean;
  onAsk: (anchor: HTMLElement) => void;
}

/** One account on a phone: what needs somebody first, then money, then who and when. */
export function PortfolioCard({ row, href, now, waiting, onAsk }: PortfolioCardProps) {
  const { account } = row;
  return (
    <td className="flex h-25 flex-col justify-center gap-1 border-b px-4">
      <Link href={href} tabIndex={-1} prefetch={false} className="flex min-h-6 min-w-0 items-center gap-2">
        <AccountChip accountId={account.id} name={account.name} size="small" />
        <span className="truncate font-medium">{account.name}</span>
      </Link>
      <div className="flex min-w-0 items-center gap-3">
        {row.problems.length > 0 || !row.checked || whyUnseen(row) ? (
          <ProblemsCell row={row} onAsk={onAsk} />
        ) : (
          <ApprovalMark status={account.approval_status} />
        )}
        <span className="ml-auto min-w-0 shrink-0">
          <FundingCell row={row} />
        </span>
      </div>
      <div className="flex min-w-0 items-center gap-3 text-text-muted">
        <RoleCell row={row} />
        <ZoneCell row={row} now={now} />
        <span className="ml-auto shrink-0">
          <CampaignsCell row={row} waiting={waiting} /> campaigns
        </span>
      </div>
    </td>
  );
}
