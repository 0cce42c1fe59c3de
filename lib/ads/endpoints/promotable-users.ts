import * as z from "zod";
import { defineEndpoint, listParams, withDeleted } from "@/lib/ads/endpoint";
import { id, ids, sortBy } from "@/lib/ads/params";
import { viewCreatives } from "@/lib/ads/permissions";
import { accountReads } from "@/lib/ads/rate-limits";
import { identifier, open, recordBase } from "@/lib/ads/records";

/** All of a user's posts can be promoted, or only such as the account has reposted. */
export const PROMOTABLE_USER_TYPES = ["FULL", "REPOSTS_ONLY"] as const;

const shared = {
  data: z.looseObject({
    ...recordBase,
    user_id: identifier(),
    promotable_user_type: open(PROMOTABLE_USER_TYPES),
  }),
  method: "GET",
  access: viewCreatives,
  rateLimit: accountReads,
} as const;

const path = "/accounts/:account_id/promotable_users";

export const list = defineEndpoint({
  ...shared,
  number: "R73",
  name: "promotable-users.list",
  summary: "Users whose posts an account may promote",
  path,
  params: z.object({
    account_id: id(),
    promotable_user_ids: ids().optional(),
    sort_by: sortBy(["created_at", "updated_at", "deleted"]).optional(),
    ...listParams(),
  }),
  answer: "list",
});

export const get = defineEndpoint({
  ...shared,
  number: "R74",
  name: "promotable-users.get",
  summary: "One user whose posts an account may promote",
  path: `${path}/:promotable_user_id`,
  params: z.object({
    account_id: id(),
    promotable_user_id: id(),
    with_deleted: withDeleted(),
  }),
  answer: "one",
});
