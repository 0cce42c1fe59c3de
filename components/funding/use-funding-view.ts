import { parseAsBoolean, parseAsString, useQueryStates } from "nuqs";
import { useCallback } from "react";
import { sortedBy, sortInAddress } from "@/components/shell/sort-in-address";
import { usePanelStep } from "@/components/ui/use-panel-step";
import { FUNDING_COLUMNS, type FundingColumn } from "@/lib/funding/funding-view";

const sort = sortInAddress(FUNDING_COLUMNS, { column: "able", descending: false });

const state = {
  q: parseAsString.withDefault(""),
  sort,
  deleted: parseAsBoolean.withDefault(false),
  /** The instrument whose panel is open. */
  panel: parseAsString,
};

/** What the funding page shows, kept in the address. */
export function useFundingView() {
  const [{ q, sort: order, deleted, panel }, setValues] = useQueryStates(state);
  const sortBy = useCallback(
    (column: FundingColumn) => void setValues(({ sort: before }) => ({ sort: sortedBy(before, column) })),
    [setValues],
  );
  const openPanel = usePanelStep("panel", panel, (id, step) => setValues({ panel: id }, step));
  return {
    search: q,
    sort: order,
    withDeleted: deleted,
    panel,
    sortBy,
    setSearch: (text: string) => void setValues({ q: text }),
    setWithDeleted: (shown: boolean) => void setValues({ deleted: shown }),
    openPanel,
  };
}
