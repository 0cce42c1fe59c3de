import * as changes from "@/lib/ads/endpoints/custom-audience-changes";
import * as globalOptOut from "@/lib/ads/endpoints/global-opt-out";
import { newIdentifier } from "../../database/identifiers";
import { columns, plainCollection } from "../../database/plain-collection";
import { isThere } from "../../database/rows";
import { notFound, Refusal } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { unchangeable } from "./changes";
import { audienceTypeOf, processedAt } from "./store";

/** What is done by files of people. The files lie elsewhere: nothing is read of them, and no person comes or goes by them. */

const resource = new Resource({
  kind: "Custom Audience Change",
  parameter: "custom_audience_change_id",
  collection: plainCollection("custom_audience_changes", "h", {
    ...columns("h", "custom_audience_id", "input_file_path", "operation"),
    state: "iif(h.ready_at > ?1, 'PROCESSING', 'COMPLETED')",
  }),
});

export const audienceFileRoutes = [
  route(changes.list, (call) => resource.list(call, { id: call.params.custom_audience_change_ids })),

  route(changes.get, resource.get),

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
    store.validity.forget();
    const row = { ...params, ready_at: processedAt(now) };
    return resource.created(call, newIdentifier("association"), row);
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
