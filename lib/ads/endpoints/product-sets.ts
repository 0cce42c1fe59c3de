import * as z from "zod";
import { defineEndpoint, pageParams } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { choice, long, text } from "@/lib/ads/params";
import { anyone } from "@/lib/ads/permissions";
import { catalogCalls } from "@/lib/ads/rate-limits";
import { identifier, open } from "@/lib/ads/records";

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

const shared = { data: productSetRecord, access: anyone } as const;
const path = "/product_catalogs/:product_catalog_id/product_sets";
const inCatalog = z.object({ product_catalog_id: long() });
const one = inCatalog.extend({ product_set_id: long() });
const fields = {
  name: visibleName(255),
  description: text({ min: 0, max: 1_000 }).optional(),
  product_keys: z.array(long()).min(1).max(MANUAL_PRODUCTS_MAX).optional(),
};

export const list = defineEndpoint({
  ...shared,
  number: "R115",
  name: "product-sets.list",
  summary: "Sets of products of a catalog",
  method: "GET",
  path,
  params: inCatalog.extend(pageParams()),
  answer: "list",
  rateLimit: catalogCalls(2_000),
});

export const get = defineEndpoint({
  ...shared,
  number: "R116",
  name: "product-sets.get",
  summary: "One set of products",
  method: "GET",
  path: `${path}/:product_set_id`,
  params: one,
  answer: "one",
  rateLimit: catalogCalls(2_000),
});

export const create = defineEndpoint({
  ...shared,
  number: "R117",
  name: "product-sets.create",
  summary: "Make a set of products",
  method: "POST",
  path,
  params: inCatalog,
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
  answer: "one",
  rateLimit: catalogCalls(100),
});

/** Only sets of individually chosen products can be changed. */
export const update = defineEndpoint({
  ...shared,
  number: "R118",
  name: "product-sets.update",
  summary: "Change a set of products",
  method: "PUT",
  path: `${path}/:product_set_id`,
  params: one,
  body: z.object({ ...fields, name: fields.name.optional() }).meta({ examples: [{ name: "Winter" }] }),
  answer: "one",
  rateLimit: catalogCalls(500),
});

export const remove = defineEndpoint({
  ...shared,
  number: "R119",
  name: "product-sets.remove",
  summary: "Delete a set of products, for good",
  seenBy: (input) => ({ endpoint: get, input }),
  method: "DELETE",
  path: `${path}/:product_set_id`,
  params: one,
  answer: "one",
  rateLimit: catalogCalls(100),
});
