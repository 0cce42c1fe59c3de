import { type EditAgain, useGridEdit } from "@/components/ui/grid/edit/use-grid-edit";
import type { GridFocus } from "@/components/ui/grid/use-grid-focus";
import { toast } from "@/components/ui/toast";
import type { GridRecord } from "@/lib/grid/rows";
import type { AnyChange } from "@/lib/staged/staged-resource";
import type { RecordGridKind } from "./record-grid-kind";
import type { CellAround, ShownRecord } from "./record-value";

interface RecordEdit<Row, Column extends string, Change, Around> {
  focus: Pick<GridFocus<GridRecord, Column | "select">, "column" | "columns" | "follow" | "move">;
  around: Around;
  /** Records that are about to be deleted. */
  pendingDeletions: ReadonlySet<string>;
  onSave: ((row: Row, change: Change, editAgain: EditAgain) => void) | undefined;
}

/** Which cells of a resource's grid can be edited in place, and why others cannot. */
export function useRecordEdit<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
>(
  { resource: { columns }, editing: kind }: RecordGridKind<Row, Column, FilterId, Change, Around>,
  { focus, around, pendingDeletions, onSave }: RecordEdit<Row, Column, Change, Around>,
) {
  const editOf = (column: Column | "select") => (column === "select" ? undefined : columns.of(column).edits);
  const locked = (row: Row) => pendingDeletions.has(row.id) || around.readOnlyReason !== undefined;
  const { editing, edit, finish } = useGridEdit<Row, Column | "select", Change>({
    focus,
    mayEdit: (row, column) => {
      const field = editOf(column)?.field;
      return field !== undefined && !locked(row) && kind?.whyNotEdit(row, field, around) === undefined;
    },
    onSave: (row, change, editAgain) => onSave?.(row, change, editAgain),
  });
  /** The same by Enter or a double click: a cell that cannot be edited in this row says why. */
  const editOrSayWhyNot = (row: Row, column: Column | "select") => {
    if (edit(row, column)) return true;
    const field = editOf(column)?.field;
    const title = field === undefined || locked(row) ? undefined : kind?.whyNotEdit(row, field, around);
    if (title !== undefined) toast({ title });
    return title !== undefined;
  };
  /** The same by a digit, which replaces the cell's value; a choice has no text. */
  const type = (row: Row, column: Column | "select", digit: string) =>
    editOf(column)?.kind !== "choice" && edit(row, column, digit);
  return { editing, finish, editOrSayWhyNot, type };
}
