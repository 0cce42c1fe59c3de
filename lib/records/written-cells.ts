import { tidyCell } from "@/lib/csv/cells";
import { listOr } from "@/lib/format/lists";
import { mayBeMicros, readMoney } from "@/lib/format/read-money";
import type { DecimalMark } from "@/lib/format/written-number";
import { readYesNo } from "@/lib/import/read-cells";
import { readWrittenTime, saysInstant } from "@/lib/time/written-time";
import { type CellEdit, type ChoiceEdit, choiceWord, type TimeEdit } from "./cell-edits";

type Choice = Pick<ChoiceEdit<never, never>, "options" | "others" | "saysYesNo">;

/**
 * The value of a choice for a word, even if it cannot be chosen: the service's word or the one on screen, ignoring
 * case. Undefined for an unknown word.
 */
export function readChoice(edit: Choice, cell: string): string | undefined {
  const said = tidyCell(cell).toLowerCase();
  return (
    [...Object.keys(edit.options), ...Object.keys(edit.others)].find((value) =>
      [value, choiceWord(edit, value)].some((word) => word.toLowerCase() === said),
    ) ?? (edit.saysYesNo ? readYesNo(cell)?.toString() : undefined)
  );
}

/** What to write instead of a word that is no option. */
function choiceAdvice({ options, others }: Choice, value: string | undefined): string {
  const why = value === undefined ? undefined : others[value]?.why;
  return [why, `Write ${listOr(Object.keys(options))}.`].filter(Boolean).join(" ");
}

/** What a cell asks for: a change, nothing, or an error. */
export type CellRead<Change> =
  | { readonly change?: Change; readonly problem?: undefined }
  | { readonly problem: string; readonly change?: undefined };

const UNTOUCHED = {};

/** The notation of cells. */
export interface Writing {
  /** The notation of decimals, if other cells show it. */
  readonly mark?: DecimalMark | undefined;
  /** The IANA zone that times are in; UTC by default. */
  readonly zone?: string | undefined;
}

interface NewCellWriting extends Writing {
  /** The currency of amounts, ISO 4217. */
  readonly currency: string;
}

/**
 * Reads a cell of a pasted block or of a file by the rules of its column. A cell that equals the record's value
 * changes nothing.
 */
export function readCell<Row extends { readonly currency: string }, Change>(
  edit: CellEdit<Row, Change>,
  row: Row,
  cell: string,
  writing: Writing = {},
): CellRead<Change> {
  return holds(edit, row, cell, writing)
    ? UNTOUCHED
    : readNewCell(edit, cell, { ...writing, currency: row.currency });
}

/** Whether a cell equals the record's value. */
function holds<Row extends { readonly currency: string }, Change>(
  edit: CellEdit<Row, Change>,
  row: Row,
  cell: string,
  { zone = "UTC" }: Writing,
): boolean {
  switch (edit.kind) {
    case "text":
      return edit.read(cell) === edit.read(edit.of(row));
    case "choice":
      return [cell.trim(), readChoice(edit, cell)].includes(edit.of(row));
    case "amount": {
      // An amount that may be the record's own counts as unchanged, whatever a spreadsheet made of its digits.
      const own = edit.of(row);
      return own === null ? cell.trim() === "" : mayBeMicros(cell, row.currency, own);
    }
    case "time": {
      const own = edit.of(row);
      return own === null ? cell.trim() === "" : saysInstant(cell, own, zone);
    }
  }
}

/**
 * Reads a cell of a new record, which has no value yet. An empty cell of a choice is ignored: a choice cannot be
 * unset.
 */
export function readNewCell<Row, Change>(
  edit: CellEdit<Row, Change>,
  cell: string,
  { currency, mark, zone }: NewCellWriting,
): CellRead<Change> {
  switch (edit.kind) {
    case "text":
      return { change: edit.change(edit.read(cell)) };
    case "choice": {
      if (cell.trim() === "") return UNTOUCHED;
      const value = readChoice(edit, cell);
      const change = value === undefined ? undefined : edit.change(value);
      return change === undefined ? { problem: choiceAdvice(edit, value) } : { change };
    }
    case "amount": {
      const typed = readAmount(edit, { currency }, cell, mark);
      return typed.ok ? { change: edit.change(typed.micros) } : { problem: typed.reason };
    }
    case "time": {
      const typed = readTime(edit, cell, zone);
      return typed.ok ? { change: edit.change(typed.instant) } : { problem: typed.reason };
    }
  }
}

export type TypedAmount =
  | { readonly ok: true; readonly micros: string | null }
  | { readonly ok: false; readonly reason: string };

/** Parses a typed amount, in the decimals of the record's currency; empty text clears it. */
export function readAmount(
  { clearable }: { readonly clearable: boolean },
  { currency }: { readonly currency: string },
  text: string,
  mark?: DecimalMark,
): TypedAmount {
  if (text.trim() !== "") return readMoney(text, currency, mark);
  return clearable ? { ok: true, micros: null } : { ok: false, reason: "This amount cannot be cleared." };
}

type TypedTime =
  | { readonly ok: true; readonly instant: string | null }
  | { readonly ok: false; readonly reason: string };

/** Parses a typed time, on a zone's clocks; empty text clears it. */
export function readTime(
  { clearable, edge }: Pick<TimeEdit<never, never>, "clearable" | "edge">,
  text: string,
  zone = "UTC",
  was?: string | null,
): TypedTime {
  if (text.trim() !== "") return readWrittenTime(text, { zone, edge, was });
  return clearable ? { ok: true, instant: null } : { ok: false, reason: "This time cannot be cleared." };
}

/** The changes in the cells of one row, by the fields that their columns edit. */
interface CellsRead<Change> {
  readonly changes: readonly Change[];
  readonly problems: readonly { readonly field: string; readonly message: string }[];
}

/**
 * Reads cells of a row, in the order of its columns.
 *
 * @param cellOf undefined for a field that is not given
 */
export function readCells<Row extends { readonly currency: string }, Change>(
  edits: ReadonlyMap<string, CellEdit<Row, Change>>,
  row: Row,
  cellOf: (field: string) => string | undefined,
  writing: Writing = {},
): CellsRead<Change> {
  const read = [...edits.values()].flatMap((edit) => {
    const cell = cellOf(edit.field);
    return cell === undefined ? [] : [{ field: edit.field, ...readCell(edit, row, cell, writing) }];
  });
  return {
    changes: read.flatMap(({ change }) => change ?? []),
    problems: read.flatMap(({ field, problem }) =>
      problem === undefined ? [] : { field, message: problem },
    ),
  };
}
