import { useAdsQuery } from "@/lib/ads/client";
import { type BiddingRule, list } from "@/lib/ads/endpoints/bidding-rules";

/** The service's rules stay as they are for weeks, and are asked for 5 times in 15 minutes at most. */
const STALE_MS = (list.cacheSeconds ?? 0) * 1000;

/**
 * What may be bid in a currency, as soon as somebody can bid. Undefined while it is read and where it cannot be: a
 * form works without it, and the service decides.
 */
export function useBiddingRule(currency: string, { enabled }: { enabled: boolean }): BiddingRule | undefined {
  const { data } = useAdsQuery(list, {}, { enabled, staleTime: STALE_MS });
  return data?.data.find((rule) => rule.currency === currency);
}
