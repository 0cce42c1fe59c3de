import type { Scope } from "./call";
import type { RefusedError } from "./errors";
import { writes } from "./rate-limits";
import { currentRates } from "./rate-meter";

/** When writing is allowed again, in milliseconds since the epoch, if the allowance is known to be used up. */
export function writesBlockedUntil({ environment, handle }: Scope): number | undefined {
  const reading = currentRates().get(`${environment} ${handle} ${writes.category}`);
  return reading && reading.remaining < 1 ? reading.resetAt.getTime() : undefined;
}

/**
 * When to try again after the allowance was used up (429): when the service says it is granted again, else in a minute.
 *
 * @param now milliseconds since the epoch, as the answer
 */
export function allowedAgainAt({ resetAt }: RefusedError, now: number): number {
  return resetAt?.getTime() ?? now + 60_000;
}

/** Resolves at a time in milliseconds, or as soon as the signal aborts. */
export function waitUntil(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, Math.max(0, time - Date.now()));
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
