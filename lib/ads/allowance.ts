import { believedTime, LONGEST_WINDOW_MS } from "./patience";
import { writes } from "./rate-limits";
import { currentRates } from "./rate-meter";
import type { Scope } from "./scope";

/** When writing is allowed again, in milliseconds since the epoch, if the allowance is known to be used up. */
export function writesBlockedUntil({ environment, handle }: Scope): number | undefined {
  const reading = currentRates().get(`${environment} ${handle} ${writes.category}`);
  return reading && reading.remaining < 1
    ? believedTime(reading.resetAt, Date.now(), LONGEST_WINDOW_MS)
    : undefined;
}
