import type * as z from "zod";
import type { EVENT_TYPES, eventRecord } from "@/lib/ads/endpoints/targeting-lookups";

type Event = z.output<typeof eventRecord>;

interface Plan {
  readonly name: string;
  readonly type: (typeof EVENT_TYPES)[number];
  /** Without one it is celebrated everywhere. */
  readonly country?: string;
  /** `06-21`, every year. */
  readonly day: string;
  readonly days: number;
}

/** What comes every year; people and festivals are invented. */
const PLANS: readonly Plan[] = [
  { name: "New Year’s", type: "HOLIDAY", day: "12-31", days: 2 },
  { name: "Independence Day", type: "HOLIDAY", country: "US", day: "07-04", days: 1 },
  { name: "Day of German Unity", type: "HOLIDAY", country: "DE", day: "10-03", days: 1 },
  { name: "Midsummer Sounds", type: "MUSIC_AND_ENTERTAINMENT", country: "GB", day: "06-21", days: 3 },
  { name: "Northline Cup", type: "SPORTS", country: "GB", day: "05-16", days: 1 },
  { name: "Open Web Days", type: "CONFERENCE", country: "DE", day: "09-08", days: 2 },
  { name: "Earth Hour", type: "RECURRING", day: "03-28", days: 1 },
];

const DAY_MS = 86_400_000;
/** Years for which events are known. */
const YEARS = 3;
const FIRST_VALUE = 1_905;

/** The events of a year and the next two, in their order. */
export function eventsFrom(year: number): readonly Event[] {
  return Array.from({ length: YEARS }, (_, later) => year + later)
    .flatMap((one) => PLANS.map((plan, at) => eventOf(plan, one, at)))
    .sort((a, b) => (a.start_time < b.start_time ? -1 : 1));
}

function eventOf({ name, type, country, day, days }: Plan, year: number, at: number): Event {
  const start = Date.parse(`${year}-${day}`);
  return {
    reach: { total_reach: null },
    name,
    start_time: instantOf(start),
    top_users: [],
    top_posts: [],
    top_hashtags: [],
    gender_breakdown_percentage: {},
    end_time: instantOf(start + days * DAY_MS),
    country_code: country ?? null,
    device_breakdown_percentage: {},
    targeting_value: (FIRST_VALUE + (year - 2000) * PLANS.length + at).toString(36),
    is_global: country === undefined,
    event_type: type,
    country_breakdown_percentage: {},
  };
}

const instantOf = (day: number) => new Date(day).toISOString().replace(".000Z", "Z");
