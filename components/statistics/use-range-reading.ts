"use client";

import { useCallback, useEffect, useMemo } from "react";
import { useAccount, useStatisticsReason } from "@/components/shell/account";
import { useHandedNumbers } from "@/components/shell/handed-over";
import { useStore } from "@/components/ui/use-store";
import type { DayRange } from "@/lib/statistics/day-ranges";
import { type Reading, UNREAD } from "@/lib/statistics/figures";
import { type MeasureId, partsFor } from "@/lib/statistics/measures";
import { answersFor, askForRows, type RowsCountedAs } from "@/lib/statistics-reader/ask-for-rows";
import { RowReading, type RowsRead } from "@/lib/statistics-reader/row-reading";

/** How long numbers count as fresh before those in view are read again, in milliseconds. */
const AGAIN_MS = 5 * 60_000;

export interface MeasuredRow {
  readonly id: string;
  /** Its objective, if known. */
  readonly objective?: string;
}

export interface RangeReadingProps {
  readonly entity: RowsCountedAs;
  /** Those of the grid, in their order; memoize it. */
  readonly rows: readonly MeasuredRow[];
  /** At most three; undefined while the day is unknown. */
  readonly ranges: readonly DayRange[] | undefined;
  /** The measures shown, sorted or filtered by; nothing is read without any. Memoize it. */
  readonly measures: readonly MeasureId[];
  /** Whether rows out of view are read as well. */
  readonly all: boolean;
}

/** Reads the figures of the rows of a grid in some ranges of days, while they are looked at. */
export function useRangeReading({ entity, rows, ranges, measures, all }: RangeReadingProps) {
  const { environment, handle, accountId, account } = useAccount();
  const reason = useStatisticsReason();
  const asked = JSON.stringify(ranges?.map(({ from, to }) => ({ from, to })));
  const handed = useHandedNumbers();
  const reading = useMemo(() => {
    const days: { from: string; to: string }[] = asked === undefined ? [] : JSON.parse(asked);
    const place = { environment, handle, account_id: accountId };
    return new RowReading(
      ({ ids, parts, inSight }, signal) =>
        askForRows(
          entity,
          {
            ...place,
            ids,
            ranges: days,
            parts,
            each: "sum",
            purpose: inSight ? "rows in sight" : "other rows",
          },
          signal,
        ),
      answersFor(entity, { ...place, ranges: days }, handed.current?.answers ?? []),
    );
  }, [environment, handle, accountId, entity, asked, handed]);
  const read = useStore(reading.read);
  const objectives = useMemo(
    () =>
      new Map(
        rows.flatMap(({ id, objective }) => (objective === undefined ? [] : [[id, [objective]] as const])),
      ),
    [rows],
  );
  // The zone of the days is known with the account.
  const wanted = account !== undefined && asked !== undefined && measures.length > 0 && reason === undefined;
  useEffect(() => {
    if (!wanted) return;
    reading.want(
      rows.map(({ id }) => id),
      (id, reported) => partsFor(measures, objectives.get(id) ?? reported ?? []),
      all,
    );
  }, [reading, rows, wanted, measures, objectives, all]);
  useEffect(() => {
    const timer = setInterval(() => reading.refresh(), AGAIN_MS);
    return () => {
      clearInterval(timer);
      reading.end();
    };
  }, [reading]);
  const why = read.problem ?? (read.error && "The statistics could not be read.");
  const readingIn = useCallback(
    (known: () => RowsRead["rows"]) =>
      (id: string, range: number): Reading => {
        if (reason !== undefined) return { state: "denied", why: reason };
        const row = known().get(id);
        const sums = row?.ranges[range];
        if (!row || !sums) return why === undefined ? UNREAD : { state: "unread", why };
        return {
          state: "read",
          sums,
          objectives: objectives.get(id) ?? row.objectives ?? [],
          parts: row.parts,
        };
      },
    [reason, why, objectives],
  );
  /** The reading of a row in one of the ranges; a new function whenever there is more data. */
  const at = useMemo(() => readingIn(() => read.rows), [readingIn, read.rows]);
  /** The same with the current data: the function is stable. */
  const latest = useMemo(() => readingIn(() => reading.read.get().rows), [readingIn, reading]);
  return { at, latest, read, reading, reason };
}
