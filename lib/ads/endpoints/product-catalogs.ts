import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { long } from "@/lib/ads/params";
import { anyone } from "@/lib/ads/permissions";
import { catalogCalls } from "@/lib/ads/rate-limits";
import { identifier } from "@/lib/ads/records";

export const CATALOG_NAME_MAX = 255;

/** The products of a user, who has at most one. */
export const productCatalogRecord = z.looseObject({ id: identifier(), name: z.string() });

const shared = { data: productCatalogRecord, access: anyone } as const;
const path = "/product_catalogs";
/** The owner: by default, the caller. */
const ofUser = { user_id: long().optional() };
const one = z.object({ product_catalog_id: long() });
const name = visibleName(CATALOG_NAME_MAX);

export const list = defineEndpoint({
  ...shared,
  number: "R108",
  name: "product-catalogs.list",
  summary: "The product catalog of a user",
  method: "GET",
  path,
  params: z.object(ofUser),
  answer: "list",
  rateLimit: catalogCalls(1_000),
});

export const create = defineEndpoint({
  ...shared,
  number: "R109",
  name: "product-catalogs.create",
  summary: "Begin a product catalog",
  method: "POST",
  path,
  params: z.object({ ...ofUser, name }),
  seenBy: ({ user_id }) => ({ endpoint: list, input: user_id === undefined ? {} : { user_id } }),
  answer: "one",
  rateLimit: catalogCalls(20),
});

export const update = defineEndpoint({
  ...shared,
  number: "R110",
  name: "product-catalogs.update",
  summary: "Rename a product catalog",
  method: "PUT",
  path: `${path}/:product_catalog_id`,
  params: one.extend({ name }),
  seenBy: () => ({ endpoint: list, input: {} }),
  answer: "one",
  rateLimit: catalogCalls(20),
});

export const remove = defineEndpoint({
  ...shared,
  number: "R111",
  name: "product-catalogs.remove",
  summary: "Delete a product catalog with everything in it, for good",
  method: "DELETE",
  path: `${path}/:product_catalog_id`,
  params: one,
  seenBy: () => ({ endpoint: list, input: {} }),
  answer: "one",
  rateLimit: catalogCalls(20),
});
