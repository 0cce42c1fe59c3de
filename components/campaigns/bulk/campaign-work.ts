import { recordWork } from "@/components/bulk/record-work";
import { callEndpoint } from "@/lib/ads/call";
import { callAndMeter } from "@/lib/ads/client";
import { batch, type Campaign, list } from "@/lib/ads/endpoints/campaigns";
import { storedCampaign } from "@/lib/campaigns/bulk/campaign-plan";
import { CAMPAIGN_STORE } from "@/lib/campaigns/campaign-store";

/** Jobs about campaigns. Those to be created are looked up by name. */
export const campaignWork = recordWork(CAMPAIGN_STORE, {
  stored: storedCampaign,
  send: async (scope, account_id, items) => {
    const input = { account_id, body: items.map(({ operation }) => operation) };
    return (await callAndMeter(batch, scope, input)).data;
  },
  created: async (scope, account_id, items) => {
    const found: Campaign[] = [];
    for (const { name } of items) {
      const { data } = await callEndpoint(list, scope, { account_id, q: name, with_draft: true });
      found.push(...data.filter((campaign) => campaign.name === name));
    }
    return found;
  },
});
