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
  /** Starts an edit if the cell is editable. */
  edit: (record: Row, column: Column) => boolean;
  /** Whether cells of a column are editable: a click there belongs to the cell, elsewhere to its row. */
  isEdited: (column: Column) => boolean;
  /** What a click does in certain cells; false where it does nothing special. */
  press?: (record: Row, column: Column, cell: HTMLElement) => boolean;
  /** Opens the group, or closes it. */
  onToggleGroup: (head: GroupHead) => void;
}

/** Handles the pointer in the grid: a click focuses, chooses or opens, a second one edits. */
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
    // Buttons in a cell, and an input under edit, handle their own clicks.
    if (!(target instanceof Element) || isEditing(target) || target.closest("button")) return undefined;
    const cell = cellAt(target, rows, focus);
    return cell && { ...cell, link: target.closest<HTMLElement>("a") };
  };
  /**
   * Opens for a click on a name, on a cell that is not editable, and on any cell while a panel is open. Text can be
   * selected.
   */
  const opens = (column: Column, link: HTMLElement | null) =>
    link !== null || panel !== null || (!isEdited(column) && document.getSelection()?.isCollapsed !== false);
  const onClick = (event: MouseEvent) => {
    if (onNewTab(event)) return;
    const cell = cellOf(event);
    if (!cell) return;
    const { record, column, element, index, link } = cell;
    if (link) {
      // A modified click opens the link like any link: in a new tab or window.
      if (link.dataset.panel === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
    }
    focus.focusCell(index, column);
    if (column === "select") selection.choose(record, event.shiftKey);
    else if (record instanceof GroupHead) onToggleGroup(record);
    else if (event.shiftKey) selection.choose(record, true);
    else if (!press?.(record, column, element) && opens(column, link)) setPanel(record.id);
  };
  /** A press on a row with the command key or the middle button opens its link in a new tab. */
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
  /** A click that chooses a range would also select text, and the middle button would start to scroll. */
  const onMouseDown = (event: MouseEvent) => {
    if ((event.shiftKey || event.button === 1) && cellOf(event)) event.preventDefault();
  };
  return { onClick, onAuxClick: onNewTab, onDoubleClick, onMouseDown };
}
