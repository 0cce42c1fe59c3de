"use client";

import { type ReactNode, useMemo, useRef } from "react";
import { useSingleKeys } from "@/components/shell/single-keys";
import type { EditAgain } from "@/components/ui/grid/edit/use-grid-edit";
import { GridFrame } from "@/components/ui/grid/grid-frame";
import { useGridClicks } from "@/components/ui/grid/use-grid-clicks";
import { useGridFocus } from "@/components/ui/grid/use-grid-focus";
import { useGridKeys } from "@/components/ui/grid/use-grid-keys";
import { useGridSelection } from "@/components/ui/grid/use-grid-selection";
import { useSight, useVirtualRows } from "@/components/ui/grid/use-virtual-rows";
import { GroupHead } from "@/lib/grid/group-head";
import { ROW_HEIGHT } from "@/lib/grid/rows";
import type { Selection } from "@/lib/lists/selection";
import type { AnyChange } from "@/lib/staged/staged-resource";
import type { RecordGridKind } from "./record-grid-kind";
import { RecordRow } from "./record-row";
import type { CellAround, ShownRecord } from "./record-value";
import { useGroupPictures } from "./use-group-pictures";
import { useRecordEdit } from "./use-record-edit";
import type { RecordGroups, RecordLine } from "./use-record-lines";
import type { RecordView } from "./use-record-view";

/** The rows of a resource, in a grid or as cards on a phone. */
export interface RecordRowsProps<
  Row,
  Column extends string,
  FilterId extends string,
  Around extends CellAround,
> {
  /** Filtered and sorted, in no groups. */
  rows: readonly Row[];
  /** For rows with staged changes, the record on the service. */
  originals: ReadonlyMap<string, Row>;
  around: Around;
  view: RecordView<Column, FilterId>;
  selection: Selection;
  onSelection: (selection: Selection) => void;
  /** Records that are about to be deleted. */
  pendingDeletions: ReadonlySet<string>;
  panelHref: (id: string) => string;
  onTogglePause?: (row: Row) => void;
  /** Called with the ids of the rendered rows, whenever these change. */
  onSight?: (ids: readonly string[]) => void;
}

/** The headers of groups of cards. */
export interface CardHeads {
  /** The id of the record that is visible with a line. */
  readonly seenOf: (line: ShownRecord | GroupHead) => string;
  readonly draw: (head: GroupHead) => ReactNode;
}

/** The same on a phone. */
export interface RecordCardsOf<Row, Column extends string, FilterId extends string, Around extends CellAround>
  extends RecordRowsProps<Row, Column, FilterId, Around> {
  /** The rows in groups where the view asks for that. */
  lines: readonly RecordLine<Row>[];
  heads: CardHeads;
  /** The results of a record, where the list has statistics. */
  figures: (row: Row) => ReactNode;
}

export interface RecordGridProps<
  Row,
  Column extends string,
  FilterId extends string,
  Change,
  Around extends CellAround,
> extends RecordRowsProps<Row, Column, FilterId, Around> {
  /** The rows in groups where the view asks for that. */
  lines: readonly RecordLine<Row>[];
  groups: RecordGroups;
  /** Further data of a record, stable until it changes. */
  figuresOf?: ((id: string) => object | undefined) | undefined;
  onDuplicate?: (row: Row) => void;
  onSave?: (row: Row, change: Change, editAgain?: EditAgain) => void;
  /** What Enter or a click does in certain cells; false where it does nothing special. */
  onOpenCell?: (row: Row, column: Column, cell: HTMLElement, by: "enter" | "click") => boolean;
}

