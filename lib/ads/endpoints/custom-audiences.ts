import * as z from "zod";
import { accountResource, seenAmongNewest } from "@/lib/ads/account-resource";
import { batchItem, CURSOR_MAX, defineEndpoint, listParams } from "@/lib/ads/endpoint";
import { hashedValues, memberUpload, memberUploadRecord } from "@/lib/ads/member-uploads";
import { visibleName } from "@/lib/ads/name-param";
import { choice, clearable, flag, id, ids, text, time } from "@/lib/ads/params";
import { manageAudiences, viewAudiences } from "@/lib/ads/permissions";
import { audienceUploads } from "@/lib/ads/rate-limits";
import { identifier, open, recordBase } from "@/lib/ads/records";
import { AUDIENCE_BATCH_MAX, segments } from "@/lib/ads/segments";

export const AUDIENCE_TYPES = ["CRM", "FLEXIBLE", "MOBILE_AUDIENCE", "WEB"] as const;
export const REASONS_NOT_TARGETABLE = ["PROCESSING", "TOO_SMALL"] as const;
export const AUDIENCE_PERMISSION_LEVELS = ["READ_ONLY", "READ_WRITE"] as const;

export const AUDIENCE_NAME_MAX = 255;
export const AUDIENCE_DESCRIPTION_MAX = 255;
/** People that an audience must match before it can be used. */
export const AUDIENCE_SIZE_MIN = 100;

/** Advertising specification, Resources: Custom audience. */
export const customAudienceRecord = z.looseObject({
  ...recordBase,
  name: z.string(),
  description: z.string().nullable(),
  audience_type: open(AUDIENCE_TYPES),
  targetable: z.boolean(),
  /** The uses it will have once it is targetable. */
  targetable_types: z.array(open(["CRM", "EXCLUDED_CRM", "FLEXIBLE", "EXCLUDED_FLEXIBLE"])),
  reasons_not_targetable: z.array(open(REASONS_NOT_TARGETABLE)),
  permission_level: open(AUDIENCE_PERMISSION_LEVELS),
  owner_account_id: identifier(),
  is_owner: z.boolean(),
  partner_source: open(["OTHER"]),
  audience_size: z.number().int().nullable(),
});

export type CustomAudience = z.output<typeof customAudienceRecord>;

/** Advertising specification, Resources: Targeted-audience entry. */
export const targetedRecord = z.looseObject({
  campaign_id: identifier(),
  campaign_name: z.string(),
  line_items: z.array(
    z.looseObject({ id: identifier(), name: z.string().nullable(), servable: z.boolean() }),
  ),
});

export type TargetedCampaign = z.output<typeof targetedRecord>;

const description = clearable(text({ max: AUDIENCE_DESCRIPTION_MAX })).optional();

const resource = accountResource({
  name: "custom-audiences",
  key: { custom_audience_id: id() },
  data: customAudienceRecord,
  view: viewAudiences,
  manage: manageAudiences,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "R36",
  summary: "Audiences of an account, or those shared with it",
  params: z.object({
    account_id: id(),
    permission_scope: choice(["OWNER", "SHARED"]).optional(),
    q: text({ max: 255 }).optional(),
    custom_audience_ids: ids().optional(),
    ...listParams("name"),
  }),
});

export const get = defineEndpoint({ ...resource.get, number: "R37", summary: "One audience" });

export const create = defineEndpoint({
  ...resource.create,
  number: "77",
  summary: "Create an empty audience",
  params: z.object({ account_id: id(), name: visibleName(AUDIENCE_NAME_MAX), description }),
  seenBy: seenAmongNewest(list),
});

export const update = defineEndpoint({
  ...resource.update,
  number: "78",
  summary: "Change the name or description of an audience",
  params: resource.one.extend({ name: visibleName(AUDIENCE_NAME_MAX).optional(), description }),
});

/** Only serving line items, unless `with_active` is false. */
export const targeted = defineEndpoint({
  ...resource.list,
  number: "76",
  name: "custom-audiences.targeted",
  summary: "Campaigns and line items that target an audience",
  path: `${resource.get.path}/targeted`,
  params: resource.one.extend({
    with_active: flag({ usual: true }).optional(),
    cursor: text({ max: CURSOR_MAX }).optional(),
  }),
  data: targetedRecord,
});

/** Types that a batch can create (advertising specification, Audiences: Batch custom audience item). */
export const BATCH_AUDIENCE_TYPES = ["FLEXIBLE", "MOBILE_AUDIENCE"] as const;

/**
 * An audience in the answer to a batch. `metadata` is what a flexible one was made of when it was created (public
 * documentation of audiences), and is empty otherwise, also for audiences read from the list.
 */
export const batchedAudienceRecord = customAudienceRecord.extend({
  metadata: z
    .array(
      z.looseObject({
        custom_audience_id: identifier(),
        account_id: identifier(),
        name: z.string(),
        audience_source: open(["FLEXIBLE_AUDIENCE"]),
        upload_status: open(["UPLOADED"]),
        segments: z.looseObject({}),
      }),
    )
    .default([]),
});

const audienceId = z.object({ custom_audience_id: id() });

export const batch = defineEndpoint({
  ...resource.batch,
  number: "80",
  summary: "Create flexible audiences, up to ten at a time, all or none",
  body: z
    .array(
      batchItem({
        Create: z.object({
          audience_type: choice(BATCH_AUDIENCE_TYPES),
          name: visibleName(AUDIENCE_NAME_MAX),
          segments: segments().optional(),
        }),
        Update: audienceId.extend({ name: visibleName(AUDIENCE_NAME_MAX).optional() }),
        Delete: audienceId,
      }),
    )
    .min(1)
    .max(AUDIENCE_BATCH_MAX),
  data: batchedAudienceRecord,
  seenBy: ({ account_id }) => ({
    endpoint: list,
    input: { account_id, with_deleted: true, sort_by: ["created_at-desc"] },
  }),
});

const member = z.object({
  email: hashedValues,
  device_id: hashedValues,
  handle: hashedValues,
  service_user_id: hashedValues,
  phone_number: hashedValues,
  partner_user_id: z.array(z.string().min(1).max(255)).optional(),
});

export type AudienceMember = z.output<typeof member>;

export const uploadUsers = defineEndpoint({
  ...resource.create,
  number: "79",
  name: "custom-audiences.upload-users",
  summary: "Add people to an audience or take them out, all or none",
  path: `${resource.get.path}/users`,
  params: resource.one,
  body: memberUpload(member, { effective_at: time().optional() }),
  data: memberUploadRecord,
  personal: true,
  rateLimit: audienceUploads,
});

export const remove = defineEndpoint({ ...resource.remove, number: "R38", summary: "Delete an audience" });
