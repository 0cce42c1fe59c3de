import { RowsChart } from "@/components/statistics/rows-chart";
import { useDrawnChart } from "@/components/statistics/use-statistics-view";
import { Button } from "@/components/ui/button";
import { chartDays } from "@/lib/overview/overview-days";
import { SpendTiles } from "./spend-tiles";
import type { Overview } from "./use-overview";

/** Spend of today and of the week, and a chart of the last days. */
export function SpendOverview({
  overview: { days, zone, funding, paid, readAgain },
}: {
  overview: Overview;
}) {
  const [choice, setChoice] = useDrawnChart();
  const { rows, problem } = paid.read;
  const times = [...rows.values()].map(({ readAt }) => readAt);
  const today = days?.today;
  return (
    <>
      <SpendTiles
        instruments={funding.records}
        records={paid.records}
        readAt={times.length > 0 ? Math.min(...times) : undefined}
        complete={funding.complete}
        problem={problem ?? (paid.failed ? "The statistics could not be read." : undefined)}
      />
      {paid.failed && (
        <Button size="small" className="self-start" onClick={readAgain}>
          Try again
        </Button>
      )}
      {today !== undefined && funding.records.length > 0 && (
        <div className="rounded-md border bg-surface p-4">
          <RowsChart
            ofAccount
            entity="FUNDING_INSTRUMENT"
            rows={funding.records}
            many="funding sources"
            days={chartDays(today)}
            zone={zone}
            choice={choice}
            onChoice={setChoice}
          />
        </div>
      )}
    </>
  );
}
