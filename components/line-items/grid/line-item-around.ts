import type { CellAround } from "@/components/records/record-value";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";

/** What cells of line items have to know besides. */
export interface LineItemAround extends CellAround {
  /** The account's, by id: a line item's budgets depend on its campaign's. */
  readonly campaigns: ReadonlyMap<string, Campaign>;
  readonly campaignHref: (id: string) => string;
  /** All are of one campaign, which need not be told with each. */
  readonly oneCampaign: boolean;
}
