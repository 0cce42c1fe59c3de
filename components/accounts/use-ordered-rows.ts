import { useMemo, useState } from "react";
import type { PortfolioRow } from "@/lib/accounts/portfolio";
import { applyView, type PortfolioView } from "@/lib/accounts/portfolio-view";

/**
 * The rows a view shows. Their order is taken when the view or the set of accounts changes, and once more
 * when everything has been asked: rows do not jump under the pointer with each answer that arrives.
 */
export function useOrderedRows(
  rows: readonly PortfolioRow[],
  view: PortfolioView,
  now: number,
  { settled }: { settled: boolean },
): readonly PortfolioRow[] {
  const ordered = useMemo(() => applyView(rows, view, now), [rows, view, now]);
  const [taken, setTaken] = useState({ view, settled, count: 0, places: new Map<string, number>() });
  if (taken.view !== view || taken.settled !== settled || taken.count !== rows.length) {
    const places = new Map(ordered.map(({ account }, index) => [account.id, index]));
    setTaken({ view, settled, count: rows.length, places });
  }
  return useMemo(() => {
    const placeOf = ({ account }: PortfolioRow) => taken.places.get(account.id) ?? taken.places.size;
    return [...ordered].sort((a, b) => placeOf(a) - placeOf(b));
  }, [ordered, taken]);
}
