import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { Refusal } from "../../service/refusals";
import { route } from "../../service/route";
import { countShown } from "../line-items/store";
import { findPost, hiddenRepost, type StoredPost } from "../posts/store";
import { promotableType } from "../users/promotable";
import { fittingLineItem } from "./fitting-line-item";
import { Promotions } from "./promotions";

const promotions = new Promotions({
  kind: "Promoted Post",
  parameter: "promoted_post_id",
  table: "promoted_posts",
  subject: "post_id",
  entity: "PROMOTED_POST",
});

/** Posts promoted by a line item that was deleted are listed only with deleted ones, though they are not. */
const OF_PRESENT_ITEMS = "NOT EXISTS (SELECT 1 FROM line_items WHERE id = p.line_item_id AND deleted)";

export const promotedPostRoutes = [
  route(promotedPosts.list, (call) => {
    const { line_item_ids, promoted_post_ids: id, with_deleted } = call.params;
    return promotions.list(call, { line_item_id: line_item_ids, id }, () =>
      with_deleted ? [] : [OF_PRESENT_ITEMS],
    );
  }),

  route(promotedPosts.get, promotions.get),

  route(promotedPosts.create, (call) => {
    const { params, store, caller, now } = call;
    const { account_id: accountId, line_item_id: lineItemId, post_ids: postIds } = params;
    const { connection } = store;
    fittingLineItem(call, lineItemId, promotedPosts.canPromotePosts, "cannot hold promoted posts");
    const posts = [...new Set(postIds)].map((id) => findPost(connection, id) ?? id);
    const errors = posts.flatMap((post) =>
      typeof post === "string"
        ? [
            {
              code: "INVALID_POST",
              message: `Post ${post} cannot be promoted`,
              parameter: "post_ids",
              value: post,
            },
          ]
        : [],
    );
    if (errors.length > 0) throw new Refusal(errors);

    const promote = (post: StoredPost) => {
      const own = promotableType(connection, accountId, post.user_id, caller.userId);
      const postId = own
        ? post.id
        : hiddenRepost(connection, { accountId, userId: caller.userId, now }, post);
      return promotions.promote(call, lineItemId, postId);
    };
    const records = store.write(() => {
      const promoted = posts.flatMap((post) => (typeof post === "string" ? [] : [promote(post)]));
      countShown(connection, lineItemId);
      return promoted;
    });
    const ids = `"account_id":${JSON.stringify(accountId)},"line_item_id":${JSON.stringify(lineItemId)}`;
    return {
      data: `[${records.join(",")}]`,
      nextCursor: null,
      totalCount: records.length,
      // The service echoes these identifiers as numbers.
      request: `{"params":{${ids},"post_ids":[${postIds.map((id) => BigInt(id)).join(",")}]}}`,
    };
  }),

  route(promotedPosts.remove, (call) => promotions.end(call, call.params.promoted_post_id)),
];
