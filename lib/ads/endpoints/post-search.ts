import * as z from "zod";
import { choice, integer, text } from "@/lib/ads/params";
import { definePlatformEndpoint } from "@/lib/ads/platform-endpoint";
import { postFieldParams, postPage, spanParams } from "@/lib/ads/platform-fields";

/** How far back the search of recent posts goes. */
export const RECENT_DAYS = 7;
/** Longest query of recent posts, in characters. */
export const QUERY_MAX = 512;

const wanted = {
  query: text({ max: QUERY_MAX }),
  ...spanParams,
  next_token: text({ max: 100 }).optional(),
};

/** The query is as a rule of the filtered stream. */
export const recent = definePlatformEndpoint({
  number: "R127",
  name: "post-search.recent",
  summary: "Posts of the last seven days that fit a query, the newest first",
  method: "GET",
  path: "/2/posts/search/recent",
  params: z.object({
    ...wanted,
    max_results: integer({ min: 10, max: 100, usual: 10 }).optional(),
    sort_order: choice(["recency", "relevancy"]).optional(),
    ...postFieldParams,
  }),
  data: postPage,
});

export const counts = definePlatformEndpoint({
  number: "R128",
  name: "post-search.counts",
  summary: "How many posts of the last seven days fit a query",
  method: "GET",
  path: "/2/posts/counts/recent",
  params: z.object({ ...wanted, granularity: choice(["minute", "hour", "day"]).optional() }),
  data: z.looseObject({
    data: z.array(z.looseObject({ start: z.string(), end: z.string(), post_count: z.int() })),
    meta: z.looseObject({ total_post_count: z.int() }),
  }),
  credentials: "application",
});
