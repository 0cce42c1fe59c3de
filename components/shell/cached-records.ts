import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Answered, Scope } from "@/lib/ads/call";
import { adsKey, type WholeList } from "@/lib/ads/client";
import * as campaigns from "@/lib/ads/endpoints/campaigns";

type CampaignList = typeof campaigns.list;
/** The three ways in which a list is kept: page by page, whole, and one answer alone. */
type KeptList =
  | InfiniteData<Answered<CampaignList>, string | null>
  | WholeList<campaigns.Campaign>
  | Answered<CampaignList>;

/** The campaigns of an account that this tab has already read, whatever read them. Asks for nothing. */
export function cachedCampaigns(
  client: QueryClient,
  scope: Scope,
  accountId: string,
): readonly campaigns.Campaign[] {
  const found = new Map<string, campaigns.Campaign>();
  for (const [key, kept] of client.getQueriesData<KeptList>({ queryKey: adsKey(campaigns.list, scope) })) {
    const input = key.at(-1);
    const ofAccount =
      typeof input === "object" && input !== null && "account_id" in input && input.account_id === accountId;
    if (!kept || !ofAccount) continue;
    for (const campaign of recordsOf(kept)) found.set(campaign.id, campaign);
  }
  return [...found.values()];
}

function recordsOf(kept: KeptList): readonly campaigns.Campaign[] {
  if ("pages" in kept) return kept.pages.flatMap(({ data }) => data);
  return "records" in kept ? kept.records : kept.data;
}
