import { useEffect, useMemo } from "react";
import { ListTable } from "@/components/shell/list-table";
import { NotSet } from "@/components/ui/absent";
import { ErrorState } from "@/components/ui/error-state";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Skeleton } from "@/components/ui/skeleton";
import { Cell, Row } from "@/components/ui/table";
import { formatDay } from "@/lib/format/dates";
import { figureText } from "@/lib/format/figure-text";
import { counted } from "@/lib/format/plurals";
import { finalityOf } from "@/lib/statistics/day-ranges";
import type { EffectDays } from "@/lib/statistics/effect";
import { type Figure, figureOf } from "@/lib/statistics/figures";
import { type Measure, type MeasureId, measureOf, measuresOf, PRESETS } from "@/lib/statistics/measures";
import { changeOf } from "@/lib/statistics/numbers";
import type { ShownEntity } from "@/lib/statistics-reader/question";
import { FigureValue, Moved } from "./figure-value";
import { useRangeReading } from "./use-range-reading";

interface EffectTableProps {
  entity: ShownEntity;
  row: { readonly id: string; readonly currency: string; readonly objective?: string };
  beside: Extract<EffectDays, { kind: "days" }>;
  zone: string;
}

const SHOWN: readonly MeasureId[] = PRESETS.summary.of;

/** The main figures of a record before and after a change, with their movement. */
export function EffectTable({ entity, row, beside: { before, after, count }, zone }: EffectTableProps) {
  const rows = useMemo(() => [row], [row]);
  const measures = useMemo(() => SHOWN.filter((id) => measuresOf(entity).includes(id)), [entity]);
  const { at, read, reading } = useRangeReading({
    entity,
    rows,
    ranges: [before, after],
    measures,
    all: true,
  });
  useEffect(() => reading.look([row.id]), [reading, row.id]);
  const [then, now] = [at(row.id, 0), at(row.id, 1)];
  if (read.error) {
    return (
      <ErrorState
        compact
        title="The statistics could not be read"
        error={read.error}
        onRetry={reading.refresh}
      />
    );
  }
  if (then.state === "unread" && then.why === undefined) return <Skeleton className="h-32 w-full" />;
  const columns = [
    { label: "Figure" },
    // Outside of the content that scrolls on narrow screens.
    { label: "Change", numeric: true },
    { label: `${counted(count, "day")} before`, numeric: true },
    { label: `${counted(count, "day")} after`, numeric: true },
  ];
  const finality = finalityOf(after.to, zone, Date.now());
  return (
    <>
      <p className="text-sm text-text-muted">
        {formatDay(before.from)} to {formatDay(before.to)}, beside {formatDay(after.from)} to{" "}
        {formatDay(after.to)}
      </p>
      <ScrollRegion label="Table of the effect" className="overflow-x-auto border-t">
        <ListTable label="Effect of a change" columns={columns}>
          {measures.map((id) => {
            const measure = measureOf(id);
            const [was, is] = [figureOf(measure, then), figureOf(measure, now)];
            const shown = { unit: measure.unit, currency: row.currency };
            return (
              <Row key={id}>
                <Cell>{measure.label}</Cell>
                <Change was={was} is={is} measure={measure} currency={row.currency} />
                <Cell numeric>
                  <FigureValue figure={was} {...shown} finality="final" />
                </Cell>
                <Cell numeric>
                  <FigureValue figure={is} {...shown} finality={finality} />
                </Cell>
              </Row>
            );
          })}
        </ListTable>
      </ScrollRegion>
    </>
  );
}

interface ChangeProps {
  was: Figure;
  is: Figure;
  measure: Measure;
  currency: string;
}

/** The movement of a figure, in percent and in its unit. */
function Change({ was, is, measure: { unit, lessIsBetter }, currency }: ChangeProps) {
  const moved = was.kind === "value" && is.kind === "value" ? changeOf(is.value, was.value) : undefined;
  return (
    <Cell numeric className="tabular-nums">
      {moved ? (
        <span className="flex flex-col items-end">
          {moved.rate !== undefined && <Moved rate={moved.rate} lessIsBetter={lessIsBetter === true} />}
          <span className="text-sm text-text-muted">{signed(moved.difference, unit, currency)}</span>
        </span>
      ) : (
        <NotSet what="Nothing to compare" />
      )}
    </Cell>
  );
}

const signed = (difference: bigint, unit: Measure["unit"], currency: string) =>
  difference > 0n
    ? `+${figureText(difference, unit, currency)}`
    : difference < 0n
      ? `−${figureText(-difference, unit, currency)}`
      : figureText(0n, unit, currency);
