import { useCallback, useMemo, useState } from "react";
import type { KeptHistory } from "@/components/builder/use-kept-history";
import { campaignWork } from "@/components/campaigns/bulk/campaign-work";
import { type CampaignContext, fundingName } from "@/components/campaigns/campaign-context";
import { useImportEdits } from "@/components/import/use-import-edits";
import { useImportJob } from "@/components/import/use-import-job";
import { rowNumber, useImportRows } from "@/components/import/use-import-rows";
import { useRepair } from "@/components/import/use-repair";
import type { CampaignImportField } from "@/lib/campaigns/import/column-names";
import { type DiffedRow, withoutRepetitions } from "@/lib/campaigns/import/diff-file";
import { diffRow, type RowDiff } from "@/lib/campaigns/import/diff-row";
import {
  CAMPAIGN_FIELDS_MAX,
  CAMPAIGN_IMPORT_ROWS_MAX,
  type CampaignCells,
  type CampaignImport,
  campaignCellsOf,
  campaignImportFieldOf,
} from "@/lib/campaigns/import/import-cells";
import { planCampaignImport } from "@/lib/campaigns/import/import-plan";
import { type CampaignImportContext, campaignIndex, decimalMarkIn } from "@/lib/campaigns/import/known";
import { type RowStanding, standingOf } from "@/lib/campaigns/import/row-standing";
import { refusedCells } from "@/lib/import/refused-cells";
import { forgetRefusals } from "@/lib/import/results";
import type { useCampaignsNow } from "./use-campaigns-now";
import { useDiffs } from "./use-diffs";

/** Everything about one row that is shown. */
export interface ShownCampaignRow extends DiffedRow, RowStanding {
  readonly cells: CampaignCells;
  /** It is left out. */
  readonly out: boolean;
  /** Fields that somebody has typed over. */
  readonly typed: ReadonlySet<string>;
  /** What is wrong, at its cell. */
  readonly problems: ReadonlyMap<CampaignImportField, string>;
  /** What the account's rules warn of, at its cell. */
  readonly warnings: ReadonlyMap<CampaignImportField, string>;
}

const NOTHING_TYPED: ReadonlySet<string> = new Set();
const NO_ROWS: readonly ShownCampaignRow[] = [];
const NO_PROBLEMS: ReadonlyMap<CampaignImportField, string> = new Map();

/** The rows of a file held against the account, and what can be done with them. */
export function useCampaignImport(
  work: CampaignImport,
  history: KeptHistory<CampaignImport | null>,
  list: ReturnType<typeof useCampaignsNow>,
  place: CampaignContext,
) {
  const { source, results, progress, start } = useImportJob(campaignWork, work.file.id);
  const busy = progress.job !== undefined;
  // While the file is carried out its rows are held against the account as it was, or they would not stand still.
  const [held, setHeld] = useState(list);
  if (held.campaigns !== list.campaigns && !(busy && held.complete)) setHeld(list);
  const { campaigns } = held;
  const rows = useImportRows(work, CAMPAIGN_IMPORT_ROWS_MAX, campaignCellsOf);
  const index = useMemo(() => campaignIndex(campaigns), [campaigns]);
  const mark = useMemo(() => decimalMarkIn(rows.map(({ cells }) => cells)), [rows]);
  const known = useMemo<CampaignImportContext>(
    () => ({
      ...index,
      funding: place.funding,
      fundingComplete: place.fundingComplete,
      fundingName: (id) => fundingName(place, id),
      mark,
      guard: place.guard,
    }),
    [index, place, mark],
  );
  const diffs = useDiffs(rows, known);
  const shown = useMemo(() => {
    if (!diffs) return undefined;
    const out = new Set(work.out);
    const all = diffs.map((each) => ({ ...each, number: rowNumber(work, each.row), out: out.has(each.row) }));
    return withoutRepetitions(all).map((each): ShownCampaignRow => {
      const typed = work.edits[each.row];
      const standing = standingOf(each.diff, results.rows.get(each.row), busy);
      return {
        ...each,
        ...standing,
        typed: typed ? new Set(Object.keys(typed)) : NOTHING_TYPED,
        problems: problemsOf({ ...each, ...standing }),
        warnings: warningsOf({ ...each, ...standing }),
      };
    });
  }, [diffs, work, results.rows, busy]);
  const taken = useMemo(() => (shown ?? []).filter(({ out }) => !out), [shown]);
  const plan = useMemo(() => planCampaignImport(taken.filter(({ state }) => state !== "failed")), [taken]);
  const isRight = useCallback(
    (row: number, field: CampaignImportField, text: string) =>
      !wrongFieldsOf(diffRow({ ...campaignCellsOf(work, row), [field]: text }, known)).includes(field),
    [work, known],
  );
  const { offer, lookAt } = useRepair({
    work,
    history,
    rows: shown ?? NO_ROWS,
    isRight,
    most: CAMPAIGN_FIELDS_MAX,
    unique: "id",
    onRepair: (repaired) => forgetRefusals(source, repaired),
  });
  const edits = useImportEdits({ work, history, source, lookAt });
  return {
    rows: shown,
    known,
    progress,
    /** It is known what has become of the rows. */
    read: results.read,
    plan,
    start: () => void start(plan),
    retry: () => void start(planCampaignImport(taken.filter(({ state }) => state === "failed"))),
    offer,
    lookAt,
    ...edits,
  };
}

const wrongFieldsOf = (diff: RowDiff) =>
  diff.kind === "impossible" ? diff.problems.map(({ field }) => field) : [];

function warningsOf({ diff, out, result }: DiffedRow & RowStanding & { readonly out: boolean }) {
  if (out || result || !("warnings" in diff)) return NO_PROBLEMS;
  return new Map(diff.warnings?.map(({ field, message }) => [field, message]));
}

function problemsOf({ diff, out, result }: DiffedRow & RowStanding & { readonly out: boolean }) {
  if (out) return NO_PROBLEMS;
  if (diff.kind !== "impossible") return refusedCells(result, campaignImportFieldOf);
  return new Map(diff.problems.map(({ field, message }) => [field, message]));
}
