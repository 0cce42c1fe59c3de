import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { defineEndpoint, listParams } from "@/lib/ads/endpoint";
import { id, ids } from "@/lib/ads/params";
import { viewCreatives } from "@/lib/ads/permissions";
import { identifier, open, recordBase } from "@/lib/ads/records";

/** All of a user's posts can be promoted, or only those that the account has reposted. */
export const PROMOTABLE_USER_TYPES = ["FULL", "REPOSTS_ONLY"] as const;

const resource = accountResource({
  name: "promotable-users",
  key: { promotable_user_id: id() },
  data: z.looseObject({
    ...recordBase,
    user_id: identifier(),
    promotable_user_type: open(PROMOTABLE_USER_TYPES),
  }),
  view: viewCreatives,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "R73",
  summary: "Users whose posts an account may promote",
  params: z.object({
    account_id: id(),
    promotable_user_ids: ids().optional(),
    ...listParams(),
  }),
});

export const get = defineEndpoint({
  ...resource.get,
  number: "R74",
  summary: "One user whose posts an account may promote",
});
