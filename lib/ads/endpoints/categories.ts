import * as z from "zod";
import { defineEndpoint, pageParams } from "@/lib/ads/endpoint";
import { flag } from "@/lib/ads/params";
import { anyone } from "@/lib/ads/permissions";
import { globalReads } from "@/lib/ads/rate-limits";
import { identifier } from "@/lib/ads/records";

/** Advertising specification, Resources: Content category. */
export const contentCategoryRecord = z.looseObject({
  id: identifier(),
  name: z.string(),
  iab_categories: z.array(z.string()),
  publishers_in_last_thirty_days: z.number().int(),
  videos_monetized_in_last_thirty_days: z.number().int(),
});

/** Advertising specification, Resources: IAB category. */
export const iabCategoryRecord = z.looseObject({
  id: identifier(),
  parent_id: identifier().nullable(),
  name: z.string().optional(),
});

export const businessCategoryRecord = z.looseObject({
  id: identifier(),
  name: z.string(),
  iab_categories: z.array(z.string()),
});

const A_DAY = 86_400;

export const content = defineEndpoint({
  number: "49",
  name: "categories.content",
  summary: "What publishers make videos about, with the IAB categories of each",
  method: "GET",
  path: "/content_categories",
  params: z.object({}),
  answer: "list",
  data: contentCategoryRecord,
  access: anyone,
  rateLimit: globalReads,
  cacheSeconds: A_DAY,
});

export const iab = defineEndpoint({
  number: "50",
  name: "categories.iab",
  summary: "App categories for line items",
  method: "GET",
  path: "/iab_categories",
  params: z.object({
    ...pageParams(),
    with_total_count: flag({ usual: false }).optional(),
  }),
  answer: "list",
  data: iabCategoryRecord,
  access: anyone,
  rateLimit: globalReads,
  cacheSeconds: A_DAY,
});

export const business = defineEndpoint({
  number: "51",
  name: "categories.business",
  summary: "What advertisers do; one or two for line items with objective PREROLL_VIEWS",
  method: "GET",
  path: "/advertiser_business_categories",
  params: z.object({}),
  answer: "list",
  data: businessCategoryRecord,
  access: anyone,
  rateLimit: globalReads,
  cacheSeconds: A_DAY,
});
