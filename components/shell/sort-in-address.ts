import { createParser } from "nuqs";
import type { ListSort } from "@/lib/records/row-columns";

/** Stores the order of a list in the address, as `name-asc`; anything else there is the default order. */
export function sortInAddress<Column extends string>(columns: readonly Column[], usual: ListSort<Column>) {
  return createParser<ListSort<Column>>({
    parse: (text) => {
      const [, name = "", direction] = /^([a-z_]+)-(asc|desc)$/.exec(text) ?? [];
      const column = columns.find((each) => each === name);
      return column ? { column, descending: direction === "desc" } : null;
    },
    serialize: ({ column, descending }) => `${column}-${descending ? "desc" : "asc"}`,
    eq: (a, b) => a.column === b.column && a.descending === b.descending,
  }).withDefault(usual);
}

/** The order after a click on a column's header: ascending first, descending at the second click. */
export function sortedBy<Column extends string>(before: ListSort<Column>, column: Column): ListSort<Column> {
  return { column, descending: before.column === column && !before.descending };
}

/** The `aria-sort` of a column's header. */
export function sortMark<Column extends string>(sort: ListSort<Column>, column: Column) {
  if (sort.column !== column) return null;
  return sort.descending ? "desc" : "asc";
}
