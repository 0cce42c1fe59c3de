"use client";

import { useDeferredValue, useMemo } from "react";
import { Late, useLate } from "@/components/ui/late";
import { withoutHeads } from "@/lib/grid/group-head";
import { arrangeRecords } from "@/lib/records/arrange-records";
import type { AccountRecord, NameOf } from "@/lib/records/record-columns";
import type { RecordNoun } from "@/lib/records/record-noun";
import type { RecordView } from "./use-record-view";

const late = new Late(() => import("./record-groups"));

interface RecordsSeen<Row, Column extends string, FilterId extends string> {
  readonly records: readonly Row[];
  readonly view: RecordView<Column, FilterId>;
  readonly zone: string;
  /** Of the records that a column refers to; memoize it. */
  readonly referredName: NameOf;
}

/**
 * The records that the view asks for, in its order. Typing stays ahead of filtering.
 *
 * @returns `rows` match; `lines` are those of the grid, the same in groups where the view asks for that; `seen` are
 *   the records in sight, in their order; `groups` is what draws groups
 */
export function useRecordLines<
  Row extends AccountRecord,
  Column extends string,
  Field extends string,
  FilterId extends string,
>(
  noun: RecordNoun<Row, Column, Field, FilterId>,
  { records, view, zone, referredName }: RecordsSeen<Row, Column, FilterId>,
) {
  const { filters, sort, deleted, group, closed } = view;
  const search = useDeferredValue(view.q);
  const rows = useMemo(
    () => arrangeRecords(noun, records, { search, filters, deleted, zone, sort, referredName }),
    [noun, records, search, filters, deleted, zone, sort, referredName],
  );
  const there = useLate(late, group !== null);
  const groups = group === null ? undefined : there;
  const lines = useMemo(
    () => groups?.groupRecords(noun.columns, rows, { group, closed }, referredName) ?? rows,
    [groups, noun, rows, group, closed, referredName],
  );
  const seen = useMemo(() => withoutHeads<Row>(lines), [lines]);
  return { rows, lines, seen, groups };
}

/** What draws groups, once it is there. */
export type RecordGroups = typeof import("./record-groups") | undefined;
