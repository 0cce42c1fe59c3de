import * as z from "zod";
import { type OlderEncoding, olderEncodings } from "@/lib/csv/encoding";
import { headingLetters, headingWithoutAside } from "@/lib/csv/heading";
import { type ImportFile, rereadFile } from "./read-file";
import { reportRows } from "./report-rows";

/** A file on its way to become records, with all that was decided about it. */
export interface ImportWork<Field extends string> {
  readonly file: ImportFile;
  /** The first row holds the columns' names. */
  readonly named: boolean;
  /** What each column holds; null for one that is left out. */
  readonly columns: readonly (Field | null)[];
  /** What was typed over the file's cells, by the row's place in the file. */
  readonly edits: Readonly<Record<string, { readonly [field in Field]?: string }>>;
  /** Rows that are left out. */
  readonly out: readonly number[];
}

/** A file that is known to be whole is not looked through again for each step of a history that shares it. */
const whole = new WeakSet<object>();
const fileShape = z.object({
  id: z.string(),
  name: z.string(),
  rows: z.array(
    z.object({ number: z.number(), cells: z.array(z.string()), bytes: z.array(z.string()).optional() }),
  ),
  cut: z.boolean(),
  wide: z.boolean().optional(),
  garbled: z.boolean(),
  passed: z.array(z.number()).optional(),
  older: z.enum(olderEncodings).optional(),
});
const isFile = (stored: unknown) => {
  if (typeof stored !== "object" || stored === null) return false;
  if (whole.has(stored)) return true;
  if (!fileShape.safeParse(stored).success) return false;
  whole.add(stored);
  return true;
};

/** A check whether what a device stored is work of this kind, or none. */
export function storedImport<Field extends string>(fields: readonly Field[]) {
  const field = z.enum([...fields]);
  const shape = z.object({
    file: z.custom(isFile),
    named: z.boolean(),
    columns: z.array(field.nullable()),
    edits: z.record(z.string(), z.partialRecord(field, z.string())),
    out: z.array(z.number()),
  });
  return (stored: unknown): stored is ImportWork<Field> | null =>
    stored === null || shape.safeParse(stored).success;
}

/** What a column holds, by the letters of its name (`headingLetters`). */
export type FieldOf<Field> = (letters: string) => Field | undefined;

/**
 * The columns by their names; the first counts where two have the same. Null for unknown ones. What holds
 * a digit is a value that looks like a name, such as the order number PO-7.
 */
export function recogniseColumns<Field extends string>(
  names: readonly string[],
  fieldOf: FieldOf<Field>,
): readonly (Field | null)[] {
  const taken = new Set<Field>();
  return names.map((name) => {
    const known = fieldNamed(name, fieldOf);
    if (known === undefined || taken.has(known)) return null;
    taken.add(known);
    return known;
  });
}

/** In Japanese a day budget is one for "1日". */
const HOLDS_DIGIT = /(?!1日)\d/;

function fieldNamed<Field>(name: string, fieldOf: FieldOf<Field>): Field | undefined {
  if (HOLDS_DIGIT.test(name)) return undefined;
  return fieldOf(headingLetters(name)) ?? fieldOf(headingWithoutAside(name));
}

interface Beginning<Field> {
  readonly fieldOf: FieldOf<Field>;
  /** What the only column of a file without names holds. */
  readonly lone?: Field;
}

/**
 * A file as it is first shown, without the title and the totals of a report. Without a known name in its first row,
 * that row is taken for a record, unless it is the names of unknown columns.
 */
