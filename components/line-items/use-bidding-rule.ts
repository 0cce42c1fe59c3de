import { useAdsQuery } from "@/lib/ads/client";
import { type BiddingRule, list } from "@/lib/ads/endpoints/bidding-rules";

/** The service's rules stay as they are for weeks, and are asked for 5 times in 15 minutes at most. */
const STALE_MS = (list.cacheSeconds ?? 0) * 1000;

const NONE: readonly BiddingRule[] = [];

/**
 * What may be bid in a currency, as soon as a person can bid. Undefined while it is read and where it cannot be: a
 * form works without it, and the service decides.
 */
export function useBiddingRule(currency: string, when: { enabled: boolean }): BiddingRule | undefined {
  return useBiddingRules(when).find((rule) => rule.currency === currency);
}

/** The same of every currency; none while they are not known. */
export function useBiddingRules({ enabled }: { enabled: boolean }): readonly BiddingRule[] {
  const { data } = useAdsQuery(list, {}, { enabled, staleTime: STALE_MS });
  return data?.data ?? NONE;
}
