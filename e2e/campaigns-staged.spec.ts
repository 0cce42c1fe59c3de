import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { cell, FEW, HANDLE, nameOf, openCampaigns, rows, writesOf } from "./campaign-pages";
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

/** Changes a campaign at the service, as somebody else would. */
async function changeElsewhere(page: Page, accountId: string, campaignId: string, query: string) {
  const answer = await page.request.put(
    `/api/ads/live/${HANDLE}/12/accounts/${accountId}/campaigns/${campaignId}?${query}`,
    { headers: { "x-forward": "1", origin: new URL(page.url()).origin } },
  );
  expect(answer.status()).toBe(200);
}

test("edits wait on the device, are undone and done again, and are published in one request", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?sort=name-asc");
  const first = await nameOf(page, 0);
  const second = await nameOf(page, 1);
  await stageFromNowOn(page);
  await rename(page, 0, `${first} renamed`);
  await expect(cell(page, 0, "name").locator("ins")).toHaveText(`${first} renamed`);
  await expect(cell(page, 0, "name").locator("del")).toHaveText(first);
  await cell(page, 1, "name").focus();
  await page.keyboard.press("p");
  await expect(cell(page, 1, "status").locator("ins")).toHaveText(/^(Paused|Serving|Not serving)$/);
  await expect(bar(page)).toContainText("2 changes staged in 2 campaigns");
  await expect(bar(page)).toContainText("Kept on this device");
  await expectAccessible(page);

  await page.keyboard.press("Control+z");
  await expect(bar(page)).toContainText("1 change staged in 1 campaign");
  await page.keyboard.press("Control+Shift+z");
  await expect(bar(page)).toContainText("2 changes staged in 2 campaigns");

  await page.reload();
  await expect(bar(page)).toContainText("2 changes staged in 2 campaigns");
  await expect(cell(page, 0, "name").locator("ins")).toHaveText(`${first} renamed`);
  expect(await writesOf(emulator)).toEqual([]);

  const all = await rows(page).count();
  await bar(page).getByRole("button", { name: "Show only these" }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/staged=only/);
  await bar(page).getByRole("button", { name: "Show all" }).click();
  await expect(rows(page)).toHaveCount(all);

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Go anywhere, do anything" }).fill("review and publish");
  await expect(page.getByRole("option", { name: "Review and publish staged changes" })).toBeVisible();
  await page.keyboard.press("Enter");
  const review = page.getByRole("dialog", { name: "Review 2 changes in 2 campaigns" });
  await expect(review).toContainText("Checks for conflicting edits");
  const lines = review.getByRole("list", { name: "Staged changes" });
  await expect(lines.getByText(first, { exact: true })).toBeVisible();
  await expect(lines.getByText(second, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await review.getByRole("button", { name: "Publish changes to 2 campaigns" }).click();
  await expect(jobs(page).getByText("2 of 2 done")).toBeVisible();
  expect((await writesOf(emulator)).map(({ method, status }) => `${method} ${status}`)).toEqual(["POST 200"]);
  await expect(cell(page, 0, "name")).toHaveText(`${first} renamed`);
  await expect(cell(page, 0, "name").locator("ins")).toHaveCount(0);
  await expect(bar(page)).toContainText("Edits wait here until you publish them.");

  await bar(page).getByRole("button", { name: "Stop staging" }).click();
  await expect(bar(page)).toHaveCount(0);
});

test("what somebody else changed meanwhile is shown, and published only by decision", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const account = await openCampaigns(page, FEW, "?sort=name-asc");
  const names = [await nameOf(page, 0), await nameOf(page, 1), await nameOf(page, 2)];
  const ids = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("data-row") ?? ""));
  const [one = "", two = "", three = ""] = ids;
  await stageFromNowOn(page);
  await rename(page, 0, `${names[0]} mine`);
  await rename(page, 1, `${names[1]} mine`);
  await rename(page, 2, `${names[2]} mine`);
  await changeElsewhere(page, account, one, "name=Theirs+1");
  await changeElsewhere(page, account, two, "name=Theirs+2");
  const before = (await writesOf(emulator)).length;

  await bar(page).getByRole("button", { name: "Review and publish…" }).click();
  const review = page.getByRole("dialog");
  await expect(review.getByText("Changed since you staged it, in 2 campaigns")).toBeVisible();
  await expect(review.getByText(`Theirs 1 ${names[0]}`)).toBeVisible();
  await expect(review.getByRole("button", { name: "Publish changes to 1 campaign" })).toBeVisible();
  await expectAccessible(page);
  const conflict = (name: string) => review.getByRole("listitem").filter({ hasText: name });
  await conflict("Theirs 1").getByRole("button", { name: "Leave theirs" }).click();
  await conflict("Theirs 2").getByRole("button", { name: "Publish mine" }).click();
  await review.getByRole("button", { name: "Publish changes to 2 campaigns" }).click();
  await expect(jobs(page).getByText("2 of 2 done")).toBeVisible();
  const nameAt = (id: string) => page.locator(`[data-row="${id}"] [data-cell="name"]`);
  await expect(nameAt(one)).toHaveText("Theirs 1");
  await expect(nameAt(two)).toHaveText(`${names[1]} mine`);
  await expect(nameAt(three)).toHaveText(`${names[2]} mine`);
  expect(await writesOf(emulator)).toHaveLength(before + 1);
});

