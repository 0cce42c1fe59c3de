import "server-only";
import { LRUCache } from "lru-cache";
import { processWide } from "@/lib/process-wide";

/** Links that one person makes in an hour, per process. */
export const APPROVALS_PER_HOUR = 200;

/** Takes one from a person's allowance; false when it is used up. */
export function takeFromAllowance(personId: string): boolean {
  const used = processWide(
    "approvals-made",
    () => new LRUCache<string, number>({ max: 10_000, ttl: 3_600_000, noUpdateTTL: true }),
  );
  const count = used.get(personId) ?? 0;
  if (count >= APPROVALS_PER_HOUR) return false;
  used.set(personId, count + 1);
  return true;
}
