import * as z from "zod";
import { resourceBelow } from "@/lib/ads/account-resource";
import { defineEndpoint, pageParams } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { choice, long, text } from "@/lib/ads/params";
import { anyone } from "@/lib/ads/permissions";
import { catalogCalls } from "@/lib/ads/rate-limits";
import { identifier, open } from "@/lib/ads/records";
import { CATALOG } from "./product-catalogs";

export const PRODUCT_SET_TYPES = ["MANUAL", "FILTERED"] as const;
export const FILTER_ATTRIBUTES = [
  "price",
  "product_type",
  "google_product_category",
  "sale_price",
  "inventory",
  "custom_label_0",
  "custom_label_1",
  "custom_label_2",
  "custom_label_3",
  "custom_label_4",
] as const;
export const FILTER_OPERATORS = [
  "GREATER_THAN",
  "EQUAL_TO",
  "LESS_THAN",
  "MATCH",
  "NOT_CONTAINS",
  "CONTAINS",
] as const;

/** Maximum numbers (public guide of version 12, Catalog management). */
export const MANUAL_PRODUCTS_MAX = 50;
export const FILTERS_MAX = 30;

/** A group of products of a catalog: chosen one by one, or by filters. */
export const productSetRecord = z.looseObject({
  id: identifier(),
  name: z.string(),
  description: z.string().nullable(),
  type: open(PRODUCT_SET_TYPES),
  filters: z.array(
    z.looseObject({
      attribute: open(FILTER_ATTRIBUTES),
      operator: open(FILTER_OPERATORS),
      value: z.string(),
    }),
  ),
  /** The ids that the merchant gave. */
  product_ids: z.array(z.string()),
  processing_status: open(["DONE", "FAILED", "PROCESSING"]),
});

const filter = z.object({
  attribute: choice(FILTER_ATTRIBUTES),
  operator: choice(FILTER_OPERATORS),
  value: text({ max: 255 }),
});

export type ProductFilter = z.output<typeof filter>;

const resource = resourceBelow(CATALOG, {
  name: "product-sets",
  key: { product_set_id: long() },
  data: productSetRecord,
  view: anyone,
});
const fields = {
  name: visibleName(255),
  description: text({ min: 0, max: 1_000 }).optional(),
  product_keys: z.array(long()).min(1).max(MANUAL_PRODUCTS_MAX).optional(),
};

export const list = defineEndpoint({
  ...resource.list,
  number: "R115",
  summary: "Sets of products of a catalog",
  params: z.object({ ...CATALOG.of, ...pageParams() }),
  rateLimit: catalogCalls(2_000),
});

export const get = defineEndpoint({
  ...resource.get,
  number: "R116",
  summary: "One set of products",
  params: resource.one,
  rateLimit: catalogCalls(2_000),
});

export const create = defineEndpoint({
  ...resource.create,
  number: "R117",
  summary: "Make a set of products",
  params: z.object(CATALOG.of),
  body: z
    .object({
      ...fields,
      type: choice(PRODUCT_SET_TYPES),
      filters: z.array(filter).min(1).max(FILTERS_MAX).optional(),
    })
    .meta({
      examples: [
        {
          name: "Above 100",
          type: "FILTERED",
          filters: [{ attribute: "price", operator: "GREATER_THAN", value: "100.00 USD" }],
        },
      ],
    }),
  rateLimit: catalogCalls(100),
});

/** Only sets of individually chosen products can be changed. */
export const update = defineEndpoint({
  ...resource.update,
  number: "R118",
  summary: "Change a set of products",
  params: resource.one,
  body: z.object({ ...fields, name: fields.name.optional() }).meta({ examples: [{ name: "Winter" }] }),
  rateLimit: catalogCalls(500),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "R119",
  summary: "Delete a set of products, for good",
  seenBy: (input) => ({ endpoint: get, input }),
  rateLimit: catalogCalls(100),
});
