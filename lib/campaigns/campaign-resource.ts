import { CAMPAIGN_BATCH_MAX } from "@/lib/ads/endpoints/campaigns";
import type { BulkResource } from "@/lib/bulk/bulk-plan";

export const CAMPAIGNS = {
  name: "campaigns",
  one: "campaign",
  many: "campaigns",
  batchMax: CAMPAIGN_BATCH_MAX,
} as const satisfies BulkResource;
