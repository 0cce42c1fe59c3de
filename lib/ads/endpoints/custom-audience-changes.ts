import * as z from "zod";
import { accountResource, seenAmongNewest } from "@/lib/ads/account-resource";
import { defineEndpoint, listParams } from "@/lib/ads/endpoint";
import { kind } from "@/lib/ads/param-kinds";
import { asText, choice, id, ids } from "@/lib/ads/params";
import { manageAudiences, viewAudiences } from "@/lib/ads/permissions";
import { identifier, open, recordBase } from "@/lib/ads/records";

export const AUDIENCE_CHANGE_OPERATIONS = ["ADD", "REMOVE", "REPLACE"] as const;
export const AUDIENCE_CHANGE_STATES = ["COMPLETED", "PROCESSING"] as const;

/** Path of an uploaded file of people, `/1.1/ton/data/ta_partner/1877861928/Axbsh2.csv`. */
export const inputFilePath = () =>
  kind(z.string().regex(/^\/[\w.~%/-]{1,2047}$/), (value: string) => asText(value), {
    expected: "the path of an uploaded file",
    rule: "The path of an uploaded file; it begins with a slash.",
    jsonSchema: { type: "string", pattern: "^/[\\w.~%/-]{1,2047}$", examples: ["/1.1/ton/data/people.csv"] },
  });

/** A change of an audience by a file of people, done or pending. */
export const customAudienceChangeRecord = z.looseObject({
  ...recordBase,
  custom_audience_id: identifier(),
  input_file_path: z.string(),
  operation: open(AUDIENCE_CHANGE_OPERATIONS),
  state: open(AUDIENCE_CHANGE_STATES),
});

const resource = accountResource({
  name: "custom-audience-changes",
  key: { custom_audience_change_id: id() },
  data: customAudienceChangeRecord,
  view: viewAudiences,
  manage: manageAudiences,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "R104",
  summary: "Files of people that change audiences",
  params: z.object({
    account_id: id(),
    custom_audience_change_ids: ids().optional(),
    ...listParams(),
  }),
});

export const get = defineEndpoint({
  ...resource.get,
  number: "R105",
  summary: "One file of people that changes an audience",
});

export const create = defineEndpoint({
  ...resource.create,
  number: "R106",
  summary: "Change an audience by a file of people",
  params: z.object({
    account_id: id(),
    custom_audience_id: id(),
    input_file_path: inputFilePath(),
    operation: choice(AUDIENCE_CHANGE_OPERATIONS),
  }),
  seenBy: seenAmongNewest(list),
});
