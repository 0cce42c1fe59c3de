import { parseAsString, useQueryStates } from "nuqs";
import { sortedBy, sortInAddress } from "@/components/shell/sort-in-address";
import { usePanelStep } from "@/components/ui/use-panel-step";
import { DRAFT_COLUMNS, type DraftColumn } from "@/lib/drafts/draft-view";

const inAddress = {
  q: parseAsString.withDefault(""),
  /** Whose drafts; the account's own user's unless told otherwise. */
  author: parseAsString,
  sort: sortInAddress(DRAFT_COLUMNS, { column: "updated_at", descending: true }),
  /** The draft whose panel is open. */
  panel: parseAsString,
};

/** What the page of drafts shows, kept in the address. */
export function useDraftsView() {
  const [{ q, author, sort, panel }, setValues] = useQueryStates(inAddress);
  const openPanel = usePanelStep("panel", panel, (id, step) => setValues({ panel: id }, step));
  return {
    search: q,
    author,
    sort,
    panel,
    sortBy: (column: DraftColumn) =>
      void setValues(({ sort: before }) => ({ sort: sortedBy(before, column) })),
    setSearch: (text: string) => void setValues({ q: text }),
    setAuthor: (id: string | null) => void setValues({ author: id, panel: null }),
    openPanel,
  };
}
