// The campaign grid with 8,000 campaigns against the same table in MUI X DataGrid, in headless Chromium.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import type { Campaign } from "../lib/ads/endpoints/campaigns";
import { anyFreePort } from "../scripts/ports.mjs";
import { startChild } from "./child";
import { type GridTimings, readTimings } from "./grid-timings";
import { interleave, median, medianRatio, milliseconds, type Row, times, whole } from "./measure";
import { HANDLE, type Product, withProduct } from "./product";
import { ask, askAll } from "./signed";

const ROUNDS = 5;
const PEER = "MUI X DataGrid 9.14 (community, pages of 100)";

type Measured = GridTimings & { readonly javascript: number };

export function grid(): Promise<Row[]> {
  return withProduct(async ({ folder, emulator, dashboard, browser, cookies, atEnd }) => {
    const { account, campaigns } = await largestAccount(emulator);
    const file = path.join(folder, "campaigns.json");
    await writeFile(file, JSON.stringify({ data: campaigns }));
    const port = await anyFreePort();
    const peer = `http://127.0.0.1:${port}/`;
    const server = await startChild("bench/mui-grid/server.mjs", [String(port), file], peer);
    atEnd(() => server.kill());

    const page = `${dashboard}/live/${HANDLE}/${account}/campaigns`;
    const searched = campaigns[Math.floor(campaigns.length / 2)]?.name ?? "";

    const measured: { ours: Measured[]; theirs: Measured[] } = { ours: [], theirs: [] };
    await interleave(ROUNDS, {
      ours: async () => measured.ours.push(await measure(browser, page, searched, cookies)),
      theirs: async () => measured.theirs.push(await measure(browser, peer, searched, [])),
    });
    return rowsOf(campaigns.length, measured.ours.slice(1), measured.theirs.slice(1));
  });
}

/** One visit with an empty cache. */
async function measure(
  browser: Browser,
  address: string,
  searched: string,
  cookies: Product["cookies"],
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const scripts: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    const timings = await readTimings(page, address, searched);
    const javascript = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    return { ...timings, javascript };
  } finally {
    await context.close();
  }
}

/** The account with the most campaigns. */
export async function largestAccount(url: string): Promise<{ account: string; campaigns: Campaign[] }> {
  const accounts = await ask<{ id: string }[]>(`${url}/live/12/accounts?count=200`);
  let largest = { account: "", campaigns: [] as Campaign[] };
  for (const { id } of accounts) {
    const campaigns = await askAll<Campaign>(`${url}/live/12/accounts/${id}/campaigns?count=1000`).catch(
      () => [],
    );
    if (campaigns.length > largest.campaigns.length) largest = { account: id, campaigns };
  }
  return largest;
}

function rowsOf(count: number, ours: readonly Measured[], theirs: readonly Measured[]): Row[] {
  const row = (what: string, key: keyof Measured, write: (value: number) => string, goal: string): Row => {
    const [own, other] = [ours.map((each) => each[key]), theirs.map((each) => each[key])];
    return {
      what: `Grid, ${whole(count)} campaigns: ${what}`,
      ours: write(median(own)),
      peer: PEER,
      theirs: write(median(other)),
      ratio: times(medianRatio(other, own)),
      goal,
      headline: true,
    };
  };
  return [
    row("first rows on an empty cache", "firstRows", milliseconds, "–"),
    row("sort", "sort", milliseconds, "–"),
    row("search", "search", milliseconds, "–"),
    row("scrolling, frame p95", "frameP95", milliseconds, "< 20 ms"),
    row("rows in the document", "domRows", whole, "< 80"),
    row("JavaScript of the page, gzip", "javascript", (bytes) => `${whole(bytes / 1000)} kB`, "< 300 kB"),
  ];
}
