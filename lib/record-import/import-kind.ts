import type { BulkRecord, BulkResource, PlannedItem } from "@/lib/bulk/bulk-plan";
import type { ImportFile } from "@/lib/import/read-file";
import type { ImportWork } from "@/lib/import/work";
import type { CellEdit } from "@/lib/records/cell-edits";
import type { CellChoices } from "./cell-choices";
import type { FreshRecord, ImportPlan, RowDiff } from "./row-diff";

/** What an import is about, in types. */
export interface ImportTypes {
  readonly row: BulkRecord & { readonly currency: string };
  readonly change: object;
  readonly field: string;
  readonly fresh: FreshRecord;
  /** What rows are held against. */
  readonly known: object;
  readonly item: PlannedItem;
}

/** The texts of a row; nothing for a column that the file does not have and that was not typed into. */
export type Cells<Field extends string> = { readonly [field in Field]?: string };

export type DiffOf<T extends ImportTypes> = RowDiff<T["row"], T["change"], T["field"], T["fresh"]>;
type PlannedRow<T extends ImportTypes> = {
  readonly row: number;
  readonly number: number;
  readonly diff: DiffOf<T>;
};

/** Everything that the import of one kind of records does its own way. */
export interface ImportKind<T extends ImportTypes> {
  readonly resource: BulkResource;
  /** What a column of the file can hold, in the order in which it is shown. */
  readonly fields: readonly T["field"][];
  readonly fieldName: (field: T["field"]) => string;
  /** The characters that a column takes. */
  readonly fieldsMax: { readonly [field in T["field"]]?: number };
  /** Columns that spreadsheets would take for numbers or formulas. */
  readonly identifiers: readonly T["field"][];
  /** The column that a row which creates a record cannot do without, besides its name. */
  readonly newNeeds: T["field"];
  readonly rowsMax: number;
  readonly begin: (file: ImportFile) => ImportWork<T["field"]>;
  readonly cellsOf: (work: ImportWork<T["field"]>, row: number) => Cells<T["field"]>;
  /** The column that holds a parameter of the service. */
  readonly fieldOf: (parameter: string) => T["field"] | undefined;
  /** Whether what a device stored is a file that is being imported, or none. */
  readonly isStored: (stored: unknown) => stored is ImportWork<T["field"]> | null;
  /** A row that creates a record, by field. */
  readonly example: Readonly<Record<string, string>>;
  /** Names of the columns that were not read, although they may hold something that can be. */
  readonly notRead: (work: ImportWork<T["field"]>) => readonly string[];
  /** Holds one row against the account. */
  readonly diffRow: (cells: Cells<T["field"]>, known: T["known"]) => DiffOf<T>;
  readonly plan: (rows: readonly PlannedRow<T>[]) => ImportPlan<T["item"]>;
  readonly edits: ReadonlyMap<string, CellEdit<T["row"], T["change"]>>;
  /** The current text of a record's field in a file. */
  readonly held: (record: T["row"], field: T["field"], known: T["known"]) => string;
  /** An instant on the account's clocks, in words. */
  readonly timeInWords: (instant: string, known: T["known"]) => string;
  /** What can be chosen in a cell; undefined for one in which anything can be typed. */
  readonly choices: (
    diff: DiffOf<T>,
    field: T["field"],
    text: string,
    known: T["known"],
  ) => CellChoices | undefined;
}

/** The cells of a row, as the work has them now. */
export function workCells<Field extends string>(
  fields: readonly Field[],
  cellOf: (work: ImportWork<Field>, row: number, field: Field) => string,
) {
  return (work: ImportWork<Field>, row: number): Cells<Field> => {
    const cells: { -readonly [field in Field]?: string } = {};
    for (const field of fields) {
      if (work.columns.includes(field) || work.edits[row]?.[field] !== undefined) {
        cells[field] = cellOf(work, row, field);
      }
    }
    return cells;
  };
}
