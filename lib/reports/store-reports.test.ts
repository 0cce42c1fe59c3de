import { describe, expect, it } from "vitest";
import { DATABASES, testDatabase } from "@/lib/database/test-store";
import { freezeReport } from "./freeze-report";
import { REPORTS_MAX } from "./report";
import { listReports, openReport, type Sharer, stopReport, storeReport } from "./store-reports";
import { testView } from "./test-report";

const NOW = Date.parse("2026-11-08T10:00:00Z");
const DAY_MS = 86_400_000;
const mara: Sharer = {
  environment: "live",
  accountId: "a1",
  userId: "22",
  handle: "mara_agency",
  mayManage: true,
};
const leo: Sharer = { ...mara, userId: "24", handle: "leo_analyst", mayManage: false };

const frozen = (withSpend = true) =>
  freezeReport(testView(), {
    environment: "live",
    account: "Northwind",
    zone: "Europe/Berlin",
    withSpend,
    now: NOW,
  });

describe.each(DATABASES)("reports of an account on %s", (database) => {
  const made = async (sharer = mara, withSpend = true) => {
    const db = await testDatabase(database);
    const link = await storeReport(db, sharer, frozen(withSpend), 7, NOW);
    return { db, token: link?.token ?? "", until: link?.until ?? 0 };
  };

  it("open by what the link holds, of which a hash alone is stored, and are counted", async () => {
    const { db, token, until } = await made();
    expect(until).toBe(NOW + 7 * DAY_MS);
    const report = await openReport(db, token, NOW + 1);
    expect(report).toMatchObject({ account: "Northwind", madeBy: "mara_agency", madeAt: NOW, until });
    expect(report).toMatchObject({ rows: testView().rows });
    expect(await listReports(db, mara, NOW + 1)).toMatchObject([
      { title: "Campaigns, last 7 days", owner_handle: "mara_agency", with_spend: true, opened: 1 },
    ]);
    expect(JSON.stringify(await db.selectFrom("report").selectAll().execute())).not.toContain(token);
  });

  it("do not open by a wrong link, nor after their time", async () => {
    const { db, token, until } = await made();
    const wrong = [
      "",
      token.slice(1),
      `${token}A`,
      [...token].reverse().join(""),
      "..%2f",
      "' or 1=1 --",
      "x".repeat(10_000),
    ];
    for (const each of wrong) expect(await openReport(db, each, NOW)).toBeNull();
    expect(await openReport(db, token, until)).toBeNull();
    expect(await listReports(db, mara, until)).toEqual([]);
  });

  it("are stopped by their maker, or by roles that may change the account's campaigns", async () => {
    const { db, token } = await made();
    const [report] = await listReports(db, leo, NOW);
    expect(report?.stoppable).toBe(false);
    const id = report?.id ?? "";
    expect(await stopReport(db, leo, id)).toBe(false);
    await stopReport(db, { ...mara, accountId: "a2" }, id);
    expect(await openReport(db, token, NOW)).not.toBeNull();
    expect(await stopReport(db, mara, id)).toBe(true);
    expect(await openReport(db, token, NOW)).toBeNull();
    expect(await stopReport(db, mara, id)).toBe(true);
  });

  it("are replaced where they are shared again by the same id, by their author alone", async () => {
    const db = await testDatabase(database);
    const id = "0b0e7a52-4a0e-4c59-9a8e-0f1d1b3b6a01";
    const first = await storeReport(db, mara, frozen(), 7, NOW, { id });
    const again = await storeReport(db, mara, frozen(), 7, NOW, { id });
    expect(await openReport(db, first?.token ?? "", NOW)).toBeNull();
    expect(await openReport(db, again?.token ?? "", NOW)).not.toBeNull();
    await expect(storeReport(db, leo, frozen(), 7, NOW, { id })).rejects.toThrow();
    expect(await listReports(db, mara, NOW)).toMatchObject([{ id, owner_handle: "mara_agency" }]);
  });

  it("are so many at most whose links open", async () => {
    const db = await testDatabase(database);
    for (let at = 0; at < REPORTS_MAX; at += 1) await storeReport(db, mara, frozen(), 7, NOW);
    expect(await storeReport(db, mara, frozen(), 7, NOW)).toBeUndefined();
    expect(await storeReport(db, { ...mara, accountId: "a2" }, frozen(), 7, NOW)).toBeDefined();
    expect(await storeReport(db, mara, frozen(), 7, NOW + 8 * DAY_MS)).toBeDefined();
  });

  it("keep nothing of what was left out", async () => {
    const { db, token } = await made(leo, false);
    expect(await openReport(db, token, NOW)).toMatchObject({ withSpend: false });
    const stored = JSON.stringify(await db.selectFrom("report").selectAll().execute());
    for (const amount of ["1234567890", "4938272", "20000000", "123000"])
      expect(stored).not.toContain(amount);
    expect(stored).toContain("9000000000");
  });
});
