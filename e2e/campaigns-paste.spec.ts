import type { Page } from "@playwright/test";
import { cell, FEW, HANDLE, nameOf, openCampaigns, rows, writesOf } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

const dialog = (page: Page) => page.getByRole("dialog", { name: /^Paste into/ });
const bar = (page: Page) => page.getByRole("region", { name: "Staged changes" });

/** What a spreadsheet puts on the clipboard. */
const copyCells = (page: Page, block: readonly (readonly string[])[]) =>
  page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    block.map((line) => `${line.join("\t")}\n`).join(""),
  );

test("cells of a spreadsheet are pasted from a cell down, seen before they are staged, and sent by nobody", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?columns=name,daily,why&sort=name-asc&daily=10..GBP");
  const second = await nameOf(page, 1);
  const third = await nameOf(page, 2);
  await copyCells(page, [
    [`${second} A`, "77.50", "whatever"],
    [`${third} B`, "a lot", ""],
  ]);
  await cell(page, 1, "name").focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(dialog(page)).toContainText("Paste into 2 campaigns");
  await expect(dialog(page)).toContainText("Nothing is sent now");
  await expect(dialog(page)).toContainText("it cannot be changed here: Why not serving.");
  const preview = dialog(page).getByRole("list", { name: "What changes" });
  await expect(preview).toContainText(`${second} A`);
  await expect(preview).toContainText("Type an amount, for example 1,234.50.");
  await expectAccessible(page);
  // Six hundred and fifty pounds a day become less than a third.
  await dialog(page).getByRole("checkbox").check();
  await dialog(page).getByRole("button", { name: "Paste into 1 campaign" }).click();

  await expect(bar(page)).toContainText("2 changes staged in 1 campaign");
  await expect(cell(page, 1, "name").locator("ins")).toHaveText(`${second} A`);
  await expect(cell(page, 1, "daily").locator("ins")).toContainText("77.50");
  expect(await nameOf(page, 2)).toBe(third);
  expect(await writesOf(emulator)).toEqual([]);
  await page.keyboard.press("Control+z");
  await expect(bar(page)).toContainText("Edits wait here");
});

test("one value is pasted into all that are chosen, and a column into them in their order", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?columns=name,po&sort=name-asc");
  for (const row of [3, 1, 0]) await cell(page, row, "select").click();
  await copyCells(page, [["PO-2026"]]);
  await cell(page, 3, "po").focus();
  await page.keyboard.press("ControlOrMeta+v");
  await dialog(page).getByRole("button", { name: "Paste into 3 campaigns" }).click();
  for (const row of [0, 1, 3]) await expect(cell(page, row, "po").locator("ins")).toHaveText("PO-2026");
  await expect(cell(page, 2, "po").locator("ins")).toHaveCount(0);

  await copyCells(page, [["One"], ["Two"], ["Three"], ["Four"]]);
  await cell(page, 0, "po").focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(dialog(page)).toContainText("no more campaigns for them: 1 row.");
  await dialog(page).getByRole("button", { name: "Paste into 3 campaigns" }).click();
  await expect(cell(page, 1, "po").locator("ins")).toHaveText("Two");
  await expect(cell(page, 3, "po").locator("ins")).toHaveText("Three");
});

test("rows that were copied, changed elsewhere and pasted back find their campaigns by id", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?columns=name,status,daily,id&sort=name-asc");
  const names = [await nameOf(page, 0), await nameOf(page, 1)];
  await cell(page, 0, "select").click();
  await cell(page, 1, "select").click();
  await page.keyboard.press("ControlOrMeta+c");
  await expect(page.getByText("Copied 2 campaigns", { exact: true }).first()).toBeVisible();
  await page.keyboard.press("Escape");

  // Pasted back as they are, nothing would change.
  await cell(page, 4, "status").focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(dialog(page)).toContainText("Columns go by the names in the first row.");
  await expect(dialog(page).getByText("No change.")).toHaveCount(2);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();

  await page.evaluate(async (name) => {
    const text = await navigator.clipboard.readText();
    await navigator.clipboard.writeText(text.replace(name, `${name} again`));
  }, names[1] ?? "");
  await page.keyboard.press("ControlOrMeta+v");
  await dialog(page).getByRole("button", { name: "Paste into 1 campaign" }).click();
  await expect(
    rows(page)
      .filter({ hasText: `${names[1]} again` })
      .locator("ins"),
  ).toHaveText(`${names[1]} again`);
});

test("who may only look pastes nothing, and a field takes what is pasted into it", async ({
  page,
  signIn,
}) => {
  await signIn(page, "leo_analyst");
  await openCampaigns(page, "Nordlys Outdoor", "", "leo_analyst");
  await copyCells(page, [["Mine"]]);
  await cell(page, 0, "name").focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(
    page
      .getByText(/^Needs an account admin/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const search = page.getByRole("searchbox", { name: /^Name contains/ });
  await search.focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(search).toHaveValue(/Mine/);
  await expect(dialog(page)).toHaveCount(0);
});
