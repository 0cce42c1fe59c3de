import * as z from "zod";
import { ROOT, resourceBelow } from "@/lib/ads/account-resource";
import { defineEndpoint, listParams, PAGE_MAX } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { choice, id, ids, text } from "@/lib/ads/params";
import { administer, anyone, PERMISSIONS } from "@/lib/ads/permissions";
import { accountReads, globalReads } from "@/lib/ads/rate-limits";
import { identifier, instant, open, recordBase } from "@/lib/ads/records";

export const INDUSTRY_TYPES = [
  "AGENCY",
  "BUSINESS_TO_BUSINESS",
  "ONLINE_SERVICES",
  "EDUCATION",
  "FINANCIAL",
  "HEALTH",
  "GOVERNMENT",
  "MEDIA",
  "MOBILE",
  "RESTAURANT",
  "RETAIL",
  "TECHNOLOGY",
  "TRAVEL",
  "OTHER",
] as const;

export const APPROVAL_STATUSES = ["ACCEPTED", "UNDER_REVIEW", "REJECTED"] as const;

export const ACCOUNT_NAME_MAX = 255;

/** Advertising specification, Resources: Account. */
export const accountRecord = z.looseObject({
  ...recordBase,
  name: z.string(),
  business_name: z.string().nullable(),
  business_id: identifier().nullable(),
  timezone: z.string(),
  timezone_switch_at: instant().nullable(),
  approval_status: open(APPROVAL_STATUSES),
  industry_type: open(INDUSTRY_TYPES).nullable(),
});

export type Account = z.output<typeof accountRecord>;

/** The permissions of the authenticated user on an account (advertising specification, Accounts). */
export const accessRecord = z.looseObject({
  user_id: identifier(),
  permissions: z.array(open(PERMISSIONS)),
});

const resource = resourceBelow(ROOT, {
  name: "accounts",
  key: { account_id: id() },
  data: accountRecord,
  view: anyone,
  manage: administer,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "8",
  summary: "Accounts of the authenticated user",
  params: z.object({
    account_ids: ids().optional(),
    q: text({ max: 255 }).optional(),
    ...listParams("name"),
  }),
  rateLimit: globalReads,
  // The limit is five calls in fifteen minutes: one every three minutes stays within it.
  cacheSeconds: 180,
});

export const get = defineEndpoint({
  ...resource.get,
  number: "9",
  summary: "One account",
});

export const create = defineEndpoint({
  ...resource.create,
  number: "10",
  summary: "Create a sandbox account",
  environments: ["sandbox"],
  params: z.object({}),
  answer: "list",
  access: anyone,
});

export const update = defineEndpoint({
  ...resource.update,
  number: "11",
  summary: "Rename an account or change its industry",
  params: z.object({
    account_id: id(),
    name: visibleName(ACCOUNT_NAME_MAX).optional(),
    industry_type: choice(INDUSTRY_TYPES).optional(),
  }),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "12",
  summary: "Delete a sandbox account",
  environments: ["sandbox"],
});

export const access = defineEndpoint({
  number: "15",
  name: "accounts.access",
  summary: "Permissions of the authenticated user on an account",
  method: "GET",
  path: "/accounts/:account_id/authenticated_user_access",
  params: z.object({ account_id: id() }),
  answer: "one",
  data: accessRecord,
  access: anyone,
  rateLimit: accountReads,
});

/** The shared input for lists of a handle's accounts. */
export const ACCOUNTS_INPUT = { count: PAGE_MAX };
