import * as z from "zod";
import { flag, ids, integer, text } from "@/lib/ads/params";
import { definePlatformEndpoint } from "@/lib/ads/platform-endpoint";
import { platformWrites } from "@/lib/ads/rate-limits";

export const RULE_MAX = 1_024;
export const RULES_MAX = 1_000;

export const ruleRecord = z.looseObject({
  id: z.string(),
  value: z.string(),
  tag: z.string().optional(),
});

const problem = z.looseObject({ title: z.string(), type: z.string() });
const path = "/2/tweets/search/stream/rules";

export const list = definePlatformEndpoint({
  number: "93",
  name: "stream-rules.list",
  summary: "Rules of the filtered stream",
  method: "GET",
  path,
  params: z.object({
    ids: ids(RULES_MAX).optional(),
    max_results: integer({ min: 1, max: RULES_MAX }).optional(),
    pagination_token: text({ max: 100 }).optional(),
  }),
  data: z.looseObject({
    data: z.array(ruleRecord),
    meta: z.looseObject({
      sent: z.string(),
      result_count: z.int(),
      next_token: z.string().optional(),
    }),
  }),
  credentials: "application",
});

const count = z.int().optional();

/** Adds rules or deletes some; with `dry_run` it only returns the outcome. */
export const change = definePlatformEndpoint({
  number: "93 change",
  name: "stream-rules.change",
  summary: "Add or delete rules of the filtered stream",
  method: "POST",
  path,
  params: z.object({ dry_run: flag().optional(), delete_all: flag().optional() }),
  body: z
    .object({
      // Rules that are invalid are listed one by one in the answer.
      add: z.array(z.object({ value: text({ max: 4_096 }), tag: text({ max: 200 }).optional() })).optional(),
      delete: z
        .object({
          ids: z.array(text({ max: 64 })).optional(),
          values: z.array(text({ max: RULE_MAX })).optional(),
        })
        .optional(),
    })
    .meta({ examples: [{ add: [{ value: "(coffee OR tea) lang:en", tag: "drinks" }] }] }),
  data: z.looseObject({
    data: z.array(ruleRecord).optional(),
    meta: z.looseObject({
      sent: z.string(),
      summary: z.looseObject({
        created: count,
        not_created: count,
        valid: count,
        invalid: count,
        deleted: count,
        not_deleted: count,
      }),
    }),
    errors: z.array(problem).optional(),
  }),
  credentials: "application",
  rateLimit: platformWrites,
});
