import * as trackingTags from "@/lib/ads/endpoints/tracking-tags";
import { newIdentifier } from "../../database/identifiers";
import { columns, plainCollection } from "../../database/plain-collection";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { lineItemResource } from "../line-items/routes";

const resource = new Resource({
  kind: "Tracking Tag",
  parameter: "tracking_tag_id",
  collection: plainCollection(
    "tracking_tags",
    "t",
    columns("t", "line_item_id", "tracking_tag_type", "tracking_tag_url"),
  ),
});

export const trackingTagRoutes = [
  route(trackingTags.list, (call) =>
    resource.list(call, { line_item_id: call.params.line_item_ids, id: call.params.tracking_tag_ids }),
  ),

  route(trackingTags.get, resource.get),

  route(trackingTags.create, (call) => {
    lineItemResource.json(call, call.params.line_item_id);
    return resource.created(call, newIdentifier("association"), call.params);
  }),

  route(trackingTags.update, (call) =>
    resource.changed(call, { tracking_tag_url: call.params.tracking_tag_url }),
  ),

  route(trackingTags.remove, resource.remove),
];
