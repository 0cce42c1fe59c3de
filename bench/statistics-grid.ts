// The campaign grid with 8,000 campaigns and 12 columns of statistics over 30 days that the store has, beside the same
// grid without them.
import path from "node:path";
import type { Page } from "@playwright/test";
import { openStoreDatabase } from "../lib/database/open-database";
import { setStore } from "../lib/database/store-connection";
import type { StoredDay } from "../lib/statistics-reader/days-in-memory";
import { StatisticsInStore } from "../lib/statistics-reader/stored-days";
import { fileStore } from "../lib/store-place";
import { addDays, dayIn } from "../lib/time/calendar";
import { largestAccount } from "./grid";
import { type GridTimings, readTimings } from "./grid-timings";
import { alone, interleave, median, medianRatio, milliseconds, type Row, times, whole } from "./measure";
import { HANDLE, visit, withProduct } from "./product";
import { ask } from "./signed";

const ROUNDS = 5;
const DAYS = 30;
/** In the names of some of the campaigns. */
const SEARCHED = "US_FLW";
const METRICS =
  "spend,impressions,results,cost_per_result,cpm,engagements,engagement_rate,clicks,click_rate,link_clicks," +
  "link_click_rate,video_views";
/** What impressions of so many days look like in the rows: a day has 100,000 and the row's number, today's are real.
 * Texts of cells follow each other directly, spend first. */
const OF_DAYS = { 30: /USD[23],\d{3},\d{3}/, 14: /USD1,\d{3},\d{3}/ } as const;

/** What rows look like once no number of theirs is outstanding. */
const ALL_READ = /^(?!.*Not read yet)/;

/** What statistics add to a visit, in milliseconds. */
interface Filled extends GridTimings {
  /** Until the rows in sight have their numbers. */
  readonly firstFilled: number;
  /** From choosing other days until the rows in sight have their numbers. */
  readonly otherDays: number;
}

export function statisticsGrid(): Promise<Row[]> {
  return withProduct(async ({ folder, emulator, dashboard, browser, cookies }) => {
    const { account, campaigns } = await largestAccount(emulator);
    const { timezone } = await ask<{ timezone: string }>(`${emulator}/live/12/accounts/${account}`);
    const ids = campaigns.map(({ id }) => id);
    await fillStore(folder, account, timezone, ids);
    const address = `${dashboard}/live/${HANDLE}/${account}/campaigns?status=SERVING&sort=created-asc&columns=name,status`;
    const usual: Opened[] = [];
    const plain: GridTimings[] = [];
    const filled: Filled[] = [];
    await interleave(ROUNDS, {
      usual: () =>
        visit(browser, cookies, async (page) =>
          usual.push(await readOpened(page, `${dashboard}/live/${HANDLE}/${account}/campaigns`)),
        ),
      plain: () =>
        visit(browser, cookies, async (page) =>
          plain.push(await readTimings(page, address, SEARCHED, "Name")),
        ),
      filled: () =>
        visit(browser, cookies, async (page) =>
          filled.push(await readFilled(page, `${address},${METRICS}&range=30d`)),
        ),
    });
    return [openedRow(campaigns.length, usual.slice(1)), ...rowsOf(campaigns.length, plain, filled)];
  });
}

/** The list as it opens, in milliseconds. */
interface Opened {
  readonly firstRows: number;
  readonly firstFilled: number;
}

async function readOpened(page: Page, address: string): Promise<Opened> {
  await page.addInitScript({ path: path.join(import.meta.dirname, "stop-watch.js") });
  await page.addInitScript(`window.gridBench.watch(${JSON.stringify(ALL_READ.source)})`);
  await page.goto(address);
  await page.waitForFunction(() => window.gridBench.firstFilled !== undefined);
  return page.evaluate(() => ({
    firstRows: window.gridBench.firstRows ?? Number.NaN,
    firstFilled: window.gridBench.firstFilled ?? Number.NaN,
  }));
}

