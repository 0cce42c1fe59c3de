import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { id, words } from "@/lib/ads/params";
import { viewCampaigns } from "@/lib/ads/permissions";
import { accountReads } from "@/lib/ads/rate-limits";
import { identifier } from "@/lib/ads/records";

export const curatedCategoryRecord = z.looseObject({
  id: identifier(),
  name: z.string(),
  description: z.string().nullable(),
  country_codes: z.array(z.string()),
  publisher_user_ids: z.array(identifier()),
});

export type CuratedCategory = z.output<typeof curatedCategoryRecord>;

/** Maximum number of countries in a request: more than exist. */
const COUNTRIES_MAX = 300;

export const list = defineEndpoint({
  number: "R42",
  name: "curated-categories.list",
  summary: "Curated categories of publishers in countries",
  method: "GET",
  path: "/accounts/:account_id/curated_categories",
  params: z.object({
    account_id: id(),
    country_codes: words({ maxItems: COUNTRIES_MAX, maxLength: 2 }),
  }),
  answer: "list",
  data: curatedCategoryRecord,
  access: viewCampaigns,
  rateLimit: accountReads,
});

export const get = defineEndpoint({
  number: "R62",
  name: "curated-categories.get",
  summary: "One curated category of publishers",
  method: "GET",
  path: "/accounts/:account_id/curated_categories/:curated_category_id",
  params: z.object({ account_id: id(), curated_category_id: id() }),
  answer: "one",
  data: curatedCategoryRecord,
  access: viewCampaigns,
  rateLimit: accountReads,
});
