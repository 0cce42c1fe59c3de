import * as z from "zod";
import { defineEndpoint, PAGE_MAX, PAGE_USUAL, pageParams } from "@/lib/ads/endpoint";
import { choice, choices, integer, text, time, words } from "@/lib/ads/params";
import { anyone } from "@/lib/ads/permissions";
import { targetingLookups, tvShowLookups } from "@/lib/ads/rate-limits";
import { identifier, instant, open } from "@/lib/ads/records";
import { TARGETING_TYPES } from "./targeting-criteria";

/** The largest page of TV shows. */
export const TV_SHOWS_MAX = 50;

/** A value for targeting, with its name. */
export const targetingValueRecord = z.looseObject({
  name: z.string(),
  targeting_type: open(TARGETING_TYPES),
  targeting_value: z.string(),
});

export type TargetingValue = z.output<typeof targetingValueRecord>;

const shared = {
  method: "GET",
  answer: "list",
  data: targetingValueRecord,
  access: anyone,
  rateLimit: targetingLookups,
} as const;

const q = text({ max: 255 }).optional();

export const interests = defineEndpoint({
  ...shared,
  number: "R43",
  name: "targeting-lookups.interests",
  summary: "Interests that can be targeted",
  path: "/targeting_criteria/interests",
  params: z.object({ q }),
});

export const devices = defineEndpoint({
  ...shared,
  number: "R44",
  name: "targeting-lookups.devices",
  summary: "Devices that can be targeted",
  path: "/targeting_criteria/devices",
  params: z.object({ q, count: integer({ min: 1, max: PAGE_MAX, usual: PAGE_MAX }).optional() }),
});

export const networkOperators = defineEndpoint({
  ...shared,
  number: "R45",
  name: "targeting-lookups.network-operators",
  summary: "Network operators that can be targeted",
  path: "/targeting_criteria/network_operators",
  params: z.object({ q, country_code: text({ min: 2, max: 2 }).optional() }),
});

export const tvShows = defineEndpoint({
  ...shared,
  number: "R46",
  name: "targeting-lookups.tv-shows",
  summary: "TV shows of a market that can be targeted",
  path: "/targeting_criteria/tv_shows",
  params: z.object({
    q,
    locale: text({ min: 2, max: 10 }),
    count: integer({ min: 1, max: TV_SHOWS_MAX, usual: TV_SHOWS_MAX }).optional(),
  }),
  rateLimit: tvShowLookups,
});

export const languages = defineEndpoint({
  ...shared,
  number: "R54",
  name: "targeting-lookups.languages",
  summary: "Languages that can be targeted",
  path: "/targeting_criteria/languages",
  params: z.object({ q, ...pageParams() }),
});

export const platforms = defineEndpoint({
  ...shared,
  number: "R55",
  name: "targeting-lookups.platforms",
  summary: "Platforms that can be targeted",
  path: "/targeting_criteria/platforms",
  params: z.object({
    q,
    count: integer({ min: 1, max: PAGE_MAX, usual: PAGE_USUAL }).optional(),
    lang: text({ min: 2, max: 10 }).optional(),
  }),
  /** With `lang` a platform also has a name in that language. */
  data: targetingValueRecord.extend({ localized_name: z.string().optional() }),
});

export const platformVersions = defineEndpoint({
  ...shared,
  number: "R56",
  name: "targeting-lookups.platform-versions",
  summary: "Versions of mobile systems that can be targeted",
  path: "/targeting_criteria/platform_versions",
  params: z.object({ q }),
  data: targetingValueRecord.extend({ number: z.string(), os_type: open(["Android", "iOS"]) }),
});

export const APP_STORES = ["ANDROID", "IOS"] as const;

export const appStoreCategories = defineEndpoint({
  ...shared,
  number: "R57",
  name: "targeting-lookups.app-store-categories",
  summary: "Categories of app stores that can be targeted",
  path: "/targeting_criteria/app_store_categories",
  params: z.object({ q, os_type: choice(APP_STORES).optional() }),
  data: targetingValueRecord.extend({ os_type: open(APP_STORES) }),
});

export const CONVERSATION_TYPES = [
  "ACTORS",
  "ATHLETES",
  "BOOK_GENRES",
  "BOOKS",
  "BRAND_CATEGORIES",
  "BRANDS",
  "CELEBRITIES",
  "COACHES",
  "DIGITAL_CREATORS",
  "ENTERTAINMENT_BRANDS",
  "ENTERTAINMENT_PERSONALITIES",
  "FICTIONAL_CHARACTERS",
  "JOURNALISTS",
  "LIFESTYLES",
  "MOVIE_GENRES",
  "MOVIES",
  "MUSIC_GENRES",
  "MUSICIANS",
  "NEWS_STORIES",
  "NEWS",
  "PERSONS",
  "PLACES",
  "PODCASTS",
  "POLITICAL_AFFILIATIONS",
  "POLITICIANS",
  "PRODUCTS",
  "RADIO_STATIONS",
  "SPORTS_LEAGUES",
  "SPORTS_PERSONALITIES",
  "SPORTS_TEAMS",
  "SPORTS",
  "TRENDS",
  "TV_SHOWS",
  "VIDEO_GAME_PLATFORMS",
  "VIDEO_GAME_PUBLISHERS",
  "VIDEO_GAMES",
] as const;

export const conversations = defineEndpoint({
  ...shared,
  number: "R58",
  name: "targeting-lookups.conversations",
  summary: "Topics of conversation that can be targeted",
  path: "/targeting_criteria/conversations",
  params: z.object({ conversation_type: choice(CONVERSATION_TYPES).optional(), ...pageParams() }),
  data: targetingValueRecord.extend({ conversation_type: open(CONVERSATION_TYPES) }),
});

export const EVENT_TYPES = [
  "CONFERENCE",
  "HOLIDAY",
  "MUSIC_AND_ENTERTAINMENT",
  "OTHER",
  "POLITICS",
  "RECURRING",
  "SPORTS",
] as const;

const shares = z.record(z.string(), z.number());

/** An event has more than a type and a value: data about past participation. */
export const eventRecord = z.looseObject({
  targeting_value: identifier(),
  name: z.string(),
  event_type: open(EVENT_TYPES),
  is_global: z.boolean(),
  country_code: z.string().nullable(),
  /** Midnights in UTC, wherever the event takes place. */
  start_time: instant(),
  end_time: instant(),
  reach: z.looseObject({ total_reach: z.number().nullable() }),
  top_users: z.array(z.unknown()),
  top_posts: z.array(z.unknown()),
  top_hashtags: z.array(z.unknown()),
  gender_breakdown_percentage: shares,
  device_breakdown_percentage: shares,
  country_breakdown_percentage: shares,
});

export const events = defineEndpoint({
  ...shared,
  number: "R59",
  name: "targeting-lookups.events",
  summary: "Events that can be targeted",
  path: "/targeting_criteria/events",
  params: z.object({
    event_types: choices(EVENT_TYPES).optional(),
    country_codes: words({ maxItems: 300, maxLength: 2 }).optional(),
    start_time: time().optional(),
    end_time: time().optional(),
    ...pageParams(),
  }),
  data: eventRecord,
});

export const tvMarkets = defineEndpoint({
  ...shared,
  number: "R60",
  name: "targeting-lookups.tv-markets",
  summary: "Markets whose TV shows can be targeted",
  path: "/targeting_criteria/tv_markets",
  params: z.object({}),
  data: z.looseObject({ name: z.string(), country_code: z.string(), locale: z.string() }),
});
