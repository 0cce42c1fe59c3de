import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { type DecimalMark, decimalMarkOf } from "@/lib/money";
import type { CampaignCells } from "./import-cells";
import { tidy } from "./read-values";

/** The account as it is now, which the rows of a file are held against. */
export interface ImportKnown {
  readonly byId: ReadonlyMap<string, Campaign>;
  /** Campaigns that are not deleted, by name. */
  readonly byName: ReadonlyMap<string, readonly Campaign[]>;
  readonly funding: ReadonlyMap<string, FundingInstrument>;
  /** False when what pays could not be read to its end. */
  readonly fundingComplete: boolean;
  /** What a funding instrument is called in files and on screen. */
  readonly fundingName: (id: string) => string;
  /** How the file writes decimals, where any of its amounts tells. */
  readonly mark: DecimalMark | undefined;
}

/** Campaigns by what rows can name them by. */
export function campaignIndex(campaigns: readonly Campaign[]): Pick<ImportKnown, "byId" | "byName"> {
  const byName = new Map<string, Campaign[]>();
  for (const campaign of campaigns) {
    if (campaign.deleted) continue;
    const name = tidy(campaign.name);
    const others = byName.get(name);
    if (others) others.push(campaign);
    else byName.set(name, [campaign]);
  }
  return { byId: new Map(campaigns.map((campaign) => [campaign.id, campaign])), byName };
}

/** The decimal mark that the amounts of a file agree on. */
export function decimalMarkIn(rows: Iterable<CampaignCells>): DecimalMark | undefined {
  let found: DecimalMark | undefined;
  for (const cells of rows) {
    for (const cell of [cells.daily_budget_amount_local_micro, cells.total_budget_amount_local_micro]) {
      const mark = cell === undefined ? undefined : decimalMarkOf(cell);
      if (mark === undefined) continue;
      if (found !== undefined && found !== mark) return undefined;
      found = mark;
    }
  }
  return found;
}

/** The instruments that a cell may mean, by id or by name in whatever case. */
export function fundingMeant(cell: string, { funding }: Pick<ImportKnown, "funding">): FundingInstrument[] {
  const meant = tidy(cell);
  const byId = funding.get(meant);
  if (byId) return [byId];
  return [...funding.values()].filter(
    ({ description, deleted }) => !deleted && description?.trim().toLowerCase() === meant.toLowerCase(),
  );
}
