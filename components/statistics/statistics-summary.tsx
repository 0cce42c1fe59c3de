"use client";

import { ChartLine } from "lucide-react";
import { useMemo } from "react";
import { useHydrated } from "@/components/shell/handed-over";
import { Button } from "@/components/ui/button";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { formatDay } from "@/lib/format/dates";
import { formatNumber } from "@/lib/format/numbers";
import { pageClock } from "@/lib/format/page-clock";
import { measureSums, type ReadRecords } from "@/lib/records/measure-columns";
import type { AccountRecord } from "@/lib/records/record-columns";
import { USUAL_CHART } from "@/lib/statistics/chart-choice";
import { FINALITY_WORDS, finalityOf, type StatisticsDays } from "@/lib/statistics/day-ranges";
import { USUAL_MEASURES } from "@/lib/statistics/measures";
import type { RowsCountedAs } from "@/lib/statistics-reader/ask-for-rows";
import type { RowsRead } from "@/lib/statistics-reader/row-reading";
import { rangeWords } from "./range-button";
import { SummaryFigures } from "./summary-figures";
import { SummaryState } from "./summary-state";
import type { StatisticsView } from "./use-statistics-view";
import { WhyDifferentButton } from "./why-different-button";

interface SummaryRow extends AccountRecord {
  readonly objective?: string;
}

const lateChart = new LazyModule(() => import("./rows-chart"));

interface StatisticsSummaryProps {
  /** Those that pass the filters. */
  rows: readonly SummaryRow[];
  /** The selected ones, to which the chart is limited. */
  chosen: readonly SummaryRow[];
  entity: RowsCountedAs;
  /** "campaigns" */
  many: string;
  view: StatisticsView;
  records: ReadRecords;
  read: RowsRead;
  days: StatisticsDays;
  zone: string;
  /** There are no other rows. */
  complete: boolean;
  /** Reads the rows out of view; undefined once requested. */
  onWhole?: (() => void) | undefined;
  onRetry: () => void;
}

/** The totals of a list's rows, and when they were read. */
export function StatisticsSummary({
  rows,
  chosen,
  entity,
  many,
  view,
  records,
  read,
  days,
  zone,
  complete,
  onWhole,
  onRetry,
}: StatisticsSummaryProps) {
  // Results that cannot be added up have no total.
  const totals = useMemo(
    () =>
      USUAL_MEASURES.map((id) => ({ id, sums: measureSums(id, rows, records.of) })).filter(
        ({ sums: [first, ...others] }) => first && others.every(({ counted }) => counted === first.counted),
      ),
    [rows, records],
  );
  const counted = rows.filter(({ id }) => records.of(id).state === "read").length;
  // By the clock of the browser, which the server does not know.
  const hydrated = useHydrated();
  const stays = read.error !== undefined || read.problem !== undefined;
  const state = [
    !complete && `${formatNumber(rows.length)} ${many} so far.`,
    counted < rows.length && `${formatNumber(counted)} of ${formatNumber(rows.length)} read.`,
    read.error
      ? "The statistics could not be read."
      : (read.problem ?? (hydrated && freshness(read, days, zone))),
  ]
    .filter(Boolean)
    .join(" ");
  const { chart, setChart } = view;
  const drawn = chosen.length > 0 ? chosen : rows;
  const late = useLazyModule(lateChart, chart !== undefined);
  return (
    <section aria-label="Totals" className="shrink-0 border-b px-4 py-1.5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <span
          className="text-sm text-text-muted"
          title={`${formatDay(days.range.from)} to ${formatDay(days.range.to)}`}
        >
          {rangeWords(days.range)}
        </span>
        <SummaryFigures
          totals={totals}
          reading={rows.length > 0 && counted === 0 && !read.settled && !read.error}
        />
        {counted < rows.length && read.settled && !read.error && onWhole && (
          <Button size="small" tone="quiet" onClick={onWhole}>
            Add up all {formatNumber(rows.length)}
          </Button>
        )}
        <SummaryState words={state} stays={stays} />
        <WhyDifferentButton range={days.range} zone={zone} many={many} />
        {read.error && (
          <Button size="small" tone="quiet" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button
          size="small"
          tone="quiet"
          aria-expanded={chart !== undefined}
          onClick={() => setChart(chart === undefined ? USUAL_CHART : undefined)}
        >
          <ChartLine size={14} aria-hidden />
          Chart
        </Button>
      </div>
      {late && chart && drawn.length > 0 && (
        <div className="py-2">
          <late.RowsChart
            entity={entity}
            rows={drawn}
            many={many}
            days={days}
            zone={zone}
            choice={chart}
            onChoice={setChart}
            onRange={view.setRange}
          />
        </div>
      )}
    </section>
  );
}

/** "As of 14:02 (account time); spend is an estimate for three days". */
function freshness({ rows }: RowsRead, { range }: StatisticsDays, zone: string): string {
  let oldest = Number.POSITIVE_INFINITY;
  for (const { readAt } of rows.values()) oldest = Math.min(oldest, readAt);
  if (oldest === Number.POSITIVE_INFINITY) return "Reading statistics…";
  return `As of ${pageClock(new Date(oldest))}; ${FINALITY_WORDS[finalityOf(range.to, zone, Date.now())]}`;
}
