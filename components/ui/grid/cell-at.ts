import type { GridRecord } from "@/lib/grid/rows";
import type { GridFocus } from "./use-grid-focus";

/** The cell of a grid in an event, found by the attributes of cell and row: rows need no handlers. */
export function cellAt<Row extends GridRecord, Column extends string>(
  target: EventTarget,
  rows: readonly Row[],
  { columns }: Pick<GridFocus<Row, Column>, "columns">,
) {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  const row = element?.closest<HTMLElement>("[data-row]");
  const index = rows.findIndex(({ id }) => id === row?.dataset.row);
  const column = columns.find((known) => known === element?.dataset.cell);
  const record = rows[index];
  return element && record && column ? { element, record, column, index } : undefined;
}
