import { between, mixed, share, textHash } from "./chance";
import { weekdayOf } from "./zone-days";

/** How a campaign performs. Its numbers show it; no field names it. */
const STORY_NAMES = ["steady", "winner", "loser", "fatigue", "weekend", "overspends", "silent"] as const;
export type CampaignStory = (typeof STORY_NAMES)[number];

/** A story by its name; what has none fares as usual. */
export const storyNamed = (name: string | null): CampaignStory =>
  STORY_NAMES.find((story) => story === name) ?? "steady";

interface Facts {
  /** Share of the daily budget that it spends on a usual day. */
  readonly pace: number;
  /** How much more often than usual people engage. */
  readonly appeal: number;
  /** What remains of that from one day to the next. */
  readonly wear: number;
  readonly weekdays: number;
  readonly weekends: number;
}

const STORIES: Readonly<Record<CampaignStory, Facts>> = {
  steady: { pace: 0.94, appeal: 1, wear: 0.999, weekdays: 1, weekends: 0.86 },
  winner: { pace: 1, appeal: 1.8, wear: 0.999, weekdays: 1, weekends: 0.94 },
  loser: { pace: 0.78, appeal: 0.42, wear: 0.997, weekdays: 1, weekends: 0.8 },
  fatigue: { pace: 0.97, appeal: 1.25, wear: 0.972, weekdays: 1, weekends: 0.88 },
  weekend: { pace: 0.88, appeal: 1.1, wear: 0.999, weekdays: 0.78, weekends: 1.28 },
  overspends: { pace: 1.15, appeal: 0.9, wear: 0.998, weekdays: 1, weekends: 1 },
  // Its bids win no auction.
  silent: { pace: 0, appeal: 1, wear: 1, weekdays: 1, weekends: 1 },
};

/** How many of a hundred campaigns have each. */
const OFTEN: readonly (readonly [CampaignStory, number])[] = [
  ["silent", 4],
  ["overspends", 8],
  ["fatigue", 16],
  ["winner", 14],
  ["loser", 14],
  ["weekend", 14],
  ["steady", 30],
];

/** Appeal never wears off altogether. */
const WORN_OUT = 0.22;
/** A day of 24 hours spends at most this share of the daily budget: a quarter above it is what the service promises. */
const MOST_OF_24_HOURS = 1.16;

/** The story of a campaign of the seed. */
export function storyOf(campaignId: string): CampaignStory {
  let left = share(mixed(textHash(campaignId), 1)) * 100;
  for (const [story, often] of OFTEN) {
    if (left < often) return story;
    left -= often;
  }
  return "steady";
}

/** What of a campaign decides on its days. */
interface Manner {
  readonly story: CampaignStory;
  /** Accelerated delivery spends all that it may. */
  readonly hurries: boolean;
  /** What gets no more actions is not paid for either. */
  readonly actionsArePaid: boolean;
}

/** What a campaign does day by day, from the one on which it first runs. */
export class DailyRhythm {
  private readonly facts: Facts;
  private readonly seed: number;

  private readonly actionsArePaid: boolean;

  constructor(
    campaignId: string,
    private readonly firstDay: number,
    { story, hurries, actionsArePaid }: Manner,
  ) {
    this.actionsArePaid = actionsArePaid && !hurries;
    const facts = STORIES[story];
    this.facts = hurries ? { ...facts, pace: 1.12, weekdays: 1, weekends: 1 } : facts;
    this.seed = mixed(textHash(campaignId), 2);
  }

  /** Share of the daily budget that a day spends. */
  paceOn(day: number): number {
    const { pace, weekdays, weekends } = this.facts;
    const age = day - this.firstDay;
    const weekday = weekdayOf(day);
    const rhythm = weekday === 0 || weekday === 6 ? weekends : weekdays;
    const learning = age === 0 ? 0.7 : age === 1 ? 0.88 : 1;
    const chance = between(mixed(this.seed, day), 0.9, 1.08);
    const left = this.actionsArePaid ? this.leftOn(day) : 1;
    return Math.min(MOST_OF_24_HOURS, pace * rhythm * learning * chance * left);
  }

  /** How much more often than usual people engage on a day. */
  appealOn(day: number): number {
    return this.facts.appeal * this.leftOn(day) * between(mixed(this.seed, day + 100_000), 0.92, 1.08);
  }

  private leftOn(day: number): number {
    return wornAfter(this.facts.wear, Math.max(0, day - this.firstDay));
  }
}

const wearing = new Map<number, number[]>();

/** What is left of appeal after so many days, never all gone. */
function wornAfter(wear: number, days: number): number {
  const known = wearing.get(wear) ?? [1];
  while (known.length <= days) known.push(Math.max(WORN_OUT, (known.at(-1) ?? 1) * wear));
  wearing.set(wear, known);
  return known[days] ?? WORN_OUT;
}

/** Hours of a day from midnight on: asleep at four, most in the evening. */
const USUAL = [
  0.42, 0.27, 0.18, 0.13, 0.12, 0.16, 0.31, 0.55, 0.78, 0.88, 0.92, 0.98, 1.1, 1.06, 0.97, 0.95, 1.0, 1.1,
  1.24, 1.38, 1.46, 1.4, 1.12, 0.72,
] as const;
/** Accelerated delivery takes what it gets from the first minute on. */
const HURRIED = [
  2.6, 2.4, 2.2, 2.0, 1.9, 1.8, 1.7, 1.6, 1.5, 1.4, 1.2, 1.0, 0.8, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1,
  0.1, 0.1, 0.1,
] as const;

/** The part of a day that has passed after so many hours, by what is usually spent until then. */
export interface HourShape {
  /** @param hours since midnight, fractions counting evenly */
  until(hours: number): number;
  /** The inverse: hours since midnight. */
  hoursUntil(part: number): number;
}

function shapeOf(hours: readonly number[]): HourShape {
  const whole = hours.reduce((sum, each) => sum + each, 0);
  const parts = [...hours, hours.at(-1) ?? 0, hours.at(-1) ?? 0].map((each) => each / whole);
  const sums = [0];
  for (const part of parts) sums.push((sums.at(-1) ?? 0) + part);
  return {
    until: (at) => {
      const hour = Math.max(0, Math.min(Math.floor(at), parts.length - 1));
      return (sums[hour] ?? 0) + (at - hour) * (parts[hour] ?? 0);
    },
    hoursUntil: (part) => {
      let hour = 0;
      while (hour < parts.length - 1 && (sums[hour + 1] ?? 0) < part) hour += 1;
      return hour + (part - (sums[hour] ?? 0)) / (parts[hour] ?? 1);
    },
  };
}

export const USUAL_HOURS = shapeOf(USUAL);
export const HURRIED_HOURS = shapeOf(HURRIED);

/** The same of the longest day, when clocks go back. */
export const MOST_OF_A_DAY = MOST_OF_24_HOURS * Math.max(USUAL_HOURS.until(25), HURRIED_HOURS.until(25));
