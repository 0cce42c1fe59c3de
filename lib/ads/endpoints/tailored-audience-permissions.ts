import { z } from "zod";
import { defineEndpoint, pageParams } from "@/lib/ads/endpoint";
import { choice, flag, id, ids, sortBy } from "@/lib/ads/params";
import { manageAudiences, viewAudiences } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
import { identifier, open, recordBase } from "@/lib/ads/records";
import { AUDIENCE_PERMISSION_LEVELS } from "./custom-audiences";

/** What an account needs to share audiences with accounts of another business. */
export const SHARE_OUTSIDE_BUSINESS_FEATURE = "SHARE_AUDIENCE_OUTSIDE_BUSINESS";

/** Advertising specification, Resources: Tailored audience permission. */
export const tailoredAudiencePermissionRecord = z.looseObject({
  ...recordBase,
  tailored_audience_id: identifier(),
  granted_account_id: identifier(),
  permission_level: open(AUDIENCE_PERMISSION_LEVELS),
});

export type AudiencePermission = z.output<typeof tailoredAudiencePermissionRecord>;

const shared = {
  version: 5,
  data: tailoredAudiencePermissionRecord,
  access: manageAudiences,
  rateLimit: writes,
} as const;
const path = "/accounts/:account_id/tailored_audiences/:tailored_audience_id/permissions";
const audience = z.object({ account_id: id(), tailored_audience_id: id() });

export const list = defineEndpoint({
  ...shared,
  number: "73",
  name: "tailored-audience-permissions.list",
  summary: "Accounts that an audience is shared with",
  method: "GET",
  path,
  params: audience.extend({
    granted_account_ids: ids().optional(),
    tailored_audience_permission_ids: ids().optional(),
    sort_by: sortBy(["created_at", "updated_at", "deleted"]).optional(),
    ...pageParams(),
    with_total_count: flag({ usual: false }).optional(),
  }),
  answer: "list",
  access: viewAudiences,
  rateLimit: accountReads,
});

export const create = defineEndpoint({
  ...shared,
  number: "74",
  name: "tailored-audience-permissions.create",
  summary: "Share an audience with an account",
  method: "POST",
  path,
  params: audience.extend({ granted_account_id: id(), permission_level: choice(AUDIENCE_PERMISSION_LEVELS) }),
  answer: "one",
});

export const remove = defineEndpoint({
  ...shared,
  number: "75",
  name: "tailored-audience-permissions.remove",
  summary: "Stop sharing an audience with an account",
  method: "DELETE",
  path: `${path}/:tailored_audience_permission_id`,
  params: audience.extend({ tailored_audience_permission_id: id() }),
  answer: "one",
});
