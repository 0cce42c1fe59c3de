import * as trackingTags from "@/lib/ads/endpoints/tracking-tags";
import { conditionsOf } from "../../database/conditions";
import { newIdentifier } from "../../database/identifiers";
import { columns, plainCollection } from "../../database/plain-collection";
import { insertRow, updateRow } from "../../database/rows";
import { answerList } from "../../service/list-answer";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { lineItemResource } from "../line-items/routes";

const collection = plainCollection(
  "tracking_tags",
  "t",
  columns("t", "line_item_id", "tracking_tag_type", "tracking_tag_url"),
);

const resource = new Resource({
  kind: "Tracking Tag",
  parameter: "tracking_tag_id",
  table: "tracking_tags",
  collection,
});

export const trackingTagRoutes = [
  route(trackingTags.list, (call) => {
    const { params } = call;
    const among = { line_item_id: params.line_item_ids, id: params.tracking_tag_ids };
    const filter = { accountId: params.account_id, withDeleted: params.with_deleted, among };
    return answerList(call, collection, conditionsOf("t", filter));
  }),

  route(trackingTags.get, (call) =>
    resource.shown(call, call.params.tracking_tag_id, call.params.with_deleted),
  ),

  route(trackingTags.create, (call) => {
    const { params, store, now } = call;
    lineItemResource.json(call, params.line_item_id);
    const id = newIdentifier("association");
    store.write(() =>
      insertRow(store.connection, "tracking_tags", { id, ...params, created_at: now, updated_at: now }),
    );
    return resource.shown(call, id);
  }),

  route(trackingTags.update, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, tracking_tag_id: id, tracking_tag_url } = params;
    resource.json(call, id);
    const changed = { tracking_tag_url, updated_at: now };
    store.write(() => updateRow(store.connection, "tracking_tags", { accountId, id }, changed));
    return resource.shown(call, id);
  }),

  route(trackingTags.remove, (call) => resource.deleted(call, call.params.tracking_tag_id)),
];
