import type { Page } from "@playwright/test";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { statistics } from "@/lib/ads/rate-limits";
import { addDays, dayIn } from "@/lib/time/calendar";
import { filledAccountId } from "./account-id";
import { expect, expectAccessible, test } from "./fixtures";

/** Whose reads are shared, and who has connected that handle too. */
const OWNER = "jon_marketer";
const COLLEAGUE = "mara_agency";
/** With more line items than can be read, and with few campaigns. */
const LONG = "Chai Junction";
const SHORT = "Maison Aubel";

/** Reads that another application has used before. */
const ELSEWHERE = 110;

/** Days that no other test asks for, so that none of them is cached. */
const range = (from: number, to: number) =>
  `range=${[from, to].map((days) => addDays(dayIn("UTC", Date.now()), -days)).join("..")}`;

test("a colleague's list, one's own and a job share a person's reads, and the meter says who used them", async ({
  page,
  browser,
  baseURL,
  signIn,
  emulator,
}) => {
  await signIn(page, COLLEAGUE);
  await signIn(page, OWNER, "connect");
  const own = await browser.newContext({ ...(baseURL && { baseURL }) });
  try {
    const mine = await own.newPage();
    await signIn(mine, OWNER);
    const [long, short] = await Promise.all([
      filledAccountId(page, OWNER, LONG),
      filledAccountId(mine, OWNER, SHORT),
    ]);
    const figures = mine.locator('[data-row] [data-cell="spend"]');
    const figure = figures.filter({ hasText: /\d EUR/ }).first();

    // Another application of the person's has used some. A colleague's list wants more reads than there are
    // then; the person looks at another account meanwhile.
    await readElsewhere(mine, short);
    await Promise.all([
      page.goto(`/live/${OWNER}/${long}/line-items?${range(86, 2)}&columns=name,spend&sort=spend-desc`),
      mine.goto(`/live/${OWNER}/${short}/campaigns?${range(52, 32)}&columns=name,spend`),
    ]);
    await expect(figure).toBeVisible();
    await expect(figures.locator(".skeleton")).toHaveCount(0);
    await expect(page.getByText(/Statistics can be read 250 times in 15 minutes/)).toBeVisible();

    // A job over more than a week takes none of the reads.
    await figure.click();
    const panel = mine.getByRole("dialog");
    await panel.getByLabel("Break down by").selectOption({ label: "Age" });
    await expect(panel.getByText(/^The service is computing this/)).toBeVisible();
    await emulator.advance(41_000);
    await expect(panel.getByRole("table", { name: "Statistics by age group" })).toBeVisible();
    await panel.getByRole("button", { name: "Close" }).click();

    await mine.getByRole("button", { name: /API requests left.*: statistics$/ }).click();
    const uses = mine.getByRole("list", { name: "Used by" }).getByRole("listitem");
    const usedFor = (words: RegExp) => expect(uses.filter({ hasText: words })).toHaveCount(1);
    await usedFor(/^List, rows in sight: line itemsChai Junction · opened by @mara_agency\d+$/);
    await usedFor(/^List, rows out of sight: line itemsChai Junction · opened by @mara_agency\d+$/);
    await usedFor(/^List, rows in sight: campaignsMaison Aubel\d+$/);
    await usedFor(new RegExp(`^Other applications and instances${ELSEWHERE}$`));
    await expectAccessible(mine);

    const reads = await readsOf(emulator);
    expect(reads.filter(({ status }) => status !== 200)).toEqual([]);
    // The long list went up to what is reserved for visible rows, a hundred, and those of the person took few of it.
    expect(reads.length).toBeGreaterThanOrEqual(statistics.limit - 100);
    expect(reads.length).toBeLessThan(statistics.limit - 50);
  } finally {
    await own.close();
  }
});

/** Reads statistics as another application of the user would, past this dashboard's reader. */
async function readElsewhere(page: Page, account: string) {
  const hour = (ago: number) => `${new Date(Date.now() - ago * 3_600_000).toISOString().slice(0, 13)}:00:00Z`;
  const question = new URLSearchParams({
    entity: "CAMPAIGN",
    entity_ids: "a",
    start_time: hour(30),
    end_time: hour(29),
    granularity: "TOTAL",
    placement: "ALL_ON_SERVICE",
    metric_groups: "BILLING",
  });
  const address = `/api/ads/live/${OWNER}/12/stats/accounts/${account}?${question}`;
  await Promise.all(
    Array.from({ length: ELSEWHERE }, async () => {
      const answer = await page.request.get(address, { headers: { "x-forward": "1" } });
      expect(answer.status()).toBe(200);
    }),
  );
}

/** Reads of statistics that arrived at the service; those of jobs are of another allowance. */
async function readsOf(emulator: EmulatorControl) {
  const all = await emulator.requests();
  return all.filter(({ method, path }) => method === "GET" && path.startsWith("/live/12/stats/accounts/"));
}
