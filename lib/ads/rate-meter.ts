import type { Scope } from "./call";
import type { AnyEndpoint } from "./endpoint";
import { LONGEST_WINDOW_MS, type RateReading } from "./patience";
import { totalCounts } from "./rate-limits";

export interface MeteredRate extends RateReading {
  readonly category: string;
  readonly scope: Scope;
  /** Until when the reading means something, in milliseconds: nothing is left of one whose window has ended. */
  readonly until: number;
}

let readings: ReadonlyMap<string, MeteredRate> = new Map();
const listeners = new Set<() => void>();

/** Keeps the newest allowance reading of each category, for the meter in the shell. */
export function recordRate(
  endpoint: AnyEndpoint,
  scope: Scope,
  input: Readonly<Record<string, unknown>>,
  rate: RateReading,
): void {
  const { category } = input.with_total_count === true ? totalCounts : endpoint.rateLimit;
  readings = new Map(readings).set(`${scope.environment} ${scope.handle} ${category}`, {
    ...rate,
    category,
    scope,
    until: rate.resetAt?.getTime() ?? Date.now() + LONGEST_WINDOW_MS,
  });
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore. */
export function subscribeToRates(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentRates = () => readings;
