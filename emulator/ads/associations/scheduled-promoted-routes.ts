import { canPromotePosts } from "@/lib/ads/endpoints/promoted-posts";
import * as scheduled from "@/lib/ads/endpoints/scheduled-promoted-posts";
import { conditionsOf } from "../../database/conditions";
import { newIdentifier } from "../../database/identifiers";
import { columns, plainCollection } from "../../database/plain-collection";
import { insertRow } from "../../database/rows";
import { answerList } from "../../service/list-answer";
import { notFound, Refusal } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { publishDue } from "../drafts/publishing";
import { findScheduled } from "../drafts/scheduled-store";
import { lineItemResource } from "../line-items/routes";
import { findLineItem } from "../line-items/store";

const TABLE = "scheduled_promoted_posts";

const collection = plainCollection(TABLE, "m", {
  ...columns("m", "line_item_id", "scheduled_post_id"),
  post_id: "(SELECT post_id FROM scheduled_posts WHERE id = m.scheduled_post_id)",
});

const resource = new Resource({
  kind: "Scheduled Promoted Post",
  parameter: "scheduled_promoted_post_id",
  table: TABLE,
  collection,
});

const tooLate = (message: string, parameter: string) =>
  new Refusal([{ code: "INVALID", message, parameter }]);

export const scheduledPromotedPostRoutes = [
  route(scheduled.list, (call) => {
    const { params, store, now } = call;
    publishDue(store, now);
    const among = { line_item_id: params.line_item_ids, id: params.scheduled_promoted_post_ids };
    const filter = { accountId: params.account_id, withDeleted: params.with_deleted, among };
    return answerList(call, collection, conditionsOf("m", filter));
  }),

  route(scheduled.get, (call) => {
    publishDue(call.store, call.now);
    return resource.shown(call, call.params.scheduled_promoted_post_id, call.params.with_deleted);
  }),

  route(scheduled.create, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, line_item_id: lineItemId, scheduled_post_id: postId } = params;
    const { connection } = store;
    publishDue(store, now);
    const lineItem = findLineItem(connection, accountId, lineItemId);
    if (!lineItem) throw lineItemResource.unknown(lineItemId, accountId);
    if (!canPromotePosts(lineItem)) {
      const message = `Line Item ${lineItemId} cannot hold promoted posts`;
      throw new Refusal([{ code: "INCOMPATIBLE_LINE_ITEM", message, parameter: "line_item_id" }]);
    }
    const post = findScheduled(connection, accountId, postId);
    if (!post) throw new Refusal([notFound("Scheduled Post", postId, "scheduled_post_id", accountId)]);
    if (post.status !== "SCHEDULED")
      throw tooLate(`Scheduled Post ${postId} was completed already`, "scheduled_post_id");
    const present = connection.one<{ id: string }>(
      `SELECT id FROM ${TABLE} WHERE line_item_id = ? AND scheduled_post_id = ? AND NOT deleted`,
      [lineItemId, postId],
    );
    const id = present?.id ?? newIdentifier("association");
    if (!present) {
      const row = { id, account_id: accountId, line_item_id: lineItemId, scheduled_post_id: postId };
      store.write(() => insertRow(connection, TABLE, { ...row, created_at: now, updated_at: now }));
    }
    return {
      ...resource.shown(call, id),
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
    return resource.deleted(call, id);
  }),
];
