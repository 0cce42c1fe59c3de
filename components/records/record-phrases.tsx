"use client";

import { useEffect, useMemo, useRef } from "react";
import { type Command, type TypedCommand, useCommands } from "@/components/shell/commands";
import type { CellEdit } from "@/lib/records/cell-edits";
import { cellEdits } from "@/lib/records/record-columns";
import { phraseOf, saidCell, saidInWords, saidValue } from "@/lib/records/said-change";
import { readCell } from "@/lib/records/written-cells";
import type { AnyChange } from "@/lib/staged/staged-resource";
import type { RecordEditing, RecordGridKind } from "./record-grid-kind";
import type { CellAround, ShownRecord } from "./record-value";

interface RecordPhrasesProps<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
> {
  kind: RecordGridKind<Row, Column, FilterId, Change, Around>;
  /** The selected record, or the one with an open panel. */
  row: Row | undefined;
  around: Around;
  onSave: ((row: Row, change: Change) => void) | undefined;
}

/** Lets the palette change a record by typed words, like its cells; renders nothing. */
export function RecordPhrases<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
>({ kind, row, around, onSave }: RecordPhrasesProps<Row, Column, FilterId, Change, Around>) {
  const { resource, editing } = kind;
  const edits = useMemo(() => [...cellEdits(resource.columns).values()], [resource]);
  if (!editing || !row || row.deleted || !onSave) return null;
  const about = { page: resource.name, name: resource.nameOf(row), editing, row, around, onSave };
  return (
    <>
      {edits.map((edit) => (
        <FieldPhrase key={edit.field} edit={edit} {...about} />
      ))}
    </>
  );
}

interface FieldPhraseProps<Row, Change, Around> {
  edit: CellEdit<Row, Change>;
  page: string;
  /** The name of the record. */
  name: string;
  editing: RecordEditing<Row, Change, Around>;
  row: Row;
  around: Around;
  onSave: (row: Row, change: Change) => void;
}

/** Commands for one field: by its name with a value, and for the status by "pause" and "resume". */
function FieldPhrase<Row extends ShownRecord, Change extends AnyChange, Around extends CellAround>(
  props: FieldPhraseProps<Row, Change, Around>,
) {
  const { edit, page, name, editing, row, around } = props;
  const { field } = edit;
  const rules = editing.useCellRules(row, field, around);
  const label = editing.fieldName(field);
  const disabledReason = around.readOnlyReason ?? editing.whyNotEdit(row, field, around);
  const read = (typed: string) => readPhrase(props, typed, { rules, label, disabledReason });
  // Rules and rows change with each render; the command is stable.
  const live = useRef({ read, onSave: props.onSave, row });
  useEffect(() => {
    live.current = { read, onSave: props.onSave, row };
  });
  const active = field === "entity_status" ? row.entity_status === "ACTIVE" : undefined;
  useCommands(
    useMemo((): readonly Command[] => {
      const phrase: Command = {
        ...phraseOf({ field, label }, page),
        group: name,
        disabledReason,
        reads: (typed) => live.current.read(typed),
      };
      const toggle = (): Command => ({
        id: `${page}.toggle`,
        group: name,
        label: `${active ? "Pause" : "Resume"} ${name}`,
        near: true,
        disabledReason,
        run: () => {
          const change = edit.kind === "choice" ? edit.change(active ? "PAUSED" : "ACTIVE") : undefined;
          if (change !== undefined) live.current.onSave(live.current.row, change);
        },
      });
      return active === undefined ? [phrase] : [toggle(), phrase];
    }, [edit, field, label, page, name, active, disabledReason]),
  );
  return null;
}

interface Deciding<Change> {
  readonly rules: ReturnType<RecordEditing<never, Change, never>["useCellRules"]>;
  readonly label: string;
  readonly disabledReason: string | undefined;
}

function readPhrase<Row extends ShownRecord, Change extends AnyChange, Around extends CellAround>(
  { edit, editing, row, around, onSave }: FieldPhraseProps<Row, Change, Around>,
  typed: string,
  { rules, label, disabledReason }: Deciding<Change>,
): TypedCommand | undefined {
  const about = { field: edit.field, label };
  const said = saidValue(typed, about);
  if (said === undefined) return undefined;
  const { zone } = around;
  const cell = saidCell(edit, said, zone);
  const { change, problem } = readCell(edit, row, cell, { zone });
  const words = (value: unknown) => editing.valueInWords(edit.field, value, { currency: row.currency, zone });
  const now = `${words(row[edit.field])} now`;
  if (change === undefined) {
    return {
      label: saidInWords(about, said),
      problem: disabledReason ?? problem ?? "It is that already.",
      run: () => {},
    };
  }
  return {
    label: saidInWords(about, words(change[edit.field])),
    detail: [now, rules.warningOf?.(change)].filter(Boolean).join(" · "),
    problem: disabledReason ?? rules.problemOf(change),
    run: () => onSave(row, change),
  };
}
