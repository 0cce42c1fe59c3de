import * as keywordInsights from "@/lib/ads/endpoints/keyword-insights";
import type { ServiceError } from "@/lib/ads/error-codes";
import { brokenRules } from "@/lib/ads/rules";
import { likelyNumber } from "../service/likely-number";
import { Refusal, unexpected } from "../service/refusals";
import { route } from "../service/route";
import { findLocation } from "../store/locations";

const HOUR = 3_600_000;

export const keywordInsightRoutes = [
  route(keywordInsights.search, ({ params, now }) => {
    const { keywords, negative_keywords = [], start_time, end_time = now, granularity, location } = params;
    const broken = brokenRules(keywordInsights.insightRules, {
      keywords,
      negative_keywords,
      start_time,
      end_time,
    });
    const errors: ServiceError[] = broken.map(({ code, message, parameter }) => ({
      code,
      message,
      parameter,
    }));
    if (location !== undefined && findLocation(location)?.location_type !== "COUNTRIES") {
      errors.push(unexpected("location", "a country", location));
    }
    if (errors.length > 0) throw new Refusal(errors);
    const bucket = granularity === "DAY" ? 24 * HOUR : HOUR;
    const first = Math.floor(Date.parse(start_time) / bucket);
    const buckets = Math.ceil(Date.parse(end_time) / bucket) - first;
    const volume = (number: number) =>
      keywords.reduce((sum, word) => sum + postsAbout(word, (first + number) * bucket, bucket, location), 0);
    return {
      data: JSON.stringify({
        related_keywords: relatedTo(keywords, negative_keywords),
        post_volume: Array.from({ length: buckets }, (_, number) => volume(number)),
      }),
    };
  }),
];

/** Invented, but the same every time: a level for each word, more by day than by night. */
function postsAbout(word: string, from: number, length: number, location = "everywhere"): number {
  const level = likelyNumber(`${word} ${location}`, 12, 900);
  const hours = Array.from({ length: length / HOUR }, (_, hour) =>
    new Date(from + hour * HOUR).getUTCHours(),
  );
  return hours.reduce((sum, hour) => {
    const tide = 0.4 + 0.6 * Math.sin((Math.PI * ((hour + 20) % 24)) / 24) ** 2;
    return sum + Math.round(level * tide * (likelyNumber(`${word} ${from} ${hour}`, 80, 120) / 100));
  }, 0);
}

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

function relatedTo(keywords: readonly string[], negative: readonly string[]): string[] {
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
