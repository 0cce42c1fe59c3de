import { parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useCallback } from "react";
import { sortedBy, sortInAddress } from "@/components/shell/sort-in-address";
import { usePanelStep, type WritePanel } from "@/components/ui/use-panel-step";
import {
  AUDIENCE_COLUMNS,
  AUDIENCE_SCOPES,
  type AudienceColumn,
  type AudienceScope,
} from "@/lib/audiences/audience-view";

const state = {
  q: parseAsString.withDefault(""),
  sort: sortInAddress(AUDIENCE_COLUMNS, { column: "name", descending: false }),
  scope: parseAsStringLiteral(AUDIENCE_SCOPES).withDefault("all"),
  deleted: parseAsBoolean.withDefault(false),
  /** The audience whose panel is open. */
  panel: parseAsString,
};

/** What the audiences page shows, kept in the address. */
export function useAudienceView() {
  const [{ q, sort, scope, deleted, panel }, setValues] = useQueryStates(state);
  const sortBy = useCallback(
    (column: AudienceColumn) => void setValues(({ sort: before }) => ({ sort: sortedBy(before, column) })),
    [setValues],
  );
  const writePanel = useCallback<WritePanel>((id, step) => setValues({ panel: id }, step), [setValues]);
  const openPanel = usePanelStep("panel", panel, writePanel);
  return {
    search: q,
    sort,
    scope,
    withDeleted: deleted,
    panel,
    sortBy,
    setSearch: (text: string) => void setValues({ q: text }),
    setScope: (next: AudienceScope) => void setValues({ scope: next }),
    setWithDeleted: (shown: boolean) => void setValues({ deleted: shown }),
    showEverything: () => void setValues({ q: null, scope: null }),
    openPanel,
  };
}
