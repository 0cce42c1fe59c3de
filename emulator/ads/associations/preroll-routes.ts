import * as prerollCallToActions from "@/lib/ads/endpoints/preroll-call-to-actions";
import { newIdentifier } from "../../database/identifiers";
import { columns, plainCollection } from "../../database/plain-collection";
import { insertRow } from "../../database/rows";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import type { StoredLineItem } from "../line-items/store";
import { fittingLineItem } from "./fitting-line-item";

const TABLE = "preroll_call_to_actions";

const resource = new Resource({
  kind: "Preroll Call To Action",
  parameter: "preroll_call_to_action_id",
  collection: plainCollection(
    TABLE,
    "p",
    columns("p", "line_item_id", "call_to_action", "call_to_action_url"),
  ),
});

const showsPrerolls = ({ objective }: StoredLineItem) => objective === "PREROLL_VIEWS";

export const prerollCallToActionRoutes = [
  route(prerollCallToActions.list, (call) => {
    const { line_item_ids: line_item_id, preroll_call_to_action_ids: id } = call.params;
    return resource.list(call, { line_item_id, id });
  }),

  route(prerollCallToActions.get, resource.get),

  route(prerollCallToActions.create, (call) => {
    const { params, store, now } = call;
    const { connection } = store;
    fittingLineItem(call, params.line_item_id, showsPrerolls, "does not have objective PREROLL_VIEWS");
    const id = newIdentifier("association");
    store.write(() => {
      // A line item has one at most: another replaces it.
      connection.run(
        `UPDATE ${TABLE} SET deleted = 1, updated_at = ? WHERE line_item_id = ? AND NOT deleted`,
        [now, params.line_item_id],
      );
      insertRow(connection, TABLE, { id, ...params, created_at: now, updated_at: now });
    });
    return resource.shown(call, id);
  }),

  route(prerollCallToActions.update, (call) => {
    const { call_to_action, call_to_action_url } = call.params;
    return resource.changed(call, { call_to_action, call_to_action_url });
  }),

  route(prerollCallToActions.remove, resource.remove),
];
