import * as appEventTags from "@/lib/ads/endpoints/app-event-tags";
import { conditionsOf } from "../../database/conditions";
import { newIdentifier } from "../../database/identifiers";
import { insertRow } from "../../database/rows";
import { answerList } from "../../service/list-answer";
import { holdRules } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { appEventTags as collection } from "./store";

const resource = new Resource({
  kind: "App Event Tag",
  parameter: "app_event_tag_id",
  table: "app_event_tags",
  collection,
});

export const appEventTagRoutes = [
  route(appEventTags.list, (call) => {
    const { params } = call;
    const filter = { accountId: params.account_id, withDeleted: params.with_deleted };
    const among = { id: params.app_event_tag_ids };
    return answerList(call, collection, conditionsOf("e", { ...filter, among }));
  }),

  route(appEventTags.get, (call) =>
    resource.shown(call, call.params.app_event_tag_id, call.params.with_deleted),
  ),

  route(appEventTags.create, (call) => {
    const { params, store, now } = call;
    const {
      post_view_attribution_window: view = 1,
      post_engagement_attribution_window: click = 30,
      retargeting_enabled = true,
      ...given
    } = params;
    holdRules([appEventTags.appWindows], { view, click });
    const id = newIdentifier("association");
    store.write(() =>
      insertRow(store.connection, "app_event_tags", {
        id,
        ...given,
        post_view_attribution_window: view,
        post_engagement_attribution_window: click,
        retargeting_enabled,
        created_at: now,
        updated_at: now,
      }),
    );
    return resource.shown(call, id);
  }),

  route(appEventTags.remove, (call) => resource.deleted(call, call.params.app_event_tag_id)),
];
