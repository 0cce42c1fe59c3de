import { PAGE_MAX } from "@/lib/ads/endpoint";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type CampaignSort, serviceSort } from "./campaign-records";

/**
 * The input for lists of an account's campaigns. The order decides what the first page contains; where the service has
 * no such order, it is by creation.
 */
export const campaignsInput = (
  accountId: string,
  { withDeleted, sort }: { withDeleted: boolean; sort: CampaignSort },
) => ({
  account_id: accountId,
  count: PAGE_MAX,
  sort_by: [serviceSort(sort) ?? ("created_at-desc" as const)],
  with_draft: true,
  ...(withDeleted && { with_deleted: true }),
});

/** The name of a campaign in references: the name comes first, where a narrow column does not truncate it. */
export const listedCampaignName = ({ deleted, name }: Pick<Campaign, "deleted" | "name">): string =>
  deleted ? `Deleted: ${name}` : name;
