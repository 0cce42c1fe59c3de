import "server-only";
import { LRUCache } from "lru-cache";
import { processWide } from "@/lib/process-wide";
import { LIFETIMES } from "./lifetimes";

/**
 * Ids of sessions that were signed out and of sign-ins that were used, and access tokens that were given up. Sealed
 * cookies open for as long as they were made for, so a saved copy would outlive its end. Kept by this process. On
 * another one a copy opens pages, which hold nothing but names; its access tokens were revoked at the service, which
 * refuses every call with them, and what is given without a call waits until it has accepted them within the last
 * minute (lib/forward/own-token.ts).
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
