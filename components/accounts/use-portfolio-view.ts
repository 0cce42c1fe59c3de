import { createParser, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useCallback, useMemo } from "react";
import { usePanelStep, type WritePanel } from "@/components/ui/use-panel-step";
import {
  PORTFOLIO_COLUMNS,
  type PortfolioColumn,
  type PortfolioView,
  PROBLEM_FILTERS,
} from "@/lib/accounts/portfolio-view";
import { PERMISSIONS } from "@/lib/ads/permissions";

interface Sort {
  readonly column: PortfolioColumn;
  readonly descending: boolean;
}

/** Problems first, which is why the page is opened. */
const FIRST: Sort = { column: "problems", descending: true };

const sort = createParser<Sort>({
  parse: (text) => {
    const [, name = "", direction] = /^([a-z]+)-(asc|desc)$/.exec(text) ?? [];
    const column = PORTFOLIO_COLUMNS.find((each) => each === name);
    return column ? { column, descending: direction === "desc" } : null;
  },
  serialize: ({ column, descending }) => `${column}-${descending ? "desc" : "asc"}`,
  eq: (a, b) => a.column === b.column && a.descending === b.descending,
}).withDefault(FIRST);

const state = {
  q: parseAsString.withDefault(""),
  problem: parseAsStringLiteral(PROBLEM_FILTERS),
  role: parseAsStringLiteral(PERMISSIONS),
  via: parseAsString,
  sort,
  /** The account whose panel is open. */
  account: parseAsString,
};

/** Columns whose larger end is the interesting one, so that a first click shows it. */
const LARGEST_FIRST: readonly PortfolioColumn[] = ["problems", "campaigns"];

/** What the portfolio shows, kept in the address: it survives a reload and can be sent to a colleague. */
export function usePortfolioView() {
  const [values, setValues] = useQueryStates(state);
  const { q, problem, role, via, sort: order, account } = values;
  const view: PortfolioView = useMemo(
    () => ({
      search: q,
      problem: problem ?? undefined,
      role: role ?? undefined,
      handle: via ?? undefined,
      sort: order.column,
      descending: order.descending,
    }),
    [q, problem, role, via, order],
  );
  const sortBy = useCallback(
    (column: PortfolioColumn) =>
      void setValues(({ sort: before }) => ({
        sort: {
          column,
          descending: before.column === column ? !before.descending : LARGEST_FIRST.includes(column),
        },
      })),
    [setValues],
  );
  const narrow = useCallback(
    (change: { q?: string; problem?: typeof problem; role?: typeof role; via?: string | null }) =>
      void setValues(change),
    [setValues],
  );
  const clear = useCallback(
    () => void setValues({ q: null, problem: null, role: null, via: null }),
    [setValues],
  );
  const writePanel = useCallback<WritePanel>((id, step) => setValues({ account: id }, step), [setValues]);
  const openPanel = usePanelStep("account", account, writePanel);
  return {
    view,
    filtered: q !== "" || problem !== null || role !== null || via !== null,
    panel: account,
    sortBy,
    narrow,
    clear,
    openPanel,
  };
}
