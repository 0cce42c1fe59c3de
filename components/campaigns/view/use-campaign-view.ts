"use client";

import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useCallback, useMemo } from "react";
import { useWindowStep } from "@/components/ui/use-window-step";
import {
  CAMPAIGN_COLUMNS,
  COLUMN_IDS,
  COLUMN_STEPS,
  type ColumnId,
  usualLayout,
} from "@/lib/campaigns/view/columns";
import {
  FILTER_FIELDS,
  type Filter,
  type FilterField,
  readFilters,
  writeFilter,
} from "@/lib/campaigns/view/filters";
import { type CampaignSort, DEFAULT_SORT } from "@/lib/campaigns/view/sort";
import { type Layout, readLayout, writeLayout } from "@/lib/grid/columns";
import { DENSITIES, type Density } from "@/lib/grid/density";
import { readSort, writeSort } from "@/lib/grid/sort";

export const DELETED_VIEWS = ["hidden", "shown", "only"] as const;
export type DeletedView = (typeof DELETED_VIEWS)[number];

const filterParsers = Object.fromEntries(FILTER_FIELDS.map((field) => [field, parseAsString])) as Record<
  FilterField,
  typeof parseAsString
>;

const parsers = {
  ...filterParsers,
  q: parseAsString.withDefault(""),
  sort: parseAsString,
  columns: parseAsString,
  density: parseAsStringLiteral(DENSITIES).withDefault("regular"),
  deleted: parseAsStringLiteral(DELETED_VIEWS).withDefault("hidden"),
  panel: parseAsString,
};

/** How the list is seen: all of it lives in the address, so that a link shows the same to somebody else. */
export function useCampaignView() {
  const [raw, setRaw] = useQueryStates(parsers, { history: "replace", shallow: true });

  // Opening a panel must not filter eight thousand rows again, so what is read depends on the text alone.
  const filterText = JSON.stringify(Object.fromEntries(FILTER_FIELDS.map((field) => [field, raw[field]])));
  const { filters, unreadable } = useMemo(
    () => readFilters(JSON.parse(filterText) as Record<FilterField, string | null>),
    [filterText],
  );
  const sort = useMemo(
    () => (raw.sort === null ? undefined : readSort(COLUMN_IDS, raw.sort)) ?? DEFAULT_SORT,
    [raw.sort],
  );
  const room = useWindowStep(COLUMN_STEPS);
  const layout = useMemo(
    () => (raw.columns === null ? undefined : readLayout(CAMPAIGN_COLUMNS, raw.columns)) ?? usualLayout(room),
    [raw.columns, room],
  );

  const setFilter = useCallback(
    (filter: Filter) => void setRaw({ [filter.field]: writeFilter(filter) }),
    [setRaw],
  );
  const removeFilter = useCallback((field: FilterField) => void setRaw({ [field]: null }), [setRaw]);
  const clearFilters = useCallback(
    () => void setRaw({ ...Object.fromEntries(FILTER_FIELDS.map((field) => [field, null])), q: null }),
    [setRaw],
  );
  const setQ = useCallback((q: string) => void setRaw({ q: q || null }), [setRaw]);
  const setSort = useCallback((next: CampaignSort) => void setRaw({ sort: writeSort(next) }), [setRaw]);
  const setLayout = useCallback(
    (next: Layout<ColumnId> | null) => void setRaw({ columns: next && writeLayout(CAMPAIGN_COLUMNS, next) }),
    [setRaw],
  );
  const setDensity = useCallback((density: Density) => void setRaw({ density }), [setRaw]);
  const setDeleted = useCallback((deleted: DeletedView) => void setRaw({ deleted }), [setRaw]);
  const setPanel = useCallback((panel: string | null) => void setRaw({ panel }), [setRaw]);

  /** Takes over a whole view, `status=PAUSED&sort=name-asc`. */
  const setQuery = useCallback(
    (query: string) => {
      const params = new URLSearchParams(query);
      const none = Object.fromEntries(Object.keys(parsers).map((name) => [name, null]));
      const density = DENSITIES.find((known) => known === params.get("density")) ?? null;
      const deleted = DELETED_VIEWS.find((known) => known === params.get("deleted")) ?? null;
      const given = Object.fromEntries([...params].filter(([name]) => Object.hasOwn(parsers, name)));
      void setRaw({ ...none, ...given, density, deleted });
    },
    [setRaw],
  );

  return {
    filters,
    unreadable,
    q: raw.q,
    sort,
    layout,
    density: raw.density,
    deleted: raw.deleted,
    panel: raw.panel,
    setFilter,
    removeFilter,
    clearFilters,
    setQ,
    setSort,
    setLayout,
    setDensity,
    setDeleted,
    setPanel,
    setQuery,
  };
}

export type CampaignViewState = ReturnType<typeof useCampaignView>;
