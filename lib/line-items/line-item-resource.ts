import { LINE_ITEM_BATCH_MAX } from "@/lib/ads/endpoints/line-items";
import type { BulkResource } from "@/lib/bulk/bulk-plan";

export const LINE_ITEMS = {
  name: "line-items",
  one: "line item",
  many: "line items",
  batchMax: LINE_ITEM_BATCH_MAX,
} as const satisfies BulkResource;
