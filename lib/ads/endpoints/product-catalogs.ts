import * as z from "zod";
import { ROOT, resourceBelow } from "@/lib/ads/account-resource";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { long } from "@/lib/ads/params";
import { anyone } from "@/lib/ads/permissions";
import { catalogCalls } from "@/lib/ads/rate-limits";
import { identifier } from "@/lib/ads/records";

export const CATALOG_NAME_MAX = 255;

/** The products of a user, who has at most one. */
export const productCatalogRecord = z.looseObject({ id: identifier(), name: z.string() });

const key = { product_catalog_id: long() };
/** Where the records of a catalog are. */
export const CATALOG = { path: "/product_catalogs/:product_catalog_id", of: key } as const;

const resource = resourceBelow(ROOT, {
  name: "product-catalogs",
  key,
  data: productCatalogRecord,
  view: anyone,
});
/** The owner: by default, the caller. */
const ofUser = { user_id: long().optional() };
const name = visibleName(CATALOG_NAME_MAX);

export const list = defineEndpoint({
  ...resource.list,
  number: "R108",
  summary: "The product catalog of a user",
  params: z.object(ofUser),
  rateLimit: catalogCalls(1_000),
});

export const create = defineEndpoint({
  ...resource.create,
  number: "R109",
  summary: "Begin a product catalog",
  params: z.object({ ...ofUser, name }),
  seenBy: ({ user_id }) => ({ endpoint: list, input: user_id === undefined ? {} : { user_id } }),
  rateLimit: catalogCalls(20),
});

export const update = defineEndpoint({
  ...resource.update,
  number: "R110",
  summary: "Rename a product catalog",
  params: resource.one.extend({ name }),
  seenBy: () => ({ endpoint: list, input: {} }),
  rateLimit: catalogCalls(20),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "R111",
  summary: "Delete a product catalog with everything in it, for good",
  seenBy: () => ({ endpoint: list, input: {} }),
  rateLimit: catalogCalls(20),
});
