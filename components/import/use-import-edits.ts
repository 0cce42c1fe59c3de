import type { StoredHistory } from "@/components/builder/use-stored-history";
import { counted } from "@/lib/format/plurals";
import { forgetRefusals } from "@/lib/import/results";
import { editCell, type ImportWork, leaveOut } from "@/lib/import/work";
import { rowNumber } from "./use-import-rows";

interface Options<Field extends string> {
  work: ImportWork<Field>;
  history: StoredHistory<ImportWork<Field> | null>;
  /** The file as the device knows it. */
  source: string;
  /** The cell that a person is at. */
  lookAt: (row: number, field: Field) => void;
}

/** Edits of rows: changing their cells, excluding them, and including them again. */
export function useImportEdits<Field extends string>({ work, history, source, lookAt }: Options<Field>) {
  return {
    edit: (row: number, field: Field, value: string) => {
      lookAt(row, field);
      forgetRefusals(source, [row]);
      history.change((now) => now && editCell(now, row, field, value), {
        label: `Row ${rowNumber(work, row)}`,
        run: `${row} ${field}`,
      });
    },
    leaveOut: (rows: readonly number[], out: boolean) => {
      const [first = 0] = rows;
      const what = rows.length === 1 ? `row ${rowNumber(work, first)}` : counted(rows.length, "row");
      history.change((now) => now && leaveOut(now, rows, out), {
        label: `${out ? "Skip" : "Include"} ${what}`,
      });
    },
  };
}
