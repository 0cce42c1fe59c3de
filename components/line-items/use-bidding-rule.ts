import { useAdsQuery } from "@/lib/ads/client";
import { type BiddingRule, list } from "@/lib/ads/endpoints/bidding-rules";

/** The service's rules are stable for weeks, and its limit is 5 calls in 15 minutes. */
const STALE_MS = (list.cacheSeconds ?? 0) * 1000;

const NONE: readonly BiddingRule[] = [];

/**
 * The bidding rule of a currency, loaded once bids can be typed. Undefined while it is read and if it cannot be: a
 * form works without it, and the service decides.
 */
export function useBiddingRule(currency: string, when: { enabled: boolean }): BiddingRule | undefined {
  return useBiddingRules(when).find((rule) => rule.currency === currency);
}

/** The same for every currency; empty while unknown. */
export function useBiddingRules({ enabled }: { enabled: boolean }): readonly BiddingRule[] {
  const { data } = useAdsQuery(list, {}, { enabled, staleTime: STALE_MS });
  return data?.data ?? NONE;
}
