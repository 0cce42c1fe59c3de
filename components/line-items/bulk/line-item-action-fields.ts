import type { ActionFields } from "@/components/bulk/record-actions";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { LineItemBulkChange } from "@/lib/line-items/bulk/line-item-bulk-change";

/** What the inputs for changes of many line items use besides these. */
export interface LineItemActionAround {
  /** The account's, by id. */
  readonly campaigns: ReadonlyMap<string, Campaign>;
  /** The account's IANA zone. */
  readonly zone: string;
}

/** What these inputs get. */
export type LineItemActionFields = ActionFields<LineItem, LineItemBulkChange, LineItemActionAround>;
