import * as z from "zod";
import { defineEndpoint, listParams, withDeleted } from "@/lib/ads/endpoint";
import { id, sortBy } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
import { identifier, recordBase } from "@/lib/ads/records";

/** Advertising specification, Resources: Line item curated category. */
export const lineItemCuratedCategoryRecord = z.looseObject({
  ...recordBase,
  line_item_id: identifier(),
  curated_category_id: identifier(),
});

const shared = {
  data: lineItemCuratedCategoryRecord,
  answer: "one",
  access: manageCampaigns,
  rateLimit: writes,
} as const;

const path = "/accounts/:account_id/line_item_curated_categories";
const one = z.object({ account_id: id(), line_item_curated_category_id: id() });

export const list = defineEndpoint({
  ...shared,
  number: "R63",
  name: "line-item-curated-categories.list",
  summary: "Curated categories that line items run in",
  method: "GET",
  path,
  params: z.object({
    account_id: id(),
    sort_by: sortBy(["created_at", "updated_at", "deleted"]).optional(),
    ...listParams(),
  }),
  answer: "list",
  access: viewCampaigns,
  rateLimit: accountReads,
});

export const get = defineEndpoint({
  ...shared,
  number: "R64",
  name: "line-item-curated-categories.get",
  summary: "The curated category of one line item",
  method: "GET",
  path: `${path}/:line_item_curated_category_id`,
  params: one.extend({ with_deleted: withDeleted() }),
  access: viewCampaigns,
  rateLimit: accountReads,
});

export const create = defineEndpoint({
  ...shared,
  number: "44",
  name: "line-item-curated-categories.create",
  summary: "Run a line item in a curated category of publishers",
  method: "POST",
  path,
  params: z.object({ account_id: id(), line_item_id: id(), curated_category_id: id() }),
  seenBy: ({ account_id }) => ({ endpoint: list, input: { account_id, sort_by: ["created_at-desc"] } }),
});

export const update = defineEndpoint({
  ...shared,
  number: "45",
  name: "line-item-curated-categories.update",
  summary: "Change the curated category of a line item",
  method: "PUT",
  path: `${path}/:line_item_curated_category_id`,
  params: one.extend({ curated_category_id: id().optional(), line_item_id: id().optional() }),
});

export const remove = defineEndpoint({
  ...shared,
  number: "46",
  name: "line-item-curated-categories.remove",
  summary: "Take a line item out of its curated category",
  method: "DELETE",
  path: `${path}/:line_item_curated_category_id`,
  params: one,
});
