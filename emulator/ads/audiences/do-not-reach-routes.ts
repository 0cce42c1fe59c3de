import { AUDIENCE_SIZE_MIN } from "@/lib/ads/endpoints/custom-audiences";
import * as doNotReachLists from "@/lib/ads/endpoints/do-not-reach-lists";
import type { ServiceError } from "@/lib/ads/service-error";
import { UPLOAD_EXPIRY_MONTHS } from "@/lib/audiences/upload-dates";
import { newIdentifier } from "../../database/identifiers";
import { asBoolean, asNamesOf } from "../../database/json-columns";
import { plainCollection } from "../../database/plain-collection";
import { Refusal } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { latestExpiry, uploadMembers } from "./member-upload";
import { sizeOf } from "./store";

const TABLE = "do_not_reach_lists";
const size = sizeOf("d.id");
const processing = "(d.ready_at IS NULL OR d.ready_at > ?1)";
const tooSmall = `${size} < ${AUDIENCE_SIZE_MIN}`;

const resource = new Resource({
  kind: "Do Not Reach List",
  parameter: "do_not_reach_list_id",
  collection: plainCollection(TABLE, "d", {
    name: "'Do Not Reach List'",
    description: "d.description",
    targetable: asBoolean(`(NOT d.deleted AND NOT ${processing} AND NOT ${tooSmall})`),
    reasons_not_targetable: asNamesOf({ PROCESSING: processing, TOO_SMALL: tooSmall }),
    list_size: `iif(${processing} OR ${tooSmall}, NULL, ${size})`,
  }),
});

/** What is wrong with when people expire, beside `now`; nothing where it is missing. */
function expiryErrors(expiresAt: string, now: string): ServiceError[] {
  const parameter = "expires_at";
  if (expiresAt <= now) {
    return [{ code: "INVALID_TIME_WINDOW", message: "expires_at must be in the future", parameter }];
  }
  if (expiresAt <= latestExpiry(now)) return [];
  const message = `expires_at must be within ${UPLOAD_EXPIRY_MONTHS} months`;
  return [{ code: "INVALID_TIME_WINDOW", message, parameter }];
}

export const doNotReachListRoutes = [
  route(doNotReachLists.list, (call) => resource.list(call)),

  route(doNotReachLists.create, (call) => {
    const { params, store } = call;
    const known = store.connection.one(`SELECT 1 FROM ${TABLE} WHERE account_id = ? AND NOT deleted`, [
      params.account_id,
    ]);
    if (known) {
      throw new Refusal([
        { code: "INVALID", message: `Account ${params.account_id} already has a Do Not Reach List` },
      ]);
    }
    return resource.created(call, newIdentifier("audience"), { description: params.description ?? null });
  }),

  route(doNotReachLists.uploadUsers, (call) => {
    const { account_id: accountId, do_not_reach_list_id: id } = call.params;
    resource.json(call, id);
    const counts = uploadMembers(call, TABLE, { accountId, id }, (expiresAt) =>
      expiryErrors(expiresAt, call.now),
    );
    const shown = counts.map((count) => ({ success_count: count, total_count: count }));
    return { data: JSON.stringify(shown), nextCursor: null };
  }),

  route(doNotReachLists.remove, resource.remove),
];
