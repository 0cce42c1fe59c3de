import { changeFactor, isLargeChange } from "@/lib/bulk/large-change";
import { readIdentifierCell } from "@/lib/csv/cells";
import { formatMicros } from "@/lib/format/money";
import { choiceWord } from "@/lib/records/cell-edits";
import type { Cells, DiffOf, ImportKind, ImportTypes } from "./import-kind";
import { recordOf } from "./row-diff";

/** A cell as it is shown. */
export interface CellView {
  /** The file's own words, or what was typed over them; what the record holds where the file is empty. */
  readonly text: string;
  /** What the record holds now, as it is read on screen; empty for nothing, and for a new record. */
  readonly now: string;
  /** What the row makes of it, as it is read on screen. */
  readonly becomes: string;
  /** The row changes it. */
  readonly touched: boolean;
  /** How an amount or a time was understood, where it is written otherwise. */
  readonly understood?: string;
  /** How many times more or less, "×12", where the change looks like a slip. */
  readonly factor?: string;
}

/** Whether a field holds an amount of the record's currency. */
export const isAmountField = (field: string) => field.endsWith("_local_micro");
const isTimeField = (field: string) => field.endsWith("_time");

const fieldOfValues = (values: object, field: string): unknown =>
  Object.entries(values).find(([each]) => each === field)?.[1];

/** The text of a cell of an import, beside what the record holds now. */
export function cellView<T extends ImportTypes>(
  kind: ImportKind<T>,
  { cells, diff }: { readonly cells: Cells<T["field"]>; readonly diff: DiffOf<T> },
  field: T["field"],
  known: T["known"],
): CellView {
  const record = recordOf(diff);
  const text = readIdentifierCell(cells[field] ?? (record ? kind.held(record, field, known) : ""));
  const understoodAs = (value: unknown, currency: string | undefined) => {
    const words = inWords(kind, { field, value, currency, known });
    return words === undefined || words === text.trim() ? {} : { understood: words };
  };
  const now = record ? onScreen(kind, record, { field, known }) : "";
  if (diff.kind === "new") {
    const read = understoodAs(fieldOfValues(diff.form, field), diff.currency);
    const edit = field === "entity_status" ? kind.edits.get(field) : undefined;
    const status = edit?.kind === "choice" ? choiceWord(edit, diff.status) : undefined;
    const becomes = status ?? read.understood ?? text;
    return { text, now, becomes, touched: false, ...read };
  }
  const to = "change" in diff && diff.change ? fieldOfValues(diff.change, field) : undefined;
  if (!record || to === undefined) return { text, now, becomes: now, touched: false };
  return {
    text,
    now,
    becomes: onScreen(kind, { ...record, [field]: to }, { field, known }),
    touched: true,
    ...understoodAs(to, record.currency),
    ...(isAmountField(field) && factorOf(fieldOfValues(record, field), to)),
  };
}

interface InWords<T extends ImportTypes> {
  readonly field: T["field"];
  readonly known: T["known"];
}

/** An amount or a time as it is read on screen; undefined for other values. */
function inWords<T extends ImportTypes>(
  kind: ImportKind<T>,
  {
    field,
    value,
    currency,
    known,
  }: InWords<T> & { readonly value: unknown; readonly currency: string | undefined },
): string | undefined {
  if (typeof value !== "string") return undefined;
  if (isAmountField(field)) return currency === undefined ? undefined : formatMicros(value, currency);
  return isTimeField(field) ? kind.timeInWords(value, known) : undefined;
}

function onScreen<T extends ImportTypes>(
  kind: ImportKind<T>,
  record: T["row"],
  { field, known }: InWords<T>,
): string {
  if (isAmountField(field) || isTimeField(field)) {
    return (
      inWords(kind, { field, known, value: fieldOfValues(record, field), currency: record.currency }) ?? ""
    );
  }
  const edit = kind.edits.get(field);
  if (edit?.kind === "choice") return choiceWord(edit, edit.of(record));
  return readIdentifierCell(kind.held(record, field, known));
}

function factorOf(from: unknown, to: unknown) {
  if (typeof from !== "string" || typeof to !== "string" || !isLargeChange(from, to)) return {};
  return { factor: changeFactor(from, to) };
}
