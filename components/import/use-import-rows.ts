import { useMemo, useState } from "react";
import { type ImportWork, rowPlaces } from "@/lib/import/work";

/** The values of each row, the same object while they are equal: typing in one row leaves the others untouched. */
export function useImportRows<Field extends string, Cells>(
  work: ImportWork<Field>,
  rowsMax: number,
  cellsOf: (work: ImportWork<Field>, row: number) => Cells,
) {
  const { file, named, columns, edits } = work;
  const [cached, setCached] = useState(() => ({
    columns,
    file,
    byEdits: new Map<number, CachedCells<Cells>>(),
  }));
  if (cached.columns !== columns || cached.file !== file) setCached({ columns, file, byEdits: new Map() });
  const { byEdits } = cached;
  return useMemo(
    () =>
      rowPlaces({ file, named }, rowsMax).map((row) => {
        const before = byEdits.get(row);
        if (before && before.edits === edits[row]) return { row, cells: before.cells };
        const cells = cellsOf({ file, named, columns, edits, out: [] }, row);
        byEdits.set(row, { edits: edits[row], cells });
        return { row, cells };
      }),
    [file, named, columns, edits, byEdits, rowsMax, cellsOf],
  );
}

interface CachedCells<Cells> {
  readonly edits: ImportWork<string>["edits"][string] | undefined;
  readonly cells: Cells;
}

/** A row's number as a spreadsheet shows it. */
export const rowNumber = ({ file }: Pick<ImportWork<string>, "file">, row: number) =>
  file.rows[row]?.number ?? row + 1;
