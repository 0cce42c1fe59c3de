import * as z from "zod";
import { accountResource, seenAmongNewest } from "@/lib/ads/account-resource";
import { defineEndpoint, listParams } from "@/lib/ads/endpoint";
import { id } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { identifier, recordBase } from "@/lib/ads/records";

/** Advertising specification, Resources: Line item curated category. */
export const lineItemCuratedCategoryRecord = z.looseObject({
  ...recordBase,
  line_item_id: identifier(),
  curated_category_id: identifier(),
});

const resource = accountResource({
  name: "line-item-curated-categories",
  key: { line_item_curated_category_id: id() },
  data: lineItemCuratedCategoryRecord,
  view: viewCampaigns,
  manage: manageCampaigns,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "R63",
  summary: "Curated categories that line items run in",
  params: z.object({
    account_id: id(),
    ...listParams(),
  }),
});

export const get = defineEndpoint({
  ...resource.get,
  number: "R64",
  summary: "The curated category of one line item",
});

export const create = defineEndpoint({
  ...resource.create,
  number: "44",
  summary: "Run a line item in a curated category of publishers",
  params: z.object({ account_id: id(), line_item_id: id(), curated_category_id: id() }),
  seenBy: seenAmongNewest(list),
});

export const update = defineEndpoint({
  ...resource.update,
  number: "45",
  summary: "Change the curated category of a line item",
  params: resource.one.extend({ curated_category_id: id().optional(), line_item_id: id().optional() }),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "46",
  summary: "Take a line item out of its curated category",
});
