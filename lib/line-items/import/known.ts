import type { BiddingRule } from "@/lib/ads/endpoints/bidding-rules";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { readIdentifierCell, tidyCell } from "@/lib/csv/cells";
import type { DecimalMark } from "@/lib/format/written-number";

/** The current account, which the rows of a file are compared with. */
export interface LineItemImportContext {
  readonly byId: ReadonlyMap<string, LineItem>;
  /** Line items that are not deleted, by their campaign and name (`lineItemKey`). */
  readonly byName: ReadonlyMap<string, readonly LineItem[]>;
  /** One line item of each campaign that has any: those of a campaign share objective and product. */
  readonly kin: ReadonlyMap<string, LineItem>;
  /** The account's campaigns, deleted ones among them. */
  readonly campaigns: ReadonlyMap<string, Campaign>;
  /** The bidding rule of each currency, if known. */
  readonly bidding: readonly BiddingRule[];
  /** The account's IANA zone. */
  readonly zone: string;
  /** The notation of decimals, if any of the amounts shows it. */
  readonly mark: DecimalMark | undefined;
}

/** The key of a line item without an id. */
export const lineItemKey = (campaignId: string, name: string) => `${campaignId} ${tidyCell(name)}`;

/** Line items by the names that rows can use. */
export function lineItemIndex(
  items: readonly LineItem[],
): Pick<LineItemImportContext, "byId" | "byName" | "kin"> {
  const byName = new Map<string, LineItem[]>();
  const kin = new Map<string, LineItem>();
  for (const item of items) {
    if (item.deleted) continue;
    kin.set(item.campaign_id, item);
    const key = lineItemKey(item.campaign_id, item.name ?? "");
    const others = byName.get(key);
    if (others) others.push(item);
    else byName.set(key, [item]);
  }
  return { byId: new Map(items.map((item) => [item.id, item])), byName, kin };
}

/** The campaigns that a cell may mean, by id or by name ignoring case. */
export function campaignsMeant(
  cell: string,
  { campaigns }: Pick<LineItemImportContext, "campaigns">,
): readonly Campaign[] {
  const meant = readIdentifierCell(tidyCell(cell));
  const byId = campaigns.get(meant);
  if (byId) return [byId];
  return [...campaigns.values()].filter(
    ({ name, deleted }) => !deleted && name.trim().toLowerCase() === meant.toLowerCase(),
  );
}
