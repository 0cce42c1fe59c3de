import * as appEventTags from "@/lib/ads/endpoints/app-event-tags";
import { newIdentifier } from "../../database/identifiers";
import { holdRules } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { appEventTags as collection } from "./store";

const resource = new Resource({
  kind: "App Event Tag",
  parameter: "app_event_tag_id",
  collection,
});

export const appEventTagRoutes = [
  route(appEventTags.list, (call) => resource.list(call, { id: call.params.app_event_tag_ids })),

  route(appEventTags.get, resource.get),

  route(appEventTags.create, (call) => {
    const {
      post_view_attribution_window: view = 1,
      post_engagement_attribution_window: click = 30,
      retargeting_enabled = true,
      ...given
    } = call.params;
    holdRules([appEventTags.appWindows], { view, click });
    return resource.created(call, newIdentifier("association"), {
      ...given,
      post_view_attribution_window: view,
      post_engagement_attribution_window: click,
      retargeting_enabled,
    });
  }),

  route(appEventTags.remove, resource.remove),
];
