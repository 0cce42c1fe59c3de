"use client";

import { useMemo } from "react";
import { type Command, type TypedCommand, useCommands } from "@/components/shell/commands";
import { counted } from "@/lib/format/plurals";
import { fillChosen, type Pasting } from "@/lib/grid/paste";
import type { CellEdit } from "@/lib/records/cell-edits";
import { phraseOf, saidCell, saidInWords, saidValue } from "@/lib/records/said-change";
import { readNewCell } from "@/lib/records/written-cells";
import type { AnyChange } from "@/lib/staged/staged-resource";
import type { RecordEditing, RecordGridKind } from "./record-grid-kind";
import type { CellAround, ShownRecord } from "./record-value";

interface ManyPhrasesProps<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
> {
  kind: RecordGridKind<Row, Column, FilterId, Change, Around>;
  /** The selected records, in the order shown; more than one. */
  rows: readonly Row[];
  around: Around;
  /** Left out where cells cannot be changed. */
  onPaste: ((pasting: Pasting<Row, Column>) => void) | undefined;
}

/**
 * Lets the palette change the selected records: one typed value goes into a column of all of them, as if it had been
 * pasted there, so that old and new values are previewed first. Renders nothing.
 */
export function ManyPhrases<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
>({ kind, rows, around, onPaste }: ManyPhrasesProps<Row, Column, FilterId, Change, Around>) {
  const { resource, editing } = kind;
  const { zone, readOnlyReason } = around;
  useCommands(
    useMemo((): readonly Command[] => {
      if (!editing || !onPaste) return [];
      const many = counted(rows.length, resource.one, resource.many);
      const said: Said<Row, Change> = { editing, rows, many, zone };
      return resource.columns.ids.flatMap((column) => {
        const { edits: edit } = resource.columns.of(column);
        // The same name for all would make them indistinguishable.
        if (!edit || edit.field === "name") return [];
        const about = { field: edit.field, label: editing.fieldName(edit.field) };
        return {
          ...phraseOf(about, resource.name, many),
          group: "What is selected",
          disabledReason: readOnlyReason,
          reads: (typed: string) => {
            const value = saidValue(typed, about);
            if (value === undefined) return undefined;
            const { problem, ...read } = readSaid(said, edit, about, value);
            const run = () => onPaste(fillChosen(read.cell, { rows, column, verb: `${read.does} for` }));
            return { ...read, problem: readOnlyReason ?? problem, run };
          },
        };
      });
    }, [resource, editing, rows, zone, readOnlyReason, onPaste]),
  );
  return null;
}

interface Said<Row, Change> {
  readonly editing: Pick<RecordEditing<Row, Change, never>, "valueInWords">;
  readonly rows: readonly Row[];
  /** "5 campaigns". */
  readonly many: string;
  readonly zone: string;
}

/** The cells to change for a typed value of a field of many records, and its result in words. */
function readSaid<Row extends ShownRecord, Change extends AnyChange>(
  { editing, rows, many, zone }: Said<Row, Change>,
  edit: CellEdit<Row, Change>,
  about: { readonly field: string; readonly label: string },
  value: string,
): Omit<TypedCommand, "run"> & { readonly cell: string; readonly does: string } {
  const cell = saidCell(edit, value, zone);
  const [currency = "", ...others] = new Set(rows.map((row) => row.currency));
  const { change, problem } = readNewCell(edit, cell, { currency, zone });
  // An amount in several currencies is shown as typed.
  const isOfOne = edit.kind !== "amount" || others.length === 0;
  const words =
    change === undefined || !isOfOne
      ? value
      : editing.valueInWords(edit.field, change[edit.field], { currency, zone });
  const does = saidInWords(about, words);
  return { cell, does, label: `${does} for ${many}`, detail: "Shows old and new values first", problem };
}
