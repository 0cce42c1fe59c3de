import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { sortedBy, sortInAddress } from "@/components/shell/sort-in-address";
import { usePanelStep } from "@/components/ui/use-panel-step";
import {
  CONVERSATION_COLUMNS,
  CONVERSATION_KINDS,
  type ConversationColumn,
} from "@/lib/conversations/conversation-view";

const KIND_FILTERS = ["all", ...CONVERSATION_KINDS] as const;

const inAddress = {
  q: parseAsString.withDefault(""),
  kind: parseAsStringLiteral(KIND_FILTERS).withDefault("all"),
  sort: sortInAddress(CONVERSATION_COLUMNS, { column: "updated_at", descending: true }),
  /** The card whose panel is open. */
  panel: parseAsString,
};

/** What the conversations' page shows, kept in the address. */
export function useConversationsView() {
  const [{ q, kind, sort, panel }, setValues] = useQueryStates(inAddress);
  const openPanel = usePanelStep("panel", panel, (id, step) => setValues({ panel: id }, step));
  return {
    search: q,
    kind,
    sort,
    panel,
    sortBy: (column: ConversationColumn) =>
      void setValues(({ sort: before }) => ({ sort: sortedBy(before, column) })),
    setSearch: (text: string) => void setValues({ q: text }),
    setKind: (next: (typeof KIND_FILTERS)[number]) => void setValues({ kind: next }),
    openPanel,
    clear: () => void setValues({ q: null, kind: null }),
  };
}
