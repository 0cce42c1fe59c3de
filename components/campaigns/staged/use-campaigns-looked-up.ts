"use client";

import { useQuery } from "@tanstack/react-query";
import { lookUpCampaigns } from "@/components/campaigns/look-up-campaigns";
import { useScope } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CallError } from "@/lib/ads/errors";
import type { Overlay } from "@/lib/campaigns/overlay";

/**
 * Reads campaigns by their ids once, when it is first asked, and tells the page what they are like now.
 *
 * @returns whether that has been done, or why it could not be
 */
export function useCampaignsLookedUp(accountId: string, ids: readonly string[], overlay: Overlay) {
  const scope = useScope();
  const { isSuccess, error, refetch, isFetching } = useQuery<readonly Campaign[], CallError>({
    queryKey: ["campaigns looked up", scope.environment, scope.handle, accountId],
    queryFn: async ({ signal }) => {
      const begun = Date.now();
      const found = await lookUpCampaigns(scope, accountId, ids, signal);
      overlay.answer(found, begun);
      return found;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { done: isSuccess, looking: isFetching, error, again: refetch };
}
