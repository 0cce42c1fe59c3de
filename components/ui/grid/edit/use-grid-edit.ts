"use client";

import { useState } from "react";
import type { GridFocus } from "@/components/ui/grid/use-grid-focus";
import type { GridRecord } from "@/lib/grid/rows";
import type { AfterEdit } from "./after-key";

/** The change to make, or undefined to leave everything as it was. */
export type EditDone<Row, Change> = (record: Row, change: Change | undefined, after: AfterEdit) => void;

/** What was typed into a cell before, and why it was refused. */
export interface RefusedEdit<Change> {
  readonly change: Change;
  readonly why: string;
}

/** A cell under edit. */
export interface Editing<Column extends string, Change> {
  readonly id: string;
  readonly column: Column;
  readonly refused?: RefusedEdit<Change>;
  /** What was typed to begin it, in place of what the cell held. */
  readonly typed?: string;
}

/** Opens a cell again with the refused text, and shows why. */
export type EditAgain = (why: string) => void;

interface GridEdit<Row extends GridRecord, Column extends string, Change> {
  focus: Pick<GridFocus<GridRecord, Column>, "column" | "columns" | "follow" | "move">;
  mayEdit: (record: Row, column: Column) => boolean;
  onSave: (record: Row, change: Change, editAgain: EditAgain) => void;
}

/** The one cell of a grid that is under edit, and where the focus goes from it. */
export function useGridEdit<Row extends GridRecord, Column extends string, Change>({
  focus,
  mayEdit,
  onSave,
}: GridEdit<Row, Column, Change>) {
  const [editing, setEditing] = useState<Editing<Column, Change>>();

  /** Begins an edit, with what was typed where that began it; false where the cell has none. */
  const edit = (record: Row, column: Column, typed?: string): boolean => {
    if (!mayEdit(record, column)) return false;
    setEditing({ id: record.id, column, ...(typed !== undefined && { typed }) });
    return true;
  };

  /** Goes on with the next cell of the row that can be edited; false where there is none. */
  const editBeside = (record: Row, step: 1 | -1): boolean => {
    const from = focus.columns.indexOf(focus.column) + step;
    for (let at = from; at >= 0 && at < focus.columns.length; at += step) {
      const column = focus.columns[at];
      if (!column || !edit(record, column)) continue;
      // The field takes the focus itself.
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
        // The row with the focus is drawn wherever the list is scrolled; its field takes the focus itself.
        focus.follow(record.id, column);
        setEditing({ id: record.id, column, refused: { change, why } });
      });
    }
    switch (after) {
      case "stay":
        // Left by a click elsewhere: the focus is already where the person wants it.
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

/** Whether an event comes from the field of a cell under edit. */
export const isEditing = (target: EventTarget) =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== "checkbox");
