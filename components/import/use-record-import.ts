import { useCallback, useMemo, useState } from "react";
import type { StoredHistory } from "@/components/builder/use-stored-history";
import type { BulkWork } from "@/components/bulk/bulk-work";
import type { DecimalMark } from "@/lib/format/written-number";
import { agreedDecimalMark } from "@/lib/format/written-number";
import { refusedCells } from "@/lib/import/note-results";
import { forgetRefusals } from "@/lib/import/results";
import type { ImportWork } from "@/lib/import/work";
import { isAmountField } from "@/lib/record-import/cell-view";
import { withoutRepetitions } from "@/lib/record-import/diff-file";
import type { Cells, DiffOf, ImportKind, ImportTypes } from "@/lib/record-import/import-kind";
import type { DiffedRow } from "@/lib/record-import/row-diff";
import { type RowStatus, rowStatusOf } from "@/lib/record-import/row-status";
import { useDiffs } from "./use-diffs";
import { useImportEdits } from "./use-import-edits";
import { useImportJob } from "./use-import-job";
import { rowNumber, useImportRows } from "./use-import-rows";
import { useRepair } from "./use-repair";

/** Everything about one row that is shown. */
export interface ShownRow<T extends ImportTypes> extends DiffedRow<DiffOf<T>>, RowStatus {
  readonly cells: Cells<T["field"]>;
  /** It is left out. */
  readonly out: boolean;
  /** Fields that a person has typed over. */
  readonly typed: ReadonlySet<string>;
  /** Errors, by cell. */
  readonly problems: ReadonlyMap<T["field"], string>;
  /** Warnings of the account's rules, by cell. */
  readonly warnings: ReadonlyMap<T["field"], string>;
}

const NOTHING_TYPED: ReadonlySet<string> = new Set();

/** The account's records of a kind, as far as they are read. */
interface RecordsNow<Row> {
  readonly records: readonly Row[];
  readonly complete: boolean;
}

interface RecordImport<T extends ImportTypes> {
  readonly kind: ImportKind<T>;
  readonly job: BulkWork<T["item"]>;
  readonly work: ImportWork<T["field"]>;
  readonly history: StoredHistory<ImportWork<T["field"]> | null>;
  readonly list: RecordsNow<T["row"]>;
  /** The data that rows are compared with, besides the file itself; the same function while that is unchanged. */
  readonly knownOf: (records: readonly T["row"][], mark: DecimalMark | undefined) => T["known"];
}

/** The rows of a file compared with the account, and the actions on them. */
export function useRecordImport<T extends ImportTypes>({
  kind,
  job,
  work,
  history,
  list,
  knownOf,
}: RecordImport<T>) {
  const { source, results, progress, start } = useImportJob(job, work.file.id);
  const busy = progress.job !== undefined;
  // While the file is imported its rows are compared with the account as it was before, or they would move.
  const [held, setHeld] = useState(list);
  if (held.records !== list.records && !(busy && held.complete)) setHeld(list);
  const { records } = held;
  const rows = useImportRows(work, kind.rowsMax, kind.cellsOf);
  const mark = useMemo(() => decimalMarkOf(kind, rows), [kind, rows]);
  const known = useMemo(() => knownOf(records, mark), [knownOf, records, mark]);
  const diffs = useDiffs(kind, rows, known);
  const shown = useMemo(() => {
    if (!diffs) return undefined;
    const out = new Set(work.out);
    const all = diffs.map((each) => ({ ...each, number: rowNumber(work, each.row), out: out.has(each.row) }));
    const repeats = { one: kind.resource.one, id: "id", name: "name" };
    return withoutRepetitions(all, repeats).map((each): ShownRow<T> => {
      const typed = work.edits[each.row];
      const status = rowStatusOf(each.diff, results.rows.get(each.row), busy);
      return {
        ...each,
        ...status,
        typed: typed ? new Set(Object.keys(typed)) : NOTHING_TYPED,
        problems: problemsOf(kind, { ...each, ...status }),
        warnings: warningsOf<T>({ ...each, ...status }),
      };
    });
  }, [kind, diffs, work, results.rows, busy]);
  const taken = useMemo(() => (shown ?? []).filter(({ out }) => !out), [shown]);
  const plan = useMemo(() => kind.plan(taken.filter(({ state }) => state !== "failed")), [kind, taken]);
  const isRight = useCallback(
    (row: number, field: T["field"], text: string) =>
      !wrongFieldsOf<T>(kind.diffRow({ ...kind.cellsOf(work, row), [field]: text }, known)).includes(field),
    [kind, work, known],
  );
  const { offer, lookAt } = useRepair({
    work,
    history,
    rows: shown ?? [],
    isRight,
    most: kind.fieldsMax,
    unique: "id",
    onRepair: (repaired) => forgetRefusals(source, repaired),
  });
  const edits = useImportEdits({ work, history, source, lookAt });
  return {
    rows: shown,
    known,
    progress,
    /** The outcomes of the rows are known. */
    read: results.read,
    plan,
    start: () => void start(plan),
    retry: () => void start(kind.plan(taken.filter(({ state }) => state === "failed"))),
    offer,
    lookAt,
    ...edits,
  };
}

/** The decimal mark that the amounts of a file agree on. */
const decimalMarkOf = <T extends ImportTypes>(
  { fields }: ImportKind<T>,
  rows: readonly { readonly cells: Cells<T["field"]> }[],
): DecimalMark | undefined => {
  const amounts = fields.filter(isAmountField);
  return agreedDecimalMark(rows.flatMap(({ cells }) => amounts.map((field) => cells[field])));
};

type JudgedRow<T extends ImportTypes> = DiffedRow<DiffOf<T>> & RowStatus & { readonly out: boolean };

const wrongFieldsOf = <T extends ImportTypes>(diff: DiffOf<T>): readonly T["field"][] =>
  diff.kind === "impossible" ? diff.problems.map(({ field }) => field) : [];

function warningsOf<T extends ImportTypes>({
  diff,
  out,
  result,
}: JudgedRow<T>): ReadonlyMap<T["field"], string> {
  if (out || result || !("warnings" in diff)) return new Map();
  return new Map(diff.warnings?.map(({ field, message }) => [field, message]));
}

function problemsOf<T extends ImportTypes>(
  { fieldOf }: ImportKind<T>,
  { diff, out, result }: JudgedRow<T>,
): ReadonlyMap<T["field"], string> {
  if (out) return new Map();
  if (diff.kind !== "impossible") return refusedCells(result, fieldOf);
  return new Map(diff.problems.map(({ field, message }) => [field, message]));
}
