import { useMemo, useState } from "react";
import type { StoredHistory } from "@/components/builder/use-stored-history";
import { toast } from "@/components/ui/toast";
import { useSettled } from "@/components/ui/use-settled";
import { counted } from "@/lib/format/plurals";
import { type RepairAlike, repairAlike } from "@/lib/import/repair";
import { cellOf, editCells, type ImportWork, ownCell } from "@/lib/import/work";

/** Milliseconds without a keystroke before other rows are searched. */
const SETTLE_MS = 250;

interface CheckedRow<Field> {
  readonly row: number;
  readonly out: boolean;
  readonly problems: ReadonlyMap<Field, string>;
}

interface Options<Field extends string> {
  work: ImportWork<Field>;
  history: StoredHistory<ImportWork<Field> | null>;
  rows: readonly CheckedRow<Field>[];
  /** Whether a row would have no error in that column with this text. */
  isRight: (row: number, field: Field, text: string) => boolean;
  /** Maximum length by column, where that is the only reason for a text being too long. */
  most: { readonly [field in Field]?: number };
  /** A column that makes the text unique among rows. */
  unique?: Field;
  /** Called for rows that were repaired. */
  onRepair?: (rows: readonly number[]) => void;
}

/** The offer at the cell that was corrected last, or is focused. */
export interface OfferedRepair<Field extends string> {
  readonly row: number;
  readonly field: Field;
  readonly alike: RepairAlike<Field>;
  readonly repair: () => void;
}

/** Offers to correct other rows in the same way as one cell. */
export function useRepair<Field extends string>({
  work,
  history,
  rows,
  isRight,
  most,
  unique,
  onRepair,
}: Options<Field>) {
  const [at, setAt] = useState<{ readonly row: number; readonly field: Field }>();
  const settled = useSettled(work, SETTLE_MS) === work;
  const alike = useMemo(() => {
    if (!settled || !at || work.edits[at.row]?.[at.field] === undefined) return undefined;
    const { row, field } = at;
    const wrong = rows.flatMap((each) =>
      each.row !== row && !each.out && each.problems.has(field)
        ? [{ row: each.row, text: cellOf(work, each.row, field) }]
        : [],
    );
    if (wrong.length === 0) return undefined;
    return repairAlike(
      { row, field, wrong: ownCell(work, row, field), right: cellOf(work, row, field) },
      {
        wrong,
        isRight: (each, text) => isRight(each, field, text),
        most: most[field],
        unique: field === unique,
      },
    );
  }, [settled, at, work, rows, isRight, most, unique]);

  const repair = ({ field, cells }: RepairAlike<Field>) => {
    const { file } = work;
    const change = (label: string, next: (now: ImportWork<Field>) => ImportWork<Field>) =>
      history.change((now) => (now?.file === file ? next(now) : now), { label });
    const takeBack = (now: ImportWork<Field>) => {
      // Edits since then stay.
      const still = cells.filter(({ row, to }) => cellOf(now, row, field) === to);
      return editCells(
        now,
        field,
        still.map(({ row, from }) => ({ row, value: from })),
      );
    };
    onRepair?.(cells.map(({ row }) => row));
    const repaired = cells.map(({ row, to }) => ({ row, value: to }));
    change(`Repair ${counted(cells.length, "row")}`, (now) => editCells(now, field, repaired));
    toast({
      title: `Repaired ${counted(cells.length, "row")}`,
      tone: "positive",
      action: {
        label: "Undo",
        onClick: () => change(`Take back the repair of ${counted(cells.length, "row")}`, takeBack),
      },
    });
  };
  const offer: OfferedRepair<Field> | undefined = at &&
    alike && { row: at.row, field: at.field, alike, repair: () => repair(alike) };
  return { offer, lookAt: (row: number, field: Field) => setAt({ row, field }) };
}
