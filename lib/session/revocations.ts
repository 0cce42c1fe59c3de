import "server-only";
import { LRUCache } from "lru-cache";
import { processWide } from "@/lib/process-wide";
import { LIFETIMES } from "./lifetimes";

/**
 * Ids of sessions that were signed out and of sign-ins that were used, and access tokens that were given up. Sealed
 * cookies open for as long as they were made for, so a saved copy would outlive its end. Kept by this process; on
 * another one a copy opens pages, but its access tokens were revoked at the service and every call with them is
 * refused.
 */
function revoked(): LRUCache<string, true> {
  return processWide(
    "revocations",
    () => new LRUCache<string, true>({ max: 100_000, ttl: LIFETIMES.absolute * 1000 }),
  );
}

/** Refuses from now on whatever carries this id, or this access token. */
export function revoke(id: string): void {
  revoked().set(id, true);
}

/** Takes an access token again that the service has granted anew: some grant the same one as long as it is good. */
export function reinstate(token: string): void {
  revoked().delete(token);
}

/** Whether what carries this id, or this access token, was ended in this process. */
export function isRevoked(id: string): boolean {
  return revoked().has(id);
}
