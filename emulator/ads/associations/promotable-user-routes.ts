import * as promotableUsers from "@/lib/ads/endpoints/promotable-users";
import { columns, plainCollection } from "../../database/plain-collection";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";

const resource = new Resource({
  kind: "Promotable User",
  parameter: "promotable_user_id",
  collection: plainCollection("promotable_users", "u", {
    ...columns("u", "user_id"),
    promotable_user_type: "u.type",
  }),
});

export const promotableUserRoutes = [
  route(promotableUsers.list, (call) => resource.list(call, { id: call.params.promotable_user_ids })),

  route(promotableUsers.get, resource.get),
];
