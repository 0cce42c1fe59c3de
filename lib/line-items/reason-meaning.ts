import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { explainReason } from "@/lib/campaigns/why-not-serving";

/** Why a line item does not serve, in a sentence: its own switch is told from that of its campaign. */
export function reasonMeaning(item: Pick<LineItem, "entity_status">, code: string): string {
  if (code === "PAUSED_BY_ADVERTISER") {
    return item.entity_status === "PAUSED" ? "The line item is paused." : "Its campaign is paused.";
  }
  return explainReason(code).meaning;
}
