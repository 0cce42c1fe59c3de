import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { BUDGET_FIELDS } from "@/lib/campaigns/change";
import type { Guard } from "@/lib/campaigns/rules/guard";
import { tidyCell } from "@/lib/csv/cells";
import type { DecimalMark } from "@/lib/format/written-number";
import { agreedDecimalMark } from "@/lib/format/written-number";
import type { CampaignCells } from "./import-cells";

/** The data for parsing cells, besides the campaign. */
export interface CellsKnown {
  readonly funding: ReadonlyMap<string, FundingInstrument>;
  /** False if the funding sources could not be read completely. */
  readonly fundingComplete: boolean;
  /** The name of a funding source in files and on screen. */
  readonly fundingName: (id: string) => string;
  /** The notation of decimals, if any of the amounts shows it. */
  readonly mark: DecimalMark | undefined;
  /** The account's rules. */
  readonly guard: Guard;
}

/** The current account, which the rows of a file are compared with. */
export interface CampaignImportContext extends CellsKnown {
  readonly byId: ReadonlyMap<string, Campaign>;
  /** Campaigns that are not deleted, by name. */
  readonly byName: ReadonlyMap<string, readonly Campaign[]>;
}

/** Campaigns by the names that rows can use. */
export function campaignIndex(
  campaigns: readonly Campaign[],
): Pick<CampaignImportContext, "byId" | "byName"> {
  const byName = new Map<string, Campaign[]>();
  for (const campaign of campaigns) {
    if (campaign.deleted) continue;
    const name = tidyCell(campaign.name);
    const others = byName.get(name);
    if (others) others.push(campaign);
    else byName.set(name, [campaign]);
  }
  return { byId: new Map(campaigns.map((campaign) => [campaign.id, campaign])), byName };
}

/** The decimal mark that the amounts of a file agree on. */
export const decimalMarkIn = (rows: Iterable<CampaignCells>): DecimalMark | undefined =>
  agreedDecimalMark(amountsIn(rows));

function* amountsIn(rows: Iterable<CampaignCells>) {
  for (const cells of rows) for (const field of BUDGET_FIELDS) yield cells[field];
}

/** The funding sources that a cell may mean, by id or by name ignoring case. */
export function fundingMeant(
  cell: string,
  { funding }: Pick<CampaignImportContext, "funding">,
): FundingInstrument[] {
  const meant = tidyCell(cell);
  const byId = funding.get(meant);
  if (byId) return [byId];
  return [...funding.values()].filter(
    ({ description, deleted }) => !deleted && description?.trim().toLowerCase() === meant.toLowerCase(),
  );
}
