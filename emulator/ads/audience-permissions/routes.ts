import * as permissions from "@/lib/ads/endpoints/tailored-audience-permissions";
import { conditionsOf } from "../../database/conditions";
import { newIdentifier } from "../../database/identifiers";
import { insertRow, updateRow } from "../../database/rows";
import { answerList } from "../../service/list-answer";
import { notFound, Refusal } from "../../service/refusals";
import { type Asking, Resource } from "../../service/resource";
import { route } from "../../service/route";
import { audiencePermissions as collection, mayShareWith, ownerOfAudience } from "./store";

const resource = new Resource({
  kind: "Tailored Audience Permission",
  parameter: "tailored_audience_permission_id",
  table: "audience_permissions",
  collection,
});

/** Throws unless the asking account owns the audience (advertising specification, Audiences: permission rules). */
function holdOwner({ store, params }: Asking, audienceId: string): void {
  const { account_id: accountId } = params;
  const owner = ownerOfAudience(store.connection, accountId, audienceId);
  if (owner === accountId) return;
  if (owner === undefined) {
    throw new Refusal([notFound("Tailored Audience", audienceId, "tailored_audience_id", accountId)]);
  }
  const message = `Only the owner of Tailored Audience ${audienceId} can share it`;
  throw new Refusal([{ code: "ACTION_NOT_ALLOWED", message, parameter: "tailored_audience_id" }]);
}

export const tailoredAudiencePermissionRoutes = [
  route(permissions.list, (call) => {
    const { params } = call;
    holdOwner(call, params.tailored_audience_id);
    const among = {
      audience_id: [params.tailored_audience_id],
      granted_account_id: params.granted_account_ids,
      id: params.tailored_audience_permission_ids,
    };
    return answerList(call, collection, conditionsOf("p", { accountId: params.account_id, among }));
  }),

  route(permissions.create, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, tailored_audience_id: audienceId, permission_level } = params;
    const { granted_account_id: granted } = params;
    const { connection } = store;
    holdOwner(call, audienceId);
    const grantee = connection.one("SELECT 1 AS found FROM accounts WHERE id = ? AND NOT deleted", [granted]);
    if (!grantee) throw new Refusal([notFound("Account", granted, "granted_account_id")]);
    if (
      granted === accountId ||
      !mayShareWith(connection, accountId, granted, permissions.SHARE_OUTSIDE_BUSINESS_FEATURE)
    ) {
      const message = `Tailored Audience ${audienceId} cannot be shared with Account ${granted}`;
      throw new Refusal([{ code: "ACTION_NOT_ALLOWED", message, parameter: "granted_account_id" }]);
    }
    const present = connection.one<{ id: string }>(
      "SELECT id FROM audience_permissions WHERE audience_id = ? AND granted_account_id = ? AND NOT deleted",
      [audienceId, granted],
    );
    const id = present?.id ?? newIdentifier("association");
    store.write(() => {
      // Granting again changes the level.
      if (present)
        updateRow(
          connection,
          "audience_permissions",
          { accountId, id },
          { permission_level, updated_at: now },
        );
      else {
        const where = { id, account_id: accountId, audience_id: audienceId, granted_account_id: granted };
        insertRow(connection, "audience_permissions", {
          ...where,
          permission_level,
          created_at: now,
          updated_at: now,
        });
      }
    });
    return resource.shown(call, id);
  }),

  route(permissions.remove, (call) => {
    const { params } = call;
    holdOwner(call, params.tailored_audience_id);
    return resource.deleted(call, params.tailored_audience_permission_id);
  }),
];