export function beginImport<Field extends string>(
  whole: ImportFile,
  { fieldOf, lone }: Beginning<Field>,
): ImportWork<Field> {
  const file = reportRows(
    whole,
    (cells) => recogniseColumns(cells, fieldOf).filter((each) => each !== null).length,
  );
  const width = Math.max(...file.rows.map(({ cells }) => cells.length));
  const names = Array.from({ length: width }, (_, column) => file.rows[0]?.cells[column] ?? "");
  const columns = recogniseColumns(names, fieldOf);
  const known = columns.some((each) => each !== null);
  const named =
    known ||
    (width > 1 && file.rows.length > 1 && names.every((name) => /\p{L}/u.test(name) && !/\d/.test(name)));
  const taken = known || width > 1 || lone === undefined ? columns : [lone];
  return { file, named, columns: taken, edits: {}, out: [] };
}

/** What a column is called in the file, or by its place. */
export function columnName<Field extends string>(
  { file, named }: Pick<ImportWork<Field>, "file" | "named">,
  column: number,
): string {
  return (named && file.rows[0]?.cells[column]?.trim()) || `Column ${column + 1}`;
}

/**
 * The same work with the text of the file read in another way; what was typed over it stays. Where none of its columns
 * was known, their names are looked at again.
 */
export function rereadWork<Field extends string>(
  work: ImportWork<Field>,
  encoding: OlderEncoding,
  begin: (file: ImportFile) => ImportWork<Field>,
): ImportWork<Field> {
  const file = rereadFile(work.file, encoding);
  return work.columns.every((field) => field === null) ? begin(file) : { ...work, file };
}

/** Names of the columns that hold something and are left out. */
export const leftOut = <Field extends string>(work: ImportWork<Field>): readonly string[] =>
  work.columns.flatMap((field, column) => {
    const filled = work.file.rows.some(({ cells }) => (cells[column] ?? "").trim() !== "");
    return field === null && filled ? columnName(work, column) : [];
  });

/** Says what a column holds; another column that held the same is left out from then on. */
export function mapColumn<Field extends string>(
  work: ImportWork<Field>,
  column: number,
  to: Field | null,
): ImportWork<Field> {
  return {
    ...work,
    columns: work.columns.map((each, index) => (index === column ? to : each === to ? null : each)),
  };
}

/** Types over cells of a column. The file's own words come back when they are typed again. */
export function editCells<Field extends string>(
  work: ImportWork<Field>,
  which: Field,
  cells: readonly { readonly row: number; readonly value: string }[],
): ImportWork<Field> {
  const edits = { ...work.edits };
  for (const { row, value } of cells) {
    const { [which]: _, ...others } = edits[row] ?? {};
    edits[row] = value === ownCell(work, row, which) ? others : { ...others, [which]: value };
  }
  return { ...work, edits };
}

export const editCell = <Field extends string>(
  work: ImportWork<Field>,
  row: number,
  which: Field,
  value: string,
): ImportWork<Field> => editCells(work, which, [{ row, value }]);

/** Leaves rows out, or takes them in again. */
export function leaveOut<Field extends string>(
  work: ImportWork<Field>,
  rows: readonly number[],
  out: boolean,
): ImportWork<Field> {
  const meant = new Set(rows);
  const others = work.out.filter((each) => !meant.has(each));
  return { ...work, out: out ? [...others, ...meant] : others };
}

/** Places of the rows that are records, that many at most. */
export function rowPlaces<Field extends string>(
  { file, named }: Pick<ImportWork<Field>, "file" | "named">,
  rowsMax: number,
): readonly number[] {
  const first = named ? 1 : 0;
  return Array.from(
    { length: Math.min(rowsMax, Math.max(0, file.rows.length - first)) },
    (_, index) => index + first,
  );
}

/** A cell's text in the file, whatever was typed over it. */
export function ownCell<Field extends string>(
  { file, columns }: Pick<ImportWork<Field>, "file" | "columns">,
  row: number,
  which: Field,
): string {
  const column = columns.indexOf(which);
  return column < 0 ? "" : (file.rows[row]?.cells[column] ?? "");
}

/** The current text of a cell: what was typed over it, or the file's own words. */
export const cellOf = <Field extends string>(work: ImportWork<Field>, row: number, which: Field): string =>
  work.edits[row]?.[which] ?? ownCell(work, row, which);
