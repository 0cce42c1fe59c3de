import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { logChange } from "@/lib/change-log/change-log";
import { confirmMaker } from "@/lib/database/confirm-makers";
import { setStore, theStore } from "@/lib/database/store-connection";
import type { StoreDatabase } from "@/lib/database/tables";
import { DATABASES, emptyPlace } from "@/lib/database/test-store";
import { daysIn } from "@/lib/statistics/day-ranges";
import type { StoredDay } from "@/lib/statistics-reader/days-in-memory";
import { storeActivity } from "@/lib/statistics-reader/stored-activity";
import { statisticsStore } from "@/lib/statistics-reader/stored-days";
import { addDays } from "@/lib/time/calendar";
import { freezeReport, withoutNumbers } from "./freeze-report";
import type { OpenedReport, ReportFollows } from "./report";
import { reportFacts } from "./report-file";
import { listReports, openReport, type Sharer, storeReport } from "./store-reports";
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

interface SharedIn {
  readonly withSpend?: boolean;
  readonly follows?: ReportFollows;
  /** The view that selects its records. */
  readonly query?: string;
  /** Its columns; by default those of `testView`. */
  readonly columns?: readonly string[];
}

let accounts = 0;
afterEach(async () => {
  await setStore({ kind: "none" })?.close();
});

