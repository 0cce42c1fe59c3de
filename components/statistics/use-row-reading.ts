"use client";

import { useEffect, useMemo } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { useStore } from "@/components/ui/use-store";
import * as statistics from "@/lib/ads/endpoints/statistics";
import type { ReadRecords } from "@/lib/records/measure-columns";
import { finalityOf } from "@/lib/statistics/day-ranges";
import { type Reading, UNREAD } from "@/lib/statistics/figures";
import { type MeasureId, partsFor } from "@/lib/statistics/measures";
import { askStatistics } from "@/lib/statistics-reader/ask-statistics";
import type { ShownEntity } from "@/lib/statistics-reader/question";
import { RowReading } from "@/lib/statistics-reader/row-reading";
import type { StatisticsDays } from "./use-statistics-view";

/** How long numbers stand before those in sight are read again, in milliseconds. */
const AGAIN_MS = 5 * 60_000;

export interface MeasuredRow {
  readonly id: string;
  /** What it is after, where its record says so. */
  readonly objective?: string;
}

interface RowReadingProps {
  readonly entity: ShownEntity;
  /** Those of the grid, in their order; memoize it. */
  readonly rows: readonly MeasuredRow[];
  readonly zone: string;
  readonly days: StatisticsDays | undefined;
  /** What is shown, sorted or filtered by; nothing is read for none. Memoize it. */
  readonly measures: readonly MeasureId[];
  /** Also rows out of sight are read. */
  readonly all: boolean;
}

/** Reads the statistics of the rows of a grid while they are looked at. */
export function useRowReading({ entity, rows, zone, days, measures, all }: RowReadingProps) {
  const { environment, handle, accountId, account } = useAccount();
  const { reason } = usePermission(statistics.get);
  const ranges = JSON.stringify(
    days && [days.range, ...(days.compared ? [days.compared.now, days.compared.before] : [])],
  );
  const reading = useMemo(() => {
    const asked: { from: string; to: string }[] = ranges === undefined ? [] : JSON.parse(ranges);
    return new RowReading(({ ids, parts, inSight }, signal) =>
      askStatistics(
        {
          environment,
          handle,
          account_id: accountId,
          entity,
          ids: [...ids],
          ranges: asked.map(({ from, to }) => ({ from, to })),
          parts: [...parts],
          each: "sum",
          purpose: inSight ? "rows in sight" : "other rows",
          objectives: entity === "CAMPAIGN",
        },
        signal,
      ),
    );
  }, [environment, handle, accountId, entity, ranges]);
  const read = useStore(reading.read);
  const objectives = useMemo(
    () =>
      new Map(
        rows.flatMap(({ id, objective }) => (objective === undefined ? [] : [[id, [objective]] as const])),
      ),
    [rows],
  );
  // Whose days they are is known with the account.
  const wanted = account !== undefined && days !== undefined && measures.length > 0 && reason === undefined;
  useEffect(() => {
    if (!wanted) return;
    reading.want(
      rows.map(({ id }) => id),
      (id, told) => partsFor(measures, objectives.get(id) ?? told ?? []),
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
  const records = useMemo((): ReadRecords => {
    const at = (id: string, range: number): Reading => {
      if (reason !== undefined) return { state: "denied", why: reason };
      const row = read.rows.get(id);
      const sums = row?.ranges[range];
      if (!row || !sums) return why === undefined ? UNREAD : { state: "unread", why };
      return {
        state: "read",
        sums,
        objectives: objectives.get(id) ?? row.objectives ?? [],
        parts: row.parts,
      };
    };
    return {
      of: (id) => at(id, 0),
      ...(days?.compared && { compared: (id: string) => ({ now: at(id, 1), before: at(id, 2) }) }),
      finality: days ? finalityOf(days.range.to, zone, Date.now()) : "final",
    };
  }, [read.rows, reason, why, objectives, days, zone]);
  return { records, read, reading, reason };
}
