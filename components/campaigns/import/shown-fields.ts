import { CAMPAIGN_IMPORT_FIELDS, type CampaignImportField } from "@/lib/campaigns/import/column-names";
import type { CampaignImport } from "@/lib/campaigns/import/import-cells";
import type { ShownCampaignRow } from "./use-campaign-import";

/** What tells which campaign it is. */
const TELLING = ["name", "id"] as const;

/**
 * The columns that are shown: those of the file, and those that a row lacks. What any row changes, and what is wrong,
 * stands first.
 */
export function shownFields(
  work: CampaignImport,
  rows: readonly ShownCampaignRow[],
): readonly CampaignImportField[] {
  const shown = new Set<CampaignImportField | null>(["name", ...work.columns]);
  const first = new Set<string>(TELLING);
  for (const { diff, problems, typed } of rows) {
    if (diff.kind === "new") shown.add("funding_instrument_id");
    if (diff.kind === "changed") for (const field of Object.keys(diff.change)) first.add(field);
    for (const field of problems.keys()) {
      shown.add(field);
      first.add(field);
    }
    for (const field of typed) first.add(field);
  }
  // It only tells whether a campaign was changed since, which its row says.
  const fields = CAMPAIGN_IMPORT_FIELDS.filter((field) => field !== "updated_at" && shown.has(field));
  return [...fields.filter((each) => first.has(each)), ...fields.filter((each) => !first.has(each))];
}

/** The columns in which a row is, or was, wrong: their cells need room for the rule. */
export const wrongFields = (rows: readonly ShownCampaignRow[]): ReadonlySet<CampaignImportField> =>
  new Set(
    CAMPAIGN_IMPORT_FIELDS.filter((field) =>
      rows.some((row) => row.problems.has(field) || row.typed.has(field)),
    ),
  );
