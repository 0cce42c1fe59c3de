// The calendar with a thousand posts in the days in sight: frames while scrolling over its week, its month and its list.
import type { BrowserContext, Page } from "@playwright/test";
import type { ScheduledPost } from "../lib/ads/endpoints/scheduled-posts";
import type { CalendarSpan } from "../lib/drafts/calendar/calendar-days";
import { weekOf } from "../lib/drafts/calendar/calendar-days";
import { dayIn, dayStart } from "../lib/time/calendar";
import { formatServiceTime } from "../lib/time/service-time";
import { type Row, whole } from "./measure";
import { HANDLE, withProduct } from "./product";
import { ask } from "./signed";

const POSTS = 1_000;
const SPANS: readonly CalendarSpan[] = ["week", "month", "list"];
const ROUNDS = 3;

export function calendar(): Promise<Row[]> {
  return withProduct(async ({ emulator, dashboard, browser, cookies }) => {
    const [account] = await ask<{ id: string; timezone: string }[]>(`${emulator}/live/12/accounts?count=1`);
    if (!account) throw new Error("The demo has no account.");
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(cookies);
    await answerWith(context, postsOfTheWeek(account.timezone));
    const rows: Row[] = [];
    for (const span of SPANS) {
      const page = await context.newPage();
      await page.goto(`${dashboard}/live/${HANDLE}/${account.id}/drafts/calendar?view=${span}`);
      await page.locator("[data-calendar]").waitFor();
      await page.waitForLoadState("networkidle");
      const frames: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) frames.push(...(await scrolled(page)));
      frames.sort((a, b) => a - b);
      const p95 = frames[Math.floor(frames.length * 0.95)] ?? Number.NaN;
      rows.push(row(span, p95));
      await page.close();
    }
    return rows;
  });
}

const row = (span: CalendarSpan, p95: number): Row => ({
  what: `Calendar by ${span}, ${whole(POSTS)} posts: scrolling, frame p95`,
  ours: `${p95.toFixed(1)} ms`,
  peer: "–",
  theirs: "–",
  ratio: "–",
  goal: "< 20 ms",
});

/** Six posts an hour, spread over the days that a week's calendar and, from today, a list's show. */
function postsOfTheWeek(zone: string): ScheduledPost[] {
  const days = weekOf(dayIn(zone, Date.now()));
  const from = dayStart(days[0] ?? "", zone) ?? Date.now();
  const step = (days.length * 86_400_000) / POSTS;
  return Array.from({ length: POSTS }, (_, number) => ({
    id: `post${number}`,
    name: `Post ${number} of the week`,
    text: `What there is to say at this hour, number ${number}`,
    user_id: "1",
    nullcast: false,
    card_uri: null,
    media_keys: [],
    scheduled_at: formatServiceTime(from + number * step),
    completed_at: null,
    scheduled_status: "SCHEDULED",
    post_id: null,
    created_at: formatServiceTime(from),
    updated_at: formatServiceTime(from),
  }));
}

/** The browser's lists of scheduled posts hold these; all other calls reach the emulator. */
const answerWith = (context: BrowserContext, data: readonly ScheduledPost[]) =>
  context.route(/\/scheduled_posts\?/, (route) =>
    route.fulfill({ json: { data, next_cursor: null, request: { params: {} } } }),
  );

/** Milliseconds between frames, while the area is scrolled there and back by a wheel's step each frame. */
const scrolled = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const area = document.querySelector("[data-calendar]")?.parentElement;
    if (!area) throw new Error("The calendar is not there.");
    const room = Math.min(area.scrollHeight - area.clientHeight, 2_000);
    const durations: number[] = [];
    let last = await new Promise<number>(requestAnimationFrame);
    for (let at = 0; at < 2 * room; at += 36) {
      area.scrollTo({ top: at < room ? at : 2 * room - at });
      const now = await new Promise<number>(requestAnimationFrame);
      durations.push(now - last);
      last = now;
    }
    return durations;
  });
