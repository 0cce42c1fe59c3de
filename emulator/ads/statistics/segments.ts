import type { Segmentation } from "@/lib/statistics/entities";
import { between, mixed, textHash } from "./chance";

/** One part of the people, or of what they did. */
interface PeopleShare {
  readonly name: string;
  readonly value: string;
  /** How many of a hundred fall in it, more or less. */
  readonly usual: number;
}

const SEGMENTS: Readonly<Record<Exclude<Segmentation, "METROS">, readonly PeopleShare[]>> = {
  AGE: [
    { name: "13-17", value: "AGE_13_TO_17", usual: 4 },
    { name: "18-24", value: "AGE_18_TO_24", usual: 24 },
    { name: "25-34", value: "AGE_25_TO_34", usual: 31 },
    { name: "35-49", value: "AGE_35_TO_49", usual: 27 },
    { name: "50+", value: "AGE_OVER_50", usual: 14 },
  ],
  GENDER: [
    { name: "Male", value: "1", usual: 57 },
    { name: "Female", value: "2", usual: 43 },
  ],
  PLATFORMS: [
    { name: "iOS", value: "0", usual: 41 },
    { name: "Android", value: "1", usual: 38 },
    { name: "Desktop and laptop computers", value: "4", usual: 16 },
    { name: "Other mobile web", value: "3", usual: 5 },
  ],
  CONVERSION_TAGS: [
    { name: "Website: purchase", value: "o1a2b", usual: 64 },
    { name: "Website: page view", value: "o1a2c", usual: 36 },
  ],
};

/** Countries with metropolitan areas, by targeting value; codes are those of the areas. */
const METROS: Readonly<Record<string, readonly PeopleShare[]>> = {
  "96683cc9126741d1": [
    { name: "New York", value: "501", usual: 30 },
    { name: "Los Angeles", value: "803", usual: 24 },
    { name: "Chicago", value: "602", usual: 16 },
    { name: "Dallas-Ft. Worth", value: "623", usual: 14 },
    { name: "Seattle-Tacoma", value: "819", usual: 16 },
  ],
};

export const peopleSharesBy = (by: Segmentation, country: string | null): readonly PeopleShare[] =>
  by === "METROS" ? (METROS[country ?? ""] ?? []) : SEGMENTS[by];

/** Of a hundred, so many are reported by segment: the rest is of unknown people. */
const KNOWN = 97;

/**
 * The numbers of each segment of an entity. What is known is parted by cumulative shares, so that the segments of any
 * time are the sums of those of its parts.
 */
export function parted(
  numbers: ReadonlyMap<string, Float64Array>,
  segments: readonly PeopleShare[],
  entityId: string,
): readonly ReadonlyMap<string, Float64Array>[] {
  const seed = textHash(entityId);
  const weights = segments.map(({ usual }, at) => usual * between(mixed(seed, 20 + at), 0.7, 1.3));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  const bounds = weights.map((weight) => {
    reached += weight;
    return reached / all;
  });
  const parts = segments.map(() => new Map<string, Float64Array>());
  for (const [name, series] of numbers) {
    const targets = parts.map((part) => {
      const target = new Float64Array(series.length);
      part.set(name, target);
      return target;
    });
    const reported = segments.map(() => 0);
    let whole = 0;
    for (const [at, value] of series.entries()) {
      whole += value;
      const known = Math.floor((whole * KNOWN) / 100);
      let before = 0;
      for (const [segment, target] of targets.entries()) {
        const until = segment === segments.length - 1 ? known : Math.floor(known * (bounds[segment] ?? 1));
        target[at] = until - before - (reported[segment] ?? 0);
        reported[segment] = until - before;
        before = until;
      }
    }
  }
  return parts;
}
