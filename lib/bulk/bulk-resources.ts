import { CAMPAIGN_BATCH_MAX } from "@/lib/ads/endpoints/campaigns";
import { LINE_ITEM_BATCH_MAX } from "@/lib/ads/endpoints/line-items";
import type { BulkResource } from "./bulk-plan";

export const CAMPAIGNS = {
  name: "campaigns",
  one: "campaign",
  many: "campaigns",
  batchMax: CAMPAIGN_BATCH_MAX,
} as const satisfies BulkResource;

export const LINE_ITEMS = {
  name: "line-items",
  one: "line item",
  many: "line items",
  batchMax: LINE_ITEM_BATCH_MAX,
} as const satisfies BulkResource;
