import * as z from "zod";
import { defineEndpoint, withDeleted } from "@/lib/ads/endpoint";
import { hashedValues, memberUpload, memberUploadRecord } from "@/lib/ads/member-uploads";
import { id, text } from "@/lib/ads/params";
import { manageAudiences, viewAudiences } from "@/lib/ads/permissions";
import { accountReads, audienceUploads, writes } from "@/lib/ads/rate-limits";
import { open, recordBase } from "@/lib/ads/records";
import { AUDIENCE_DESCRIPTION_MAX, REASONS_NOT_TARGETABLE } from "./custom-audiences";

/** People that no campaign of an account may reach. An account has one such list at most. */
export const doNotReachListRecord = z.looseObject({
  ...recordBase,
  name: z.string(),
  description: z.string().nullable(),
  targetable: z.boolean(),
  reasons_not_targetable: z.array(open(REASONS_NOT_TARGETABLE)),
  list_size: z.number().int().nullable(),
});

const shared = { data: doNotReachListRecord, access: manageAudiences, rateLimit: writes } as const;
const path = "/accounts/:account_id/do_not_reach_lists";
const one = z.object({ account_id: id(), do_not_reach_list_id: id() });

export const list = defineEndpoint({
  ...shared,
  number: "R100",
  name: "do-not-reach-lists.list",
  summary: "The list of people that an account does not reach",
  method: "GET",
  path,
  params: z.object({ account_id: id(), with_deleted: withDeleted() }),
  answer: "list",
  access: viewAudiences,
  rateLimit: accountReads,
});

export const create = defineEndpoint({
  ...shared,
  number: "R101",
  name: "do-not-reach-lists.create",
  summary: "Begin the list of people that an account does not reach",
  method: "POST",
  path,
  params: z.object({ account_id: id(), description: text({ max: AUDIENCE_DESCRIPTION_MAX }).optional() }),
  answer: "one",
});

export const uploadUsers = defineEndpoint({
  number: "R102",
  name: "do-not-reach-lists.upload-users",
  summary: "Add people to the list that an account does not reach or take them out, all or none",
  method: "POST",
  path: `/batch${path}/:do_not_reach_list_id/users`,
  params: one,
  body: memberUpload(z.object({ email: hashedValues, phone_number: hashedValues }), {}),
  // An item for each operation.
  answer: "list",
  data: memberUploadRecord,
  personal: true,
  access: manageAudiences,
  rateLimit: audienceUploads,
});

export const remove = defineEndpoint({
  ...shared,
  number: "R103",
  name: "do-not-reach-lists.remove",
  summary: "Give up the list of people that an account does not reach",
  method: "DELETE",
  path: `${path}/:do_not_reach_list_id`,
  params: one,
  answer: "one",
});
