import { callEndpoint } from "@/lib/ads/call";
import { type Campaign, list } from "@/lib/ads/endpoints/campaigns";
import { noteRecords } from "@/lib/ads/known-records";
import { IDS_MAX } from "@/lib/ads/params";
import type { Scope } from "@/lib/ads/scope";
import { toBatches } from "@/lib/bulk/bulk-plan";

/** Campaigns by their ids as they are now, drafts and deleted ones among them, in as few requests as it takes. */
export async function lookUpCampaigns(
  scope: Scope,
  accountId: string,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Campaign[]> {
  const found: Campaign[] = [];
  for (const some of toBatches(ids, IDS_MAX)) {
    const { data } = await callEndpoint(
      list,
      scope,
      {
        account_id: accountId,
        campaign_ids: some,
        count: IDS_MAX,
        with_deleted: true,
        with_draft: true,
      },
      { signal, fresh: true },
    );
    noteRecords(list, scope, data);
    found.push(...data);
  }
  return found;
}
