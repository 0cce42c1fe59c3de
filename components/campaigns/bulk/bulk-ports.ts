import { noticeLostAccess } from "@/components/shell/lost-access";
import { waitUntil, writesBlockedUntil } from "@/lib/ads/allowance";
import { callEndpoint, type Scope } from "@/lib/ads/call";
import { batch, CAMPAIGN_BATCH_MAX, type Campaign, list } from "@/lib/ads/endpoints/campaigns";
import { recordRate } from "@/lib/ads/rate-meter";
import type { PlannedItem } from "@/lib/campaigns/bulk/bulk-plan";
import type { BulkPorts } from "@/lib/campaigns/bulk/bulk-run";

/** Carries a run's wishes to the service, through the forward. */
export function bulkPorts(scope: Scope, accountId: string): BulkPorts {
  return {
    send: async (items) => {
      try {
        const body = items.map(({ operation }) => operation);
        const input = { account_id: accountId, body };
        const answer = await callEndpoint(batch, scope, input);
        if (answer.rate) recordRate(batch, scope, input, answer.rate);
        return answer.data;
      } catch (error) {
        noticeLostAccess(error);
        throw error;
      }
    },
    look: async (items) => {
      try {
        return await lookUp(scope, accountId, items);
      } catch (error) {
        noticeLostAccess(error);
        throw error;
      }
    },
    waitUntil,
    now: Date.now,
    blockedUntil: () => writesBlockedUntil(scope),
  };
}

/** Campaigns that exist are read by id; those that were to be created are looked for by name. */
async function lookUp(scope: Scope, accountId: string, items: readonly PlannedItem[]): Promise<Campaign[]> {
  const found: Campaign[] = [];
  const ids = items.flatMap(({ before }) => before?.id ?? []);
  if (ids.length > 0) {
    const { data } = await callEndpoint(list, scope, {
      account_id: accountId,
      campaign_ids: ids,
      count: CAMPAIGN_BATCH_MAX,
      with_deleted: true,
      with_draft: true,
    });
    found.push(...data);
  }
  for (const { name } of items.filter(({ before }) => !before)) {
    const { data } = await callEndpoint(list, scope, { account_id: accountId, q: name, with_draft: true });
    found.push(...data.filter((campaign) => campaign.name === name));
  }
  return found;
}
