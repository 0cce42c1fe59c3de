import { PAGE_MAX } from "@/lib/ads/endpoint";
import { type Campaign, list } from "@/lib/ads/endpoints/campaigns";
import { changesUnderWay } from "@/lib/records/pending-changes";
import type { ListedResource } from "@/lib/records/record-lists";
import { type CampaignSort, serviceSort } from "./campaign-records";
import type { CampaignChange } from "./change";

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

/** Campaigns in the lists that were read. */
export const CAMPAIGN_LISTS: ListedResource<Campaign, typeof list> = {
  list,
  shows: ({ entity_status }, asked) =>
    asked.q === undefined &&
    asked.campaign_ids === undefined &&
    asked.funding_instrument_ids === undefined &&
    (asked.with_draft === true || entity_status !== "DRAFT"),
};

/** Pending changes of an account's campaigns, shown as if applied. */
export const campaignsUnderWay = changesUnderWay<CampaignChange>();

/** Key of a campaign in the grace window of its deletion. */
export const campaignGraceKey = (campaignId: string) => `campaign ${campaignId}`;
