import type { Scope } from "./call";
import { writes } from "./rate-limits";
import { currentRates } from "./rate-meter";

/** When writing is allowed again, in milliseconds since the epoch, if the allowance is known to be used up. */
export function writesBlockedUntil({ environment, handle }: Scope): number | undefined {
  const reading = currentRates().get(`${environment} ${handle} ${writes.category}`);
  return reading && reading.remaining < 1 ? reading.resetAt.getTime() : undefined;
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
