import type { Filter } from "@/lib/grid/filters";
import { compileFilters } from "@/lib/grid/match-filters";
import { type DeletedView, isInView } from "@/lib/grid/rows";
import { type Sort, sortRecords } from "@/lib/grid/sort";
import { wordsTest } from "@/lib/text/characters";
import { byNameAndId, type NameOrder } from "./name-order";
import type { AccountRecord, NameOf } from "./record-columns";
import type { RecordResource } from "./record-resource";

/** The search, filters and sorting of a view. */
export interface Arrangement<Column extends string, FilterId extends string> {
  readonly search: string;
  readonly filters: readonly Filter<FilterId>[];
  readonly deleted: DeletedView;
  /** Days are those of this zone. */
  readonly zone: string;
  readonly sort: Sort<Column>;
  /** Names of the records that a column refers to. */
  readonly referredName: NameOf;
}

/**
 * The records to show, in order: those that pass the filters and contain every word of the search, or have it as their
 * id. Equal ones are ordered by name.
 *
 * @param names the order of `rows` by their names, if prepared: equal ones keep it, and are not compared
 */
export function arrangeRecords<Row extends AccountRecord, Column extends string, FilterId extends string>(
  { columns, filters: fields, nameOf, searched = nameOf }: RecordResource<Row, Column, FilterId>,
  rows: readonly Row[],
  {
    search,
    filters,
    deleted,
    zone,
    sort: { column, direction },
    referredName,
  }: Arrangement<Column, FilterId>,
  names?: NameOrder<Row>,
): Row[] {
  const id = search.trim();
  const matches = wordsTest(search);
  const passes = compileFilters(fields, filters, zone);
  const named = names?.of(rows);
  const found = (named ?? rows).filter((row) => {
    if (!isInView(row, deleted) || !passes(row)) return false;
    return row.id === id || matches(searched(row));
  });
  const { order } = columns.of(column);
  return sortRecords(found, order(referredName), direction, named ? undefined : byNameAndId(nameOf));
}
