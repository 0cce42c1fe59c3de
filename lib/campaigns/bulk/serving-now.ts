import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { statusOf } from "@/lib/campaigns/status";

/** How many of those that are about to be deleted serve now; undefined for none. */
export function servingInWords(campaigns: readonly Campaign[]): string | undefined {
  const serving = campaigns.filter((campaign) => statusOf(campaign).kind === "running").length;
  if (serving === 0) return undefined;
  return serving === 1
    ? "1 of them is serving now."
    : `${serving.toLocaleString("en-GB")} of them are serving now.`;
}
