import type { Page } from "@playwright/test";
import { cell, changeElsewhere, FEW, HANDLE, nameOf, openCampaigns, rows, writesOf } from "./campaign-pages";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";

const bar = (page: Page) => page.getByRole("region", { name: "Staged changes" });
const jobs = (page: Page) => page.getByRole("region", { name: "Jobs" });

async function stageFromNowOn(page: Page) {
  await page.getByRole("button", { name: /^Stage changes/ }).click();
  await expect(bar(page)).toContainText("Edits wait here until you publish them.");
}

async function rename(page: Page, row: number, name: string) {
  await cell(page, row, "name").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.keyboard.press("Enter");
}

test("edits wait on the device over a reload, and are published as decided where somebody else changed it too", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const account = await openCampaigns(page, FEW, "?sort=name-asc");
  const names = [await nameOf(page, 0), await nameOf(page, 1)];
  const theirs = (await rows(page).first().getAttribute("data-row")) ?? "";
  await stageFromNowOn(page);
  await rename(page, 0, `${names[0]} mine`);
  await rename(page, 1, `${names[1]} mine`);
  await expect(cell(page, 1, "name").locator("ins")).toHaveText(`${names[1]} mine`);
  await expect(cell(page, 1, "name").locator("del")).toHaveText(names[1] ?? "");
  await expect(bar(page)).toContainText("2 changes staged in 2 campaigns");
  await expect(bar(page)).toContainText("Kept on this device");
  await expectAccessible(page);

  await page.reload();
  await expect(bar(page)).toContainText("2 changes staged in 2 campaigns");
  await expect(cell(page, 0, "name").locator("ins")).toHaveText(`${names[0]} mine`);
  await changeElsewhere(page, account, theirs, "name=Theirs");
  const before = (await writesOf(emulator)).length;
  await bar(page).getByRole("button", { name: "Review and publish…" }).click();
  const review = page.getByRole("dialog");
  await expect(review.getByText("Changed since you staged it")).toBeVisible();
  await expectAccessible(page);
  await review.getByRole("button", { name: "Leave theirs" }).click();
  await review.getByRole("button", { name: "Publish changes to 1 campaign" }).click();
  await expect(jobs(page).getByText("1 of 1 done")).toBeVisible();
  await expect(
    rows(page)
      .filter({ hasText: `${names[1]} mine` })
      .locator("ins"),
  ).toHaveCount(0);
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
