/** What a timer can wait at the most, about 25 days; more than that ends at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Resolves at a time in milliseconds since the epoch, or as soon as the signal aborts.
 *
 * @param options.orOnline goes on as well when the connection of this device is back
 */
export function waitUntil(time: number, signal: AbortSignal, { orOnline = false } = {}): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      if (orOnline) removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(LONGEST_MS, Math.max(0, time - Date.now())));
    signal.addEventListener("abort", end);
    if (orOnline) addEventListener("online", end);
    if (signal.aborted) end();
  });
}

/** Lets the browser draw and react before long work goes on. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