test("a bulk change is staged, what breaks a rule by now stays behind, and the rest is discarded", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const account = await openCampaigns(page, FEW, "?status=ACTIVE&sort=name-asc");
  await stageFromNowOn(page);
  await page.getByRole("checkbox", { name: /^Choose all/ }).check();
  await page.getByRole("button", { name: "Budget…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Nothing is sent now");
  await dialog.getByLabel("Percent").fill("10");
  await dialog.getByRole("button", { name: /^Change the budget of \d+ campaigns when published$/ }).click();
  await expect(bar(page)).toContainText(/\d+ changes staged in \d+ campaigns/);
  expect(await writesOf(emulator)).toEqual([]);

  const staged = page.locator('[data-row]:has([data-cell="daily"] ins)').first();
  const id = (await staged.getAttribute("data-row")) ?? "";
  const total = await page.request.delete(`/api/ads/live/${HANDLE}/12/accounts/${account}/campaigns/${id}`, {
    headers: { "x-forward": "1", origin: new URL(page.url()).origin },
  });
  expect(total.status()).toBe(200);
  await bar(page).getByRole("button", { name: "Review and publish…" }).click();
  const review = page.getByRole("dialog");
  await expect(review.getByText("Not possible for 1 campaign")).toBeVisible();
  await expect(review.getByText("It is deleted.")).toBeVisible();
  await page.keyboard.press("Escape");

  await bar(page).getByRole("button", { name: "Discard" }).click();
  await expect(bar(page)).toContainText("Edits wait here until you publish them.");
  await bar(page)
    .getByRole("button", { name: /^Undo: Discard/ })
    .click();
  await expect(bar(page)).toContainText(/\d+ changes staged/);
});

test("changes are published only after the campaigns could be looked at", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  await signIn(page, HANDLE);
  const account = await openCampaigns(page, FEW);
  await stageFromNowOn(page);
  await rename(page, 0, "Waits for a look");
  await emulator.fault({
    method: "GET",
    path: `/live/12/accounts/${account}/campaigns`,
    status: 503,
  });
  await bar(page).getByRole("button", { name: "Review and publish…" }).click();
  const review = page.getByRole("dialog");
  await expect(review.getByText("The campaigns could not be looked at")).toBeVisible();
  await expect(review.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true");
  await emulator.clearFaults();
  await review.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(review.getByRole("button", { name: "Publish changes to 1 campaign" })).toBeEnabled();
  await review.getByRole("button", { name: /^Take back: Name of/ }).click();
  await expect(review).toContainText("Nothing is staged any more.");
  expect(await writesOf(emulator)).toEqual([]);
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
    await rows(page).nth(1).getByRole("link").click();
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await writesOf(emulator)).toEqual([]);
  });
});

test("rows are copied and exported with what is staged for them where that is chosen", async ({
  page,
  signIn,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?columns=name,status&sort=name-asc");
  const first = await nameOf(page, 0);
  await page.getByRole("button", { name: "View", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "Export these rows, all fields" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /staged values/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await stageFromNowOn(page);
  await rename(page, 0, `${first} renamed`);
  const file = async (item: string) => {
    await page.getByRole("button", { name: "View", exact: true }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: item }).click();
    return readFile(await (await download).path(), "utf8");
  };
  expect(await file("Export these rows, with staged values")).toContain(`${first} renamed`);
  expect(await file("Export these rows, columns as seen")).not.toContain(`${first} renamed`);

  await cell(page, 0, "select").click();
  const chosen = page.getByRole("region", { name: "Chosen campaigns" });
  const copiedText = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = async (item: string) => {
    await chosen.getByRole("button", { name: "Copy" }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await copy("Copy as a table, with staged values");
  await expect.poll(copiedText).toContain(`${first} renamed`);
  await copy("Copy as JSON, all fields");
  await expect.poll(copiedText).not.toContain("renamed");
});