/** An account with a live report of two campaigns, in the process's store. */
async function shared(
  database: (typeof DATABASES)[number],
  { withSpend = true, follows = FOLLOWS, query = undefined, columns = undefined }: SharedIn = {},
) {
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
  const shown = columns?.map((id) => ({ id, label: id, unit: "text" as const, lessIsBetter: false }));
  const view = testView(shown && { columns: shown, rows: [], totals: shown.map(() => []) });
  const report = { ...freezeReport(withoutNumbers(view), around), follows };
  const use = async <T>(work: (db: StoreDatabase) => Promise<T>): Promise<T> => {
    const done = await store?.use(async (db) => ({ result: await work(db) }));
    return done ? done.result : expect.unreachable("The store is away");
  };
  const made = await use((db) => storeReport(db, sharer, report, 90, NOW, { query }));
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
    /** The result of reading its records. */
    storeRecords: (some: readonly campaigns.Campaign[], count = some.length) => {
      const rows = some.map((record) => ({ record, objectives: [] }));
      const records = JSON.stringify({ count, rows, names: {} });
      return use((db) => db.updateTable("report").set({ records, records_at: NOW }).execute());
    },
    /** The results of one reading of the account: activity since a day, and numbers. */
    read: async (
      since: string,
      asOf: number,
      days: Readonly<Record<string, readonly Partial<StoredDay>[]>>,
    ) => {
      const active = Object.entries(days).map(([id, some]) => {
        const sorted = some.flatMap(({ day }) => day ?? []).sort();
        return [id, { from: sorted[0] ?? "", to: sorted.at(-1) ?? "" }] as const;
      });
      await use((db) => storeActivity(db, of, since, { asOf, of: new Map(active) }));
      const stored = Object.entries(days).flatMap(([id, some]) =>
        some.map(({ day = "", numbers = {} }) => ({ id, day, numbers, readAt: asOf })),
      );
      await statisticsStore().store({ ...of, part: "core" }, stored);
      const conversions = stored.map((day) => ({ ...day, numbers: {} }));
      await statisticsStore().store({ ...of, part: "web" }, conversions);
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

  it("has the records that its view takes in, as they were read last, with what was changed here since", async () => {
    const { sharer, use, read, opened, storeRecords } = await shared(database, {
      query: "daily=10..EUR&sort=name-asc",
      columns: ["name", "status", "daily", "impressions"],
    });
    await read("2026-11-14", NOW, { c2: numbersOn(WEEK, { impressions: 1 }) });
    expect(factsOf(await opened())).toHaveProperty(["Does not follow"]);
    const campaign = (id: string, name: string, daily: string, fields: Partial<campaigns.Campaign> = {}) =>
      sampleCampaign({ id, name, daily_budget_amount_local_micro: daily, ...fields });
    await storeRecords([
      campaign("c1", "Autumn", "20000000"),
      campaign("c2", "Winter", "30000000", { entity_status: "PAUSED", effective_status: "PAUSED" }),
      campaign("c3", "New one", "10000000"),
    ]);
    const first = await opened();
    expect(cellsOf(first, "name")).toEqual(["Autumn", "New one", "Winter"]);
    expect(cellsOf(first, "status").at(-1)).toBe("Paused");
    expect(cellsOf(first, "impressions").at(-1)).toMatchObject({ n: "7" });
    expect(first.totals[first.columns.findIndex(({ id }) => id === "daily")]).toMatchObject([
      { n: "60000000" },
    ]);
    expect(factsOf(first).Campaigns).toBe(
      "As of 28 Nov 2026, 10:00 UTC, with what was changed, added and deleted by then",
    );
    expect(factsOf(first)).not.toHaveProperty(["Does not follow"]);

    const at = NOW + 1_000;
    const done = (endpoint: AnyEndpoint, record: campaigns.Campaign) => {
      const data = { ...record, updated_at: new Date(at).toISOString() };
      const input = { account_id: sharer.accountId, campaign_id: record.id };
      const scope = { environment: "live", handle: "leo_analyst" } as const;
      return use((db) => logChange(db, { endpoint, scope, input, data, userId: "24", at }).then(() => true));
    };
    await done(campaigns.update, campaign("c1", "Autumn", "9000000"));
    await done(campaigns.update, campaign("c2", "Winter sale", "30000000"));
    await done(campaigns.remove, campaign("c3", "New one", "10000000", { deleted: true }));
    await done(campaigns.create, campaign("c4", "Last", "40000000"));
    const later = await opened();
    expect(cellsOf(later, "name")).toEqual(["Last", "Winter sale"]);
    expect(cellsOf(later, "daily")).toEqual([{ n: "40000000" }, { n: "30000000" }]);
    expect(later.count).toBe(2);
  });

  it("stays with the records that it was made of where its view is of staged changes", async () => {
    const { opened, storeRecords } = await shared(database, {
      query: "staged=only",
      columns: ["name", "daily"],
    });
    await storeRecords([
      sampleCampaign({ id: "c1", name: "Renamed" }),
      sampleCampaign({ id: "c3", name: "New one" }),
    ]);
    const report = await opened();
    expect(cellsOf(report, "name")).toEqual(["Renamed"]);
    expect(factsOf(report).Campaigns).toMatch(/; campaigns added since it was made are not in it$/);
  });

  it("says how many records there are where it has only the first of them", async () => {
    const { opened, storeRecords } = await shared(database, { query: "", columns: ["name", "daily"] });
    await storeRecords([sampleCampaign({ id: "c1" })], 900);
    expect((await opened()).count).toBe(900);
  });

  it("without spend has no amount, in the store or on its page", async () => {
    const { use, read, opened } = await shared(database, { withSpend: false });
    const numbers = { impressions: 100, billed_charge_local_micro: 1_234_567 };
    await read("2026-11-14", NOW, { c1: numbersOn(WEEK, numbers) });
    const report = await opened();
    expect(report.columns.map(({ id }) => id)).toEqual(["name", "impressions", "sale_amount"]);
    expect(factsOf(report)["Does not follow"]).toMatch(/^The choice of campaigns: those added since/);
    const stored = JSON.stringify(await use((db) => db.selectFrom("report").selectAll().execute()));
    for (const amount of ["1234567", "8641969", "20000000", "12345"])
      for (const text of [JSON.stringify(report), stored]) expect(text).not.toContain(amount);
  });

  it("without spend draws no amount of records that are read later", async () => {
    const { opened, storeRecords } = await shared(database, {
      withSpend: false,
      query: "daily=10..EUR",
      columns: ["name", "daily", "total", "po"],
    });
    await storeRecords([sampleCampaign({ id: "c1", daily_budget_amount_local_micro: "1234567890" })]);
    const report = await opened();
    expect(report.columns.map(({ id }) => id)).toEqual(["name", "po"]);
    expect(report.rows).toHaveLength(1);
    expect(JSON.stringify(report)).not.toContain("1234567890");
  });

  it("stops when its maker has no access or was not here for two weeks, and opens again after that", async () => {
    const { sharer, use, open } = await shared(database);
    const confirmed = (sees: boolean, now: number, userId = sharer.userId) =>
      use((db) =>
        confirmMaker(db, { scope: `live ${sharer.accountId}`, userId, sees }, now).then(() => true),
      );
    const listed = (now: number) => use((db) => listReports(db, sharer, now));
    expect(await open(NOW + 14 * DAY_MS)).toHaveProperty("rows");
    const late = NOW + 14 * DAY_MS + 1;
    expect(await open(late)).toEqual({ stopped: "unconfirmed", madeBy: "mara_agency" });
    await confirmed(true, late, "24");
    expect(await listed(late)).toMatchObject([{ live: true, stopped: "unconfirmed", opened: 1 }]);
    await confirmed(true, late);
    expect(await open(late)).toHaveProperty("rows");
    await confirmed(false, late + 1);
    expect(await open(late + 1)).toEqual({ stopped: "lost", madeBy: "mara_agency" });
    await confirmed(true, late + 2);
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
