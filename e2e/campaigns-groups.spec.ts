import type { Page } from "@playwright/test";
import { cell, FEW, HANDLE, MANY, openCampaigns, rows } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";

const grid = (page: Page) => page.getByRole("grid", { name: "Campaigns" });
/** What heads a group, by its name. */
const head = (page: Page, name: string) =>
  page.locator('[data-row^="group "]').filter({ has: page.getByText(name, { exact: true }) });
const heads = (page: Page) => page.locator('[data-row^="group "]');

/** How many campaigns a head says it has. */
const countOf = async (page: Page, name: string) =>
  Number(/(\d+)\s*campaigns/.exec((await head(page, name).textContent()) ?? "")?.[1]);

test("campaigns are put into groups with their counts and budgets, opened and closed by keyboard", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?columns=name,status,daily&sort=name-asc");
  const all = await rows(page).count();
  await page.getByRole("button", { name: "View", exact: true }).press("Enter");
  await page.getByRole("menuitemradio", { name: "Status", exact: true }).press("Enter");
  await expect(page).toHaveURL(/group=status/);
  await expect(head(page, "Paused")).toBeVisible();
  await expect(rows(page)).toHaveCount(all + (await heads(page).count()));
  await expect(head(page, "Paused").locator('[data-cell="daily"]')).toContainText(/Together [\d,.]+ GBP/);
  await expectAccessible(page);

  const paused = await countOf(page, "Paused");
  const name = head(page, "Paused").locator('[data-cell="name"]');
  await name.focus();
  await expect(name).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  await expect(name).toHaveAttribute("aria-expanded", "false");
  await expect(name).toBeFocused();
  await expect(page).toHaveURL(/closed=Paused/);
  await expect(rows(page)).toHaveCount(all - paused + (await heads(page).count()));

  // All of a closed group are chosen by its head, and let go of again.
  await page.keyboard.press("x");
  const bar = page.getByRole("region", { name: "Chosen campaigns" });
  await expect(bar).toContainText(`${paused} selected`);
  await expect(head(page, "Paused").getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("x");
  await expect(bar).toHaveCount(0);

  // What the address says holds after a reload; arrows go over heads and rows alike.
  await page.reload();
  await expect(name).toHaveAttribute("aria-expanded", "false");
  await name.focus();
  await page.keyboard.press("Space");
  await expect(name).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(head(page, "Paused").locator("xpath=following-sibling::*[1]")).toContainText("Paused");
  await expect(page.locator(":focus")).toHaveAttribute("data-cell", "name");
  await expect(name).not.toBeFocused();
});

test("campaigns and line items are put into groups and out of them from the palette", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  const account = await openCampaigns(page, FEW);
  const palette = page.getByRole("combobox", { name: "Go anywhere, do anything" });
  const options = page.getByRole("option");
  const run = async (command: string) => {
    await page.keyboard.press("ControlOrMeta+k");
    await palette.fill(command);
    await expect(options.first()).toHaveText(command);
    await page.keyboard.press("Enter");
  };
  await run("Group by: Funding instrument");
  await expect(page).toHaveURL(/group=funding/);
  await expect(heads(page).first()).toBeVisible();
  await run("Ungroup");
  await expect(page).not.toHaveURL(/group=/);
  await expect(heads(page)).toHaveCount(0);

  await page.goto(`/live/${HANDLE}/${account}/line-items`);
  await expect(page.getByRole("grid", { name: "Line items" })).toBeVisible();
  await run("Group by: Objective");
  await expect(heads(page).first()).toBeVisible();
});

test("copied and pasted rows go by the order of their groups", async ({ page, signIn, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?columns=name,po&sort=name-asc&group=status");
  await expect(heads(page).first()).toBeVisible();
  const names = await page
    .locator('[data-row]:not([data-row^="group "]) [data-cell="name"]')
    .allTextContents();
  expect(names).not.toEqual([...names].sort());
  await page.evaluate(() => navigator.clipboard.writeText("One\nTwo\nThree\n"));
  await cell(page, 1, "po").focus();
  await page.keyboard.press("ControlOrMeta+v");
  const dialog = page.getByRole("dialog", { name: "Paste into 3 campaigns" });
  const preview = dialog.getByRole("list", { name: "What changes" });
  for (const name of names.slice(0, 3)) await expect(preview).toContainText(name);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  // What heads a group takes no cells.
  await heads(page).first().locator('[data-cell="po"]').focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByRole("dialog", { name: /^Paste into/ })).toHaveCount(0);
});

test("eight thousand campaigns in groups are drawn as far as they are in sight", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, MANY, "?group=funding");
  await expect(heads(page).first()).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(80);
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("menuitem", { name: "Collapse all" }).click();
  await expect(page).toHaveURL(/closed=\*/);
  await expect(page.locator('[data-row]:not([data-row^="group "])')).toHaveCount(0);
  await expect(grid(page)).toHaveAttribute("aria-rowcount", String((await heads(page).count()) + 1));
  await heads(page).first().click();
  await expect(page.locator('[data-row]:not([data-row^="group "])').first()).toBeVisible();
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("menuitemradio", { name: "Nothing", exact: true }).click();
  await expect(heads(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/closed=/);
});
