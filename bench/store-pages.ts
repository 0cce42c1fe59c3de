// Pages of a dashboard with a store, beside the same pages of one without, of the same emulator: until nothing in them
// waits any more.
import path from "node:path";
import type { Browser } from "@playwright/test";
import { interleave, median, medianRatio, milliseconds, type Row, times } from "./measure";
import { HANDLE, type SignedIn, visit, withProduct } from "./product";

const ROUNDS = 11;
const ACCOUNT = "frbm3w17men";
const PAGES = [
  { name: "Overview", path: "overview" },
  { name: "Campaigns with statistics over 7 days", path: "campaigns?columns=name,status,spend,impressions" },
  { name: "What was changed", path: "history" },
];

export function storePages(): Promise<Row[]> {
  return withProduct(async ({ dashboard, cookies, browser, another }) => {
    const own = { dashboard, cookies };
    const without = await another({ STORE: "none" });
    const rows: Row[] = [];
    for (const { name, path: page } of PAGES) {
      const drawn = ({ dashboard: origin, cookies: held }: SignedIn) =>
        untilDrawn(browser, held, `${origin}/live/${HANDLE}/${ACCOUNT}/${page}`);
      const took = await interleave(ROUNDS, { own: () => drawn(own), without: () => drawn(without) });
      rows.push({
        what: `${name}, with a store: until all of it is drawn`,
        ours: milliseconds(median(took.own)),
        peer: "the same with STORE=none",
        theirs: milliseconds(median(took.without)),
        ratio: times(medianRatio(took.own, took.without)),
        goal: "≤ 1.05×",
      });
    }
    return rows;
  });
}

/** One visit with an empty cache. */
const untilDrawn = (browser: Browser, cookies: SignedIn["cookies"], address: string) =>
  visit(browser, cookies, async (page) => {
    await page.addInitScript({ path: path.join(import.meta.dirname, "stop-watch.js") });
    await page.goto(address);
    await page.waitForFunction(() => window.gridBench.drawn !== undefined);
    return page.evaluate(() => window.gridBench.drawn ?? Number.NaN);
  });
