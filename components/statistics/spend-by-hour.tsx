"use client";

import { Clock } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { Banner } from "@/components/ui/banner";
import { SeriesChart } from "@/components/ui/chart/series-chart";
import { SERIES_LOOKS, SeriesSwatch } from "@/components/ui/chart/series-swatch";
import { ErrorState, type ErrorStateProps } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { figureText } from "@/lib/format/figure-text";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import type { HourBeside, SpendBeside } from "@/lib/statistics/spend-by-hour";
import { spendBesideWords } from "@/lib/statistics/spend-by-hour-words";
import type { ShownEntity } from "@/lib/statistics-reader/question";
import { zoneOrUtc } from "@/lib/time/calendar";
import { AskedSection } from "./asked-section";
import { usePanelDetails } from "./use-panel-details";
import { useSpendByHour } from "./use-spend-by-hour";

interface SpendByHourProps {
  entity: ShownEntity;
  row: { readonly id: string; readonly currency: string };
  zone: string;
  /** What helps if the spend is too fast. */
  pause: ReactNode;
}

/** Today's spend of one record by hour beside the same weekday's usual one, on request. */
export function SpendByHour(props: SpendByHourProps) {
  const { hours, setHours } = usePanelDetails(props.row.id);
  return (
    <AskedSection
      label="Spend by hour against the usual"
      action="Spend by hour against the usual"
      icon={Clock}
      shown={hours}
      onShow={setHours}
    >
      <SpentHoursBeside {...props} />
    </AskedSection>
  );
}

/** The same, asked for. */
export function SpentHoursBeside({ entity, row: { id, currency }, zone: named, pause }: SpendByHourProps) {
  const zone = zoneOrUtc(named);
  const ids = useMemo(() => [id], [id]);
  const { data, found, error, refetch } = useSpendByHour({ entity, ids, zone });
  const beside = found.get(id);
  if (error) return <SpendByHourFailed error={error} onRetry={() => void refetch()} />;
  if (!beside) {
    return data?.problem === undefined ? (
      <Skeleton className="h-65 w-full" />
    ) : (
      <p role="status" className="text-sm text-attention">
        {data.problem}
      </p>
    );
  }
  const words = spendBesideWords(beside, currency, zone);
  return (
    <div className="flex flex-col gap-2">
      {beside.runsAway ? (
        <Banner tone="attention" title="Spending runs away." action={pause}>
          {words}
        </Banner>
      ) : (
        <p>{words}</p>
      )}
      <HoursChart beside={beside} currency={currency} zone={zone} />
    </div>
  );
}

/** The same for a failed read. */
export const SpendByHourFailed = (failed: Pick<ErrorStateProps, "error" | "onRetry">) => (
  <ErrorState compact title="Spend by hour could not be read" {...failed} />
);

const MICROS = 1_000_000;
const pointsOf = (hours: readonly HourBeside[], of: (hour: HourBeside) => bigint | undefined) =>
  hours.map((hour) => {
    const spent = of(hour);
    return {
      from: hour.from,
      until: hour.until,
      whole: hour.whole,
      value: spent === undefined ? null : Number(spent) / MICROS,
    };
  });

interface HoursChartProps {
  beside: SpendBeside;
  currency: string;
  zone: string;
}

/** Each hour of today beside the usual one. */
function HoursChart({ beside: { hours, days }, currency, zone }: HoursChartProps) {
  const lines = [
    { name: "Today", points: pointsOf(hours, ({ spent }) => spent) },
    {
      name: `Usual: the middle of ${days} of the same weekdays`,
      points: pointsOf(hours, ({ usual }) => usual).map((point) => ({ ...point, whole: true })),
    },
  ];
  const shown = days > 0 ? lines : lines.slice(0, 1);
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-sm text-text-muted">
        {shown.map(({ name }, index) => (
          <span key={name} className="inline-flex items-center gap-2">
            <SeriesSwatch look={SERIES_LOOKS[index] ?? SERIES_LOOKS[0]} />
            {name}
          </span>
        ))}
      </p>
      <SeriesChart
        series={shown.map(({ points }) => ({ points }))}
        by="HOUR"
        zone={zone}
        figure={(tick) => formatNumber(tick)}
        reading={(at) => figureText(BigInt(Math.round(at * MICROS)), "money", currency)}
        unit={currency}
        nothing="no spend reported"
      />
      <p className="text-sm text-text-muted">
        Hollow: numbers of the last hours still arrive
        {hours.length !== 24 && `. Clocks are changed today: it has ${counted(hours.length, "hour")}`}. Spend
        is an estimate for three days.
      </p>
    </>
  );
}
