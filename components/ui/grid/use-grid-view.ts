"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { useCallback, useMemo } from "react";
import { usePanelStep, type WritePanel } from "@/components/ui/use-panel-step";
import { type GridColumns, type Layout, readLayout, writeLayout } from "@/lib/grid/columns";
import { type Filter, type FilterFields, readFilters, writeFilter } from "@/lib/grid/filters";
import { DENSITIES, type DeletedView, type Density, readDeleted } from "@/lib/grid/rows";
import { readSort, type Sort, writeSort } from "@/lib/grid/sort";

interface Seen<Field extends string, Id extends string> {
  readonly fields: FilterFields<Field>;
  readonly columns: GridColumns<Id>;
  readonly usualSort: Sort<Id>;
}

/** The same with its parameters in the address. */
export interface GridView<Field extends string, Id extends string> extends Seen<Field, Id> {
  readonly parsers: Readonly<Record<string, typeof parseAsString>>;
}

/** The parameters of statistics: days, comparison, and the figures in the chart. */
const STATISTICS = ["range", "compare", "chart"] as const;

/** Parameters of the address besides the filters. */
const OTHERS = [
  "q",
  "sort",
  "group",
  "closed",
  "columns",
  "density",
  "deleted",
  "staged",
  "panel",
  ...STATISTICS,
] as const;

/** The parts of a grid's view. */
export const gridView = <Field extends string, Id extends string>(
  seen: Seen<Field, Id>,
): GridView<Field, Id> => ({
  ...seen,
  parsers: Object.fromEntries([...seen.fields.ids, ...OTHERS].map((name) => [name, parseAsString])),
});

const statistics: ReadonlySet<string> = new Set(STATISTICS);
const isOfView = (name: string) => !statistics.has(name);

const nothingIn = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));

/** The view of a grid: all in the address, so that a link shows the same to another person. */
export function useGridView<Field extends string, Id extends string>({
  fields,
  columns,
  usualSort,
  parsers,
}: GridView<Field, Id>) {
  const [raw, setRaw] = useQueryStates(parsers, { history: "replace", shallow: true });

  // Opening a panel must not filter thousands of rows again, so the parsed filters depend on the text only.
  const filterText = new URLSearchParams(
    fields.ids.flatMap((field) => {
      const text = raw[field];
      return text ? [[field, text]] : [];
    }),
  ).toString();
  const { filters, unreadable } = useMemo(
    () => readFilters(fields, new URLSearchParams(filterText)),
    [fields, filterText],
  );
  const { sort: sortText, columns: layoutText } = raw;
  const sort = useMemo(
    () => (sortText ? readSort(columns.ids, sortText) : undefined) ?? usualSort,
    [columns, usualSort, sortText],
  );
  const layout = useMemo(
    () => (layoutText ? readLayout(columns, layoutText) : undefined),
    [columns, layoutText],
  );
  const density = DENSITIES.find((known) => known === raw.density) ?? "regular";
  const deleted = readDeleted(raw.deleted);

  const setFilter = useCallback(
    (filter: Filter<Field>) => void setRaw({ [filter.field]: writeFilter(filter) }),
    [setRaw],
  );
  const removeFilter = useCallback((field: Field) => void setRaw({ [field]: null }), [setRaw]);
  const noFilters = useMemo(() => ({ ...nothingIn(fields.ids), q: null, staged: null }), [fields]);
  const clearFilters = useCallback(() => void setRaw(noFilters), [setRaw, noFilters]);
  /** Shows everything: no filters, and not only deleted records. */
  const showAll = useCallback(
    () => void setRaw({ ...noFilters, ...(deleted === "only" && { deleted: null }) }),
    [setRaw, noFilters, deleted],
  );
  const setQ = useCallback((q: string) => void setRaw({ q: q || null }), [setRaw]);
  const setSort = useCallback((next: Sort<Id>) => void setRaw({ sort: writeSort(next) }), [setRaw]);
  const setLayout = useCallback(
    (next: Layout<Id> | null) => void setRaw({ columns: next && writeLayout(columns, next) }),
    [setRaw, columns],
  );
  const setDensity = useCallback(
    (next: Density) => void setRaw({ density: next === "regular" ? null : next }),
    [setRaw],
  );
  const setDeleted = useCallback(
    (next: DeletedView) => void setRaw({ deleted: next === "hidden" ? null : next }),
    [setRaw],
  );
  const setStagedOnly = useCallback(
    (only: boolean) => void setRaw({ staged: only ? "only" : null }),
    [setRaw],
  );
  const setGroup = useCallback((group: string | null) => void setRaw({ group, closed: null }), [setRaw]);
  const setClosed = useCallback((closed: string | null) => void setRaw({ closed }), [setRaw]);
  const writePanel = useCallback<WritePanel>((panel, step) => setRaw({ panel }, step), [setRaw]);
  const setPanel = usePanelStep("panel", raw.panel ?? null, writePanel);
  /** Applies a whole view, `status=PAUSED&sort=name-asc`. The shown figures stay. */
  const setQuery = useCallback(
    (query: string) => {
      const given = [...new URLSearchParams(query)].filter(([name]) => Object.hasOwn(parsers, name));
      void setRaw({ ...nothingIn(Object.keys(parsers).filter(isOfView)), ...Object.fromEntries(given) });
    },
    [setRaw, parsers],
  );

  return {
    filters,
    unreadable,
    q: raw.q ?? "",
    sort,
    /** Undefined for the usual columns. */
    layout,
    density,
    deleted,
    /** Only records with staged changes, while there are any. */
    stagedOnly: raw.staged === "only",
    /** The column that rows are grouped by, and which groups are closed, from the address. */
    group: raw.group ?? null,
    closed: raw.closed ?? null,
    panel: raw.panel ?? null,
    setFilter,
    removeFilter,
    clearFilters,
    showAll,
    setQ,
    setSort,
    setLayout,
    setDensity,
    setDeleted,
    setStagedOnly,
    setGroup,
    setClosed,
    setPanel,
    setQuery,
  };
}
