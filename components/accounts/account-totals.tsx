import { useMemo } from "react";
import { StatisticsClosed } from "@/components/statistics/statistics-closed";
import { Button } from "@/components/ui/button";
import type { AccountRow } from "@/lib/accounts/portfolio";
import { spendOfRows, whyNoSpend } from "@/lib/accounts/spend-columns";
import { formatNumber } from "@/lib/format/numbers";
import { pageClock } from "@/lib/format/page-clock";
import { SpendSums } from "./spend-cells";

interface AccountTotalsProps {
  /** Those that pass the filters. */
  rows: readonly AccountRow[];
  settled: boolean;
  /** Why nothing more is read for the moment. */
  held: string | undefined;
  /** Reads the accounts out of sight; undefined once that was asked for. */
  onWhole: (() => void) | undefined;
}

/** What the accounts of the list spent together, by currency, and as of when. */
export function AccountTotals({ rows, settled, held, onWhole }: AccountTotalsProps) {
  const sums = useMemo(() => spendOfRows(rows), [rows]);
  const may = rows.filter(({ spent }) => spent.state !== "not-permitted");
  const read = rows.filter(({ spent }) => spent.state === "known");
  const times = read.flatMap(({ spendReadAt }) => spendReadAt ?? []);
  if (may.length === 0) {
    const why = rows.map(whyNoSpend).find((each) => each !== undefined);
    return why === undefined ? null : (
      <section aria-label="Totals" className="shrink-0 border-b px-4 py-1.5">
        <StatisticsClosed reason={why} />
      </section>
    );
  }
  const part = read.length < rows.length;
  return (
    <section aria-label="Totals" className="shrink-0 border-b px-4 py-1.5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        {(["today", "week"] as const).map((which) => (
          <span key={which} className="inline-flex flex-wrap items-baseline gap-x-1.5">
            <span className="text-sm text-text-muted">
              {which === "today" ? "Spend today so far" : "Last 7 days"}{" "}
            </span>
            <span className="inline-flex flex-wrap items-baseline gap-x-1.5 font-medium">
              {sums.length > 0 ? (
                <SpendSums sums={sums} which={which} />
              ) : read.length > 0 ? (
                <span className="font-normal text-text-muted">Nothing</span>
              ) : (
                <span className="font-normal text-text-muted">{settled ? "Not read" : "Reading…"}</span>
              )}
            </span>
          </span>
        ))}
        {part && settled && held === undefined && onWhole && (
          <Button size="small" tone="quiet" onClick={onWhole}>
            Add up all {formatNumber(rows.length)}
          </Button>
        )}
        <span role="status" className="ml-auto text-sm text-text-muted">
          {part && `${formatNumber(read.length)} of ${formatNumber(rows.length)} accounts read. `}
          {held ?? (times.length > 0 && `As of ${pageClock(new Date(Math.min(...times)))}`)}
        </span>
      </div>
    </section>
  );
}
