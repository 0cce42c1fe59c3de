import { parseAsArrayOf, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useCallback } from "react";
import { sortedBy, sortInAddress } from "@/components/shell/sort-in-address";
import { OPTIONAL_COLUMNS, type OptionalColumn } from "@/lib/line-items/line-item-columns";
import {
  LINE_ITEM_COLUMNS,
  LINE_ITEM_STATES,
  type LineItemColumn,
  type LineItemState,
} from "@/lib/line-items/line-item-view";

const inAddress = {
  q: parseAsString.withDefault(""),
  /** The one campaign whose line items are listed. */
  campaign: parseAsString,
  state: parseAsStringLiteral(LINE_ITEM_STATES).withDefault("all"),
  sort: sortInAddress(LINE_ITEM_COLUMNS, { column: "start", descending: true }),
  /** What somebody wants to see besides the name, or an empty text for nothing. */
  columns: parseAsArrayOf(parseAsStringLiteral(OPTIONAL_COLUMNS)),
  /** The line item whose panel is open. */
  panel: parseAsString,
};

/** What the line items' page shows, kept in the address. */
export function useLineItemsView() {
  const [{ q, campaign, state, sort, columns, panel }, setValues] = useQueryStates(inAddress);
  const openPanel = useCallback((id: string | null) => void setValues({ panel: id }), [setValues]);
  return {
    search: q,
    campaign,
    state,
    sort,
    columns,
    panel,
    sortBy: (column: LineItemColumn) =>
      void setValues(({ sort: before }) => ({ sort: sortedBy(before, column) })),
    setSearch: (text: string) => void setValues({ q: text }),
    setState: (next: LineItemState) => void setValues({ state: next }),
    setCampaign: (id: string | null) => void setValues({ campaign: id, panel: null }),
    setColumns: (next: readonly OptionalColumn[] | null) => void setValues({ columns: next && [...next] }),
    openPanel,
    clear: () => void setValues({ q: null, state: null }),
  };
}