/** The records of a resource, thousands of which only those in view are rendered; an ARIA grid with one tab stop. */
export function RecordGrid<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
>({
  kind,
  rows,
  lines,
  groups,
  originals,
  around,
  view,
  selection,
  onSelection,
  pendingDeletions,
  panelHref,
  figuresOf,
  onTogglePause,
  onDuplicate,
  onSight,
  onSave,
  onOpenCell,
}: RecordGridProps<Row, Column, FilterId, Change, Around> & {
  kind: RecordGridKind<Row, Column, FilterId, Change, Around>;
}) {
  type FocusColumn = Column | "select";
  const { resource, label, padding } = kind;
  const { columns } = resource;
  const { layout } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const focusable = useMemo<readonly FocusColumn[]>(
    () => ["select", ...layout.map(({ id }) => id)],
    [layout],
  );
  const { virtualizer, focused, scrollTo, pageRows } = useVirtualRows(
    scroller,
    lines.length,
    ROW_HEIGHT[view.density],
  );
  const focus = useGridFocus<RecordLine<Row>, FocusColumn>(
    scroller,
    lines,
    focusable,
    columns.ids[0],
    scrollTo,
  );
  focused.current = focus.index;
  const { seenOf, pictureOf } = useGroupPictures(kind, { rows, group: view.group, around });
  const drawn = virtualizer.getVirtualItems().map(({ index }) => seenOf(lines[index]));
  useSight(drawn, onSight);
  const choosing = useGridSelection(lines, pendingDeletions, selection, onSelection);
  const edits = { focus, around, pendingDeletions, onSave };
  const { editing, finish, editOrSayWhyNot, type } = useRecordEdit(kind, edits);
  const { setLayout, closed, setClosed } = view;
  const onToggleGroup = ({ key }: GroupHead) => setClosed(groups?.toggledIn(closed, key) ?? null);
  const onKeyDown = useGridKeys<Row, FocusColumn>({
    focus,
    selection: choosing,
    pageRows,
    panel: view,
    enter: (row, column, cell) => {
      if (column === "select") choosing.choose(row, false);
      else if (!onOpenCell?.(row, column, cell, "enter")) return editOrSayWhyNot(row, column);
      return true;
    },
    type,
    onTogglePause,
    onDuplicate,
    explain: (row, cell) =>
      kind.why !== undefined && (onOpenCell?.(row, kind.why, besideIt(cell, kind.why), "enter") ?? false),
    onToggleGroup,
    letters: useSingleKeys(),
  });
  const clicks = useGridClicks<Row, FocusColumn>({
    rows: lines,
    focus,
    selection: choosing,
    panel: view,
    edit: editOrSayWhyNot,
    isEdited: (column) => column !== "select" && resource.columns.of(column).edits !== undefined,
    press: (row, column, cell) => column !== "select" && (onOpenCell?.(row, column, cell, "click") ?? false),
    onToggleGroup,
  });
  return (
    <GridFrame
      scroller={scroller}
      label={label}
      rows={lines}
      matching={rows.length}
      columns={columns}
      layout={layout}
      density={view.density}
      padding={padding}
      sort={view.sort}
      onSort={view.setSort}
      onLayout={setLayout}
      virtualizer={virtualizer}
      focus={focus}
      selection={choosing}
      onKeyDown={onKeyDown}
      {...clicks}
    >
      {(line, index, top) => {
        const placed = {
          index,
          top,
          layout,
          focused: index === focus.index ? focus.column : undefined,
        };
        if (line instanceof GroupHead) {
          return (
            groups && (
              <groups.GridGroupRow
                key={line.id}
                head={line}
                picture={pictureOf(line)}
                chosen={selection.ids}
                columns={columns}
                padding={padding}
                resource={resource}
                {...placed}
              />
            )
          );
        }
        const edited = editing?.id === line.id;
        return (
          <RecordRow
            key={line.id}
            kind={kind}
            row={line}
            original={originals.get(line.id)}
            around={around}
            figures={figuresOf?.(line.id)}
            href={panelHref(line.id)}
            selected={selection.ids.has(line.id)}
            pendingDeletion={pendingDeletions.has(line.id)}
            open={view.panel === line.id}
            editing={edited ? editing : undefined}
            onEdited={edited ? finish : notEdited}
            {...placed}
          />
        );
      }}
    </GridFrame>
  );
}

/** Rows that are not edited share one function, so that they need not render again. */
const notEdited = () => {};

/** The cell of a column in the row of another cell; that cell itself if the column is hidden. */
const besideIt = (cell: HTMLElement, column: string): HTMLElement =>
  cell.closest("[data-row]")?.querySelector<HTMLElement>(`[data-cell="${column}"]`) ?? cell;
