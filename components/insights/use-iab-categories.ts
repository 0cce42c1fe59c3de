import { PAGE_MAX } from "@/lib/ads/endpoint";
import { iab } from "@/lib/ads/endpoints/categories";
import { useLookup } from "@/lib/ads/use-lookup";

/** The most that the service gives at a time. */
const EVERY = { count: PAGE_MAX } as const;

/** Every IAB category; with `enabled` false only if they were read already. */
export const useIabCategories = (enabled = true) => useLookup(iab, EVERY, enabled);
