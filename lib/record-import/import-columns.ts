import { CSV_START, csvLine } from "@/lib/csv/cells";
import { headingLetters } from "@/lib/csv/heading";
import { fieldHeading } from "@/lib/grid/csv-columns";
import type { ImportFile } from "@/lib/import/read-file";
import { beginImport, cellOf, type ImportWork, leftOut, storedImport } from "@/lib/import/work";
import { type AccountRecord, cellEdits, type NameOf, type RecordColumns } from "@/lib/records/record-columns";
import { seenCell } from "@/lib/records/record-files";
import { workCells } from "./import-kind";

interface ImportColumnsOf<Field extends string, Id extends string, Row, Change> {
  /** The possible contents of a column, in the order in which they are shown. */
  readonly fields: readonly Field[];
  readonly fieldName: (field: string) => string;
  /** The columns of the grid: those that are edited there hold the fields that they edit. */
  readonly columns: RecordColumns<Id, Row, Change>;
  /** The columns of the grid for other fields. */
  readonly notEdited: { readonly [field in Field]?: Id };
  /** Other headings, besides those used here and by the service. */
  readonly otherNames: { readonly [field in Field]?: readonly string[] };
  /** Every field of the service's record. */
  readonly recordFields: readonly string[];
}

/** The columns of files that records are imported from: what they are called, hold, and take. */
export function importColumns<Field extends string, Id extends string, Row extends AccountRecord, Change>({
  fields,
  fieldName,
  columns,
  notEdited,
  otherNames,
  recordFields,
}: ImportColumnsOf<Field, Id, Row, Change>) {
  const edits = cellEdits(columns);
  const fieldOf = (parameter: string): Field | undefined => fields.find((known) => known === parameter);
  const edited = new Map<string | undefined, Id>(columns.ids.map((id) => [columns.of(id).edits?.field, id]));
  const columnOf = (field: Field): Id | undefined => notEdited[field] ?? edited.get(field);
  const byName: ReadonlyMap<string, Field> = new Map(
    fields.flatMap((field) => {
      const column = columnOf(field);
      const names = [fieldHeading(field), fieldName(field), ...(otherNames[field] ?? [])];
      if (column !== undefined) names.push(columns.of(column).label);
      return names.map((name) => [headingLetters(name), field] as const);
    }),
  );
  const fieldsMax: { -readonly [field in Field]?: number } = {};
  for (const field of fields) {
    const edit = edits.get(field);
    if (edit?.kind === "text") fieldsMax[field] = edit.max;
  }
  const exported = [...columns.ids.map((id) => columns.of(id).label), ...recordFields.map(fieldHeading)];
  const exportedOnly = new Set(exported.map(headingLetters));
  /** The field of a column with that name. */
  const fieldNamed = (name: string): Field | undefined => byName.get(name);
  return {
    fields,
    fieldName,
    edits,
    /** The characters that a column takes. */
    fieldsMax,
    /** The column of a file for a parameter of the service. */
    fieldOf,
    fieldNamed,
    columnOf,
    /** The current text of a record's field in a file. */
    textOf: (row: Row, field: Field, nameOf: NameOf): string => {
      const column = columnOf(field);
      return column === undefined ? row.currency : seenCell(columns, column, row, nameOf);
    },
    /** Names of the columns that were not recognised, although they may be importable. */
    notRead: (work: ImportWork<Field>): readonly string[] =>
      leftOut(work).filter((name) => !exportedOnly.has(headingLetters(name))),
    /** The initial state of a file. */
    begin: (file: ImportFile): ImportWork<Field> => beginImport(file, { fieldOf: fieldNamed }),
    /** The current cells of a row. */
    cellsOf: workCells(fields, cellOf),
    isStored: storedImport(fields),
  };
}

/** A file to start an import with: the names of the columns, and an example row. */
export const importTemplate = (example: Readonly<Record<string, string>>): string[] => [
  CSV_START,
  csvLine(Object.keys(example).map(fieldHeading)),
  csvLine(Object.values(example)),
];
