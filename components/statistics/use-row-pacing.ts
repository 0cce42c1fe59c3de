"use client";

import { useMemo } from "react";
import { figureOf, figureValue, type Reading } from "@/lib/statistics/figures";
import { MEASURES, type MeasureId } from "@/lib/statistics/measures";
import { gapOf, lateDays, pacedDays, paceOf, type SpendPace, type SpendPlan } from "@/lib/statistics/pacing";
import type { Day } from "@/lib/time/calendar";
import { type MeasuredRow, type RangeReadingProps, useRangeReading } from "./use-range-reading";

const SPEND: readonly MeasureId[] = ["spend"];
const NOTHING: readonly MeasureId[] = [];

interface RowPacingProps<Row extends MeasuredRow>
  extends Omit<RangeReadingProps, "ranges" | "measures" | "rows"> {
  /** Memoize them, and their plans. */
  readonly rows: readonly Row[];
  readonly planOf: ((row: Row) => SpendPlan) | undefined;
  readonly zone: string;
  readonly today: Day | undefined;
  /** Whether anything shows it; nothing is read otherwise. */
  readonly wanted: boolean;
}

/** The pacing of the rows of a grid, read while they are in view: for the complete days that can be read. */
export function useRowPacing<Row extends MeasuredRow>({
  rows,
  planOf,
  zone,
  today,
  wanted,
  ...props
}: RowPacingProps<Row>) {
  const ranges = today === undefined ? undefined : [pacedDays(today), lateDays(today)];
  const { at, read, reading, reason } = useRangeReading({
    ...props,
    rows,
    ranges,
    measures: wanted && planOf ? SPEND : NOTHING,
  });
  const pace = useMemo(() => {
    const byId = new Map(rows.map((row) => [row.id, row]));
    const known = new Map<string, SpendPace>();
    const judge = (id: string): SpendPace => {
      const row = byId.get(id);
      if (!row || !planOf || today === undefined) return { kind: "unread" };
      const [toDate, lately] = [at(id, 0), at(id, 1)];
      const place = { today, zone };
      const own = planOf(row);
      const plan = { ...own, flight: own.flight ?? read.rows.get(id)?.flight };
      if (toDate.state === "denied") return { kind: "denied", why: toDate.why };
      if (toDate.state === "unread") {
        // Without a budget there is no pace, whatever is read.
        const why = gapOf(own, place);
        if (why === "no-budget" || why === "deleted") return { kind: "gap", gap: why };
        return { kind: "unread", ...(toDate.why !== undefined && { why: toDate.why }) };
      }
      return paceOf(plan, { toDate: spentIn(toDate), lately: spentIn(lately) }, place);
    };
    return (id: string): SpendPace => {
      const found = known.get(id) ?? judge(id);
      known.set(id, found);
      return found;
    };
  }, [rows, planOf, today, zone, at, read.rows]);
  return { pace, read, reading, reason };
}

const spentIn = (reading: Reading) => figureValue(figureOf(MEASURES.spend, reading)) ?? 0n;
