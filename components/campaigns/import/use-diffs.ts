import { useEffect, useState } from "react";
import { diffRow, type RowDiff } from "@/lib/campaigns/import/diff-row";
import type { CampaignCells } from "@/lib/campaigns/import/import-cells";
import type { CampaignImportContext } from "@/lib/campaigns/import/known";
import { nextTask } from "@/lib/time/next-task";

interface FileRow {
  readonly row: number;
  readonly cells: CampaignCells;
}

export type Diffs = readonly (FileRow & { readonly diff: RowDiff })[];

/** Rows that are compared without the page being held up. */
const AT_ONCE = 500;

/**
 * Every row held against the account. A few rows, those that are typed in, are compared at once; a file and an
 * account that was read anew piece by piece, and until then the rows stay as they were. Undefined before the first
 * time.
 */
export function useDiffs(rows: readonly FileRow[], known: CampaignImportContext): Diffs | undefined {
  const [cache, setCache] = useState(() => ({ known, byCells: new WeakMap<CampaignCells, RowDiff>() }));
  const [compared, setCompared] = useState<Diffs>();
  if (cache.known !== known) setCache({ known, byCells: new WeakMap() });
  const { byCells } = cache;
  const missing = rows.filter(({ cells }) => !byCells.has(cells));
  const behind = missing.length > AT_ONCE;
  useEffect(() => {
    if (!behind) return;
    let gone = false;
    const compare = async () => {
      for (let at = 0; at < rows.length; at += AT_ONCE) {
        for (const { cells } of rows.slice(at, at + AT_ONCE)) {
          if (!byCells.has(cells)) byCells.set(cells, diffRow(cells, known));
        }
        await nextTask();
        if (gone) return;
      }
      setCompared(diffed(rows, byCells, known));
    };
    void compare();
    return () => {
      gone = true;
    };
  }, [behind, rows, known, byCells]);
  return behind ? compared : diffed(rows, byCells, known);
}

function diffed(
  rows: readonly FileRow[],
  byCells: WeakMap<CampaignCells, RowDiff>,
  known: CampaignImportContext,
): Diffs {
  return rows.map(({ row, cells }) => {
    const before = byCells.get(cells);
    const diff = before ?? diffRow(cells, known);
    if (!before) byCells.set(cells, diff);
    return { row, cells, diff };
  });
}
