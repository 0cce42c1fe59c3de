import { type Campaign, list } from "@/lib/ads/endpoints/campaigns";
import { changesUnderWay } from "@/lib/records/changes-under-way";
import type { ListedNoun } from "@/lib/records/record-lists";
import type { CampaignChange } from "./change";

/** Campaigns in the lists that were read. */
export const CAMPAIGN_LISTS: ListedNoun<Campaign, typeof list> = {
  list,
  shows: ({ entity_status }, asked) =>
    asked.q === undefined &&
    asked.campaign_ids === undefined &&
    asked.funding_instrument_ids === undefined &&
    (asked.with_draft === true || entity_status !== "DRAFT"),
};

/** Changes of an account's campaigns that are shown as if they held. */
export const campaignsUnderWay = changesUnderWay<CampaignChange>();

/** What a campaign that is about to be deleted is known by in the grace window. */
export const campaignGraceKey = (campaignId: string) => `campaign ${campaignId}`;
