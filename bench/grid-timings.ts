import path from "node:path";
import type { Page } from "@playwright/test";

/** What a person waits for in a grid; milliseconds, but for the counts. */
export interface GridTimings {
  readonly firstRows: number;
  readonly sort: number;
  readonly search: number;
  /** Of the frames while scrolling, the one that 95 % are quicker than. */
  readonly frameP95: number;
  readonly domRows: number;
}

declare global {
  interface Window {
    gridBench: {
      firstRows: number | undefined;
      firstFilled: number | undefined;
      drawn: number | undefined;
      watch(pattern: string): void;
      press(words: string, pattern: string): Promise<number>;
      sort(header: string): Promise<number>;
      search(text: string): Promise<number>;
      frames(): Promise<number[]>;
      rows(): string[];
    };
  }
}

/** Opens a page with a grid and measures it, sorted by a column. */
export async function readTimings(
  page: Page,
  address: string,
  searched: string,
  sortedBy = "Total budget",
): Promise<GridTimings> {
  await page.addInitScript({ path: path.join(import.meta.dirname, "stop-watch.js") });
  await page.goto(address);
  await page.waitForFunction(() => window.gridBench.firstRows !== undefined);
  const firstRows = await page.evaluate(() => window.gridBench.firstRows ?? Number.NaN);
  await page.waitForLoadState("networkidle");
  const sort = await page.evaluate((header) => window.gridBench.sort(header), sortedBy);
  const frames = await page.evaluate(() => window.gridBench.frames());
  const domRows = await page.evaluate(() => window.gridBench.rows().length);
  const search = await page.evaluate((text) => window.gridBench.search(text), searched);
  const frameP95 = frames.sort((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? Number.NaN;
  return { firstRows, sort, search, frameP95, domRows };
}
