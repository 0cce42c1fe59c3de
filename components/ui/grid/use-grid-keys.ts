"use client";

import type { KeyboardEvent } from "react";
import { GroupHead } from "@/lib/grid/group-head";
import { gridCommand } from "@/lib/grid/keys";
import type { GridRecord } from "@/lib/grid/rows";
import type { GridFocus } from "./use-grid-focus";
import type { GridSelection } from "./use-grid-selection";

/** The panel beside a grid, by the id of its record; null while closed. */
export interface GridPanel {
  readonly panel: string | null;
  readonly setPanel: (id: string | null) => void;
}

interface GridKeys<Row extends GridRecord, Column extends string> {
  focus: GridFocus<Row | GroupHead, Column>;
  selection: GridSelection<Row | GroupHead>;
  /** Rows that PageUp and PageDown move by. */
  pageRows: () => number;
  panel: GridPanel;
  /** Performs the special action of Enter in a cell; false where there is none, so that the panel opens. */
  enter: (record: Row, column: Column, cell: HTMLElement) => boolean;
  /** Starts to edit a cell with a digit in place of its value; false for values that cannot be typed. */
  type: (record: Row, column: Column, digit: string) => boolean;
  onTogglePause?: ((record: Row) => void) | undefined;
  onDuplicate?: ((record: Row) => void) | undefined;
  /** Shows the problems of a record, beside a cell; false where only its panel shows them. */
  explain: (record: Row, cell: HTMLElement) => boolean;
  /** Opens the group, or closes it. */
  onToggleGroup: (head: GroupHead) => void;
  /** Single letters are active: people can switch that off. */
  letters: boolean;
}

/** As in a spreadsheet, a digit replaces a cell's value; letters are keys of the grid. */
const isDigit = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  /^[0-9]$/.test(key) && !ctrlKey && !metaKey && !altKey;

/** Handles the keys of the grid. An open panel follows the focus from row to row. */
export function useGridKeys<Row extends GridRecord, Column extends string>({
  focus,
  selection,
  pageRows,
  panel: { panel, setPanel },
  enter,
  type,
  onTogglePause,
  onDuplicate,
  explain,
  onToggleGroup,
  letters,
}: GridKeys<Row, Column>) {
  const follow = (record: Row | GroupHead | undefined) => {
    if (record && !(record instanceof GroupHead) && panel !== null && panel !== record.id)
      setPanel(record.id);
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.target instanceof HTMLElement && event.target.closest<HTMLElement>("[role=gridcell]");
    const command = gridCommand(event, letters);
    const { record, column } = focus;
    if (cell && isDigit(event) && record && !(record instanceof GroupHead)) {
      if (type(record, column, event.key)) event.preventDefault();
      return;
    }
    if (!cell || !command || !record) return;
    // A button in a cell answers to its own keys.
    const pressed = event.target instanceof HTMLButtonElement;
    if (pressed && (command.do === "edit" || command.do === "open")) return;
    switch (command.do) {
      case "move":
        follow(focus.move(command.rows, command.columns));
        break;
      case "page":
        follow(focus.move(command.direction * pageRows(), 0));
        break;
      case "stretch": {
        const next = focus.move(command.direction, 0);
        if (next) selection.stretch(record, next);
        follow(next);
        break;
      }
      case "edge": {
        const row =
          command.row === "first" ? 0 : command.row === "last" ? Number.MAX_SAFE_INTEGER : focus.index;
        const edge = command.column === "first" ? focus.columns[0] : focus.columns.at(-1);
        follow(focus.focusCell(row, edge ?? column));
        break;
      }
      case "open":
        if (record instanceof GroupHead) onToggleGroup(record);
        else setPanel(panel === record.id ? null : record.id);
        break;
      case "edit":
        if (record instanceof GroupHead) onToggleGroup(record);
        else if (!enter(record, column, cell)) setPanel(record.id);
        break;
      case "select":
        selection.choose(record, false);
        break;
      case "extend":
        selection.choose(record, true);
        break;
      case "select-all":
        selection.chooseAll();
        break;
      case "pause":
        if (!onTogglePause) return;
        if (!(record instanceof GroupHead)) onTogglePause(record);
        break;
      case "duplicate":
        if (!onDuplicate) return;
        if (!(record instanceof GroupHead)) onDuplicate(record);
        break;
      case "why":
        if (record instanceof GroupHead) return;
        if (!explain(record, cell)) setPanel(record.id);
        break;
      case "visit": {
        const link = cell.closest("[data-row]")?.querySelector<HTMLAnchorElement>("a[href]");
        if (!link) return;
        window.open(link.href, "_blank", "noopener");
        break;
      }
      case "clear":
        if (panel !== null) setPanel(null);
        else if (selection.any) selection.chooseNone();
        else return;
        break;
    }
    event.preventDefault();
  };
}
