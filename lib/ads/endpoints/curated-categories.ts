import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { id, words } from "@/lib/ads/params";
import { viewCampaigns } from "@/lib/ads/permissions";
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

const resource = accountResource({
  name: "curated-categories",
  key: { curated_category_id: id() },
  data: curatedCategoryRecord,
  view: viewCampaigns,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "R42",
  summary: "Curated categories of publishers in countries",
  params: z.object({
    account_id: id(),
    country_codes: words({ maxItems: COUNTRIES_MAX, maxLength: 2 }),
  }),
});

export const get = defineEndpoint({
  ...resource.get,
  number: "R62",
  summary: "One curated category of publishers",
  params: resource.one,
});
