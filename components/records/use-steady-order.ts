import { useEffect, useMemo, useState } from "react";
import { gridOnPage } from "@/components/ui/focus-grid";

/**
 * Rows in an order that holds while what they are ordered by is read row after row: taken when something else is asked
 * for, and once more when everything is read and the pointer is not on the grid. Rows do not jump under it.
 *
 * @param rows in the order that they would have now
 * @param asked what decides which rows there are and how they are ordered
 * @param read true once everything is read that orders them; undefined where that is never waited for
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
