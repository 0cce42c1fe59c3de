import { useEffect, useMemo, useState } from "react";
import { gridOnPage } from "@/components/ui/focus-grid";

/**
 * Keeps the order of rows while the values they are ordered by are read: it is updated for another view, and once
 * everything is read and the pointer is not on the grid. Rows do not jump under it.
 *
 * @param rows in their current order
 * @param asked identifies the view: filters and sorting
 * @param read true once everything that orders them is read; undefined where that is never waited for
 */
export function useSteadyOrder<Row extends { readonly id: string }>(
  rows: readonly Row[],
  asked: string,
  read: boolean | undefined,
): readonly Row[] {
  const settled = useWhilePointerIsElsewhere(read ?? true);
  const [taken, setTaken] = useState({ asked, settled, rows });
  if (read !== undefined && (taken.asked !== asked || taken.settled !== settled)) {
    setTaken({ asked, settled, rows });
  }
  return useMemo(() => {
    if (read === undefined || taken.rows === rows) return rows;
    const places = new Map(taken.rows.map(({ id }, index) => [id, index]));
    const placeOf = ({ id }: Row) => places.get(id) ?? places.size;
    return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  }, [rows, read, taken]);
}

/** True once `ready`, but not before the pointer has left the grid. */
function useWhilePointerIsElsewhere(ready: boolean): boolean {
  const [taken, setTaken] = useState(ready);
  useEffect(() => {
    const grid = gridOnPage();
    if (!ready || !grid?.matches(":hover")) {
      setTaken(ready);
      return;
    }
    const leave = () => setTaken(true);
    grid.addEventListener("pointerleave", leave, { once: true });
    return () => grid.removeEventListener("pointerleave", leave);
  }, [ready]);
  return taken && ready;
}
