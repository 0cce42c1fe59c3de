import { callEndpoint } from "@/lib/ads/call";
import { list } from "@/lib/ads/endpoints/campaigns";
import { recordLookup } from "@/lib/records/record-lookup";

/** Campaigns by their ids as they are now, drafts and deleted ones among them. */
export const lookUpCampaigns = recordLookup(list, (ids, asked, scope, how) =>
  callEndpoint(list, scope, { ...asked, campaign_ids: ids }, how),
);
