import type { Page } from "@playwright/test";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { allRead, cell, changeElsewhere, FEW, HANDLE, openCampaigns, rows, writesOf } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";

/** Begins a job that is cut off before its only request has an answer, and opens the list in a second tab. */
async function cutOffInTwoTabs(page: Page, emulator: EmulatorControl) {
  const account = await openCampaigns(page, FEW);
  await emulator.fault({ method: "POST", path: `/live/12/batch/accounts/${account}/campaigns`, hang: true });
  const campaign = (await rows(page).first().getAttribute("data-row")) ?? "";
  await cell(page, 0, "name").focus();
  await page.keyboard.press("x");
  await page.getByRole("button", { name: "Rename…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Prefix").fill("Q4 ");
  await dialog.getByRole("button", { name: "Rename 1 campaign" }).click();
  await expect.poll(async () => (await writesOf(emulator)).length).toBeGreaterThan(0);

  const other = await page.context().newPage();
  await Promise.all([page.reload(), other.goto(page.url())]);
  await expect(goOn(page)).toBeVisible();
  await expect(goOn(other)).toBeVisible();
  return { other, account, campaign };
}

const jobIn = (tab: Page) => tab.getByRole("region", { name: "Jobs" }).getByRole("listitem");
const goOn = (tab: Page) => jobIn(tab).getByRole("button", { name: "Resume (1 left)" });

test("of two tabs that offer the same job one goes on, and the other offers what that one leaves", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const { other, account, campaign } = await cutOffInTwoTabs(page, emulator);
  const before = (await writesOf(emulator)).length;
  await goOn(page).click();
  await expect.poll(async () => (await writesOf(emulator)).length).toBeGreaterThan(before);
  await expect(jobIn(other)).toContainText("Another tab of this browser goes on with it");
  await expect(jobIn(other).getByRole("button")).toHaveAccessibleName("Dismiss: Rename 1 campaign");
  await expectAccessible(other);

  await page.close();
  await emulator.clearFaults();
  await goOn(other).click();
  await expect(jobIn(other)).toContainText("1 of 1 done");
  await expect(cell(other, 0, "name")).toHaveText(/^Q4 /);

  await changeElsewhere(other, account, campaign, "name=Mine");
  await jobIn(other).getByRole("button", { name: "Undo", exact: true }).click();
  await jobIn(other).getByText("1 not done").click();
  await expect(
    jobIn(other)
      .getByText(/Name is Mine and was Q4 /)
      .first(),
  ).toBeVisible();
  await expectAccessible(other);
});

test("a job that one tab discards is offered by no other", async ({ page, signIn, emulator }) => {
  await signIn(page, HANDLE);
  const { other } = await cutOffInTwoTabs(page, emulator);
  const before = (await writesOf(emulator)).length;
  await jobIn(page).getByRole("button", { name: "Stop" }).click();
  await expect(jobIn(page)).toHaveCount(0);
  await expect(jobIn(other)).toContainText("Another tab of this browser finished or discarded it");
  await expect(goOn(other)).toHaveCount(0);
  await other.reload();
  await allRead(other);
  await expect(jobIn(other)).toHaveCount(0);
  expect(await writesOf(emulator)).toHaveLength(before);
});
