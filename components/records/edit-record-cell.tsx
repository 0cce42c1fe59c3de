"use client";

import type { AfterEdit } from "@/components/ui/grid/edit/after-key";
import { EditChoice } from "@/components/ui/grid/edit/edit-choice";
import { EditMoney } from "@/components/ui/grid/edit/edit-money";
import { EditText } from "@/components/ui/grid/edit/edit-text";
import type { EditDone, RefusedEdit } from "@/components/ui/grid/edit/use-grid-edit";
import type { CellEdit } from "@/lib/records/cell-edits";
import { readAmount } from "@/lib/records/written-cells";
import { EditTime } from "./edit-time";
import type { RecordEditing } from "./record-grid-kind";
import type { CellAround, ShownRecord } from "./record-value";

export interface EditRecordCellProps<Row, Change, Around> {
  editing: RecordEditing<Row, Change, Around>;
  edit: CellEdit<Row, Change>;
  row: Row;
  around: Around;
  refused: RefusedEdit<Change> | undefined;
  /** The typed text that started the edit, in place of the cell's value. */
  typed: string | undefined;
  onDone: EditDone<Row, Change>;
}

/** The input of a cell while it is edited. */
export function EditRecordCell<
  Row extends ShownRecord,
  Change extends object,
  Around extends Pick<CellAround, "zone">,
>({
  editing: { fieldName, useCellRules },
  edit,
  row,
  around,
  refused,
  typed,
  onDone,
}: EditRecordCellProps<Row, Change, Around>) {
  const { problemOf, warningOf, hintOf } = useCellRules(row, edit.field, around);
  const label = fieldName(edit.field);
  /** The cell's row, with the refused change applied. */
  const tried = refused && { ...row, ...refused.change };
  const done = (change: Change | undefined, after: AfterEdit) => onDone(row, change, after);
  switch (edit.kind) {
    case "text": {
      const changeOf = (text: string) => edit.change(edit.read(text));
      return (
        <EditText
          label={label}
          text={edit.of(tried ?? row)}
          typed={typed}
          refused={refused?.why}
          max={edit.max}
          problemOf={(text) => problemOf(changeOf(text))}
          warningOf={(text) => warningOf?.(changeOf(text))}
          onDone={(text, after) => done(text === undefined ? undefined : changeOf(text), after)}
        />
      );
    }
    case "amount":
      return (
        <EditMoney
          label={label}
          currency={row.currency}
          micros={edit.of(row)}
          typed={typed}
          refused={tried && refused && { micros: edit.of(tried), why: refused.why }}
          read={(text) => {
            const amount = readAmount(edit, row, text);
            const problem = amount.ok ? problemOf(edit.change(amount.micros)) : undefined;
            return problem === undefined ? amount : { ok: false, reason: problem };
          }}
          warningOf={(micros) => warningOf?.(edit.change(micros))}
          hintOf={(micros) => hintOf(edit.field, micros)}
          onDone={(micros, after) => done(micros === undefined ? undefined : edit.change(micros), after)}
        />
      );
    case "time":
      return (
        <EditTime
          label={label}
          zone={around.zone}
          edit={edit}
          at={edit.of(row)}
          typed={typed}
          refused={tried && refused && { at: edit.of(tried), why: refused.why }}
          problemOf={(at) => problemOf(edit.change(at))}
          onDone={(at, after) => done(at === undefined ? undefined : edit.change(at), after)}
        />
      );
    case "choice":
      return (
        <EditChoice
          label={label}
          value={edit.of(row)}
          refused={tried && refused && { value: edit.of(tried), why: refused.why }}
          options={edit.options}
          problemOf={(value) => {
            const change = edit.change(value);
            return change && problemOf(change);
          }}
          onDone={(value, after) => done(value === undefined ? undefined : edit.change(value), after)}
        />
      );
  }
}
