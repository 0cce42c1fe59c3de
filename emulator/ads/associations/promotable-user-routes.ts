import * as promotableUsers from "@/lib/ads/endpoints/promotable-users";
import { conditionsOf } from "../../database/conditions";
import { columns, plainCollection } from "../../database/plain-collection";
import { answerList } from "../../service/list-answer";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";

const collection = plainCollection("promotable_users", "u", {
  ...columns("u", "user_id"),
  promotable_user_type: "u.type",
});

const resource = new Resource({
  kind: "Promotable User",
  parameter: "promotable_user_id",
  table: "promotable_users",
  collection,
});

export const promotableUserRoutes = [
  route(promotableUsers.list, (call) => {
    const { account_id: accountId, promotable_user_ids: id, with_deleted: withDeleted } = call.params;
    return answerList(call, collection, conditionsOf("u", { accountId, withDeleted, among: { id } }));
  }),

  route(promotableUsers.get, (call) =>
    resource.shown(call, call.params.promotable_user_id, call.params.with_deleted),
  ),
];
