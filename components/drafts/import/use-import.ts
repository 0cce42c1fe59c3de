import { useCallback, useMemo, useState } from "react";
import type { StoredHistory } from "@/components/builder/use-stored-history";
import { draftWork } from "@/components/drafts/draft-work";
import { useImportEdits } from "@/components/import/use-import-edits";
import { useImportJob } from "@/components/import/use-import-job";
import { rowNumber, useImportRows } from "@/components/import/use-import-rows";
import { useRepair } from "@/components/import/use-repair";
import type { StoredOutcome } from "@/lib/bulk/stored-job";
import { readIdentifierCell } from "@/lib/csv/cells";
import { planDraftImport, rowsInWords } from "@/lib/drafts/import/import-plan";
import {
  authorOf,
  type CheckedRow,
  checkRow,
  DRAFT_FIELDS_MAX,
  DRAFT_IMPORT_ROWS_MAX,
  type DraftImport,
  type DraftImportField,
  draftCellsOf,
  draftImportFieldOf,
  type ImportCells,
  type ImportProblem,
  readAuthor,
  repetitions,
} from "@/lib/drafts/import/import-rows";
import { judgeRows } from "@/lib/drafts/import/judge-rows";
import { refusedCells } from "@/lib/import/note-results";
import { forgetRefusals } from "@/lib/import/results";
import { isRepeated, sameWords } from "@/lib/posts/post-rules";
import { usePublishedOf } from "../use-published-of";
import { useDraftsByWords, useImportKnown } from "./use-import-known";
import { useImportTimes } from "./use-import-times";

/** One row for the screen. */
export interface ShownDraftRow {
  /** Its place in the file. */
  readonly row: number;
  /** Its number in a spreadsheet. */
  readonly number: number;
  readonly cells: ImportCells;
  readonly check: CheckedRow;
  readonly result: StoredOutcome | undefined;
  /** Worth a second look, without preventing anything. */
  readonly notices: readonly string[];
  readonly out: boolean;
  /** Errors by column: the rules before sending, the service afterwards. */
  readonly problems: ReadonlyMap<DraftImportField, string>;
  readonly state: "ready" | "same" | "problem" | "out" | "pending" | "created" | "sent" | "failed";
}

/** The current rows of an import, and the actions on them. */
export function useImport(work: DraftImport, history: StoredHistory<DraftImport | null>) {
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
  const userIds = [...new Set(rows.flatMap(({ cells }) => authorOf(cells.author, known.known) ?? []))].sort();
  const { times, ...scheduled } = useImportTimes(
    { named: userIds, authors: known.authors },
    {
      moves: rows.some(({ cells }) => cells.scheduled_post_id.trim() !== ""),
      times: rows.some(({ cells }) => cells.scheduled_at.trim() !== ""),
    },
  );
  const context = useMemo(() => ({ ...known.known, ...times }), [known.known, times]);
  // Typing in one row leaves the others untouched.
  const [checks, setChecks] = useState({
    known: context,
    byCells: new WeakMap<ImportCells, CheckedRow>(),
  });
  if (checks.known !== context) setChecks({ known: context, byCells: new WeakMap() });
  const checked = useMemo(
    () =>
      rows.map(({ row, cells }) => {
        const before = checks.byCells.get(cells);
        const check = before ?? checkRow(cells, context);
        if (!before) checks.byCells.set(cells, check);
        return { row, cells, check };
      }),
    [rows, context, checks],
  );
  // Within a day from now a text can repeat a published one.
  const soon = checked.flatMap(({ check: { time, userId } }) => {
    const author = time.post?.user_id ?? userId;
    return time.at !== undefined && author !== undefined && isRepeated(Date.parse(time.at), context.now)
      ? [author]
      : [];
  });
  const published = usePublishedOf(soon);
  const judged = useMemo(() => {
    const out = new Set(work.out);
    return judgeRows(
      checked.map(({ row, check }) => ({ row, check, result: results.rows.get(row), out: out.has(row) })),
      { now: context.now, scheduled: scheduled.scheduled, published: published.texts },
    );
  }, [checked, results.rows, work.out, context.now, scheduled.scheduled, published.texts]);
  const drafts = useDraftsByWords(userIds);
  const repeated = useMemo(
    () => repetitions(rows.map(({ row, cells }) => ({ row, text: cells.text }))),
    [rows],
  );
  const numberOf = (row: number) => rowNumber(work, row);
  const out = new Set(work.out);
  // The first row about a post moves it; others are errors.
  const moving = new Map(
    checked
      .toReversed()
      .flatMap(({ row, check: { time } }) =>
        time.post && time.at !== undefined && !out.has(row) ? [[time.post.id, row] as const] : [],
      ),
  );
  const shown = checked.map(({ row, cells, check }): ShownDraftRow => {
    const result = results.rows.get(row);
    const notices: string[] = [];
    const before = repeated.get(row);
    if (before !== undefined) notices.push(`Says the same as row ${numberOf(before)}.`);
    const words = result?.state === "done" ? undefined : sameWords(cells.text);
    const draft = words === undefined ? undefined : drafts.get(words);
    if (draft !== undefined) notices.push(`The draft “${draft}” says the same.`);
    const same = moving.get(readIdentifierCell(cells.scheduled_post_id.trim()));
    const twice: readonly ImportProblem[] =
      check.time.at !== undefined && same !== undefined && same !== row
        ? [{ field: "scheduled_post_id", message: `Row ${numberOf(same)} moves this post already.` }]
        : [];
    const problems = result
      ? refusedCells(result, draftImportFieldOf)
      : problemsOf([...check.problems, ...(judged.problems.get(row) ?? []), ...twice]);
    return {
      row,
      number: numberOf(row),
      cells,
      check,
      result,
      notices,
      out: out.has(row),
      problems,
      state: stateOf(check, result, out.has(row), problems.size > 0),
    };
  });
  const create = (states: readonly ShownDraftRow["state"][]) => {
    const items = shown.flatMap(({ row, number, state, result, check }) => {
      const { form, userId, problems, time } = check;
      const since = result?.state === "unknown" ? result.since : undefined;
      return states.includes(state) && problems.length === 0 && userId !== undefined
        ? [{ row, number, form, userId, at: time.at, moved: time.post, since }]
        : [];
    });
    void start({
      title: rowsInWords(items),
      items: planDraftImport(items, Date.now()),
    });
  };
  const isRight = useCallback(
    (row: number, field: DraftImportField, text: string) => {
      const check = checkRow({ ...draftCellsOf(work, row), [field]: text }, context);
      const problems = [...check.problems, ...judged.problemsIf(row, check)];
      return problems.every((problem) => problem.field !== field);
    },
    [work, context, judged],
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
    /** The outcomes of the rows are known. */
    read: results.read,
    progress,
    known,
    /** Scheduled or published posts are still being read. */
    pending: scheduled.pending || published.pending,
    /** The scheduled posts of authors could not be read. */
    scheduled,
    start: create,
    offer,
    lookAt,
    ...edits,
  };
}

const problemsOf = (problems: readonly ImportProblem[]): ReadonlyMap<DraftImportField, string> =>
  new Map(problems.map(({ field, message }) => [field, message]));

const STATES = { done: "created", unknown: "sent", failed: "failed" } as const;

function stateOf(
  { pending, time }: CheckedRow,
  result: StoredOutcome | undefined,
  out: boolean,
  wrong: boolean,
): ShownDraftRow["state"] {
  if (result) return STATES[result.state];
  if (out) return "out";
  if (wrong) return "problem";
  if (pending) return "pending";
  return time.moves && time.at === undefined ? "same" : "ready";
}
