import { afterEach, expect, it, vi } from "vitest";
import { overStore, setStore } from "@/lib/database/store-connection";
import { DATABASES, emptyPlace } from "@/lib/database/test-store";
import { isSessionRevoked, revokeSession } from "./revocations";

/** The state of another instance: nothing but the store. */
function onAnotherInstance() {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (/revocations$/.test(key.description ?? "")) Reflect.deleteProperty(globalThis, key);
  }
}

afterEach(() => {
  vi.useRealTimers();
  setStore({ kind: "none" });
});

it.each(DATABASES)("ends a session within a second on every instance over %s", async (database) => {
  onAnotherInstance();
  const store = setStore(await emptyPlace(database));
  expect(await isSessionRevoked("s1")).toBe(false);
  await revokeSession("s1");
  expect(await isSessionRevoked("s1")).toBe(true);
  onAnotherInstance();
  expect(await isSessionRevoked("s2")).toBe(false);
  expect(await isSessionRevoked("s1")).toBe(true);
  const rows = await overStore((db) => db.selectFrom("revocation").select("id").execute());
  expect(JSON.stringify(rows)).not.toContain("s1");
  await store?.close();
});

it("looks for a session that goes on once a second", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const store = setStore(await emptyPlace("libsql"));
  expect(await isSessionRevoked("s3")).toBe(false);
  await revokeSession("s3");
  // Another instance, which has looked a moment ago.
  Reflect.deleteProperty(globalThis, Symbol.for("flightdeck.revocations"));
  expect(await isSessionRevoked("s3")).toBe(false);
  vi.setSystemTime(Date.now() + 1_100);
  expect(await isSessionRevoked("s3")).toBe(true);
  await store?.close();
});

it("remembers without a store what was ended here", async () => {
  await revokeSession("s4");
  expect([await isSessionRevoked("s4"), await isSessionRevoked("s5")]).toEqual([true, false]);
});
