import { useCallback, useMemo } from "react";
import type { KeptHistory } from "@/components/builder/use-kept-history";
import { fundingName, type Place } from "@/components/campaigns/place";
import { rowNumber, useImportRows } from "@/components/import/use-import-rows";
import { useRepair } from "@/components/import/use-repair";
import { type DiffedRow, withoutRepetitions } from "@/lib/campaigns/import/diff-file";
import { diffRow, type RowDiff } from "@/lib/campaigns/import/diff-row";
import {
  type CampaignCells,
  type CampaignImport,
  cellsOf,
  FIELDS_MAX,
  IMPORT_ROWS_MAX,
  type ImportField,
} from "@/lib/campaigns/import/import-cells";
import { planImport } from "@/lib/campaigns/import/import-plan";
import { campaignIndex, decimalMarkIn, type ImportKnown } from "@/lib/campaigns/import/known";
import { editCell, leaveOut } from "@/lib/import/work";
import type { useCampaignsNow } from "./use-campaigns-now";
import { useDiffs } from "./use-diffs";

/** Everything about one row that is shown. */
export interface ShownRow extends DiffedRow {
  readonly cells: CampaignCells;
  /** It is left out. */
  readonly out: boolean;
  /** Fields that somebody has typed over. */
  readonly typed: ReadonlySet<string>;
  /** What is wrong, at its cell. */
  readonly problems: ReadonlyMap<ImportField, string>;
}

const NOTHING_TYPED: ReadonlySet<string> = new Set();
const NO_ROWS: readonly ShownRow[] = [];
const NO_PROBLEMS: ReadonlyMap<ImportField, string> = new Map();

/** The rows of a file held against the account, and what can be done with them. */
export function useCampaignImport(
  work: CampaignImport,
  history: KeptHistory<CampaignImport | null>,
  { campaigns }: ReturnType<typeof useCampaignsNow>,
  place: Place,
) {
  const rows = useImportRows(work, IMPORT_ROWS_MAX, cellsOf);
  const index = useMemo(() => campaignIndex(campaigns), [campaigns]);
  const mark = useMemo(() => decimalMarkIn(rows.map(({ cells }) => cells)), [rows]);
  const known = useMemo<ImportKnown>(
    () => ({
      ...index,
      funding: place.funding,
      fundingComplete: place.fundingComplete,
      fundingName: (id) => fundingName(place, id),
      mark,
    }),
    [index, place, mark],
  );
  const diffs = useDiffs(rows, known);
  const shown = useMemo(() => {
    if (!diffs) return undefined;
    const out = new Set(work.out);
    const all = diffs.map((each) => ({ ...each, number: rowNumber(work, each.row), out: out.has(each.row) }));
    return withoutRepetitions(all).map((each): ShownRow => {
      const typed = work.edits[each.row];
      return {
        ...each,
        typed: typed ? new Set(Object.keys(typed)) : NOTHING_TYPED,
        problems: problemsOf(each),
      };
    });
  }, [diffs, work]);
  const plan = useMemo(() => planImport((shown ?? []).filter(({ out }) => !out)), [shown]);
  const isRight = useCallback(
    (row: number, field: ImportField, text: string) =>
      !wrongFieldsOf(diffRow({ ...cellsOf(work, row), [field]: text }, known)).includes(field),
    [work, known],
  );
  const { offer, lookAt } = useRepair({
    work,
    history,
    rows: shown ?? NO_ROWS,
    isRight,
    most: FIELDS_MAX,
    unique: "id",
  });
  return {
    rows: shown,
    known,
    plan,
    offer,
    lookAt,
    edit: (row: number, field: ImportField, value: string) => {
      lookAt(row, field);
      history.change((now) => now && editCell(now, row, field, value), {
        label: `Row ${rowNumber(work, row)}`,
        run: `${row} ${field}`,
      });
    },
    leaveOut: (which: readonly number[], leave: boolean) => {
      const [first = 0] = which;
      const what = which.length === 1 ? `row ${rowNumber(work, first)}` : `${which.length} rows`;
      history.change((now) => now && leaveOut(now, which, leave), {
        label: `${leave ? "Leave out" : "Take in"} ${what}`,
      });
    },
  };
}

const wrongFieldsOf = (diff: RowDiff) =>
  diff.kind === "impossible" ? diff.problems.map(({ field }) => field) : [];

function problemsOf({ diff, out }: DiffedRow & { readonly out: boolean }) {
  if (out || diff.kind !== "impossible") return NO_PROBLEMS;
  return new Map(diff.problems.map(({ field, message }) => [field, message]));
}
