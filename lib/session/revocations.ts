import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { overStore } from "@/lib/database/store-connection";
import { processWide } from "@/lib/process-wide";
import { LIFETIMES } from "./lifetimes";

/** How long a session that was not ended is not looked for again in the store. */
const LOOKED_MS = 1_000;

/**
 * Ids of sessions that were signed out and of sign-ins that were used, and access tokens that were given up. Sealed
 * cookies open for as long as they were made for, so a saved copy would outlive its end. Stored by this process; sessions
 * are ended in the store too, for every instance and beyond restarts. Without a store a copy opens pages on another
 * instance, which hold nothing but names; its access tokens were revoked at the service, which refuses every call with
 * them, and what is given without a call waits until it has accepted them within the last minute
 * (lib/forward/own-token.ts).
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

/** Accepts an access token again that the service has issued again: some issue the same one as long as it is valid. */
export function reinstate(token: string): void {
  revoked().delete(token);
}

/** Whether what carries this id, or this access token, was ended in this process. */
export function isRevoked(id: string): boolean {
  return revoked().has(id);
}

const hashOf = (id: string) => createHash("sha256").update(id).digest("base64url");

/** Refuses a session from now on, within a second on every instance that shares the store. */
export async function revokeSession(id: string): Promise<void> {
  revoke(id);
  const until = Date.now() + LIFETIMES.absolute * 1000;
  await overStore((db) =>
    db
      .insertInto("revocation")
      .values({ id: hashOf(id), until })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute(),
  );
}

/** Whether a session was ended, in this process or on another instance. */
export async function isSessionRevoked(id: string): Promise<boolean> {
  if (isRevoked(id)) return true;
  const looked = processWide("looked-for-revocations", () => new LRUCache<string, number>({ max: 10_000 }));
  if ((looked.get(id) ?? 0) > Date.now() - LOOKED_MS) return false;
  const found = await overStore((db) =>
    db.selectFrom("revocation").select("id").where("id", "=", hashOf(id)).execute(),
  );
  if (!found || found.length === 0) {
    looked.set(id, Date.now());
    return false;
  }
  revoke(id);
  return true;
}
