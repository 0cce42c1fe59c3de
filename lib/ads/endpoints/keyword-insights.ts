import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { choice, text, time, words } from "@/lib/ads/params";
import { anyone } from "@/lib/ads/permissions";
import { keywordInsights } from "@/lib/ads/rate-limits";
import type { Rule } from "@/lib/ads/rules";

/** Keywords and negative keywords of one search together (advertising specification, Limits). */
export const KEYWORDS_MAX = 10;
/** Days between start and end. */
export const INSIGHT_DAYS_MAX = 7;
/** Related keywords in an answer. */
export const RELATED_KEYWORDS = 30;
/** Maximum length of one keyword. */
export const KEYWORD_LENGTH_MAX = 100;

export const GRANULARITIES = ["DAY", "HOUR"] as const;
export type Granularity = (typeof GRANULARITIES)[number];

const keywords = () => words({ maxItems: KEYWORDS_MAX, maxLength: KEYWORD_LENGTH_MAX });

export const keywordInsightRecord = z.looseObject({
  related_keywords: z.array(z.string()),
  /** Posts in each hour or each 24 hours, counted from the start; the earliest first. */
  post_volume: z.array(z.number().int()),
});

export const search = defineEndpoint({
  number: "53",
  name: "keyword-insights.search",
  summary: "How often keywords are posted, and what is posted with them",
  method: "GET",
  path: "/insights/keywords/search",
  params: z.object({
    granularity: choice(GRANULARITIES),
    keywords: keywords(),
    start_time: time(),
    end_time: time().optional(),
    location: text({ max: 64 }).optional(),
    negative_keywords: keywords().optional(),
  }),
  answer: "one",
  data: keywordInsightRecord,
  access: anyone,
  rateLimit: keywordInsights,
});

export interface InsightQuestion {
  readonly keywords: readonly string[];
  readonly negative_keywords: readonly string[];
  readonly start_time: string;
  readonly end_time: string;
}

export const notTooManyKeywords: Rule<InsightQuestion> = {
  name: "not-too-many-keywords",
  parameter: "keywords",
  code: "INVALID_PARAMETER",
  message: `A maximum of ${KEYWORDS_MAX} items can be provided for keywords and negative_keywords together`,
  advice: `At most ${KEYWORDS_MAX} keywords and excluded keywords together. Remove some.`,
  broken: ({ keywords: included, negative_keywords: excluded }) =>
    included.length + excluded.length > KEYWORDS_MAX,
};

export const insightEndsAfterStart: Rule<InsightQuestion> = {
  name: "insight-ends-after-start",
  parameter: "end_time",
  code: "INVALID_TIME_WINDOW",
  message: "end_time must be after start_time",
  advice: "The end lies before the start. Choose a later end.",
  broken: ({ start_time, end_time }) => Date.parse(end_time) <= Date.parse(start_time),
};

export const insightWithinDays: Rule<InsightQuestion> = {
  name: "insight-within-days",
  parameter: "start_time",
  code: "INVALID_TIME_WINDOW",
  message: `The time between start_time and end_time must be at most ${INSIGHT_DAYS_MAX} days`,
  advice: `Insights cover at most ${INSIGHT_DAYS_MAX} days. Bring start and end closer together.`,
  broken: ({ start_time, end_time }) =>
    Date.parse(end_time) - Date.parse(start_time) > INSIGHT_DAYS_MAX * 86_400_000,
};

export const insightRules = [notTooManyKeywords, insightEndsAfterStart, insightWithinDays] as const;
