import type { Page } from "@playwright/test";
import { FEW, HANDLE, MANY, openCampaigns } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";
import {
  countOf,
  lineItemCell,
  lineItemGrid,
  lineItemWrites,
  namesIn,
  openLineItems,
} from "./line-item-pages";

const jobs = (page: Page) => page.getByRole("region", { name: "Jobs" });
const bar = (page: Page) => page.getByRole("region", { name: "Chosen line items" });

/** Chooses the first three rows by the keyboard, and gives their ids. */
async function chooseThree(page: Page): Promise<string[]> {
  await lineItemCell(page, 0, "name").focus();
  for (const key of ["x", "j", "j", "Shift+X"]) await page.keyboard.press(key);
  await expect(bar(page).getByText("3 selected")).toBeVisible();
  return lineItemGrid(page)
    .locator('[data-row][aria-selected="true"]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-row") ?? ""));
}

interface LineItemOfService {
  readonly id: string;
  readonly entity_status: string;
  readonly bid_strategy: string;
  readonly bid_amount_local_micro: string | null;
  readonly daily_budget_amount_local_micro: string | null;
  readonly reasons_not_servable: readonly string[];
}

async function allOf(page: Page, account: string): Promise<readonly LineItemOfService[]> {
  const answer = await page.request.get(
    `/api/ads/live/${HANDLE}/12/accounts/${account}/line_items?count=1000&with_draft=true`,
    { headers: { "x-forward": "1" } },
  );
  const { data }: { data: LineItemOfService[] } = await answer.json();
  return data;
}

test("several line items are paused in one request, each with its old and new state", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const account = await openLineItems(page, "?status=serving&sort=name-asc");
  const before = await countOf(page);
  const ids = await chooseThree(page);
  await expectAccessible(page);
  await bar(page).getByRole("button", { name: "Pause" }).click();
  const dialog = page.getByRole("dialog", { name: "Pause 3 selected line items" });
  await expect(dialog.getByRole("listitem").filter({ hasText: /active.*→.*paused/ })).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Pause 3 line items" }).click();
  await expect(jobs(page).getByText("3 of 3 done")).toBeVisible();
  await expect.poll(() => countOf(page)).toBe(before - 3);

  const writes = await lineItemWrites(emulator);
  expect(writes.map(({ path }) => path)).toEqual([`/live/12/batch/accounts/${account}/line_items`]);
  expect(JSON.parse(writes[0]?.body ?? "")).toEqual(
    ids.map((line_item_id) => ({
      operation_type: "Update",
      params: { line_item_id, entity_status: "PAUSED" },
    })),
  );
  const paused = (await allOf(page, account)).filter(({ id }) => ids.includes(id));
  expect(paused.map(({ entity_status }) => entity_status)).toEqual(["PAUSED", "PAUSED", "PAUSED"]);
});

test("a line item that is refused is reported, and tried again", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, HANDLE);
  const account = await openLineItems(page, "?status=serving&sort=name-asc");
  await chooseThree(page);
  await bar(page).getByRole("button", { name: "Rename…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Prefix").fill("Q4 ");
  await emulator.fault({
    method: "POST",
    path: `/live/12/batch/accounts/${account}/line_items`,
    status: 400,
    body: {
      operation_errors: [[], [{ code: "INVALID_PARAMETER", message: "Not this one" }], []],
      request: [],
    },
    count: 1,
  });
  await dialog.getByRole("button", { name: "Rename 3 line items" }).click();
  await expect(jobs(page).getByText("2 of 3 done")).toBeVisible();
  await jobs(page).getByText("1 not done").click();
  await expect(jobs(page).getByText("Not this one")).toBeVisible();
  await expect(jobs(page).getByRole("button", { name: "Export failed as CSV" })).toBeVisible();
  await jobs(page).getByRole("button", { name: "Retry failed (1)" }).click();
  await expect(jobs(page).getByText("1 of 1 done")).toBeVisible();
  await expect(namesIn(page).filter({ hasText: /^Q4 / })).toHaveCount(3);
});

