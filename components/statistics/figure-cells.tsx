import { Cell } from "@/components/ui/table";
import { formatRate } from "@/lib/format/numbers";
import type { Finality } from "@/lib/statistics/day-ranges";
import type { Sums } from "@/lib/statistics/derived-metrics";
import { figureOf } from "@/lib/statistics/figures";
import { type MeasureId, measureOf } from "@/lib/statistics/measures";
import type { Part } from "@/lib/statistics/parts";
import { FigureValue } from "./figure-value";

export interface FigureCellsProps {
  sums: Sums;
  measures: readonly MeasureId[];
  /** What was read. */
  parts: readonly Part[];
  objectives: readonly string[];
  currency: string;
  finality: Finality;
}

/** Results in cells, one for each measure. */
export const FigureCells = ({ sums, measures, parts, objectives, currency, finality }: FigureCellsProps) =>
  measures.map((id) => {
    const measure = measureOf(id);
    return (
      <Cell key={id} numeric>
        <FigureValue
          figure={figureOf(measure, { state: "read", parts, sums, objectives })}
          unit={measure.unit}
          currency={currency}
          finality={finality}
        />
      </Cell>
    );
  });

/** A share of the whole in millionths, as a bar and in figures. */
export function Share({ rate }: { rate: bigint }) {
  return (
    <span className="inline-flex items-center justify-end gap-2">
      <span aria-hidden className="h-1.5 w-10 overflow-hidden rounded-full bg-line">
        <span className="block h-full bg-accent" style={{ width: `${Number(rate) / 10_000}%` }} />
      </span>
      <span className="w-12 tabular-nums">{formatRate(rate)}</span>
    </span>
  );
}
