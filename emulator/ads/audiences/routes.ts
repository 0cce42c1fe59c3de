import * as customAudiences from "@/lib/ads/endpoints/custom-audiences";
import { foldName, startsWith } from "../../database/conditions";
import { newIdentifier } from "../../database/identifiers";
import { among } from "../../database/list-page";
import { updateRow } from "../../database/rows";
import { changeAll } from "../../service/changes";
import { answerList } from "../../service/list-answer";
import { Refusal } from "../../service/refusals";
import { type Asking, Resource } from "../../service/resource";
import { route } from "../../service/route";
import { ownerOfAudience, shareOfAudience } from "../audience-permissions/store";
import { changeAudience, unchangeable } from "./changes";
import { uploadMembers } from "./member-upload";
import {
  audienceNameTaken,
  audienceTypeOf,
  campaignsTargeting,
  customAudiences as collection,
  nameTakenError,
  sharedAudienceJson,
  sharedAudiences,
  targetsAudience,
} from "./store";

const resource = new Resource({
  kind: "Custom Audience",
  parameter: "custom_audience_id",
  collection,
});

/** The audience as the asking account sees it: its own, or one that is shared with it. */
function audienceJson(asking: Asking, id: string, withDeleted = false): string {
  const { store, now, params } = asking;
  const which = { accountId: params.account_id, id, now, withDeleted };
  return sharedAudienceJson(store.connection, which) ?? resource.json(asking, id, withDeleted);
}

/**
 * Whose audience it is that the asking account may change: its own, or one that is shared with it to read and write.
 * Throws the refusal for any other.
 */
function writableOwner(asking: Asking, id: string): string {
  const accountId = asking.params.account_id;
  const share = shareOfAudience(asking.store.connection, accountId, id);
  audienceJson(asking, id);
  if (!share) return accountId;
  if (share.level === "READ_WRITE") return share.ownerId;
  throw onlyShared(id, "change it: it is shared to be read only");
}

function onlyShared(id: string, rest: string): Refusal {
  const message = `Only the owner of Custom Audience ${id} can ${rest}`;
  return new Refusal([{ code: "ACTION_NOT_ALLOWED", message, parameter: "custom_audience_id" }]);
}

const taken = (name: string) => new Refusal([nameTakenError(name)]);

export const customAudienceRoutes = [
  route(customAudiences.list, (call) => {
    const { params } = call;
    const { account_id: accountId, with_deleted: withDeleted, q } = params;
    const ids = params.custom_audience_ids;
    if (params.permission_scope !== "SHARED") return resource.list(call, { id: ids });
    // Shared audiences are found among those of their owners.
    return answerList(call, sharedAudiences, (bind) => {
      const conditions = [
        ...(withDeleted ? [] : ["NOT deleted"]),
        ...(ids ? [among("id", ids, bind)] : []),
        ...(q === undefined ? [] : [startsWith("name_folded", bind(foldName(q)))]),
      ];
      const which = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "";
      return [
        `s.granted_account_id = ${bind(accountId)}`,
        "NOT s.deleted",
        `s.audience_id IN (SELECT id FROM custom_audiences ${which})`,
      ];
    });
  }),

  route(customAudiences.get, (call) => ({
    data: audienceJson(call, call.params.custom_audience_id, call.params.with_deleted),
  })),

  route(customAudiences.create, (call) => {
    const { params, store } = call;
    const { account_id: accountId, name, description = null } = params;
    if (audienceNameTaken(store.connection, accountId, name)) throw taken(name);
    const row = { name, name_folded: foldName(name), description, audience_type: "CRM" };
    return resource.created(call, newIdentifier("audience"), row);
  }),

  route(customAudiences.update, (call) => {
    const { params, store, now } = call;
    const { custom_audience_id: id, name, description } = params;
    const accountId = writableOwner(call, id);
    if (audienceTypeOf(store.connection, accountId, id) === "FLEXIBLE") throw new Refusal([unchangeable(id)]);
    if (name !== undefined && audienceNameTaken(store.connection, accountId, name, id)) throw taken(name);
    const name_folded = name === undefined ? undefined : foldName(name);
    const changed = { name, name_folded, description, updated_at: now };
    store.write(() => updateRow(store.connection, "custom_audiences", { accountId, id }, changed));
    return { data: audienceJson(call, id) };
  }),

  route(customAudiences.batch, ({ body, request, ...changing }) =>
    changeAll({ changing, items: body, request }, changeAudience),
  ),

  route(customAudiences.remove, (call) => {
    const { account_id: accountId, custom_audience_id: id } = call.params;
    if (shareOfAudience(call.store.connection, accountId, id)) throw onlyShared(id, "delete it");
    return resource.remove(call);
  }),

  route(customAudiences.targeted, (call) => {
    const { params, now } = call;
    const { account_id: accountId, custom_audience_id: id, with_active: active = true } = params;
    // Accounts that it is shared with target it too, and ask about their own campaigns.
    if (ownerOfAudience(call.store.connection, accountId, id) === undefined)
      throw resource.unknown(id, accountId);
    return answerList(call, campaignsTargeting(id, active), (bind) => [
      `g.account_id = ${bind(accountId)}`,
      "NOT g.deleted",
      targetsAudience(bind(id), bind(now), active),
    ]);
  }),

  route(customAudiences.uploadUsers, (call) => {
    const { custom_audience_id: id } = call.params;
    const accountId = writableOwner(call, id);
    if (audienceTypeOf(call.store.connection, accountId, id) === "FLEXIBLE")
      throw new Refusal([unchangeable(id)]);
    const counts = uploadMembers(call, "custom_audiences", { accountId, id }, (expiresAt, effectiveAt) => {
      if (expiresAt > effectiveAt) return [];
      const message = "expires_at must be later than effective_at";
      return [{ code: "INVALID_TIME_WINDOW", message, parameter: "expires_at" }];
    });
    const count = counts.reduce((sum, people) => sum + people, 0);
    return { data: JSON.stringify({ success_count: count, total_count: count }) };
  }),
];
