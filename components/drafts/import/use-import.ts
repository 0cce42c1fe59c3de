import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { KeptHistory } from "@/components/builder/use-kept-history";
import { rowNumber, useImportRows } from "@/components/import/use-import-rows";
import { useRepair } from "@/components/import/use-repair";
import { useAccount } from "@/components/shell/account";
import { refreshNoun, useScope } from "@/lib/ads/client";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import {
  type CheckedRow,
  cellsOf,
  checkRow,
  type DraftImport,
  FIELDS_MAX,
  IMPORT_ROWS_MAX,
  type ImportCells,
  type ImportField,
  readAuthor,
  repetitions,
} from "@/lib/drafts/import/import-rows";
import type { ImportItem, RowOutcome } from "@/lib/drafts/import/import-run";
import { editCell, leaveOut } from "@/lib/import/work";
import { sameWords } from "@/lib/posts/post-rules";
import {
  forgetFailures,
  importState,
  NO_IMPORT,
  readOutcomes,
  startImport,
  subscribeToImports,
} from "./import-jobs";
import { useDraftsByWords, useImportKnown } from "./use-import-known";

/** Everything about one row that is shown. */
export interface ShownRow {
  /** Its place in the file. */
  readonly row: number;
  /** Its number, as a spreadsheet shows it. */
  readonly number: number;
  readonly cells: ImportCells;
  readonly check: CheckedRow;
  readonly outcome: RowOutcome | undefined;
  /** What is worth a look and keeps nothing from being done. */
  readonly notices: readonly string[];
  readonly out: boolean;
  /** What is wrong, at its column: the rules before sending, the service after. */
  readonly problems: ReadonlyMap<ImportField, string>;
  readonly state: "ready" | "problem" | "out" | "pending" | "created" | "sent" | "failed";
}

/** The rows of an import as they are now, and what can be done with them. */
export function useImport(work: DraftImport, history: KeptHistory<DraftImport | null>) {
  const { accountId, account, environment } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  const key = `${environment} ${accountId} ${work.file.id}`;
  const progress = useSyncExternalStore(
    subscribeToImports,
    () => importState(key),
    () => NO_IMPORT,
  );
  useEffect(() => void readOutcomes(key), [key]);

  const rows = useImportRows(work, IMPORT_ROWS_MAX, cellsOf);
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
  const shown = checked.map(({ row, cells, check }): ShownRow => {
    const outcome = progress.outcomes.get(row);
    const state = stateOf(check, outcome, out.has(row));
    const notices: string[] = [];
    const before = repeated.get(row);
    if (before !== undefined) notices.push(`Says the same as row ${numberOf(before)}.`);
    const words = outcome?.state === "created" ? undefined : sameWords(cells.text);
    const draft = words === undefined ? undefined : drafts.get(words);
    if (draft !== undefined) notices.push(`The draft “${draft}” says the same.`);
    const problems = new Map<ImportField, string>();
    const found = outcome?.state === "failed" ? outcome.problems : outcome ? [] : check.problems;
    for (const { field, message } of found) problems.set(field, message);
    return {
      row,
      number: numberOf(row),
      cells,
      check,
      outcome,
      notices,
      out: out.has(row),
      problems,
      state,
    };
  });
  const start = (states: readonly ShownRow["state"][]) => {
    const items = shown.flatMap(({ row, state, check: { form, userId, problems } }): ImportItem[] =>
      states.includes(state) && problems.length === 0 && userId !== undefined ? [{ row, form, userId }] : [],
    );
    startImport({
      key,
      scope,
      accountId,
      accountName: account?.name ?? accountId,
      items,
      nameOf: (row) => `Row ${numberOf(row)}`,
      onRest: () => void refreshNoun(client, draftPosts.create, scope),
    });
  };
  const isRight = useCallback(
    (row: number, field: ImportField, text: string) =>
      checkRow({ ...cellsOf(work, row), [field]: text }, known.known).problems.every(
        (problem) => problem.field !== field,
      ),
    [work, known.known],
  );
  const { offer, lookAt } = useRepair({
    work,
    history,
    rows: shown,
    isRight,
    most: FIELDS_MAX,
    onRepair: (repaired) => forgetFailures(key, repaired),
  });
  return {
    rows: shown,
    progress,
    known,
    start,
    offer,
    lookAt,
    edit: (row: number, field: ImportField, value: string) => {
      lookAt(row, field);
      forgetFailures(key, [row]);
      const label = `Row ${numberOf(row)}`;
      history.change((now) => now && editCell(now, row, field, value), { label, run: `${row} ${field}` });
    },
    leaveOut: (row: number, leave: boolean) =>
      history.change((now) => now && leaveOut(now, [row], leave), {
        label: `${leave ? "Leave out" : "Take in"} row ${numberOf(row)}`,
      }),
  };
}

function stateOf(check: CheckedRow, outcome: RowOutcome | undefined, out: boolean): ShownRow["state"] {
  if (outcome) return outcome.state;
  if (out) return "out";
  if (check.problems.length > 0) return "problem";
  return check.pending ? "pending" : "ready";
}
