import { type ReactNode, useMemo, useState } from "react";
import { ClosedTotals } from "@/components/statistics/statistics-closed";
import { SummaryState } from "@/components/statistics/summary-state";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { CurrencySpend, SpentInDays } from "@/lib/accounts/account-spend";
import type { AccountRow } from "@/lib/accounts/portfolio";
import { spendOfRows, whyNoSpend } from "@/lib/accounts/spend-columns";
import { formatNumber } from "@/lib/format/numbers";
import { pageClock } from "@/lib/format/page-clock";
import { SpendSums } from "./spend-cells";

/** Currencies that fit beside each other. */
const FEW = 2;

interface AccountTotalsProps {
  /** Those that pass the filters. */
  rows: readonly AccountRow[];
  settled: boolean;
  /** Why nothing more is read for the moment. */
  held: string | undefined;
  /** Reads the accounts out of view; undefined once requested. */
  onWhole: (() => void) | undefined;
}

/** The total spend of the listed accounts, by currency, and when it was read. */
export function AccountTotals({ rows, settled, held, onWhole }: AccountTotalsProps) {
  const [open, setOpen] = useState(false);
  const sums = useMemo(() => spendOfRows(rows), [rows]);
  const may = rows.filter(({ spent }) => spent.state !== "not-permitted");
  const read = rows.filter(({ spent }) => spent.state === "known");
  const times = read.flatMap(({ spendReadAt }) => spendReadAt ?? []);
  if (may.length === 0) {
    const why = rows.map(whyNoSpend).find((each) => each !== undefined);
    return why === undefined ? null : <ClosedTotals reason={why} />;
  }
  const part = read.length < rows.length;
  const state = [
    part && `${formatNumber(read.length)} of ${formatNumber(rows.length)} accounts read.`,
    held ?? (times.length > 0 && `As of ${pageClock(new Date(Math.min(...times)))}`),
  ]
    .filter(Boolean)
    .join(" ");
  const few = sums.length <= FEW;
  return (
    <section aria-label="Totals" className="shrink-0 border-b px-4 py-1.5">
      <div className="flex min-h-6 flex-wrap items-center gap-x-6 gap-y-1">
        {(["today", "week"] as const).map((which) => (
          <SpentTogether key={which} which={which} sums={sums} open={open || few}>
            {read.length > 0 ? "Nothing" : settled ? "Not read" : "Reading…"}
          </SpentTogether>
        ))}
        {!few && (
          <Button size="small" tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? "Fewer currencies" : `All ${formatNumber(sums.length)} currencies`}
          </Button>
        )}
        {part && settled && held === undefined && onWhole && (
          <Button size="small" tone="quiet" onClick={onWhole}>
            Add up all {formatNumber(rows.length)}
          </Button>
        )}
        <SummaryState words={state} stays={held !== undefined} />
      </div>
    </section>
  );
}

interface SpentTogetherProps {
  which: keyof SpentInDays;
  sums: readonly CurrencySpend[];
  /** All currencies are shown, on as many lines as they take. */
  open: boolean;
  /** Shown where there is no sum. */
  children: ReactNode;
}

/** Spend in as many currencies as one line holds unless it is open: rows below stay in place as sums arrive. */
const SpentTogether = ({ which, sums, open, children }: SpentTogetherProps) => (
  <span
    className={classNames(
      "flex items-baseline gap-x-1.5",
      open ? "flex-wrap" : "h-6 min-w-64 flex-1 overflow-hidden max-sm:basis-full",
    )}
  >
    <span className="shrink-0 text-sm text-text-muted">
      {which === "today" ? "Spend today so far" : "Last 7 days"}{" "}
    </span>
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 font-medium">
      {sums.length > 0 ? (
        <SpendSums sums={sums} which={which} />
      ) : (
        <span className="font-normal text-text-muted">{children}</span>
      )}
    </span>
  </span>
);
