import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type CampaignChange, isEmptyChange } from "@/lib/campaigns/change";
import { judgeNewCampaign } from "@/lib/campaigns/new-campaign";
import { isRoundedId, readIdentifierCell, tidyCell } from "@/lib/csv/cells";
import type { RowDiff } from "@/lib/record-import/row-diff";
import type { CampaignImportField } from "./column-names";
import { diffExisting, warnedCells } from "./diff-existing";
import { diffNew, type NewDiff } from "./diff-new";
import type { CampaignCells } from "./import-cells";
import type { CampaignImportContext } from "./known";

/** The effect of a row of a campaign file on the account. */
export type CampaignRowDiff = RowDiff<Campaign, CampaignChange, CampaignImportField, NewCampaignRow>;

/** A new campaign from a row, without its problems. */
export type NewCampaignRow = Omit<NewDiff, "problems">;

/** Compares one row with the account. */
export function diffRow(cells: CampaignCells, known: CampaignImportContext): CampaignRowDiff {
  const id = readIdentifierCell(tidyCell(cells.id ?? ""));
  if (id === "") return creation(cells, known);
  const campaign = known.byId.get(id);
  if (!campaign)
    return { kind: "impossible", unknownId: true, problems: [{ field: "id", message: noSuch(id) }] };
  const { change, problems, stale } = diffExisting(campaign, cells, known);
  if (problems.length > 0) return { kind: "impossible", record: campaign, change, problems };
  if (isEmptyChange(change)) return { kind: "unchanged", record: campaign };
  const warned = warnedCells(known.guard.change(campaign, change));
  return { kind: "changed", record: campaign, change, stale, ...warned };
}

const noSuch = (id: string) =>
  isRoundedId(id)
    ? "A spreadsheet has rounded this id. Type it whole."
    : "No campaign of this account has this id. Put it right, or empty the cell to create a campaign.";

/**
 * A row without an id creates a campaign, unless that was done already: importing a file again creates nothing twice,
 * and a campaign whose creation was not answered is found by its name.
 */
function creation(cells: CampaignCells, known: CampaignImportContext): CampaignRowDiff {
  const { problems, ...created } = diffNew(cells, known);
  const [first, ...others] = known.byName.get(created.form.name) ?? [];
  if (first) {
    const same = [first, ...others].find((campaign) => isAlready(campaign, cells, known));
    if (same) return { kind: "unchanged", record: same };
    const message = `A campaign of this name exists. Put its id, ${first.id}, into the row to change it, or choose another name.`;
    return { kind: "impossible", problems: [{ field: "name", message }] };
  }
  if (problems.length > 0) return { kind: "impossible", problems };
  const { form, currency } = created;
  const warned = warnedCells(judgeNewCampaign(form, { guard: known.guard, currency }));
  return { kind: "new", ...created, ...warned };
}

function isAlready(campaign: Campaign, cells: CampaignCells, known: CampaignImportContext): boolean {
  const { change, problems } = diffExisting(campaign, cells, known);
  return problems.length === 0 && isEmptyChange(change);
}