function openedRow(count: number, visits: readonly Opened[]): Row {
  const [filled, rows] = [visits.map((each) => each.firstFilled), visits.map((each) => each.firstRows)];
  return {
    what: `Grid, ${whole(count)} campaigns, as it opens, statistics from the store: first rows with numbers`,
    ours: milliseconds(median(filled)),
    peer: "its first rows",
    theirs: milliseconds(median(rows)),
    ratio: times(medianRatio(filled, rows)),
    goal: "–",
  };
}

async function readFilled(page: Page, address: string): Promise<Filled> {
  await page.addInitScript({ path: path.join(import.meta.dirname, "stop-watch.js") });
  await page.addInitScript(`window.gridBench.watch(${JSON.stringify(OF_DAYS[30].source)})`);
  await page.goto(address);
  await page.waitForFunction(() => window.gridBench.firstFilled !== undefined);
  const firstFilled = await page.evaluate(() => window.gridBench.firstFilled ?? Number.NaN);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: /^Days of the statistics/ }).click();
  await page.getByRole("button", { name: "Last 14 days", exact: true }).waitFor();
  const otherDays = await page.evaluate(
    (pattern) => window.gridBench.press("Last 14 days", pattern),
    OF_DAYS[14].source,
  );
  return { ...(await readTimings(page, address, SEARCHED, "Impressions")), firstFilled, otherDays };
}

/** Fills the store that the dashboard has opened, as if it had read every day of every campaign. */
async function fillStore(folder: string, account: string, zone: string, ids: readonly string[]) {
  const place = fileStore(folder);
  if (place.kind === "none") throw new Error("There is no store to fill.");
  await (await openStoreDatabase(place)).destroy();
  setStore(place);
  const today = dayIn(zone, Date.now());
  const stored = new StatisticsInStore();
  // It stays fresh while all is measured.
  const readAt = Date.now() + 3_600_000;
  const scope = { environment: "live", accountId: account, entity: "CAMPAIGN", part: "core" } as const;
  const days: StoredDay[] = ids.flatMap((id, row) =>
    Array.from({ length: DAYS }, (_, before) => ({
      id,
      day: addDays(today, -before),
      numbers: numbersOf(row),
      readAt,
    })),
  );
  await stored.store(scope, days);
}

const numbersOf = (row: number) => ({
  impressions: 100_000 + row,
  billed_charge_local_micro: 12_000_000 + row * 1_000,
  engagements: 900 + (row % 97),
  clicks: 700 + (row % 89),
  url_clicks: 500 + (row % 83),
  video_total_views: 300 + (row % 79),
});

function rowsOf(count: number, plain: readonly GridTimings[], filled: readonly Filled[]): Row[] {
  const of = `Grid, ${whole(count)} campaigns, 12 columns of statistics over ${DAYS} days from the store`;
  const beside = (what: string, ours: readonly number[], without: readonly number[], goal: string): Row => ({
    what: `${of}: ${what}`,
    ours: milliseconds(median(ours)),
    peer: "the same grid without statistics",
    theirs: milliseconds(median(without)),
    ratio: times(medianRatio(ours, without)),
    goal,
  });
  const [first = Number.NaN, ...firstFilled] = filled.map((each) => each.firstFilled);
  const [own, without] = [filled.slice(1), plain.slice(1)];
  const all = <Visit>(visits: readonly Visit[], read: (visit: Visit) => number) => visits.map(read);
  const rows = all(without, ({ firstRows }) => firstRows);
  return [
    beside("rows in sight with numbers", firstFilled, rows, "≤ 1.3×"),
    alone(`${of}: the same, the first time after a start`, milliseconds(first), "–"),
    beside(
      "sort by one",
      all(own, ({ sort }) => sort),
      all(without, ({ sort }) => sort),
      "< 40 ms",
    ),
    alone(`${of}: other days`, milliseconds(median(all(own, ({ otherDays }) => otherDays))), "< 150 ms"),
    beside(
      "scrolling, frame p95",
      all(own, ({ frameP95 }) => frameP95),
      all(without, ({ frameP95 }) => frameP95),
      "< 20 ms",
    ),
  ];
}
