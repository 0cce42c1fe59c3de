"use client";

import { useState } from "react";
import type { GridFocus } from "@/components/ui/grid/use-grid-focus";
import type { GridRecord } from "@/lib/grid/rows";
import type { AfterEdit } from "./after-key";

/** The change to make, or undefined for none. */
export type EditDone<Row, Change> = (record: Row, change: Change | undefined, after: AfterEdit) => void;

/** A refused edit of a cell, and why it was refused. */
export interface RefusedEdit<Change> {
  readonly change: Change;
  readonly why: string;
}

/** A cell under edit. */
export interface Editing<Column extends string, Change> {
  readonly id: string;
  readonly column: Column;
  readonly refused?: RefusedEdit<Change>;
  /** The typed text that started the edit, in place of the cell's value. */
  readonly typed?: string;
}

/** Opens a cell again with the refused text, and shows why. */
export type EditAgain = (why: string) => void;

interface GridEdit<Row extends GridRecord, Column extends string, Change> {
  focus: Pick<GridFocus<GridRecord, Column>, "column" | "columns" | "follow" | "move">;
  mayEdit: (record: Row, column: Column) => boolean;
  onSave: (record: Row, change: Change, editAgain: EditAgain) => void;
}

/** The cell of a grid under edit, and where the focus goes afterwards. */
export function useGridEdit<Row extends GridRecord, Column extends string, Change>({
  focus,
  mayEdit,
  onSave,
}: GridEdit<Row, Column, Change>) {
  const [editing, setEditing] = useState<Editing<Column, Change>>();

  /** Starts an edit, with the typed text that triggered it; false if the cell is not editable. */
  const edit = (record: Row, column: Column, typed?: string): boolean => {
    if (!mayEdit(record, column)) return false;
    setEditing({ id: record.id, column, ...(typed !== undefined && { typed }) });
    return true;
  };

  /** Moves to the next editable cell of the row; false if there is none. */
  const editBeside = (record: Row, step: 1 | -1): boolean => {
    const from = focus.columns.indexOf(focus.column) + step;
    for (let at = from; at >= 0 && at < focus.columns.length; at += step) {
      const column = focus.columns[at];
      if (!column || !edit(record, column)) continue;
      // The input takes the focus itself.
      focus.follow(record.id, column);
      return true;
    }
    return false;
  };

  const finish: EditDone<Row, Change> = (record, change, after) => {
    setEditing(undefined);
    if (editing && change !== undefined) {
      const { column } = editing;
      onSave(record, change, (why) => {
        // The focused row stays mounted wherever the list is scrolled; its input takes the focus itself.
        focus.follow(record.id, column);
        setEditing({ id: record.id, column, refused: { change, why } });
      });
    }
    switch (after) {
      case "stay":
        // Left by a click elsewhere: the focus is already there.
        if (change === undefined) focus.move(0, 0);
        break;
      case "down":
        focus.move(1, 0);
        break;
      case "next":
      case "previous": {
        const step = after === "next" ? 1 : -1;
        if (!editBeside(record, step)) focus.move(0, step);
      }
    }
  };

  return { editing, edit, finish };
}

/** Whether an event comes from the input of a cell under edit. */
export const isEditing = (target: EventTarget) =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== "checkbox");
