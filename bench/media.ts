// A media library of 2,000 against the same tiles all in one document, in headless Chromium.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Media } from "../lib/ads/endpoints/media-library";
import { interleave, median, medianRatio, milliseconds, type Row, times, whole } from "./measure";
import { HANDLE, type Product, withProduct } from "./product";
import { ask, askAll } from "./signed";

const ROUNDS = 5;
const COUNT = 2_000;
const PAGE = 50;
const PEER = "plain page, all tiles in the document, lazy images";
/** Pixels a frame: a quick flick. */
const STEP = 60;
const FRAMES = 300;

interface Measured {
  readonly frameP95: number;
  readonly tiles: number;
}

export function media(): Promise<Row[]> {
  return withProduct(async ({ emulator, dashboard, browser, cookies }) => {
    const [account] = await ask<{ id: string }[]>(`${emulator}/live/12/accounts?count=1`);
    const base = `${emulator}/live/12/accounts/${account?.id}/media_library?count=${PAGE}`;
    const library = manyOf(await askAll<Media>(base));

    const ours = `${dashboard}/live/${HANDLE}/${account?.id}/media`;
    const measured: { ours: Measured[]; theirs: Measured[] } = { ours: [], theirs: [] };
    await interleave(ROUNDS, {
      ours: async () => measured.ours.push(await measure(browser, ours, cookies, library)),
      theirs: async () => measured.theirs.push(await measurePlain(browser, library)),
    });
    return rowsOf(measured.ours.slice(1), measured.theirs.slice(1));
  });
}

/** The demo's few media again and again, each at an address of its own, so that each is decoded again. */
function manyOf(few: readonly Media[]): Media[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const original = few[index % few.length];
    if (!original) throw new Error("The demo has no media");
    const own = (url: string) => `${url}?copy=${index}`;
    const { poster_media_url: poster } = original;
    return {
      ...original,
      media_key: `${original.media_key.split("_")[0]}_${1_000_000 + index}`,
      name: `${original.name ?? "Medium"} ${index + 1}`,
      media_url: own(original.media_url),
      ...(poster && { poster_media_url: own(poster) }),
    };
  });
}

async function measure(
  browser: Browser,
  address: string,
  cookies: Product["cookies"],
  library: readonly Media[],
): Promise<Measured> {
  return inContext(browser, async (context) => {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.route(/\/media_library\?/, async (route) => {
      const from = Number(new URL(route.request().url()).searchParams.get("cursor") ?? 0);
      const next = from + PAGE;
      await route.fulfill({
        json: {
          request: { params: {} },
          data: library.slice(from, next),
          next_cursor: next < COUNT ? String(next) : null,
        },
      });
    });
    await page.goto(address);
    await page.getByRole("heading", { name: "Media" }).waitFor();
    await page.getByText(whole(COUNT), { exact: true }).waitFor({ timeout: 60_000 });
    await page.waitForLoadState("networkidle");
    return scrolled(page, '[role="listbox"]', '[role="option"]');
  });
}

async function measurePlain(browser: Browser, library: readonly Media[]): Promise<Measured> {
  return inContext(browser, async (context) => {
    const page = await context.newPage();
    const tiles = library.map((each) => {
      const still = each.media_type === "IMAGE" ? each.media_url : (each.poster_media_url ?? "");
      return `<li><img loading="lazy" decoding="async" alt="" src="${still}"><b>${each.name}</b><i>${each.media_type}</i></li>`;
    });
    await page.setContent(
      `<style>body{margin:0}ul{height:100vh;overflow-y:auto;display:grid;grid-template-columns:repeat(6,1fr);gap:12px;margin:0;padding:12px;list-style:none}li{height:232px;border:1px solid #ddd}img{width:100%;height:128px;object-fit:contain}b,i{display:block}</style><ul>${tiles.join("")}</ul>`,
    );
    await page.waitForLoadState("networkidle");
    return scrolled(page, "ul", "li");
  });
}

async function inContext<T>(browser: Browser, act: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    return await act(context);
  } finally {
    await context.close();
  }
}

/** Scrolls down, so that every tile is new, and takes the time of each frame. */
async function scrolled(page: Page, list: string, tile: string): Promise<Measured> {
  const [frames, tiles] = await page.evaluate(
    async ([listSelector, tileSelector, step, count]) => {
      const element = document.querySelector(listSelector);
      const durations: number[] = [];
      // Written out twice: a function with a name would need a helper that the page does not have.
      let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      for (let index = 1; index <= count; index += 1) {
        element?.scrollTo({ top: index * step });
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        durations.push(now - last);
        last = now;
      }
      return [durations, document.querySelectorAll(tileSelector).length] as const;
    },
    [list, tile, STEP, FRAMES] as const,
  );
  const sorted = [...frames].sort((a, b) => a - b);
  return { frameP95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, tiles };
}

function rowsOf(ours: readonly Measured[], theirs: readonly Measured[]): Row[] {
  const row = (what: string, key: keyof Measured, write: (value: number) => string, goal: string): Row => {
    const [own, other] = [ours.map((each) => each[key]), theirs.map((each) => each[key])];
    return {
      what: `Media library of ${whole(COUNT)}: ${what}`,
      ours: write(median(own)),
      peer: PEER,
      theirs: write(median(other)),
      ratio: times(medianRatio(other, own)),
      goal,
    };
  };
  return [
    row("scrolling, frame p95", "frameP95", milliseconds, "< 20 ms"),
    row("tiles in the document", "tiles", whole, "–"),
  ];
}
