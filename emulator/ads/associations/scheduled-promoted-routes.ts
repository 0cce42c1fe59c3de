import { canPromotePosts } from "@/lib/ads/endpoints/promoted-posts";
import * as scheduled from "@/lib/ads/endpoints/scheduled-promoted-posts";
import { newIdentifier } from "../../database/identifiers";
import { columns, plainCollection } from "../../database/plain-collection";
import { notFound, Refusal } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { publishDue } from "../drafts/publishing";
import { findScheduled } from "../drafts/scheduled-store";
import { fittingLineItem } from "./fitting-line-item";

const TABLE = "scheduled_promoted_posts";

const resource = new Resource({
  kind: "Scheduled Promoted Post",
  parameter: "scheduled_promoted_post_id",
  collection: plainCollection(TABLE, "m", {
    ...columns("m", "line_item_id", "scheduled_post_id"),
    post_id: "(SELECT post_id FROM scheduled_posts WHERE id = m.scheduled_post_id)",
  }),
});

const tooLate = (message: string, parameter: string) =>
  new Refusal([{ code: "INVALID", message, parameter }]);

export const scheduledPromotedPostRoutes = [
  route(scheduled.list, (call) => {
    publishDue(call.store, call.now);
    const { line_item_ids: line_item_id, scheduled_promoted_post_ids: id } = call.params;
    return resource.list(call, { line_item_id, id });
  }),

  route(scheduled.get, (call) => {
    publishDue(call.store, call.now);
    return resource.get(call);
  }),

  route(scheduled.create, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, line_item_id: lineItemId, scheduled_post_id: postId } = params;
    const { connection } = store;
    publishDue(store, now);
    fittingLineItem(call, lineItemId, canPromotePosts, "cannot hold promoted posts");
    const post = findScheduled(connection, accountId, postId);
    if (!post) throw new Refusal([notFound("Scheduled Post", postId, "scheduled_post_id", accountId)]);
    if (post.status !== "SCHEDULED")
      throw tooLate(`Scheduled Post ${postId} was completed already`, "scheduled_post_id");
    const present = connection.one<{ id: string }>(
      `SELECT id FROM ${TABLE} WHERE line_item_id = ? AND scheduled_post_id = ? AND NOT deleted`,
      [lineItemId, postId],
    );
    const shown = present
      ? resource.shown(call, present.id)
      : resource.created(call, newIdentifier("association"), params);
    return {
      ...shown,
      // The service echoes the post's identifier as a number.
      request: `{"params":{"line_item_id":${JSON.stringify(lineItemId)},"scheduled_post_id":${BigInt(postId)},"account_id":${JSON.stringify(accountId)}}}`,
    };
  }),

  route(scheduled.remove, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, scheduled_promoted_post_id: id } = params;
    publishDue(store, now);
    resource.json(call, id);
    const row = store.connection.one<{ scheduled_post_id: string }>(
      `SELECT scheduled_post_id FROM ${TABLE} WHERE id = ?`,
      [id],
    );
    const post = findScheduled(store.connection, accountId, row?.scheduled_post_id ?? "");
    if (post && post.status !== "SCHEDULED")
      throw tooLate(
        `The post of Scheduled Promoted Post ${id} was completed already`,
        "scheduled_promoted_post_id",
      );
    return resource.remove(call);
  }),
];
