import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useCallback, useMemo } from "react";
import { type Layout, readLayout, writeLayout } from "@/lib/grid/columns";
import { DENSITIES, type Density } from "@/lib/grid/density";
import { readSort, type Sort, writeSort } from "@/lib/grid/sort";
import {
  LINE_ITEM_COLUMN_IDS,
  LINE_ITEM_COLUMNS,
  type LineItemColumn,
} from "@/lib/line-items/line-item-columns";
import { LINE_ITEM_STATES, type LineItemState } from "@/lib/line-items/line-item-view";

const DEFAULT_SORT: Sort<LineItemColumn> = { column: "start", direction: "desc" };

const inAddress = {
  q: parseAsString.withDefault(""),
  /** The one campaign whose line items are listed. */
  campaign: parseAsString,
  state: parseAsStringLiteral(LINE_ITEM_STATES).withDefault("all"),
  sort: parseAsString,
  columns: parseAsString,
  density: parseAsStringLiteral(DENSITIES).withDefault("regular"),
  /** The line item whose panel is open. */
  panel: parseAsString,
};

/** What the line items' page shows, kept in the address. */
export function useLineItemsView() {
  const [raw, setValues] = useQueryStates(inAddress);
  const sort = useMemo(
    () => (raw.sort === null ? undefined : readSort(LINE_ITEM_COLUMN_IDS, raw.sort)) ?? DEFAULT_SORT,
    [raw.sort],
  );
  const layout = useMemo(
    () => (raw.columns === null ? undefined : readLayout(LINE_ITEM_COLUMNS, raw.columns)),
    [raw.columns],
  );
  const setPanel = useCallback((panel: string | null) => void setValues({ panel }), [setValues]);
  const setSort = useCallback(
    (next: Sort<LineItemColumn>) => void setValues({ sort: writeSort(next) }),
    [setValues],
  );
  const setLayout = useCallback(
    (next: Layout<LineItemColumn> | null) =>
      void setValues({ columns: next && writeLayout(LINE_ITEM_COLUMNS, next) }),
    [setValues],
  );
  return {
    search: raw.q,
    campaign: raw.campaign,
    state: raw.state,
    sort,
    /** Undefined for the usual columns. */
    layout,
    density: raw.density,
    panel: raw.panel,
    setSearch: (text: string) => void setValues({ q: text }),
    setState: (next: LineItemState) => void setValues({ state: next }),
    setCampaign: (id: string | null) => void setValues({ campaign: id, panel: null }),
    setSort,
    setLayout,
    setDensity: (density: Density) => void setValues({ density }),
    setPanel,
    clear: () => void setValues({ q: null, state: null }),
  };
}

export type LineItemsView = ReturnType<typeof useLineItemsView>;
