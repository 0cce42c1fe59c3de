import * as webEventTags from "@/lib/ads/endpoints/web-event-tags";
import { conditionsOf } from "../../database/conditions";
import type { Connection } from "../../database/connection";
import { newIdentifier } from "../../database/identifiers";
import { insertRow, updateRow } from "../../database/rows";
import { answerList } from "../../service/list-answer";
import { holdRules } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { webEventTags as collection } from "./store";

const resource = new Resource({
  kind: "Web Event Tag",
  parameter: "web_event_tag_id",
  table: "web_event_tags",
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
  route(webEventTags.list, (call) => {
    const { params } = call;
    const filter = { accountId: params.account_id, withDeleted: params.with_deleted };
    const among = { id: params.web_event_tag_ids };
    return answerList(call, collection, conditionsOf("w", { ...filter, among }));
  }),

  route(webEventTags.get, (call) =>
    resource.shown(call, call.params.web_event_tag_id, call.params.with_deleted),
  ),

  route(webEventTags.create, (call) => {
    const { params, store, now } = call;
    const { connection } = store;
    holdWindows(params);
    const id = newIdentifier("association");
    const website_tag_id = websiteTagOf(connection, params.account_id);
    store.write(() =>
      insertRow(connection, "web_event_tags", {
        id,
        ...params,
        website_tag_id,
        created_at: now,
        updated_at: now,
      }),
    );
    return resource.shown(call, id);
  }),

  route(webEventTags.update, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, web_event_tag_id: id, ...changed } = params;
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
    const columns = { ...changed, updated_at: now };
    store.write(() => updateRow(store.connection, "web_event_tags", { accountId, id }, columns));
    return resource.shown(call, id);
  }),

  route(webEventTags.remove, (call) => resource.deleted(call, call.params.web_event_tag_id)),
];
