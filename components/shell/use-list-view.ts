import { parseAsBoolean, parseAsString, useQueryStates } from "nuqs";
import { useCallback } from "react";
import { usePanelStep, type WritePanel } from "@/components/ui/use-panel-step";
import type { ListSort, RowColumns } from "@/lib/records/row-columns";
import { sortedBy, sortInAddress } from "./sort-in-address";

/** The parameters of a page with a list, besides its own filters. */
export const listInAddress = <Id extends string>(
  { sortable }: Pick<RowColumns<Id, never>, "sortable">,
  usual: ListSort<Id>,
) => ({
  q: parseAsString.withDefault(""),
  sort: sortInAddress(sortable, usual),
  deleted: parseAsBoolean.withDefault(false),
  /** The record whose panel is open. */
  panel: parseAsString,
});

/** The view of a page with a list, stored in the address. Pass `listInAddress` of the list, made once. */
export function useListView<Id extends string>(address: ReturnType<typeof listInAddress<Id>>) {
  const [{ q, sort, deleted, panel }, set] = useQueryStates(address);
  const writePanel = useCallback<WritePanel>((id, step) => set({ panel: id }, step), [set]);
  const openPanel = usePanelStep("panel", panel, writePanel);
  return {
    search: q,
    sort,
    withDeleted: deleted,
    panel,
    setSearch: (text: string) => void set({ q: text }),
    sortBy: (column: Id): void => {
      void set(({ sort: before }) => ({ sort: sortedBy(before, column) }));
    },
    setWithDeleted: (shown: boolean) => void set({ deleted: shown }),
    openPanel,
  };
}

/** The parts of a page's view that a list needs. */
export type ListView<Id extends string> = Pick<
  ReturnType<typeof useListView<Id>>,
  "panel" | "sort" | "sortBy" | "openPanel"
>;
