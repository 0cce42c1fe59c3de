import * as keywordInsights from "@/lib/ads/endpoints/keyword-insights";
import { Refusal, ruleErrors, unexpected } from "../../service/refusals";
import { route } from "../../service/route";
import { findLocation } from "../lookups/locations";
import { postsBetween } from "./post-volume";

const HOUR = 3_600_000;

export const keywordInsightRoutes = [
  route(keywordInsights.search, ({ params, now }) => {
    const { keywords, negative_keywords = [], start_time, end_time = now, granularity, location } = params;
    const asked = { keywords, negative_keywords, start_time, end_time };
    const errors = ruleErrors(keywordInsights.insightRules, asked);
    const place = location === undefined ? undefined : findLocation(location);
    if (location !== undefined && place?.location_type !== "COUNTRIES") {
      errors.push(unexpected("location", "a country", location));
    }
    if (start_time >= now) {
      const message = "start_time must be in the past";
      errors.push({ code: "INVALID_TIME_WINDOW", message, parameter: "start_time" });
    }
    if (errors.length > 0) throw new Refusal(errors);
    const step = granularity === "DAY" ? 24 * HOUR : HOUR;
    // Nothing was posted yet of what is to come.
    const [start, end] = [Date.parse(start_time), Math.min(Date.parse(end_time), Date.parse(now))];
    const question = { keywords, negativeKeywords: negative_keywords, country: place?.country_code };
    return {
      data: JSON.stringify({
        related_keywords: relatedTo(keywords, negative_keywords),
        post_volume: Array.from({ length: Math.ceil((end - start) / step) }, (_, number) =>
          postsBetween(question, start + number * step, Math.min(start + (number + 1) * step, end)),
        ),
      }),
    };
  }),
];

const AROUND = [
  "ideas",
  "today",
  "deals",
  "review",
  "online",
  "tips",
  "news",
  "near me",
  "video",
  "love",
] as const;
const BEFORE = ["best", "new", "my", "cheap", "free", "good", "top", "why", "how", "every"] as const;
const ALONE = [
  "weekend",
  "morning",
  "friends",
  "family",
  "music",
  "photo",
  "sale",
  "monday",
  "life",
  "fun",
] as const;

/** Keywords that people use together with some, without those that are unwanted; invented, the same every time. */
export function relatedTo(keywords: readonly string[], negative: readonly string[]): string[] {
  const candidates = keywords.flatMap((word) => [
    ...AROUND.map((other) => `${word} ${other}`),
    ...BEFORE.map((other) => `${other} ${word}`),
    ...ALONE,
  ]);
  const unwanted = [...negative, ...keywords].map((word) => word.toLowerCase());
  const related = [...new Set(candidates)].filter((word) => !unwanted.includes(word.toLowerCase()));
  // Words that were excluded leave room; it is filled so that there are always as many as promised.
  const more = keywords.flatMap((word) => AROUND.map((other) => `${word} ${other} again`));
  return [...related, ...more].slice(0, keywordInsights.RELATED_KEYWORDS);
}
