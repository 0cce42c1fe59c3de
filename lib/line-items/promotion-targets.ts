import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { canPromotePosts } from "@/lib/ads/endpoints/promoted-posts";
import { lineItemDelivery } from "@/lib/delivery/delivery";
import { counted } from "@/lib/format/plurals";
import { wordsTest } from "@/lib/text/characters";
import { lineItemClosedReason, lineItemName } from "./line-item-words";

/**
 * The line items that can take a post and match a search: its words occur in the names of the line item and of its
 * campaign, or in the id. Serving ones come first, ended ones last.
 */
export function promotionTargets(
  items: readonly LineItem[],
  search: string,
  campaignName: (id: string) => string,
): LineItem[] {
  const matches = wordsTest(search);
  const rank = (item: LineItem) => {
    const { state } = lineItemDelivery(item).status;
    return state === "serving" ? 0 : state === "ended" ? 2 : 1;
  };
  return items
    .filter((item) => {
      if (!canPromotePosts(item) || lineItemClosedReason(item) !== undefined) return false;
      return matches(`${lineItemName(item)} ${campaignName(item.campaign_id)} ${item.id}`);
    })
    .toSorted((one, other) => rank(one) - rank(other));
}

/** Whether a line item would serve if it had something to show. */
const waitsForPost = (item: LineItem): boolean => {
  const { status, reasons } = lineItemDelivery(item);
  return (
    status.state === "serving" ||
    (reasons.length > 0 && reasons.every(({ cause }) => cause === "nothing-to-show"))
  );
};

/** The consequence of adding a post to line items: whether people see it at once. */
export function promotionConsequence(chosen: readonly LineItem[]): string {
  if (chosen.length === 0) return "Choose one or more line items.";
  const live = chosen.filter(waitsForPost).length;
  if (live === 0) return "The post is not shown yet: it starts when a line item does.";
  if (live === chosen.length) return "The post starts showing at once.";
  return `The post starts showing at once with ${counted(live, "line item")}, with the others when they start.`;
}
