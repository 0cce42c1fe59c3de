import { useState } from "react";

/** Which rows are shown. Rows stay in place while they are corrected; changing the filter selects again. */
export function useRowFilter<Filter extends string, Shown extends { readonly row: number }>(
  rows: readonly Shown[],
  matches: (filter: Filter, row: Shown) => boolean,
  first: Filter,
) {
  const [choice, setChoice] = useState<{
    filter: Filter;
    rows: ReadonlySet<number> | undefined;
    /** Increases with each selection of rows: the list then scrolls to its top. */
    turn: number;
  }>({ filter: first, rows: undefined, turn: 0 });
  const of = (filter: Filter) => rows.filter((row) => matches(filter, row));
  const filterBy = (filter: Filter) =>
    setChoice({
      filter,
      rows: filter === first ? undefined : new Set(of(filter).map(({ row }) => row)),
      turn: choice.turn + 1,
    });
  const chosen = choice.rows ? rows.filter(({ row }) => choice.rows?.has(row)) : of(choice.filter);
  return { filter: choice.filter, turn: choice.turn, of, filterBy, chosen };
}
