"use client";

import { useCallback, useMemo, useState } from "react";
import { RangeButton } from "@/components/statistics/range-button";
import { ClosedTotals } from "@/components/statistics/statistics-closed";
import { StatisticsSummary } from "@/components/statistics/statistics-summary";
import type { MeasuredRow } from "@/components/statistics/use-range-reading";
import { useRowPacing } from "@/components/statistics/use-row-pacing";
import { useRowReading } from "@/components/statistics/use-row-reading";
import { useStatisticsView } from "@/components/statistics/use-statistics-view";
import { measureOfColumn, measuresSeen, withStatistics } from "@/lib/records/measure-columns";
import { isPaceColumn } from "@/lib/records/pace-columns";
import type { AnyChange } from "@/lib/staged/staged-resource";
import { countedAs, type RowsCountedAs } from "@/lib/statistics-reader/ask-for-rows";
import { zoneOrUtc } from "@/lib/time/calendar";
import type { RecordGridKind } from "./record-grid-kind";
import type { CellAround, ShownRecord } from "./record-value";
import type { RecordView } from "./use-record-view";

/** Longer lists are totalled on request: it takes many of a person's reads. */
const FEW_ROWS = 500;

interface RecordStatisticsProps<
  Row extends ShownRecord & MeasuredRow,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
> {
  kind: RecordGridKind<Row, Column, FilterId, Change, Around>;
  entity: RowsCountedAs;
  rows: readonly Row[];
  zone: string;
  view: RecordView<Column, FilterId>;
  /** There are no other rows: those out of view are read after that. */
  complete: boolean;
}

/** The statistics of a page of records: read for its rows, in its columns, and shown above its list. */
export function useRecordStatistics<
  Row extends ShownRecord & MeasuredRow,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
>({
  kind,
  entity,
  rows,
  zone: named,
  view,
  complete,
}: RecordStatisticsProps<Row, Column, FilterId, Change, Around>) {
  const zone = zoneOrUtc(named);
  const statistics = useStatisticsView(zone);
  const { days } = statistics;
  const { layout, sort, group, filters } = view;
  const sortedBy = measureOfColumn(sort.column);
  const { measures, showsPace, arranges } = useMemo(
    () => measuresSeen({ layout, sort, group, filters }),
    [layout, sort, group, filters],
  );
  const sortedByPace = isPaceColumn(sort.column);
  const [whole, setWhole] = useState(false);
  const all = complete && (whole || arranges || rows.length <= FEW_ROWS);
  const { records, latestRecords, read, reading, reason } = useRowReading({
    entity,
    rows,
    zone,
    days,
    measures,
    all,
  });
  const paced = useRowPacing({
    entity,
    rows,
    planOf: kind.resource.plan,
    zone,
    today: days?.today,
    wanted: showsPace,
    all,
  });
  const { pace } = paced;
  const drawn = useMemo(
    () => ({ ...kind, resource: withStatistics(kind.resource, { ...latestRecords, pace }) }),
    [kind, latestRecords, pace],
  );
  const arranging = useMemo(
    () => (arranges ? withStatistics(kind.resource, { ...records, pace }) : kind.resource),
    [kind, arranges, records, pace],
  );
  const { reading: pacing } = paced;
  const look = useCallback(
    (ids: readonly string[]) => {
      reading.look(ids);
      pacing.look(ids);
    },
    [reading, pacing],
  );
  const follows = useCallback(
    ({ id, objective }: MeasuredRow) => {
      const objectives =
        objective === undefined ? (reading.read.get().rows.get(id)?.objectives ?? []) : [objective];
      return { ...countedAs(entity, id), objectives: [...objectives] };
    },
    [entity, reading],
  );
  return {
    kind: drawn,
    /** Rows stay in place while the values that order them are read. */
    settled: sortedByPace ? paced.read.settled : sortedBy === undefined ? undefined : read.settled,
    look,
    statistics: {
      /** The data for a report of the list; undefined while the day is unknown. */
      shared: days && { days, look: reading.look, follows, reason },
      arranging,
      figuresOf: (id: string) => read.rows.get(id),
      range: <RangeButton view={statistics} zone={zone} />,
      summary: (shown: readonly Row[], chosen: readonly Row[]) =>
        days &&
        (reason !== undefined ? (
          <ClosedTotals reason={reason} />
        ) : (
          <StatisticsSummary
            rows={shown}
            chosen={chosen}
            entity={entity}
            many={kind.resource.many}
            records={records}
            read={read}
            view={statistics}
            days={days}
            zone={zone}
            complete={complete}
            onRetry={reading.refresh}
            onWhole={whole ? undefined : () => setWhole(true)}
          />
        )),
    },
  };
}