test("line items that would break a rule are left out, with the rule", async ({ page, signIn, emulator }) => {
  await signIn(page, HANDLE);
  const account = await openLineItems(page);
  const items = await allOf(page, account);
  const open = items.filter(({ reasons_not_servable: reasons }) => !reasons.includes("DELETED"));
  const own = open.filter(({ daily_budget_amount_local_micro: daily }) => daily !== null);
  // A daily budget of 1.00, which for most of them looks like a slip.
  const changing = own.filter(({ daily_budget_amount_local_micro: daily }) => daily !== "1000000");
  const large = own.filter(({ daily_budget_amount_local_micro: daily }) => Number(daily) > 3_000_000);
  expect(large.length).toBeGreaterThan(0);
  expect(open.length).toBeGreaterThan(own.length);

  await page.getByRole("checkbox", { name: `Choose all ${items.length} matching line items` }).check();
  await bar(page).getByRole("button", { name: "Budget…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Change", { exact: true }).selectOption("Set to");
  await dialog.getByLabel("Amount", { exact: true }).fill("1");
  await dialog.getByRole("checkbox", { name: `Yes, change ${large.length} budgets` }).check();
  await dialog.getByRole("list", { name: "What changes" }).locator("..").press("End");
  await expect(dialog.getByText(/Set it on the campaign\.$/).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: `Change the budget of ${changing.length} line items` }).click();
  await expect(jobs(page).getByText(`${changing.length} of ${changing.length} done`)).toBeVisible();
  const sent: { params: { line_item_id: string } }[] = (await lineItemWrites(emulator)).flatMap(({ body }) =>
    JSON.parse(body ?? "[]"),
  );
  const byId = (a: string, b: string) => a.localeCompare(b);
  expect(sent.map(({ params }) => params.line_item_id).sort(byId)).toEqual(
    changing.map(({ id }) => id).sort(byId),
  );
});

test("a bid is changed where there is one, and automatic ones are left alone", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const account = await openLineItems(page);
  const items = await allOf(page, account);
  const [bidding, ...others] = items.filter(({ bid_strategy }) => bid_strategy === "TARGET");
  expect(others).toEqual([]);
  await page.getByRole("checkbox", { name: /^Choose all/ }).check();
  await bar(page).getByRole("button", { name: "Bid…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Percent").fill("10");
  await expect(dialog.getByText(`${items.length - 1} skipped`, { exact: true })).toBeVisible();
  await expect(dialog.getByText("It bids automatically, so it has no bid to change.").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Change the bid of 1 line item" }).click();
  await expect(jobs(page).getByText("1 of 1 done")).toBeVisible();
  const [write] = await lineItemWrites(emulator);
  expect(JSON.parse(write?.body ?? "")).toEqual([
    {
      operation_type: "Update",
      params: {
        line_item_id: bidding?.id,
        bid_amount_local_micro: (Number(bidding?.bid_amount_local_micro) * 11) / 10,
      },
    },
  ]);
});

test("thousands of line items are chosen at once, with few rows in the page", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openLineItems(page, "?status=paused&sort=name-asc", MANY);
  await lineItemCell(page, 0, "name").focus();
  await page.keyboard.press("x");
  const all = bar(page).getByRole("button", { name: /^Select all [\d,]+ matching$/ });
  await all.click();
  const count = await countOf(page);
  expect(count).toBeGreaterThan(1_000);
  await expect(bar(page).getByText(`${count.toLocaleString("en-GB")} selected`)).toBeVisible();

  const drawn = lineItemGrid(page).locator("[data-row]");
  expect(await drawn.count()).toBeLessThan(80);
  await lineItemCell(page, 0, "name").focus();
  await page.keyboard.press("Control+End");
  await expect(lineItemGrid(page).locator(`[aria-rowindex="${count + 1}"]`)).toBeVisible();
  await expect(page.locator("[data-cell]:focus")).toBeVisible();
  expect(await drawn.count()).toBeLessThan(80);

  await bar(page).getByRole("button", { name: "Resume" }).click();
  const dialog = page.getByRole("dialog");
  const requests = Number(
    /Sends ([\d,]+) requests/.exec((await dialog.textContent()) ?? "")?.[1]?.replace(",", ""),
  );
  const planned = /^Resume ([\d,]+) line items$/;
  const label = await dialog.getByRole("button", { name: planned }).textContent();
  expect(requests).toBe(Math.ceil(Number(planned.exec(label ?? "")?.[1]?.replace(",", "")) / 40));
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.getByLabel("Search line items").fill("no line item is called this");
  await expect(bar(page).getByText(`(${count.toLocaleString("en-GB")} not shown now)`)).toBeVisible();
});

