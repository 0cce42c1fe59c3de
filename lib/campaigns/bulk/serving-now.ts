import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { counted } from "@/lib/format/plurals";

/** How many of those that are about to be deleted serve now; undefined for none. */
export function servingInWords(campaigns: readonly Campaign[]): string | undefined {
  const serving = campaigns.filter(
    (campaign) => campaignDelivery(campaign).status.state === "serving",
  ).length;
  if (serving === 0) return undefined;
  return `${counted(serving, "of them is", "of them are")} serving now.`;
}
