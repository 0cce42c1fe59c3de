import * as prerollCallToActions from "@/lib/ads/endpoints/preroll-call-to-actions";
import { conditionsOf } from "../../database/conditions";
import { newIdentifier } from "../../database/identifiers";
import { columns, plainCollection } from "../../database/plain-collection";
import { insertRow, updateRow } from "../../database/rows";
import { answerList } from "../../service/list-answer";
import { Refusal } from "../../service/refusals";
import { type Asking, Resource } from "../../service/resource";
import { route } from "../../service/route";
import { lineItemResource } from "../line-items/routes";

const TABLE = "preroll_call_to_actions";

const collection = plainCollection(
  TABLE,
  "p",
  columns("p", "line_item_id", "call_to_action", "call_to_action_url"),
);

const resource = new Resource({
  kind: "Preroll Call To Action",
  parameter: "preroll_call_to_action_id",
  table: TABLE,
  collection,
});

/** Throws unless the line item shows prerolls. */
function holdPrerolls(asking: Asking, lineItemId: string): void {
  lineItemResource.json(asking, lineItemId);
  const row = asking.store.connection.one<{ objective: string }>(
    "SELECT objective FROM line_items WHERE id = ?",
    [lineItemId],
  );
  if (row?.objective === "PREROLL_VIEWS") return;
  const message = `Line Item ${lineItemId} does not have objective PREROLL_VIEWS`;
  throw new Refusal([{ code: "INCOMPATIBLE_LINE_ITEM", message, parameter: "line_item_id" }]);
}

export const prerollCallToActionRoutes = [
  route(prerollCallToActions.list, (call) => {
    const { params } = call;
    const among = { line_item_id: params.line_item_ids, id: params.preroll_call_to_action_ids };
    const filter = { accountId: params.account_id, withDeleted: params.with_deleted, among };
    return answerList(call, collection, conditionsOf("p", filter));
  }),

  route(prerollCallToActions.get, (call) =>
    resource.shown(call, call.params.preroll_call_to_action_id, call.params.with_deleted),
  ),

  route(prerollCallToActions.create, (call) => {
    const { params, store, now } = call;
    const { connection } = store;
    holdPrerolls(call, params.line_item_id);
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
    const { params, store, now } = call;
    const { account_id: accountId, preroll_call_to_action_id: id, ...given } = params;
    resource.json(call, id);
    const changed = Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    store.write(() => updateRow(store.connection, TABLE, { accountId, id }, { ...changed, updated_at: now }));
    return resource.shown(call, id);
  }),

  route(prerollCallToActions.remove, (call) => resource.deleted(call, call.params.preroll_call_to_action_id)),
];
