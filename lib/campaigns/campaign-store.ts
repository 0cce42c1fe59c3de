import { type Campaign, list } from "@/lib/ads/endpoints/campaigns";
import { changesUnderWay } from "@/lib/records/pending-changes";
import { type ListedResource, putRecords } from "@/lib/records/record-lists";
import { lookUpCampaigns } from "@/lib/records/record-lookup";
import type { ResourceStore } from "@/lib/records/resource-store";
import type { CampaignChange } from "./change";
import { STAGED_CAMPAIGNS } from "./staged-campaigns";

/** Campaigns in the lists that were read. */
export const CAMPAIGN_LISTS: ListedResource<Campaign, typeof list> = {
  list,
  shows: ({ entity_status }, asked) =>
    asked.q === undefined &&
    asked.campaign_ids === undefined &&
    asked.funding_instrument_ids === undefined &&
    (asked.with_draft === true || entity_status !== "DRAFT"),
};

/** Campaigns in the browser. */
export const CAMPAIGN_STORE: ResourceStore<Campaign, CampaignChange> = {
  staged: STAGED_CAMPAIGNS,
  lookUp: lookUpCampaigns,
  put: (client, scope, accountId, campaigns) =>
    putRecords(client, scope, accountId, CAMPAIGN_LISTS, campaigns),
  underWay: changesUnderWay(),
  graceKey: (id) => `campaign ${id}`,
};
