import * as z from "zod";
import { choices, id, integer, text } from "@/lib/ads/params";
import { definePlatformEndpoint } from "@/lib/ads/platform-endpoint";

/** Fields of a story for `news.fields`; `id` is always included. */
export const NEWS_FIELDS = [
  "category",
  "cluster_posts_results",
  "contexts",
  "disclaimer",
  "hook",
  "id",
  "keywords",
  "name",
  "summary",
  "updated_at",
] as const;

/** A story, with the fields in `news.fields`. */
export const newsRecord = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  summary: z.string().optional(),
  hook: z.string().optional(),
  category: z.string().optional(),
  contexts: z.looseObject({ topics: z.array(z.string()) }).optional(),
  keywords: z.array(z.string()).optional(),
  cluster_posts_results: z.array(z.looseObject({ post_id: z.string() })).optional(),
  disclaimer: z.string().optional(),
  updated_at: z.string().optional(),
});

const fields = { "news.fields": choices(NEWS_FIELDS).optional() };

export const search = definePlatformEndpoint({
  number: "85",
  name: "news.search",
  summary: "Stories that hold every word of a query, the newest first",
  method: "GET",
  path: "/2/news/search",
  params: z.object({
    query: text({ max: 2_048 }),
    max_results: integer({ min: 1, max: 100 }).optional(),
    max_age_hours: integer({ min: 1, max: 720 }).optional(),
    ...fields,
  }),
  data: z.looseObject({
    data: z.array(newsRecord),
    meta: z.looseObject({ result_count: z.int() }),
  }),
});

export const get = definePlatformEndpoint({
  number: "86",
  name: "news.get",
  summary: "One story",
  method: "GET",
  path: "/2/news/:id",
  params: z.object({ id: id(), ...fields }),
  data: z.looseObject({ data: newsRecord }),
});
