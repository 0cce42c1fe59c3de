import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { newIdentifier } from "../../database/identifiers";
import { insertRow, markDeleted } from "../../database/rows";
import { changeOne } from "../../service/changes";
import { answerList } from "../../service/list-answer";
import { Refusal } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { storeChange } from "../history/record-change";
import { lineItemResource } from "../line-items/routes";
import { countShown, findLineItem } from "../line-items/store";
import { findPost, hiddenRepost, type StoredPost } from "../posts/store";
import {
  promotedPosts as collection,
  filterPromotedPosts,
  findPromotion,
  lineItemOf,
  mayPromote,
} from "./store";

const resource = new Resource({
  kind: "Promoted Post",
  parameter: "promoted_post_id",
  table: "promoted_posts",
  collection,
});

export const promotedPostRoutes = [
  route(promotedPosts.list, (call) => {
    const { params } = call;
    const among = { line_item_id: params.line_item_ids, id: params.promoted_post_ids };
    const filter = { accountId: params.account_id, withDeleted: params.with_deleted, among };
    return answerList(call, collection, filterPromotedPosts(filter));
  }),

  route(promotedPosts.get, (call) =>
    resource.shown(call, call.params.promoted_post_id, call.params.with_deleted),
  ),

  route(promotedPosts.create, (call) => {
    const { params, store, caller, now } = call;
    const { account_id: accountId, line_item_id: lineItemId, post_ids: postIds } = params;
    const { connection } = store;
    const lineItem = findLineItem(connection, accountId, lineItemId);
    if (!lineItem) throw lineItemResource.unknown(lineItemId, accountId);
    if (!promotedPosts.canPromotePosts(lineItem)) {
      const message = `Line Item ${lineItemId} cannot hold promoted posts`;
      throw new Refusal([{ code: "INCOMPATIBLE_LINE_ITEM", message, parameter: "line_item_id" }]);
    }
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
      const own = mayPromote(connection, accountId, post.user_id, caller.userId);
      const postId = own
        ? post.id
        : hiddenRepost(connection, { accountId, userId: caller.userId, now }, post);
      const present = findPromotion(connection, "promoted_posts", lineItemId, postId);
      if (present !== undefined) return resource.json(call, present);
      const id = newIdentifier("association");
      const row = { id, account_id: accountId, line_item_id: lineItemId, post_id: postId };
      insertRow(connection, "promoted_posts", { ...row, created_at: now, updated_at: now });
      const after = resource.json(call, id);
      storeChange(call, { id, after, entity: "PROMOTED_POST" });
      return after;
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

  route(promotedPosts.remove, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, promoted_post_id: id } = params;
    const before = resource.json(call, id);
    return changeOne(call, () => {
      const { connection } = store;
      markDeleted(connection, "promoted_posts", { accountId, id }, now);
      const after = resource.json(call, id, true);
      countShown(connection, lineItemOf(connection, "promoted_posts", id));
      storeChange(call, { id, before, after, entity: "PROMOTED_POST" });
      return { record: after };
    });
  }),
];
