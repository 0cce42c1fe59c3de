import { readLayout } from "@/lib/grid/columns";
import { readFilters } from "@/lib/grid/filters";
import { readDeleted } from "@/lib/grid/rows";
import { readSort } from "@/lib/grid/sort";
import { type AccountRecord, usualLayout } from "./record-columns";
import type { RecordResource } from "./record-resource";

/** The view of a list of records, read from the page's address. */
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
    // The window's width is unknown here, so only the columns that every window shows.
    layout: readLayout(columns, params.get("columns") ?? "") ?? usualLayout(columns, 0),
  };
}
