import { useCallback, useMemo, useState } from "react";
import type { KeptHistory } from "@/components/builder/use-kept-history";
import { draftWork } from "@/components/drafts/draft-work";
import { useImportEdits } from "@/components/import/use-import-edits";
import { useImportJob } from "@/components/import/use-import-job";
import { rowNumber, useImportRows } from "@/components/import/use-import-rows";
import { useRepair } from "@/components/import/use-repair";
import type { KeptOutcome } from "@/lib/bulk/kept-job";
import { planDraftImport } from "@/lib/drafts/import/import-plan";
import {
  type CheckedRow,
  checkRow,
  DRAFT_FIELDS_MAX,
  DRAFT_IMPORT_ROWS_MAX,
  type DraftImport,
  type DraftImportField,
  draftCellsOf,
  draftImportFieldOf,
  type ImportCells,
  readAuthor,
  repetitions,
} from "@/lib/drafts/import/import-rows";
import { counted } from "@/lib/format/plurals";
import { refusedCells } from "@/lib/import/note-results";
import { forgetRefusals } from "@/lib/import/results";
import { sameWords } from "@/lib/posts/post-rules";
import { useDraftsByWords, useImportKnown } from "./use-import-known";

/** Everything about one row that is shown. */
export interface ShownDraftRow {
  /** Its place in the file. */
  readonly row: number;
  /** Its number, as a spreadsheet shows it. */
  readonly number: number;
  readonly cells: ImportCells;
  readonly check: CheckedRow;
  readonly result: KeptOutcome | undefined;
  /** What is worth a look and keeps nothing from being done. */
  readonly notices: readonly string[];
  readonly out: boolean;
  /** What is wrong, at its column: the rules before sending, the service after. */
  readonly problems: ReadonlyMap<DraftImportField, string>;
  readonly state: "ready" | "problem" | "out" | "pending" | "created" | "sent" | "failed";
}

/** The rows of an import as they are now, and what can be done with them. */
export function useImport(work: DraftImport, history: KeptHistory<DraftImport | null>) {
  const { source, results, progress, start } = useImportJob(draftWork, work.file.id);
  const rows = useImportRows(work, DRAFT_IMPORT_ROWS_MAX, draftCellsOf);
  const named = useMemo(
    () =>
      rows.flatMap(({ cells: { author } }) => {
        const read = readAuthor(author);
        return read.kind === "id" || read.kind === "handle" ? [read] : [];
      }),
    [rows],
  );
  const known = useImportKnown(named);
  // Typing in one row leaves the others as they are.
  const [checks, setChecks] = useState({
    known: known.known,
    byCells: new WeakMap<ImportCells, CheckedRow>(),
  });
  if (checks.known !== known.known) setChecks({ known: known.known, byCells: new WeakMap() });
  const checked = rows.map(({ row, cells }) => {
    const before = checks.byCells.get(cells);
    const check = before ?? checkRow(cells, known.known);
    if (!before) checks.byCells.set(cells, check);
    return { row, cells, check };
  });
  const userIds = [...new Set(checked.flatMap(({ check }) => check.userId ?? []))].sort();
  const drafts = useDraftsByWords(userIds);
  const repeated = useMemo(
    () => repetitions(rows.map(({ row, cells }) => ({ row, text: cells.text }))),
    [rows],
  );
  const numberOf = (row: number) => rowNumber(work, row);
  const out = new Set(work.out);
  const shown = checked.map(({ row, cells, check }): ShownDraftRow => {
    const result = results.rows.get(row);
    const state = stateOf(check, result, out.has(row));
    const notices: string[] = [];
    const before = repeated.get(row);
    if (before !== undefined) notices.push(`Says the same as row ${numberOf(before)}.`);
    const words = result?.state === "done" ? undefined : sameWords(cells.text);
    const draft = words === undefined ? undefined : drafts.get(words);
    if (draft !== undefined) notices.push(`The draft “${draft}” says the same.`);
    const problems = result ? refusedCells(result, draftImportFieldOf) : problemsOf(check);
    return {
      row,
      number: numberOf(row),
      cells,
      check,
      result,
      notices,
      out: out.has(row),
      problems,
      state,
    };
  });
  const create = (states: readonly ShownDraftRow["state"][]) => {
    const items = shown.flatMap(({ row, number, state, result, check: { form, userId, problems } }) =>
      states.includes(state) && problems.length === 0 && userId !== undefined
        ? [{ row, number, form, userId, since: result?.state === "unknown" ? result.since : undefined }]
        : [],
    );
    void start({
      title: `Create ${counted(items.length, "draft")}`,
      items: planDraftImport(items, Date.now()),
    });
  };
  const isRight = useCallback(
    (row: number, field: DraftImportField, text: string) =>
      checkRow({ ...draftCellsOf(work, row), [field]: text }, known.known).problems.every(
        (problem) => problem.field !== field,
      ),
    [work, known.known],
  );
  const { offer, lookAt } = useRepair({
    work,
    history,
    rows: shown,
    isRight,
    most: DRAFT_FIELDS_MAX,
    onRepair: (repaired) => forgetRefusals(source, repaired),
  });
  const edits = useImportEdits({ work, history, source, lookAt });
  return {
    rows: shown,
    /** It is known what has become of the rows. */
    read: results.read,
    progress,
    known,
    start: create,
    offer,
    lookAt,
    ...edits,
  };
}

const problemsOf = ({ problems }: CheckedRow): ReadonlyMap<DraftImportField, string> =>
  new Map(problems.map(({ field, message }) => [field, message]));

const STATES = { done: "created", unknown: "sent", failed: "failed" } as const;

function stateOf(check: CheckedRow, result: KeptOutcome | undefined, out: boolean): ShownDraftRow["state"] {
  if (result) return STATES[result.state];
  if (out) return "out";
  if (check.problems.length > 0) return "problem";
  return check.pending ? "pending" : "ready";
}
