import type { Page } from "@playwright/test";
import { FEW, HANDLE, MANY, openCampaigns } from "./campaign-pages";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";
import { countOf, lineItemCell, lineItemGrid, lineItemWrites, openLineItems } from "./line-item-pages";

const jobs = (page: Page) => page.getByRole("region", { name: "Jobs" });
const bar = (page: Page) => page.getByRole("region", { name: "Selected line items" });

/** Chooses the first three rows by the keyboard, and gives their ids. */
async function chooseThree(page: Page): Promise<string[]> {
  await lineItemCell(page, 0, "name").focus();
  for (const key of ["x", "j", "j", "Shift+X"]) await page.keyboard.press(key);
  await expect(bar(page).getByText("3 selected")).toBeVisible();
  return lineItemGrid(page)
    .locator('[data-row][aria-selected="true"]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-row") ?? ""));
}

/** Chooses all paused line items of the largest account, and gives how many there are. */
async function chooseThousands(page: Page): Promise<number> {
  await openLineItems(page, "?status=paused&sort=name-asc", MANY);
  await lineItemCell(page, 0, "name").focus();
  await page.keyboard.press("x");
  await bar(page)
    .getByRole("button", { name: /^Select all [\d,]+$/ })
    .click();
  const count = await countOf(page);
  expect(count).toBeGreaterThan(1_000);
  await expect(bar(page).getByText(`${count.toLocaleString("en-GB")} selected`)).toBeVisible();
  return count;
}

test("thousands of line items are chosen at once, with few rows in the page, and what becomes of them is said before it is sent", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await page.setViewportSize({ width: 1280, height: 800 });
  const count = await chooseThousands(page);
  const fits = () => lineItemGrid(page).evaluate((grid) => grid.scrollWidth <= grid.clientWidth);
  await expect.poll(fits).toBe(true);

  const drawn = lineItemGrid(page).locator("[data-row]");
  expect(await drawn.count()).toBeLessThan(80);
  await lineItemCell(page, 0, "name").focus();
  await page.keyboard.press("Control+End");
  await expect(lineItemGrid(page).locator(`[aria-rowindex="${count + 1}"]`)).toBeVisible();
  await expect(page.locator("[data-cell]:focus")).toBeVisible();
  expect(await drawn.count()).toBeLessThan(80);

  await bar(page).getByRole("button", { name: "Resume" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const requests = Number(
    /Sends ([\d,]+) requests/.exec((await dialog.textContent()) ?? "")?.[1]?.replace(",", ""),
  );
  const planned = /^Resume ([\d,]+) line items$/;
  const label = await dialog.getByRole("button", { name: planned }).textContent();
  expect(requests).toBe(Math.ceil(Number(planned.exec(label ?? "")?.[1]?.replace(",", "")) / 40));
  await page.keyboard.press("Escape");

  await page.getByLabel("Search line items").fill("no line item is called this");
  await expect(bar(page).getByText(`(${count.toLocaleString("en-GB")} not shown now)`)).toBeVisible();
});

test("a job that a reload cuts off is gone on with, and all that is left is extended in few clicks", async ({
  page,
  signIn,
  emulator,
  clicks,
}) => {
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

  const extended = await clicks(page, "Extend the end of 40 line items");
  await page.getByRole("checkbox", { name: /^Select all/ }).click();
  await bar(page).getByRole("button", { name: "Dates…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Ends").selectOption("Move later by days");
  await dialog.getByRole("button", { name: /^Change the dates of/ }).click();
  await expect.poll(async () => (await lineItemWrites(emulator)).at(-1)?.body).toContain('"end_time"');
  const dates = jobs(page).getByRole("listitem").filter({ hasText: "dates" });
  await expect(dates).toContainText(/(\d+) of \1 done/);
  await extended();
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
    expect(await scrollsSideways(page)).toBe(false);
    await bar(page).getByRole("button", { name: "Pause" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Pause 2 line items" }).click();
    await expect(jobs(page).getByText("2 of 2 done")).toBeVisible();
  });
});
