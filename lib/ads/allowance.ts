import type { Scope } from "./call";
import type { RefusedError } from "./errors";
import { believedTime, LONGEST_RETRY_MS, LONGEST_WINDOW_MS } from "./patience";
import { writes } from "./rate-limits";
import { currentRates } from "./rate-meter";

const UNTOLD_MS = 60_000;

/** When writing is allowed again, in milliseconds since the epoch, if the allowance is known to be used up. */
export function writesBlockedUntil({ environment, handle }: Scope): number | undefined {
  const reading = currentRates().get(`${environment} ${handle} ${writes.category}`);
  return reading && reading.remaining < 1
    ? believedTime(reading.resetAt, Date.now(), LONGEST_WINDOW_MS)
    : undefined;
}

/**
 * When to try again after the allowance was used up (429): when that is told so that it can be believed, else in a
 * minute.
 *
 * @param now milliseconds since the epoch, as the answer
 */
export function allowedAgainAt({ againAt }: RefusedError, now: number): number {
  return believedTime(againAt?.getTime(), now, LONGEST_RETRY_MS) ?? now + UNTOLD_MS;
}
