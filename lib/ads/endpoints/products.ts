import * as z from "zod";
import { CURSOR_MAX, defineEndpoint } from "@/lib/ads/endpoint";
import { choice, integer, long, text } from "@/lib/ads/params";
import { anyone } from "@/lib/ads/permissions";
import { catalogCalls } from "@/lib/ads/rate-limits";
import { identifier, open } from "@/lib/ads/records";

/** The largest page (public reference of version 12, Products). */
export const PRODUCTS_PAGE_MAX = 100;
/** Maximum number added or removed in one call. */
export const PRODUCTS_MAX = 25;

export const AVAILABILITIES = [
  "in stock",
  "available for order",
  "preorder",
  "out of stock",
  "discontinued",
] as const;
export const CONDITIONS = ["new", "used", "refurbished"] as const;
export const GENDERS = ["female", "male", "unisex"] as const;
export const AGE_GROUPS = ["adult", "all ages", "teen", "kids", "toddler", "infant", "newborn"] as const;

/** Optional texts of a product in a catalog. */
const TEXTS = [
  ...["brand", "gtin", "mpn", "mobile_link", "additional_image_link", "google_product_category"],
  ...["product_type", "sale_price", "sale_price_effective_date", "item_group_id", "color", "size"],
  ...["custom_label_0", "custom_label_1", "custom_label_2", "custom_label_3", "custom_label_4"],
] as const;

const maybe = z.string().nullable();

/** Something that is sold. */
export const productRecord = z.looseObject({
  id: z.string(),
  product_key: identifier(),
  item_group_key: identifier().nullable(),
  title: z.string(),
  description: z.string(),
  availability: open(AVAILABILITIES),
  condition: open(CONDITIONS),
  price: z.string(),
  link: z.string(),
  image_link: z.string(),
  inventory: z.number().int().nullable(),
  gender: open(GENDERS).nullable(),
  age_group: open(AGE_GROUPS).nullable(),
  ...record(TEXTS, maybe),
});

function record<const Names extends readonly string[], S extends z.ZodType>(names: Names, schema: S) {
  return Object.fromEntries(names.map((name) => [name, schema])) as { [Name in Names[number]]: S };
}

/** The input. Its fields are checked by the rules of catalogs product by product (lib/ads/product-rules). */
export const productInput = z.object({
  id: text({ max: 100 }),
  product_key: long().optional(),
  title: text({ max: 150 }),
  description: text({ max: 5_000 }),
  availability: choice(AVAILABILITIES),
  condition: choice(CONDITIONS),
  price: text({ max: 40 }),
  link: text({ max: 2_048 }),
  image_link: text({ max: 2_048 }),
  inventory: z.number().int().nonnegative().max(1_000_000_000).optional(),
  gender: choice(GENDERS).optional(),
  age_group: choice(AGE_GROUPS).optional(),
  item_group_key: long().optional(),
  ...record(TEXTS, text({ min: 0, max: 2_048 }).optional()),
});

export type ProductInput = z.output<typeof productInput>;

const path = "/product_catalogs/:product_catalog_id/products";
const inCatalog = z.object({ product_catalog_id: long() });

/** For a group of variants only the first is listed, unless the group is requested. */
export const list = defineEndpoint({
  number: "R112",
  name: "products.list",
  summary: "Products of a catalog",
  method: "GET",
  path,
  params: inCatalog.extend({
    item_group_key: long().optional(),
    count: integer({ min: 1, max: PRODUCTS_PAGE_MAX, usual: PRODUCTS_PAGE_MAX }).optional(),
    cursor: text({ max: CURSOR_MAX }).optional(),
  }),
  answer: "list",
  data: productRecord,
  access: anyone,
  rateLimit: catalogCalls(1_000),
});

/** Each product is accepted or refused separately, with reasons. */
export const upsert = defineEndpoint({
  number: "R113",
  name: "products.upsert",
  summary: "Put products into a catalog, or change them, up to 25 at a time",
  method: "PUT",
  path,
  params: inCatalog,
  body: z.object({ products: z.array(productInput).min(1).max(PRODUCTS_MAX) }),
  answer: "one",
  data: z.looseObject({
    products_response: z.array(
      z.looseObject({
        id: z.string(),
        product_key: identifier().nullable(),
        status: open(["CREATE_SUCCESS", "UPDATE_SUCCESS", "ERROR", "NO_CHANGE"]),
        errors: z.array(z.string()),
        warnings: z.array(z.string()),
      }),
    ),
  }),
  access: anyone,
  rateLimit: catalogCalls(600),
});

export const remove = defineEndpoint({
  number: "R114",
  name: "products.remove",
  summary: "Take products out of a catalog, for good",
  method: "DELETE",
  path,
  params: inCatalog,
  body: z.object({ product_keys: z.array(long()).min(1).max(PRODUCTS_MAX) }),
  answer: "one",
  data: z.looseObject({
    delete_products: z.array(
      z.looseObject({
        product_key: identifier().nullable(),
        failed_product_key: identifier().nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
  access: anyone,
  rateLimit: catalogCalls(150),
});