test("a deletion of several can be undone before it leaves, and leaves after its grace", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openLineItems(page, "?status=serving&sort=name-asc");
  const before = await countOf(page);
  const deleteThree = async () => {
    await chooseThree(page);
    await bar(page).getByRole("button", { name: "Delete…" }).click();
    const dialog = page.getByRole("dialog", { name: /^Delete 3 line items in / });
    await expect(dialog.getByText(/After 8 seconds this cannot be undone/)).toBeVisible();
    const go = dialog.getByRole("button", { name: "Delete 3 line items" });
    await expect(go).toHaveAccessibleDescription("Type “delete 3” first.");
    await dialog.getByLabel(/to confirm/).fill("delete 3");
    await go.click();
  };
  await deleteThree();
  await expect(lineItemGrid(page).getByRole("checkbox", { disabled: true })).toHaveCount(3);
  await expect(bar(page)).toHaveCount(0);
  await jobs(page).getByRole("button", { name: "Undo", exact: true }).click();
  await expect(jobs(page).getByText(/Nothing was sent/)).toBeVisible();
  await expect(lineItemGrid(page).getByRole("checkbox", { disabled: true })).toHaveCount(0);
  expect(await lineItemWrites(emulator)).toEqual([]);

  await deleteThree();
  await expect(jobs(page).getByText("3 of 3 done")).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => countOf(page)).toBe(before - 3);
  expect(await lineItemWrites(emulator)).toHaveLength(1);
});

test("a job that a reload cuts off is gone on with", async ({ page, signIn, emulator }) => {
  await signIn(page, HANDLE);
  const account = await openLineItems(page, "?status=serving&sort=name-asc");
  const before = await countOf(page);
  await chooseThree(page);
  await emulator.fault({
    method: "POST",
    path: `/live/12/batch/accounts/${account}/line_items`,
    count: 1,
    hang: true,
  });
  await bar(page).getByRole("button", { name: "Pause" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pause 3 line items" }).click();
  await expect.poll(async () => (await lineItemWrites(emulator)).length).toBe(1);

  await page.reload();
  const job = jobs(page).getByRole("listitem");
  await expect(job).toContainText("0 of 3 done, interrupted");
  await job.getByRole("button", { name: "Resume (3 left)" }).click();
  await expect(job).toContainText("3 of 3 done");
  await expect.poll(() => countOf(page)).toBe(before - 3);
});

test("who may only look is told why nothing can be changed together", async ({ page, signIn }) => {
  await signIn(page, "leo_analyst");
  await page.goto("/live");
  const href = await page.getByRole("grid").getByRole("link").first().getAttribute("href");
  await page.goto((href ?? "").replace(/[^/]+$/, "line-items"));
  await lineItemCell(page, 0, "name").focus();
  await page.keyboard.press("x");
  const pause = bar(page).getByRole("button", { name: "Pause" });
  await expect(pause).toHaveAttribute("aria-disabled", "true");
  await expect(pause).toHaveAccessibleDescription(/Needs .*; your role/);
});

test("keys move, open, choose and pause, and columns are chosen in the address", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, HANDLE);
  await openLineItems(page, "?status=serving&sort=name-asc");
  const fits = () =>
    lineItemGrid(page).evaluate((grid) => grid.scrollWidth <= grid.clientWidth && grid.scrollWidth > 0);
  expect(await fits()).toBe(true);
  await page.keyboard.press("j");
  await expect(lineItemCell(page, 0, "name")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(lineItemCell(page, 1, "campaign")).toBeFocused();
  await page.keyboard.press("Space");
  const id = await lineItemGrid(page).locator("[data-row]").nth(1).getAttribute("data-row");
  await expect(page).toHaveURL(new RegExp(`panel=${id}`));
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/panel=/);
  await page.keyboard.press("p");
  await expect(lineItemGrid(page).locator(`[data-row="${id}"]`)).toHaveCount(0);

  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("menuitemcheckbox", { name: "Placements" }).click();
  await expect(page.getByRole("columnheader", { name: "Placements" })).toBeVisible();
  await expect(page).toHaveURL(/columns=.*placements/);
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Placements" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("line items are ticked and changed together", async ({ page, signIn }) => {
    await signIn(page, HANDLE);
    const account = await openCampaigns(page, FEW);
    await page.goto(`/live/${HANDLE}/${account}/line-items?status=serving`);
    const cards = page.getByRole("list", { name: "Line items" }).getByRole("listitem");
    await cards.nth(0).getByRole("checkbox").check();
    await cards.nth(1).getByRole("checkbox").check();
    await expect(bar(page).getByText("2 selected")).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await bar(page).getByRole("button", { name: "Pause" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Pause 2 line items" }).click();
    await expect(jobs(page).getByText("2 of 2 done")).toBeVisible();
  });
});
