import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { confirmMaker } from "@/lib/database/confirm-makers";
import { setStore, theStore } from "@/lib/database/store-connection";
import type { StoreDatabase } from "@/lib/database/tables";
import { DATABASES, emptyPlace } from "@/lib/database/test-store";
import { daysIn } from "@/lib/statistics/day-ranges";
import type { KeptDay } from "@/lib/statistics-reader/kept-days";
import { storeActivity } from "@/lib/statistics-reader/stored-activity";
import { keptStatistics } from "@/lib/statistics-reader/stored-days";
import { addDays } from "@/lib/time/calendar";
import { freezeReport, withoutNumbers } from "./freeze-report";
import { keepReport, listReports, openReport, type Sharer } from "./keep-reports";
import type { OpenedReport, ReportFollows } from "./report";
import { reportFacts } from "./report-file";
import { testView } from "./test-report";

const NOW = Date.parse("2026-11-28T10:00:00Z");
const DAY_MS = 86_400_000;
const WEEK = daysIn({ from: "2026-11-21", to: "2026-11-27" });
const BEFORE = daysIn({ from: "2026-11-14", to: "2026-11-20" });
const FOLLOWS: ReportFollows = {
  range: "7d",
  compare: "before",
  rows: ["c1", "c2"].map((id) => ({ entity: "CAMPAIGN", id, objectives: [] })),
};

let accounts = 0;
afterEach(async () => {
  await setStore({ kind: "none" })?.close();
});

/** An account with a live report of two campaigns, in a store that is the process's. */
async function shared(database: (typeof DATABASES)[number], { withSpend = true, follows = FOLLOWS } = {}) {
  const store = setStore(await emptyPlace(database));
  accounts += 1;
  const sharer: Sharer = {
    environment: "live",
    accountId: `live${accounts}`,
    userId: "22",
    handle: "mara_agency",
    mayManage: true,
  };
  const around = { environment: "live", account: "Northwind", zone: "UTC", withSpend, now: NOW } as const;
  const report = { ...freezeReport(withoutNumbers(testView()), around), follows };
  const use = async <T>(work: (db: StoreDatabase) => Promise<T>): Promise<T> => {
    const done = await store?.use(async (db) => ({ result: await work(db) }));
    return done ? done.result : expect.unreachable("The store is away");
  };
  const made = await use((db) => keepReport(db, sharer, report, 90, NOW));
  const open = (now = NOW) => theStore()?.use((db) => openReport(db, made?.token ?? "", now));
  const of = { environment: "live", accountId: sharer.accountId, entity: "CAMPAIGN" } as const;
  return {
    sharer,
    use,
    open,
    opened: async (now = NOW): Promise<OpenedReport> => {
      const report = await open(now);
      return report && "rows" in report ? report : expect.unreachable("The report does not open");
    },
    /** What one reading of the account brings: what was active since a day, and numbers. */
    read: async (
      since: string,
      asOf: number,
      days: Readonly<Record<string, readonly Partial<KeptDay>[]>>,
    ) => {
      const active = Object.entries(days).map(([id, some]) => {
        const told = some.flatMap(({ day }) => day ?? []).sort();
        return [id, { from: told[0] ?? "", to: told.at(-1) ?? "" }] as const;
      });
      await use((db) => storeActivity(db, of, since, { asOf, of: new Map(active) }));
      const kept = Object.entries(days).flatMap(([id, some]) =>
        some.map(({ day = "", numbers = {} }) => ({ id, day, numbers, readAt: asOf })),
      );
      await keptStatistics().keep({ ...of, part: "core" }, kept);
      const conversions = kept.map((day) => ({ ...day, numbers: {} }));
      await keptStatistics().keep({ ...of, part: "web" }, conversions);
    },
  };
}

const numbersOn = (days: readonly string[], numbers: Readonly<Record<string, number>>) =>
  days.map((day) => ({ day, numbers }));
const cellsOf = ({ columns, rows }: OpenedReport, id: string) => {
  const at = columns.findIndex((column) => column.id === id);
  return rows.map(({ cells }) => cells[at]);
};
const factsOf = (report: OpenedReport) => Object.fromEntries(reportFacts(report));

