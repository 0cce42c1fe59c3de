import { bulkPorts } from "@/components/bulk/bulk-ports";
import type { BulkWork } from "@/components/bulk/bulk-work";
import { stageAgain } from "@/components/bulk/stage-again";
import { callEndpoint } from "@/lib/ads/call";
import { callAndMeter } from "@/lib/ads/client";
import { batch, type Campaign, list } from "@/lib/ads/endpoints/campaigns";
import type { Scope } from "@/lib/ads/scope";
import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import { type CampaignItem, storedCampaign } from "@/lib/campaigns/bulk/campaign-plan";
import { CAMPAIGN_LISTS, campaignGraceKey } from "@/lib/campaigns/campaign-lists";
import { STAGED_CAMPAIGNS } from "@/lib/campaigns/staged-campaigns";
import { markPendingDeletion } from "@/lib/jobs/grace";
import { putRecords } from "@/lib/records/record-lists";
import { lookUpCampaigns } from "@/lib/records/record-lookup";

/** Jobs about campaigns. */
export const campaignWork: BulkWork<CampaignItem> = {
  resource: CAMPAIGNS,
  stored: storedCampaign,
  ports: (scope, accountId) =>
    bulkPorts(scope, {
      send: async (items) => {
        const input = { account_id: accountId, body: items.map(({ operation }) => operation) };
        return (await callAndMeter(batch, scope, input)).data;
      },
      look: (items) => lookUp(scope, accountId, items),
    }),
  stageAgain: (place, items) => stageAgain(STAGED_CAMPAIGNS, place, items),
  records: (client, scope, accountId) => ({
    answer: (campaigns) => putRecords(client, scope, accountId, CAMPAIGN_LISTS, campaigns),
    leave: (ids) => markPendingDeletion(ids.map(campaignGraceKey)),
  }),
};

/** Existing campaigns are read by id; those to be created are looked up by name. */
async function lookUp(scope: Scope, accountId: string, items: readonly CampaignItem[]): Promise<Campaign[]> {
  const ids = items.flatMap(({ before }) => before?.id ?? []);
  const found = await lookUpCampaigns(scope, accountId, ids);
  for (const { name } of items.filter(({ before }) => !before)) {
    const { data } = await callEndpoint(list, scope, { account_id: accountId, q: name, with_draft: true });
    found.push(...data.filter((campaign) => campaign.name === name));
  }
  return found;
}
