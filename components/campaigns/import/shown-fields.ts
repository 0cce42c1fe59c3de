import { type CampaignImport, IMPORT_FIELDS, type ImportField } from "@/lib/campaigns/import/import-cells";
import type { ShownRow } from "./use-campaign-import";

/** What a new campaign cannot do without. */
const OF_NEW: readonly ImportField[] = ["name", "funding_instrument_id"];

/** The columns that are shown: those of the file, and those that a row lacks. */
export function shownFields(work: CampaignImport, rows: readonly ShownRow[]): readonly ImportField[] {
  const wanted = new Set<ImportField | null>(["name", ...work.columns]);
  for (const { diff, problems } of rows) {
    if (diff.kind === "new") for (const field of OF_NEW) wanted.add(field);
    for (const field of problems.keys()) wanted.add(field);
  }
  // It only tells whether a campaign was changed since, which its row says.
  return IMPORT_FIELDS.filter((field) => field !== "updated_at" && wanted.has(field));
}
