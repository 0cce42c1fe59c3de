import "server-only";
import { readLayout } from "@/lib/grid/columns";
import { readFilters } from "@/lib/grid/filters";
import { readDeleted } from "@/lib/grid/rows";
import { readSort } from "@/lib/grid/sort";
import { arrangeRecords } from "@/lib/records/arrange-records";
import { measuresSeen } from "@/lib/records/measure-columns";
import { type AccountRecord, usualLayout } from "@/lib/records/record-columns";
import type { RecordResource } from "@/lib/records/record-resource";
import { rangesRead, shownDays } from "@/lib/statistics/day-ranges";
import { dayIn } from "@/lib/time/calendar";
import type { NumbersInSight } from "./first-numbers";

/** Rows that come with their numbers: as many as a usual window draws. */
const ROWS_MAX = 30;

/** A time, in milliseconds, in an account's zone. */
export interface AccountTime {
  readonly zone: string;
  readonly now: number;
}

/** How the records of a resource are seen, as the address of their page says it. */
export function addressView<Row extends AccountRecord, Column extends string, FilterId extends string>(
  { columns, filters: fields, usualSort }: RecordResource<Row, Column, FilterId>,
  params: URLSearchParams,
) {
  return {
    search: params.get("q") ?? "",
    filters: readFilters(fields, params).filters,
    sort: readSort(columns.ids, params.get("sort") ?? "") ?? usualSort,
    deleted: readDeleted(params.get("deleted")),
    group: params.get("group"),
    // What every window shows: how wide this one is, is not known here.
    layout: readLayout(columns, params.get("columns") ?? "") ?? usualLayout(columns, 0),
  };
}

/**
 * The numbers of the first rows; undefined where none are shown, and where the address alone does not say which rows
 * are first: numbers, groups or changes that the browser stores decide it.
 */
export function numbersInSight<
  Row extends AccountRecord & { readonly objective?: string },
  Column extends string,
  FilterId extends string,
>(
  entity: NumbersInSight["entity"],
  resource: RecordResource<Row, Column, FilterId>,
  records: readonly Row[],
  params: URLSearchParams,
  { zone, now }: AccountTime,
): NumbersInSight | undefined {
  const view = addressView(resource, params);
  const { measures, arranges } = measuresSeen(view);
  if (measures.length === 0 || arranges || params.has("staged")) return undefined;
  const rows = arrangeRecords(resource, records, { ...view, zone, referredName: (id) => id });
  const days = shownDays({ range: params.get("range"), compare: params.get("compare") }, dayIn(zone, now));
  return { entity, rows: rows.slice(0, ROWS_MAX), ranges: rangesRead(days), measures };
}
