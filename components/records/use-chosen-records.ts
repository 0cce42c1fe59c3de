"use client";

import { useCallback, useMemo, useState } from "react";
import type { GridRecord } from "@/lib/grid/rows";
import { NOTHING_SELECTED } from "@/lib/lists/selection";

interface Among<Row> {
  /** All records, with their staged changes. */
  readonly records: readonly Row[];
  /** Those that pass the search and the filters. */
  readonly rows: readonly Row[];
  /** For records with staged changes, the record on the service. */
  readonly originals: ReadonlyMap<string, Row>;
}

/** Which records are chosen, to be changed together. */
export function useChosenRecords<Row extends GridRecord>({ records, rows, originals }: Among<Row>) {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const byId = useMemo(() => new Map(records.map((record) => [record.id, record])), [records]);
  const chosen = useMemo(
    () => [...selection.ids].flatMap((id) => byId.get(id) ?? []).filter(({ deleted }) => !deleted),
    [selection, byId],
  );
  const shownChosen = useMemo(
    () => rows.reduce((count, { id }) => count + Number(selection.ids.has(id)), 0),
    [rows, selection],
  );
  const matching = useMemo(() => rows.filter(({ deleted }) => !deleted), [rows]);
  const original = useCallback((row: Row) => originals.get(row.id) ?? row, [originals]);
  return {
    selection,
    setSelection,
    byId,
    chosen,
    original,
    clear: useCallback(() => setSelection(NOTHING_SELECTED), []),
    /** For the bar of actions. */
    counts: { count: chosen.length, hidden: chosen.length - shownChosen, matching: matching.length },
    chooseAll: () => setSelection({ ids: new Set(matching.map(({ id }) => id)) }),
  };
}

export type ChosenRecords<Row extends GridRecord> = ReturnType<typeof useChosenRecords<Row>>;
