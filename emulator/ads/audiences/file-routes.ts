import * as changes from "@/lib/ads/endpoints/custom-audience-changes";
import * as globalOptOut from "@/lib/ads/endpoints/global-opt-out";
import { conditionsOf } from "../../database/conditions";
import { newIdentifier } from "../../database/identifiers";
import { columns, plainCollection } from "../../database/plain-collection";
import { insertRow, isThere } from "../../database/rows";
import { answerList } from "../../service/list-answer";
import { notFound, Refusal } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { unchangeable } from "./changes";
import { audienceTypeOf, processedAt } from "./store";

/** What is done by files of people. The files lie elsewhere: nothing is read of them, and no person comes or goes by them. */

const TABLE = "custom_audience_changes";

const collection = plainCollection(TABLE, "h", {
  ...columns("h", "custom_audience_id", "input_file_path", "operation"),
  state: "iif(h.ready_at > ?1, 'PROCESSING', 'COMPLETED')",
});

const resource = new Resource({
  kind: "Custom Audience Change",
  parameter: "custom_audience_change_id",
  table: TABLE,
  collection,
});

export const audienceFileRoutes = [
  route(changes.list, (call) => {
    const { params } = call;
    const filter = { accountId: params.account_id, withDeleted: params.with_deleted };
    const among = { id: params.custom_audience_change_ids };
    return answerList(call, collection, conditionsOf("h", { ...filter, among }));
  }),

  route(changes.get, (call) =>
    resource.shown(call, call.params.custom_audience_change_id, call.params.with_deleted),
  ),

  route(changes.create, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, custom_audience_id: audienceId } = params;
    const { connection } = store;
    if (!isThere(connection, "custom_audiences", { accountId, id: audienceId })) {
      throw new Refusal([notFound("Custom Audience", audienceId, "custom_audience_id", accountId)]);
    }
    if (audienceTypeOf(connection, accountId, audienceId) === "FLEXIBLE") {
      throw new Refusal([unchangeable(audienceId)]);
    }
    const id = newIdentifier("association");
    const ready_at = processedAt(now);
    store.write(() =>
      insertRow(connection, TABLE, { id, ...params, ready_at, created_at: now, updated_at: now }),
    );
    store.validity.forget();
    return resource.shown(call, id);
  }),

  route(globalOptOut.replace, ({ params: { account_id: accountId, ...file }, store, now }) => {
    store.write(() =>
      store.connection.run(
        `INSERT OR REPLACE INTO global_opt_outs (account_id, input_file_path, list_type, updated_at)
         VALUES (?, ?, ?, ?)`,
        [accountId, file.input_file_path, file.list_type, now],
      ),
    );
    return { data: JSON.stringify(file) };
  }),
];
