import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { choice } from "@/lib/ads/params";
import { anyone } from "@/lib/ads/permissions";
import { globalReads } from "@/lib/ads/rate-limits";
import { open } from "@/lib/ads/records";

export const PLACEMENTS = [
  "ALL_ON_SERVICE",
  "PUBLISHER_NETWORK",
  "SERVICE_PROFILE",
  "SERVICE_REPLIES",
  "SERVICE_SEARCH",
  "SERVICE_TIMELINE",
  "SPOTLIGHT",
  "TAP_BANNER",
  "TAP_FULL",
  "TAP_FULL_LANDSCAPE",
  "TAP_MRECT",
  "TAP_NATIVE",
  "TREND",
] as const;

export type Placement = (typeof PLACEMENTS)[number];

/**
 * The product types of line items (advertising specification, Lookups: product_type is MEDIA, PROMOTED_ACCOUNT,
 * PROMOTED_POST).
 */
export const PRODUCT_TYPES = ["MEDIA", "PROMOTED_ACCOUNT", "PROMOTED_POST"] as const;

export const placementRecord = z.looseObject({
  product_type: open(PRODUCT_TYPES),
  /** Each inner list is one valid combination. */
  placements: z.array(z.array(open(PLACEMENTS))),
});

export const list = defineEndpoint({
  number: "47",
  name: "placements.list",
  summary: "Which placements go with which product",
  method: "GET",
  path: "/line_items/placements",
  params: z.object({ product_type: choice(PRODUCT_TYPES).optional() }),
  answer: "list",
  data: placementRecord,
  access: anyone,
  rateLimit: globalReads,
  cacheSeconds: 86_400,
});

/** The combinations of placements that the service accepts, in any order, for each product. */
export const PLACEMENT_COMBINATIONS: Readonly<
  Record<(typeof PRODUCT_TYPES)[number], readonly (readonly Placement[])[]>
> = {
  MEDIA: [["ALL_ON_SERVICE"], ["ALL_ON_SERVICE", "PUBLISHER_NETWORK"], ["PUBLISHER_NETWORK"]],
  PROMOTED_ACCOUNT: [["ALL_ON_SERVICE"], ["SERVICE_TIMELINE"]],
  PROMOTED_POST: [
    ["ALL_ON_SERVICE"],
    ["ALL_ON_SERVICE", "PUBLISHER_NETWORK"],
    ["PUBLISHER_NETWORK"],
    ["PUBLISHER_NETWORK", "SERVICE_TIMELINE"],
    ["SERVICE_PROFILE", "SERVICE_TIMELINE"],
    ["SERVICE_REPLIES", "SERVICE_TIMELINE"],
    ["SERVICE_SEARCH"],
    ["SERVICE_SEARCH", "SERVICE_TIMELINE"],
    ["SERVICE_TIMELINE"],
  ],
};

/** Whether a product can be shown in exactly these placements, in any order. */
export function isValidCombination(product: string, placements: readonly string[]): boolean {
  const asked = [...new Set(placements)].toSorted().join();
  return Object.entries(PLACEMENT_COMBINATIONS).some(
    ([name, combinations]) =>
      name === product && combinations.some((combination) => combination.toSorted().join() === asked),
  );
}
