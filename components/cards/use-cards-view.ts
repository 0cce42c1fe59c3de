import { parseAsBoolean, parseAsString, useQueryStates } from "nuqs";
import { sortedBy, sortInAddress } from "@/components/shell/sort-in-address";
import { usePanelStep } from "@/components/ui/use-panel-step";
import { CARD_COLUMNS, type CardColumn } from "@/lib/cards/card-view";

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
  const openPanel = usePanelStep("panel", panel, (id, step) => set({ panel: id }, step));
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
    openPanel,
    clear: () => void set({ q: "", type: "" }),
  };
}

export type CardsView = ReturnType<typeof useCardsView>;
