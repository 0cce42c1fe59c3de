import type { Page } from "@playwright/test";
import { HANDLE } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";
import { lineItemGrid, lineItemWrites, openLineItems } from "./line-item-pages";

const bar = (page: Page) => page.getByRole("region", { name: "Staged changes" });
const idAt = async (page: Page, row: number) =>
  (await lineItemGrid(page).locator("[data-row]").nth(row).getAttribute("data-row")) ?? "";
const cellOf = (page: Page, id: string, column: string) =>
  lineItemGrid(page).locator(`[data-row="${id}"] [data-cell="${column}"]`);

async function stageFromNowOn(page: Page) {
  await page.getByRole("button", { name: /^Stage changes/ }).click();
  await expect(bar(page)).toContainText("Edits wait here until you publish them.");
}

async function rename(page: Page, id: string, name: string) {
  await cellOf(page, id, "name").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.keyboard.press("Enter");
  await expect(cellOf(page, id, "name").locator("ins")).toHaveText(name);
}

test("edits of line items wait in every tab until they are published", async ({
  page,
  context,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openLineItems(page, "?status=active&sort=name-asc");
  const first = await idAt(page, 0);
  await stageFromNowOn(page);
  await rename(page, first, "0 waits to be published");
  await cellOf(page, first, "name").focus();
  await page.keyboard.press("Space");
  const panel = page.getByRole("dialog", { name: "0 waits to be published", exact: true });
  await expect(panel.getByRole("region", { name: "Staged" })).toContainText("0 waits to be published");
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Edit…" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit 0 waits to be published" });
  await dialog.getByLabel("Ends").fill("2031-12-24T18:00");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Stage", exact: true }).click();
  await expect(bar(page)).toContainText("2 changes staged in 1 line item");
  await page.keyboard.press("Escape");

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(bar(other)).toContainText("2 changes staged in 1 line item");
  await bar(other)
    .getByRole("button", { name: /^Undo: Ends of/ })
    .click();
  await expect(bar(page)).toContainText("1 change staged in 1 line item");
  await other.close();
  expect(await lineItemWrites(emulator)).toEqual([]);

  await bar(page).getByRole("button", { name: "Review and publish…" }).click();
  await expect(page.getByRole("dialog", { name: /^Review/ })).toContainText("Checks for conflicting edits");
  await expectAccessible(page);
});
