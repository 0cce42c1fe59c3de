import { mixed } from "./chance";
import type { Slot } from "./plan";
import type { Window } from "./questions";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Hours to which changes apply, and where something was shown in them. */
export interface Activity {
  readonly from: number;
  readonly until: number;
  readonly placements: ReadonlySet<string>;
}

/** After the end of an hour its numbers change so much later: what is seen of it, and what was charged (counts.ts). */
const CHANGES_AFTER = [HOUR_MS, DAY_MS, 3 * DAY_MS, 9 * DAY_MS];

/**
 * The hours of a slot whose numbers changed within a window; undefined when none did. An hour changes while it passes
 * and at its later ages, so that a window includes hours long before it.
 */
export function activityOf(
  { pieces, placement, seed }: Slot,
  window: Window,
  now: number,
): Activity | undefined {
  const spans = [
    { from: window.start, until: window.end },
    ...CHANGES_AFTER.map((after) => ({
      from: Math.ceil((window.start - after) / HOUR_MS) * HOUR_MS - HOUR_MS,
      until: Math.min(window.end, now) - after,
    })),
  ];
  let found: { from: number; until: number } | undefined;
  for (const piece of pieces) {
    if (piece.rate <= 0) continue;
    for (const span of spans) {
      const from = Math.max(span.from, piece.from);
      const until = Math.min(span.until, piece.until, now);
      if (until <= from) continue;
      found = { from: Math.min(found?.from ?? from, from), until: Math.max(found?.until ?? until, until) };
    }
  }
  if (!found) return undefined;
  // What happened first did so some time within its hour.
  const late = mixed(seed, Math.floor(found.from / HOUR_MS)) % 600_000;
  const from = found.from + late < found.until && found.from % HOUR_MS === 0 ? found.from + late : found.from;
  return { from, until: found.until, placements: new Set([placement]) };
}
