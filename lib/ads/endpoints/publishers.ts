import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { anyone } from "@/lib/ads/permissions";
import { globalReads } from "@/lib/ads/rate-limits";
import { identifier } from "@/lib/ads/records";

export const publisherRecord = z.looseObject({
  user_id: identifier(),
  username: z.string(),
  monetizable_country_codes: z.array(z.string()),
  promotion_eligible_country_codes: z.array(z.string()),
  monetization_restricted: z.boolean(),
  content_category_ids: z.array(identifier()),
});

export const list = defineEndpoint({
  number: "R22",
  name: "publishers.list",
  summary: "Publishers whose videos advertisements can run before",
  method: "GET",
  path: "/publishers",
  params: z.object({}),
  answer: "list",
  data: publisherRecord,
  access: anyone,
  rateLimit: globalReads,
  cacheSeconds: 86_400,
});
