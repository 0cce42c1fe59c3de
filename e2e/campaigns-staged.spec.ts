import type { Page } from "@playwright/test";
import { changeElsewhere, FEW, HANDLE, openCampaigns, rows, writesOf } from "./campaign-pages";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";

const bar = (page: Page) => page.getByRole("region", { name: "Staged changes" });
const jobs = (page: Page) => page.getByRole("region", { name: "Jobs" });

async function stageFromNowOn(page: Page) {
  await page.getByRole("button", { name: /^Stage changes/ }).click();
  await expect(bar(page)).toContainText("Edits wait here until you publish them.");
}

/** The daily budget of a campaign that has one of its own, by its place among those. */
const daily = (page: Page, place: number) =>
  page.locator('[data-row] [data-cell="daily"]', { hasText: /\d/ }).nth(place);

/** Raises a daily budget by one, and gives the old and the new one. */
async function raise(page: Page, place: number) {
  const before = /[\d,.]+/.exec((await daily(page, place).textContent()) ?? "")?.[0] ?? "";
  const after = (Number(before.replaceAll(",", "")) + 1).toFixed(2);
  await daily(page, place).dblclick();
  await page.getByRole("textbox", { name: "Daily budget" }).fill(after);
  await page.keyboard.press("Enter");
  return { before, after };
}

test("edits wait on the device over a reload, and conflicts with other people's changes are published as decided", async ({
  page,
  signIn,
  emulator,
  clicks,
}) => {
  await signIn(page, HANDLE);
  const account = await openCampaigns(page, FEW, "?sort=name-asc");
  const theirs =
    (await daily(page, 0).locator("xpath=ancestor::*[@data-row]").getAttribute("data-row")) ?? "";
  const published = await clicks(page, "Stage 4 edits, review and publish");
  await stageFromNowOn(page);
  const [first, second] = [await raise(page, 0), await raise(page, 1)];
  for (const row of [2, 3]) await raise(page, row);
  await expect(daily(page, 1).locator("ins")).toContainText(second.after);
  await expect(daily(page, 1).locator("del")).toContainText(second.before);
  await expect(bar(page)).toContainText("4 changes staged in 4 campaigns");
  await expect(bar(page)).toContainText("Saved on this device");
  await expectAccessible(page);

  await page.reload();
  await expect(bar(page)).toContainText("4 changes staged in 4 campaigns");
  await expect(daily(page, 0).locator("ins")).toContainText(first.after);
  await changeElsewhere(page, account, theirs, "daily_budget_amount_local_micro=7000000");
  const before = (await writesOf(emulator)).length;
  await bar(page).getByRole("button", { name: "Review and publish…" }).click();
  const review = page.getByRole("dialog");
  await expect(review.getByText("Changed since you staged it")).toBeVisible();
  await expectAccessible(page);
  // By a key: without a change from elsewhere there is nothing to decide, and no click for it.
  await review.getByRole("button", { name: "Leave theirs" }).press("Enter");
  await review.getByRole("button", { name: "Publish changes to 3 campaigns" }).click();
  await expect(jobs(page).getByText("3 of 3 done")).toBeVisible();
  await published();
  await expect(daily(page, 1).locator("ins")).toHaveCount(0);
  await expect(daily(page, 1)).toContainText(second.after);
  expect(await writesOf(emulator)).toHaveLength(before + 1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a change made in the panel is staged, taken back there, and reviewed", async ({
    page,
    signIn,
    emulator,
  }) => {
    await signIn(page, HANDLE);
    await openCampaigns(page, FEW);
    await stageFromNowOn(page);
    await rows(page).nth(1).getByRole("button", { expanded: false }).click();
    await page.getByRole("button", { name: "Edit…" }).click();
    const dialog = page.getByRole("dialog").filter({ hasText: "Nothing is sent now" });
    await dialog.getByLabel("Name", { exact: true }).fill("Staged on a phone");
    await dialog.getByLabel("Purchase order number").fill("4711-9");
    await dialog.getByRole("button", { name: "Stage 2 changes" }).click();
    const panel = page.getByRole("region", { name: "Staged", exact: true });
    await panel.getByRole("button", { name: "Take back: Purchase order number" }).click();
    await expect(panel.getByRole("listitem")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(rows(page).nth(1)).toContainText("Staged on a phone");
    await bar(page).getByRole("button", { name: "Review and publish…" }).click();
    await expect(page.getByRole("dialog").getByText("Staged on a phone")).toBeVisible();
    await expectAccessible(page);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await writesOf(emulator)).toEqual([]);
  });
});
