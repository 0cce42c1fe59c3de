import { type RefObject, useEffect, useMemo, useState } from "react";
import type { PortfolioRow } from "@/lib/accounts/portfolio";
import { applyView, type PortfolioView } from "@/lib/accounts/portfolio-view";

/**
 * The rows a view shows. Their order is taken when the view or the set of accounts changes, and once more
 * when everything has been asked and the pointer is not on the grid: rows do not jump under it.
 */
export function useOrderedRows(
  rows: readonly PortfolioRow[],
  view: PortfolioView,
  now: number,
  { settled: asked, gridRef }: { settled: boolean; gridRef: RefObject<HTMLElement | null> },
): readonly PortfolioRow[] {
  const settled = useWhilePointerIsElsewhere(asked, gridRef);
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

/** True once `ready`, but not before the pointer has left the grid. */
function useWhilePointerIsElsewhere(ready: boolean, gridRef: RefObject<HTMLElement | null>): boolean {
  const [taken, setTaken] = useState(ready);
  useEffect(() => {
    const grid = gridRef.current;
    if (!ready || !grid?.matches(":hover")) {
      setTaken(ready);
      return;
    }
    const leave = () => setTaken(true);
    grid.addEventListener("pointerleave", leave, { once: true });
    return () => grid.removeEventListener("pointerleave", leave);
  }, [ready, gridRef]);
  return taken && ready;
}
