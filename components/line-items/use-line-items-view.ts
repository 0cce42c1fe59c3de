import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { sortedBy, sortInAddress } from "@/components/shell/sort-in-address";
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
  /** The line item whose panel is open. */
  panel: parseAsString,
};

/** What the line items' page shows, kept in the address. */
export function useLineItemsView() {
  const [{ q, campaign, state, sort, panel }, setValues] = useQueryStates(inAddress);
  return {
    search: q,
    campaign,
    state,
    sort,
    panel,
    sortBy: (column: LineItemColumn) =>
      void setValues(({ sort: before }) => ({ sort: sortedBy(before, column) })),
    setSearch: (text: string) => void setValues({ q: text }),
    setState: (next: LineItemState) => void setValues({ state: next }),
    setCampaign: (id: string | null) => void setValues({ campaign: id, panel: null }),
    openPanel: (id: string | null) => void setValues({ panel: id }),
    clear: () => void setValues({ q: null, state: null }),
  };
}
