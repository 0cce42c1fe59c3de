import { useEffect, useState } from "react";
import type { Cells, DiffOf, ImportKind, ImportTypes } from "@/lib/record-import/import-kind";
import { nextTask } from "@/lib/time/wait-until";

interface FileRow<T extends ImportTypes> {
  readonly row: number;
  readonly cells: Cells<T["field"]>;
}

type Diffs<T extends ImportTypes> = readonly (FileRow<T> & { readonly diff: DiffOf<T> })[];
type Compared<T extends ImportTypes> = WeakMap<Cells<T["field"]>, DiffOf<T>>;

/** Rows that are compared at once without blocking the page. */
const AT_ONCE = 500;

/**
 * Every row compared with the account. A few rows, those that are typed in, are compared at once; a file, and an
 * account that was refetched, in chunks, with the previous result shown meanwhile. Undefined before the first result.
 */
export function useDiffs<T extends ImportTypes>(
  kind: ImportKind<T>,
  rows: readonly FileRow<T>[],
  known: T["known"],
): Diffs<T> | undefined {
  const [cache, setCache] = useState((): { known: T["known"]; byCells: Compared<T> } => ({
    known,
    byCells: new WeakMap(),
  }));
  const [compared, setCompared] = useState<Diffs<T>>();
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
          if (!byCells.has(cells)) byCells.set(cells, kind.diffRow(cells, known));
        }
        await nextTask();
        if (gone) return;
      }
      setCompared(diffed(kind, rows, byCells, known));
    };
    void compare();
    return () => {
      gone = true;
    };
  }, [kind, behind, rows, known, byCells]);
  return behind ? compared : diffed(kind, rows, byCells, known);
}

function diffed<T extends ImportTypes>(
  kind: ImportKind<T>,
  rows: readonly FileRow<T>[],
  byCells: Compared<T>,
  known: T["known"],
): Diffs<T> {
  return rows.map(({ row, cells }) => {
    const before = byCells.get(cells);
    const diff = before ?? kind.diffRow(cells, known);
    if (!before) byCells.set(cells, diff);
    return { row, cells, diff };
  });
}