describe.each(DATABASES)("a live report on %s", (database) => {
  it("shows what was read since it was made, over the days that its range means now", async () => {
    const { read, opened } = await shared(database);
    expect(factsOf(await opened())["As of"]).toBe("Nothing of these days is read");
    const numbers = { impressions: 100, billed_charge_local_micro: 1_000_000 };
    await read("2026-11-14", NOW, { c1: numbersOn([...BEFORE, ...WEEK], numbers) });
    const report = await opened();
    expect(cellsOf(report, "impressions")).toEqual([
      { n: "700", moved: "0", before: "700" },
      { none: "Not shown in this period" },
    ]);
    expect(cellsOf(report, "name")).toEqual(["=Autumn", "Winter"]);
    expect(report.totals[report.columns.findIndex(({ id }) => id === "spend")]).toEqual([
      { n: "7000000", currency: "EUR", unit: "money", rows: 2 },
    ]);
    expect(report.columns.map(({ id }) => id)).not.toContain("pace");
    expect(JSON.stringify(report)).not.toContain("c1");
    expect(factsOf(report)).toMatchObject({
      "As of": "28 Nov 2026, 10:00 UTC",
      Numbers: "Those of 25 Nov 2026 to 27 Nov 2026 were estimates when they were read",
      "Does not follow":
        "Daily budget stays as it was when it was made; campaigns added since then are not in it",
    });
    const later = NOW + 2 * DAY_MS;
    await read("2026-11-16", later, {
      c1: numbersOn(daysIn({ from: "2026-11-16", to: "2026-11-29" }), { impressions: 7 }),
    });
    expect(cellsOf(await opened(later), "impressions")[0]).toMatchObject({ n: "49", before: "49" });
  });

  it("leaves out days of which nothing is known, and says which", async () => {
    const { read, opened } = await shared(database);
    const asOf = NOW - DAY_MS;
    await read("2026-11-20", asOf, { c1: numbersOn(WEEK, { impressions: 10 }) });
    const report = await opened(NOW + 2 * DAY_MS);
    expect(report.range).toEqual({ from: "2026-11-23", to: "2026-11-29" });
    expect(cellsOf(report, "impressions")).toEqual([{ n: "50" }, { none: "Not shown in this period" }]);
    expect(factsOf(report)).toMatchObject({
      "As of": "27 Nov 2026, 10:00 UTC",
      "Not read": "28 Nov 2026 to 29 Nov 2026. The numbers are of the other days",
      "Not compared": "16 Nov 2026 to 19 Nov 2026 and 28 Nov 2026 to 29 Nov 2026 not read",
    });
  });

  it("shows no number of a record that was active on a day which is not read", async () => {
    const { read, opened } = await shared(database);
    await read("2026-11-14", NOW, {
      c1: [{ day: "2026-11-21" }, { day: "2026-11-23" }],
      c2: numbersOn(WEEK, { impressions: 1 }),
    });
    const report = await opened();
    expect(cellsOf(report, "impressions")).toMatchObject([{ none: "Not read" }, { n: "7" }]);
    expect(report.unread).toBe(1);
  });

  it("opens without any rows", async () => {
    const { opened } = await shared(database, { follows: { range: "today", rows: [] } });
    expect(factsOf(await opened())["As of"]).toBe("Nothing of these days is read");
  });

  it("has a name that was given since, where that was done here", async () => {
    const { sharer, use, read, opened } = await shared(database);
    await read("2026-11-14", NOW, {});
    const known = (entity_id: string, updated_at: string) => ({
      scope: `live ${sharer.accountId}`,
      entity: "campaigns",
      entity_id,
      record: JSON.stringify({ id: entity_id, name: "Spring", updated_at }),
    });
    const records = [known("c1", "2026-11-28T11:00:00Z"), known("c2", "2026-11-28T09:00:00Z")];
    await use((db) => db.insertInto("known_record").values(records).execute());
    expect(cellsOf(await opened(), "name")).toEqual(["Spring", "Winter"]);
  });

  it("without spend has no amount, in the store or on its page", async () => {
    const { use, read, opened } = await shared(database, { withSpend: false });
    const numbers = { impressions: 100, billed_charge_local_micro: 1_234_567 };
    await read("2026-11-14", NOW, { c1: numbersOn(WEEK, numbers) });
    const report = await opened();
    expect(report.columns.map(({ id }) => id)).toEqual(["name", "impressions", "sale_amount"]);
    expect(factsOf(report)["Does not follow"]).toMatch(/^The choice of campaigns: those added since/);
    const kept = JSON.stringify(await use((db) => db.selectFrom("report").selectAll().execute()));
    for (const amount of ["1234567", "8641969", "20000000", "12345"])
      for (const text of [JSON.stringify(report), kept]) expect(text).not.toContain(amount);
  });

  it("stops when its maker has no access or was not here for two weeks, and opens again after that", async () => {
    const { sharer, use, open } = await shared(database);
    const told = (sees: boolean, now: number, userId = sharer.userId) =>
      use((db) =>
        confirmMaker(db, { scope: `live ${sharer.accountId}`, userId, sees }, now).then(() => true),
      );
    const listed = (now: number) => use((db) => listReports(db, sharer, now));
    expect(await open(NOW + 14 * DAY_MS)).toHaveProperty("rows");
    const late = NOW + 14 * DAY_MS + 1;
    expect(await open(late)).toEqual({ stopped: "unconfirmed", madeBy: "mara_agency" });
    await told(true, late, "24");
    expect(await listed(late)).toMatchObject([{ live: true, stopped: "unconfirmed", opened: 1 }]);
    await told(true, late);
    expect(await open(late)).toHaveProperty("rows");
    await told(false, late + 1);
    expect(await open(late + 1)).toEqual({ stopped: "lost", madeBy: "mara_agency" });
    await told(true, late + 2);
    expect(await open(late + 2)).toHaveProperty("rows");
  });
});

it("adds up exactly the numbers of its days, whatever was read", async () => {
  const { read, opened } = await shared("libsql");
  const days = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 14, maxLength: 14 });
  let asOf = NOW;
  await fc.assert(
    fc.asyncProperty(days, days, async (one, other) => {
      asOf += 1;
      const on = (counts: readonly number[]) =>
        counts.map((impressions, at) => ({ day: addDays("2026-11-14", at), numbers: { impressions } }));
      await read("2026-11-14", asOf, { c1: on(one), c2: on(other) });
      const { rows, columns, totals } = await opened();
      const at = columns.findIndex(({ id }) => id === "impressions");
      const week = [one, other].map((counts) => counts.slice(7).reduce((sum, count) => sum + count, 0));
      expect(rows.map(({ cells }) => cells[at])).toMatchObject(
        week.map((sum) => (sum > 0 ? { n: String(sum) } : {})),
      );
      const all = week.reduce((sum, each) => sum + each, 0);
      if (all > 0) expect(totals[at]?.[0]?.n).toBe(String(all));
    }),
    { numRuns: 25 },
  );
});
