import { useMemo } from "react";
import { classNames } from "@/components/ui/class-names";
import type { EditDone, Editing } from "@/components/ui/grid/edit/use-grid-edit";
import { GridCell } from "@/components/ui/grid/grid-cell";
import { GridRow } from "@/components/ui/grid/grid-row";
import type { Layout } from "@/lib/grid/columns";
import type { AnyChange } from "@/lib/staged/staged-resource";
import { EditCell } from "./edit-cell";
import { RecordCell, type RecordCellProps } from "./record-cell";
import type { RecordGridKind } from "./record-grid-kind";
import type { CellAround, ShownRecord } from "./record-value";

interface RecordRowProps<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
> extends RecordCellProps<Row, Around> {
  kind: RecordGridKind<Row, Column, FilterId, Change, Around>;
  /** Further data of the record: its cells render again when it changes. */
  figures: object | undefined;
  /** Place in the list, from 0. */
  index: number;
  top: number;
  layout: Layout<Column>;
  selected: boolean;
  /** Its panel is open. */
  open: boolean;
  focused?: Column | "select" | undefined;
  editing?: Editing<Column | "select", Change> | undefined;
  onEdited: EditDone<Row, Change>;
}

/**
 * One record. The grid around it handles clicks and keys and finds the cell by its attributes, so that scrolling
 * creates no handlers; it renders again only when its own data changes.
 */
export function RecordRow<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
>(props: RecordRowProps<Row, Column, FilterId, Change, Around>) {
  const { kind, row, original, around, href, pendingDeletion, index, top, layout } = props;
  const { selected, open, focused, editing, onEdited, figures } = props;
  return useMemo(
    () => (
      <Cells
        kind={kind}
        row={row}
        original={original}
        around={around}
        figures={figures}
        href={href}
        pendingDeletion={pendingDeletion}
        index={index}
        top={top}
        layout={layout}
        selected={selected}
        open={open}
        focused={focused}
        editing={editing}
        onEdited={onEdited}
      />
    ),
    [
      kind,
      row,
      original,
      around,
      figures,
      href,
      pendingDeletion,
      index,
      top,
      layout,
      selected,
      open,
      focused,
      editing,
      onEdited,
    ],
  );
}

function Cells<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
>({
  kind,
  index,
  top,
  layout,
  selected,
  open,
  focused,
  editing,
  onEdited,
  figures: _,
  ...cell
}: RecordRowProps<Row, Column, FilterId, Change, Around>) {
  const { resource, padding } = kind;
  const { row, around, pendingDeletion } = cell;
  return (
    <GridRow
      id={row.id}
      name={resource.nameOf(row)}
      index={index}
      top={top}
      selected={selected}
      open={open}
      deleted={row.deleted}
      faded={row.deleted || pendingDeletion}
      editing={editing !== undefined}
      tabIndex={focused === "select" ? 0 : -1}
    >
      {layout.map(({ id: column }, position) => {
        const { edits, numeric } = resource.columns.of(column);
        const edited = editing?.column === column;
        return (
          <GridCell
            key={column}
            column={column}
            position={position}
            focused={focused === column}
            edited={edited}
            numeric={numeric}
            readOnly={edits !== undefined && around.readOnlyReason !== undefined}
            padding={padding}
            className={classNames(!edited && "overflow-hidden", position === 0 && "border-r")}
          >
            {edited && edits && kind.editing ? (
              <EditCell
                editing={kind.editing}
                edit={edits}
                row={row}
                around={around}
                refused={editing?.refused}
                typed={editing?.typed}
                onDone={onEdited}
              >
                <RecordCell kind={kind} column={column} {...cell} />
              </EditCell>
            ) : (
              <RecordCell kind={kind} column={column} {...cell} />
            )}
          </GridCell>
        );
      })}
    </GridRow>
  );
}
