"use client";

import { useDeferredValue, useEffect, useMemo } from "react";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { type GroupHead, withoutHeads } from "@/lib/grid/group-head";
import type { RowGroup } from "@/lib/grid/groups";
import { arrangeRecords } from "@/lib/records/arrange-records";
import { NameOrder } from "@/lib/records/name-order";
import type { AccountRecord, NameOf } from "@/lib/records/record-columns";
import type { RecordResource } from "@/lib/records/record-resource";
import type { RecordView } from "./use-record-view";
import { useSteadyOrder } from "./use-steady-order";

/** Everything that groups need. */
const late = new LazyModule(async () => {
  const [row, card, groups, grouped] = await Promise.all([
    import("@/components/ui/grid/grid-group-row"),
    import("@/components/ui/grid/card-group-head"),
    import("@/lib/grid/groups"),
    import("@/lib/records/group-records"),
  ]);
  return { ...row, ...card, ...groups, ...grouped };
});

const NO_GROUPS: readonly never[] = [];

/** A record, or the header of a group. */
export type RecordLine<Row> = Row | GroupHead;

interface RecordsSeen<Row, Column extends string, FilterId extends string> {
  readonly records: readonly Row[];
  readonly view: RecordView<Column, FilterId>;
  readonly zone: string;
  /** Of the records that a column refers to; memoize it. */
  readonly referredName: NameOf;
  /**
   * False while the values that order them are being read, so that they stay in place; undefined where it does not
   * apply.
   */
  readonly settled: boolean | undefined;
}

/**
 * The records of the view, in its order. Filtering is deferred behind typing.
 *
 * @returns `rows` match; `lines` are those of the grid, with group headers if the view is grouped; `seen` are the
 *   visible records, in their order; `groups` renders groups
 */
export function useRecordLines<Row extends AccountRecord, Column extends string, FilterId extends string>(
  resource: RecordResource<Row, Column, FilterId>,
  { records, view, zone, referredName, settled }: RecordsSeen<Row, Column, FilterId>,
) {
  const { filters, sort, deleted, group, closed } = view;
  const search = useDeferredValue(view.q);
  const names = useNameOrder(records, resource.nameOf);
  const arranged = useMemo(
    () => arrangeRecords(resource, records, { search, filters, deleted, zone, sort, referredName }, names),
    [resource, records, search, filters, deleted, zone, sort, referredName, names],
  );
  const asked = [search, filters, sort, deleted, records.length];
  const rows = useSteadyOrder(arranged, JSON.stringify(asked), settled);
  const there = useLazyModule(late, group !== null);
  const groups = group === null ? undefined : there;
  const grouped = useMemo(
    () => groups?.groupRecords(resource.columns, rows, { group, sort }, referredName),
    [groups, resource, rows, group, sort, referredName],
  );
  const together: readonly RowGroup<Row>[] = grouped ?? NO_GROUPS;
  const steady = useSteadyOrder(together, JSON.stringify([...asked, group, together.length]), settled);
  const lines = useMemo(
    () => (groups && grouped ? groups.groupLines(steady, groups.readClosed(closed)) : rows),
    [groups, grouped, steady, rows, closed],
  );
  const seen = useMemo(() => withoutHeads<Row>(lines), [lines]);
  return { rows, lines, seen, groups };
}

/** Sorts the records by name while the page is idle, if the browser supports that. */
function useNameOrder<Row extends AccountRecord>(
  records: readonly Row[],
  nameOf: (row: Row) => string,
): NameOrder<Row> {
  const names = useMemo(() => new NameOrder(nameOf), [nameOf]);
  useEffect(() => {
    if (!("requestIdleCallback" in window)) return;
    const idle = requestIdleCallback(() => names.prepare(records));
    return () => cancelIdleCallback(idle);
  }, [names, records]);
  return names;
}

/** Renders groups, once loaded. */
export type RecordGroups = Awaited<ReturnType<typeof late.get>> | undefined;
