import "server-only";
import { LRUCache } from "lru-cache";
import { processWide } from "@/lib/process-wide";

/** How often each of many may do something, per process. */
export interface Quota {
  /** Identifies it. */
  readonly name: string;
  readonly count: number;
  readonly withinMs: number;
}

/** Of so many who asked last it is remembered. */
const WHO_MAX = 10_000;

/**
 * Takes one from an allowance, which is renewed a while after it was first taken from.
 *
 * @returns undefined when one was left, otherwise how long it takes until there is, in milliseconds
 */
export function takeFromAllowance(
  { name, count, withinMs }: Quota,
  who: string,
): { readonly againInMs: number } | undefined {
  const used = processWide(
    `allowance ${name}`,
    () => new LRUCache<string, number>({ max: WHO_MAX, ttl: withinMs, noUpdateTTL: true }),
  );
  const taken = used.get(who) ?? 0;
  if (taken >= count) return { againInMs: used.getRemainingTTL(who) };
  used.set(who, taken + 1);
  return undefined;
}
