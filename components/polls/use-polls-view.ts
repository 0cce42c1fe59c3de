import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { sortedBy, sortInAddress } from "@/components/shell/sort-in-address";
import { usePanelStep } from "@/components/ui/use-panel-step";
import { POLL_COLUMNS, POLL_STATES, type PollColumn, type PollState } from "@/lib/polls/poll-view";

const inAddress = {
  q: parseAsString.withDefault(""),
  state: parseAsStringLiteral(POLL_STATES).withDefault("all"),
  sort: sortInAddress(POLL_COLUMNS, { column: "end_time", descending: true }),
  /** The poll whose panel is open. */
  panel: parseAsString,
};

/** What the polls' page shows, kept in the address. */
export function usePollsView() {
  const [{ q, state, sort, panel }, setValues] = useQueryStates(inAddress);
  const openPanel = usePanelStep("panel", panel, (id, step) => setValues({ panel: id }, step));
  return {
    search: q,
    state,
    sort,
    panel,
    sortBy: (column: PollColumn) =>
      void setValues(({ sort: before }) => ({ sort: sortedBy(before, column) })),
    setSearch: (text: string) => void setValues({ q: text }),
    setState: (next: PollState) => void setValues({ state: next }),
    openPanel,
    clear: () => void setValues({ q: null, state: null }),
  };
}
