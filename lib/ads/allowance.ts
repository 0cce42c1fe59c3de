import type { Scope } from "./call";
import type { RefusedError } from "./errors";
import { writes } from "./rate-limits";
import { currentRates } from "./rate-meter";

/** The longest window that the service counts an allowance in. */
const WINDOW_MS = 15 * 60_000;
const UNTOLD_MS = 60_000;

/**
 * When an allowance is granted again, in milliseconds since the epoch, as the service says it; undefined for a time
 * that has gone by or is further off than any window. Clocks differ, and who believed it would knock without a pause,
 * or never again.
 */
export function believedReset(resetAt: Date | undefined, now: number): number | undefined {
  const at = resetAt?.getTime();
  return at !== undefined && at > now && at <= now + WINDOW_MS ? at : undefined;
}

/** When writing is allowed again, in milliseconds since the epoch, if the allowance is known to be used up. */
export function writesBlockedUntil({ environment, handle }: Scope): number | undefined {
  const reading = currentRates().get(`${environment} ${handle} ${writes.category}`);
  return reading && reading.remaining < 1 ? believedReset(reading.resetAt, Date.now()) : undefined;
}

/**
 * When to try again after the allowance was used up (429): when the service says it is granted again, else in a minute.
 *
 * @param now milliseconds since the epoch, as the answer
 */
export function allowedAgainAt({ resetAt }: RefusedError, now: number): number {
  return believedReset(resetAt, now) ?? now + UNTOLD_MS;
}
