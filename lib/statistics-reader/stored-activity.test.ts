import { describe, expect, it } from "vitest";
import { DATABASES, testDatabase } from "@/lib/database/test-store";
import { type ActivityScope, activityOn, storeActivity, storedActivity } from "./stored-activity";

const SCOPE: ActivityScope = { environment: "live", accountId: "a1", entity: "CAMPAIGN" };
const on = (day: string) => Date.parse(`${day}T12:00:00Z`);
const active = (asOf: number, ...ids: string[]) => ({
  asOf,
  of: new Map(ids.map((id) => [id, { from: "2026-11-01", to: "2026-11-20" }])),
});

describe.each(DATABASES)("what was active, stored on %s", (database) => {
  it("is taken for each day from the newest answer that reaches it", async () => {
    const db = await testDatabase(database);
    await storeActivity(db, SCOPE, "2026-11-05", active(on("2026-11-12"), "old"));
    await storeActivity(db, SCOPE, "2026-11-10", active(on("2026-11-14"), "new"));
    await storeActivity(
      db,
      { ...SCOPE, entity: "LINE_ITEM" },
      "2026-11-01",
      active(on("2026-11-20"), "other"),
    );
    const days = ["2026-11-04", "2026-11-05", "2026-11-10", "2026-11-14", "2026-11-15"];
    const activity = await storedActivity(db, SCOPE, days, "UTC");
    expect([...activity].map(([day, { of }]) => [day, ...of.keys()])).toEqual([
      ["2026-11-05", "old"],
      ["2026-11-10", "new"],
      ["2026-11-14", "new"],
    ]);
  });

  it("is found for days together where it was read for all of them", async () => {
    const db = await testDatabase(database);
    const ranges = (of: Readonly<Record<string, readonly [string, string]>>, asOf: number) => ({
      asOf,
      of: new Map(Object.entries(of).map(([id, [from, to]]) => [id, { from, to }])),
    });
    await storeActivity(
      db,
      SCOPE,
      "2026-11-05",
      ranges({ a: ["2026-11-05", "2026-11-12"] }, on("2026-11-12")),
    );
    await storeActivity(
      db,
      SCOPE,
      "2026-11-10",
      ranges({ a: ["2026-11-13", "2026-11-14"], b: ["2026-11-10", "2026-11-11"] }, on("2026-11-14")),
    );
    const activity = await activityOn(db, SCOPE, ["2026-11-14", "2026-11-09", "2026-11-11"], "UTC");
    expect(activity?.asOf).toBe(on("2026-11-12"));
    expect([...(activity?.of ?? [])]).toEqual([
      ["a", { from: "2026-11-09", to: "2026-11-14" }],
      ["b", { from: "2026-11-11", to: "2026-11-11" }],
    ]);
    expect(await activityOn(db, SCOPE, ["2026-11-14", "2026-11-15"], "UTC")).toBeUndefined();
  });

  it("is replaced by an answer that covers more of it, and not by an older one", async () => {
    const db = await testDatabase(database);
    await storeActivity(db, SCOPE, "2026-11-10", active(on("2026-11-12"), "a"));
    await storeActivity(db, SCOPE, "2026-11-12", active(on("2026-11-13"), "b"));
    await storeActivity(db, SCOPE, "2026-11-10", active(on("2026-11-14"), "c"));
    await storeActivity(db, SCOPE, "2026-11-10", active(on("2026-11-11"), "d"));
    const rows = await db.selectFrom("stat_active").select(["since", "things"]).execute();
    expect(rows).toEqual([{ since: "2026-11-10", things: '{"c":["2026-11-01","2026-11-20"]}' }]);
  });
});
