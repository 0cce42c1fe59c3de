import { useState } from "react";

/** Rows that are on screen at a time. */
const PAGE = 50;

/**
 * Which rows are shown, fifty at a time. Rows stay where they are while they are put right; they are chosen anew
 * with the filter.
 */
export function useRowChoice<Filter extends string, Shown extends { readonly row: number }>(
  rows: readonly Shown[],
  matches: (filter: Filter, row: Shown) => boolean,
  first: Filter,
) {
  const [choice, setChoice] = useState<{ filter: Filter; rows: ReadonlySet<number> | undefined }>({
    filter: first,
    rows: undefined,
  });
  const [page, setPage] = useState(0);
  const of = (filter: Filter) => rows.filter((row) => matches(filter, row));
  const filterBy = (filter: Filter) => {
    setChoice({ filter, rows: filter === first ? undefined : new Set(of(filter).map(({ row }) => row)) });
    setPage(0);
  };
  const chosen = choice.rows ? rows.filter(({ row }) => choice.rows?.has(row)) : of(choice.filter);
  const at = Math.min(page, Math.max(1, Math.ceil(chosen.length / PAGE)) - 1);
  return {
    filter: choice.filter,
    of,
    filterBy,
    chosen,
    shown: chosen.slice(at * PAGE, (at + 1) * PAGE),
    pager: { from: at * PAGE, size: PAGE, of: chosen.length, page: at, onPage: setPage },
  };
}

export type RowPages = ReturnType<typeof useRowChoice>["pager"];
