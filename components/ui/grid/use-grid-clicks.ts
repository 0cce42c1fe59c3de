"use client";

import type { MouseEvent } from "react";
import { asksForNewTab, openInNewTab } from "@/components/ui/new-tab";
import { GroupHead } from "@/lib/grid/group-head";
import type { GridRecord } from "@/lib/grid/rows";
import { cellAt } from "./cell-at";
import { isEditing } from "./edit/use-grid-edit";
import type { GridFocus } from "./use-grid-focus";
import type { GridPanel } from "./use-grid-keys";
import type { GridSelection } from "./use-grid-selection";

interface GridClicks<Row extends GridRecord, Column extends string> {
  rows: readonly (Row | GroupHead)[];
  focus: GridFocus<Row | GroupHead, Column>;
  selection: GridSelection<Row | GroupHead>;
  panel: GridPanel;
  /** Begins an edit where the cell has one. */
  edit: (record: Row, column: Column) => boolean;
  /** Whether cells of a column are edited: a click there is for the cell, elsewhere for its row. */
  isEdited: (column: Column) => boolean;
  /** What a click does in certain cells; false where it does nothing special. */
  press?: (record: Row, column: Column, cell: HTMLElement) => boolean;
  /** Opens the group, or closes it. */
  onToggleGroup: (head: GroupHead) => void;
}

/** Carries out what the pointer asks of the grid: a click focuses, chooses or opens, a second one edits. */
export function useGridClicks<Row extends GridRecord, Column extends string>({
  rows,
  focus,
  selection,
  panel: { panel, setPanel },
  edit,
  isEdited,
  press,
  onToggleGroup,
}: GridClicks<Row, Column>) {
  const cellOf = ({ target }: MouseEvent) => {
    // A button in a cell, and a field under edit, answer to their own clicks.
    if (!(target instanceof Element) || isEditing(target) || target.closest("button")) return undefined;
    const cell = cellAt(target, rows, focus);
    return cell && { ...cell, link: target.closest<HTMLElement>("a") };
  };
  /** A click on a name, and on whatever is not edited; on everything while a panel is open. Text may be selected. */
  const opens = (column: Column, link: HTMLElement | null) =>
    link !== null || panel !== null || (!isEdited(column) && document.getSelection()?.isCollapsed !== false);
  const onClick = (event: MouseEvent) => {
    if (onNewTab(event)) return;
    const cell = cellOf(event);
    if (!cell) return;
    const { record, column, element, index, link } = cell;
    if (link) {
      // A modified click opens the link as any link: in a new tab or window.
      if (link.dataset.panel === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
    }
    focus.focusCell(index, column);
    if (column === "select") selection.choose(record, event.shiftKey);
    else if (record instanceof GroupHead) onToggleGroup(record);
    else if (event.shiftKey) selection.choose(record, true);
    else if (!press?.(record, column, element) && opens(column, link)) setPanel(record.id);
  };
  /** A press on a row with the command key or the middle button opens in a new tab what its name leads to. */
  const onNewTab = (event: MouseEvent): boolean => {
    if (!asksForNewTab(event)) return false;
    const cell = cellOf(event);
    if (!cell || cell.link || cell.column === "select" || cell.record instanceof GroupHead) return false;
    const href = cell.element.closest("[data-row]")?.querySelector("a[href]")?.getAttribute("href");
    if (!href) return false;
    event.preventDefault();
    openInNewTab(href);
    return true;
  };
  const onDoubleClick = (event: MouseEvent) => {
    const cell = cellOf(event);
    if (cell && !(cell.record instanceof GroupHead)) edit(cell.record, cell.column);
  };
  /** A click that chooses a range would select its text as well, and the middle button would begin to scroll. */
  const onMouseDown = (event: MouseEvent) => {
    if ((event.shiftKey || event.button === 1) && cellOf(event)) event.preventDefault();
  };
  return { onClick, onAuxClick: onNewTab, onDoubleClick, onMouseDown };
}
