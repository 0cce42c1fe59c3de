import { bulkPorts } from "@/components/bulk/bulk-ports";
import type { BulkWork } from "@/components/bulk/bulk-work";
import { takeAnswers } from "@/components/line-items/take-answers";
import { callAndMeter, readWholeList, refreshResource } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { create, list, PROMOTED_POSTS_MAX, remove } from "@/lib/ads/endpoints/promoted-posts";
import type { Scope } from "@/lib/ads/scope";
import { toBatches } from "@/lib/bulk/bulk-plan";
import {
  keptPromotion,
  PROMOTIONS,
  type PromotionItem,
  type PromotionRecord,
  promotionRecordOf,
} from "@/lib/line-items/bulk/bulk-posts";
import { byLineItem } from "@/lib/line-items/by-line-item";
import { lookUpLineItems } from "@/lib/records/record-lookup";

/** What line items promote now, by line item. */
export const readPromotions = (scope: Scope, accountId: string, lineItemIds: readonly string[]) =>
  byLineItem(lineItemIds, (line_item_ids) => {
    const input = { account_id: accountId, line_item_ids, count: PAGE_MAX };
    return readWholeList(list, scope, input, { fresh: true });
  });

const idsOf = (items: readonly PromotionItem[]) => items.map(({ key }) => key);

/** Makes a line item promote what its item says: what is missing comes first, so that it is never left with nothing. */
async function send(
  scope: Scope,
  accountId: string,
  items: readonly PromotionItem[],
): Promise<PromotionRecord[]> {
  const standing = await readPromotions(scope, accountId, idsOf(items));
  for (const { key, operation } of items) {
    const now = standing.get(key) ?? [];
    const { posts } = operation.params;
    const missing = posts.filter((id) => !now.some(({ post_id }) => post_id === id));
    for (const post_ids of toBatches(missing, PROMOTED_POSTS_MAX)) {
      await callAndMeter(create, scope, { account_id: accountId, line_item_id: key, post_ids });
    }
    for (const { id, post_id } of now) {
      if (!posts.includes(post_id)) {
        await callAndMeter(remove, scope, { account_id: accountId, promoted_post_id: id });
      }
    }
  }
  return items.map(({ key, operation }) => promotionRecordOf(key, operation.params.posts));
}

/** Jobs about the posts that line items promote. */
export const postsWork: BulkWork<PromotionItem> = {
  resource: PROMOTIONS,
  kept: keptPromotion,
  ports: (scope, accountId) =>
    bulkPorts(scope, {
      send: (items) => send(scope, accountId, items),
      look: async (items) =>
        [...(await readPromotions(scope, accountId, idsOf(items)))].map(([id, promotions]) =>
          promotionRecordOf(
            id,
            promotions.map(({ post_id }) => post_id),
          ),
        ),
    }),
  records: (client, scope, accountId) => {
    const changed = new Set<string>();
    return {
      answer: (records) => {
        for (const { id } of records) changed.add(id);
      },
      leave: () => () => {},
      rest: () => {
        if (changed.size === 0) return;
        void refreshResource(client, list, scope);
        // Whether line items serve hangs on what they show; where they cannot be looked up, the next reading shows it.
        void lookUpLineItems(scope, accountId, [...changed]).then(
          (items) => takeAnswers(client, scope, accountId, items),
          () => {},
        );
        changed.clear();
      },
    };
  },
};
