import * as webEventTags from "@/lib/ads/endpoints/web-event-tags";
import type { Connection } from "../../database/connection";
import { newIdentifier } from "../../database/identifiers";
import { holdRules } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { webEventTags as collection } from "./store";

const resource = new Resource({
  kind: "Web Event Tag",
  parameter: "web_event_tag_id",
  collection,
});

/** All events of an account are of one website. */
function websiteTagOf(connection: Connection, accountId: string): string {
  const known = connection.one<{ website_tag_id: string }>(
    "SELECT website_tag_id FROM web_event_tags WHERE account_id = ? LIMIT 1",
    [accountId],
  );
  return known?.website_tag_id ?? newIdentifier("association");
}

interface Windows {
  readonly click_window: number;
  readonly view_through_window: number;
}

/** Throws the refusal for views that would count for longer than clicks. */
function holdWindows({ click_window: click, view_through_window: view }: Windows): void {
  holdRules([webEventTags.webWindows], { click, view });
}

export const webEventTagRoutes = [
  route(webEventTags.list, (call) => resource.list(call, { id: call.params.web_event_tag_ids })),

  route(webEventTags.get, resource.get),

  route(webEventTags.create, (call) => {
    const { params, store } = call;
    holdWindows(params);
    const website_tag_id = websiteTagOf(store.connection, params.account_id);
    return resource.created(call, newIdentifier("association"), { ...params, website_tag_id });
  }),

  route(webEventTags.update, (call) => {
    const { params, store } = call;
    const { account_id: _, web_event_tag_id: id, ...changed } = params;
    resource.json(call, id);
    const held = store.connection.one<{ click_window: number; view_through_window: number }>(
      "SELECT click_window, view_through_window FROM web_event_tags WHERE id = ?",
      [id],
    );
    if (held) {
      holdWindows({
        click_window: changed.click_window ?? held.click_window,
        view_through_window: changed.view_through_window ?? held.view_through_window,
      });
    }
    return resource.changed(call, changed);
  }),

  route(webEventTags.remove, resource.remove),
];
