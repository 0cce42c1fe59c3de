import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { defineEndpoint, withDeleted } from "@/lib/ads/endpoint";
import { hashedValues, memberUpload, memberUploadRecord } from "@/lib/ads/member-uploads";
import { id, text } from "@/lib/ads/params";
import { manageAudiences, viewAudiences } from "@/lib/ads/permissions";
import { audienceUploads } from "@/lib/ads/rate-limits";
import { open, recordBase } from "@/lib/ads/records";
import { AUDIENCE_DESCRIPTION_MAX, REASONS_NOT_TARGETABLE } from "./custom-audiences";

/** People that no campaign of an account may reach. An account has at most one such list. */
export const doNotReachListRecord = z.looseObject({
  ...recordBase,
  name: z.string(),
  description: z.string().nullable(),
  targetable: z.boolean(),
  reasons_not_targetable: z.array(open(REASONS_NOT_TARGETABLE)),
  list_size: z.number().int().nullable(),
});

const resource = accountResource({
  name: "do-not-reach-lists",
  key: { do_not_reach_list_id: id() },
  data: doNotReachListRecord,
  view: viewAudiences,
  manage: manageAudiences,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "R100",
  summary: "The list of people that an account does not reach",
  params: z.object({ account_id: id(), with_deleted: withDeleted() }),
});

export const create = defineEndpoint({
  ...resource.create,
  number: "R101",
  summary: "Begin the list of people that an account does not reach",
  params: z.object({ account_id: id(), description: text({ max: AUDIENCE_DESCRIPTION_MAX }).optional() }),
});

export const uploadUsers = defineEndpoint({
  ...resource.create,
  number: "R102",
  name: "do-not-reach-lists.upload-users",
  summary: "Add people to the list that an account does not reach or take them out, all or none",
  path: `/batch${resource.get.path}/users`,
  params: resource.one,
  body: memberUpload(z.object({ email: hashedValues, phone_number: hashedValues }), {}),
  // An item for each operation.
  answer: "list",
  data: memberUploadRecord,
  personal: true,
  rateLimit: audienceUploads,
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "R103",
  summary: "Give up the list of people that an account does not reach",
  seenBy: ({ account_id }) => ({ endpoint: list, input: { account_id } }),
});
