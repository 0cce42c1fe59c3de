import { createParser, parseAsBoolean, parseAsString, useQueryStates } from "nuqs";
import { useCallback } from "react";
import { FUNDING_COLUMNS, type FundingColumn, type FundingSort } from "@/lib/funding/funding-view";

const sort = createParser<FundingSort>({
  parse: (text) => {
    const [, name = "", direction] = /^([a-z]+)-(asc|desc)$/.exec(text) ?? [];
    const column = FUNDING_COLUMNS.find((each) => each === name);
    return column ? { column, descending: direction === "desc" } : null;
  },
  serialize: ({ column, descending }) => `${column}-${descending ? "desc" : "asc"}`,
  eq: (a, b) => a.column === b.column && a.descending === b.descending,
}).withDefault({ column: "able", descending: false });

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
    (column: FundingColumn) =>
      void setValues(({ sort: before }) => ({
        sort: { column, descending: before.column === column && !before.descending },
      })),
    [setValues],
  );
  return {
    search: q,
    sort: order,
    withDeleted: deleted,
    panel,
    sortBy,
    setSearch: (text: string) => void setValues({ q: text }),
    setWithDeleted: (shown: boolean) => void setValues({ deleted: shown }),
    openPanel: (id: string | null) => void setValues({ panel: id }),
  };
}
