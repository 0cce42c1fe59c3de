import * as z from "zod";
import { defineEndpoint, listParams, withDeleted } from "@/lib/ads/endpoint";
import { kind } from "@/lib/ads/param-kinds";
import { asText, choice, id, ids, sortBy } from "@/lib/ads/params";
import { manageAudiences, viewAudiences } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
import { identifier, open, recordBase } from "@/lib/ads/records";

export const AUDIENCE_CHANGE_OPERATIONS = ["ADD", "REMOVE", "REPLACE"] as const;
export const AUDIENCE_CHANGE_STATES = ["COMPLETED", "PROCESSING"] as const;

/** Where a file of people lies that was uploaded before, `/1.1/ton/data/ta_partner/1877861928/Axbsh2.csv`. */
export const inputFilePath = () =>
  kind(z.string().regex(/^\/[\w.~%/-]{1,2047}$/), (value: string) => asText(value), {
    expected: "the path of an uploaded file",
    rule: "The path of an uploaded file; it begins with a slash.",
    jsonSchema: { type: "string", pattern: "^/[\\w.~%/-]{1,2047}$", examples: ["/1.1/ton/data/people.csv"] },
  });

/** What a file of people changed in an audience, or is about to. */
export const customAudienceChangeRecord = z.looseObject({
  ...recordBase,
  custom_audience_id: identifier(),
  input_file_path: z.string(),
  operation: open(AUDIENCE_CHANGE_OPERATIONS),
  state: open(AUDIENCE_CHANGE_STATES),
});

const shared = { data: customAudienceChangeRecord, access: viewAudiences, rateLimit: accountReads } as const;
const path = "/accounts/:account_id/custom_audience_changes";

export const list = defineEndpoint({
  ...shared,
  number: "R104",
  name: "custom-audience-changes.list",
  summary: "Files of people that change audiences",
  method: "GET",
  path,
  params: z.object({
    account_id: id(),
    custom_audience_change_ids: ids().optional(),
    sort_by: sortBy(["created_at", "updated_at", "deleted"]).optional(),
    ...listParams(),
  }),
  answer: "list",
});

export const get = defineEndpoint({
  ...shared,
  number: "R105",
  name: "custom-audience-changes.get",
  summary: "One file of people that changes an audience",
  method: "GET",
  path: `${path}/:custom_audience_change_id`,
  params: z.object({
    account_id: id(),
    custom_audience_change_id: id(),
    with_deleted: withDeleted(),
  }),
  answer: "one",
});

export const create = defineEndpoint({
  ...shared,
  number: "R106",
  name: "custom-audience-changes.create",
  summary: "Change an audience by a file of people",
  method: "POST",
  path,
  params: z.object({
    account_id: id(),
    custom_audience_id: id(),
    input_file_path: inputFilePath(),
    operation: choice(AUDIENCE_CHANGE_OPERATIONS),
  }),
  seenBy: ({ account_id }) => ({ endpoint: list, input: { account_id, sort_by: ["created_at-desc"] } }),
  answer: "one",
  access: manageAudiences,
  rateLimit: writes,
});
