import { parseAsBoolean, parseAsString, useQueryStates } from "nuqs";
import { sortedBy, sortInAddress } from "@/components/shell/sort-in-address";
import { CARD_COLUMNS, type CardColumn } from "@/lib/cards/card-view";
import { panelStep } from "@/lib/panel-step";

const state = {
  q: parseAsString.withDefault(""),
  /** A card type, or `legacy`. */
  type: parseAsString.withDefault(""),
  sort: sortInAddress(CARD_COLUMNS, { column: "created", descending: true }),
  deleted: parseAsBoolean.withDefault(false),
  /** The card whose panel is open. */
  panel: parseAsString,
};

/** What the page of cards shows, kept in the address. */
export function useCardsView() {
  const [{ q, type, sort, deleted, panel }, set] = useQueryStates(state);
  return {
    search: q,
    type,
    sort,
    withDeleted: deleted,
    panel,
    setSearch: (text: string) => void set({ q: text }),
    setType: (wanted: string) => void set({ type: wanted }),
    sortBy: (column: CardColumn) => void set(({ sort: before }) => ({ sort: sortedBy(before, column) })),
    setWithDeleted: (shown: boolean) => void set({ deleted: shown }),
    openPanel: (id: string | null) => void set({ panel: id }, panelStep(panel, id)),
    clear: () => void set({ q: "", type: "" }),
  };
}

export type CardsView = ReturnType<typeof useCardsView>;
