import { HANDLE } from "./campaign-pages";
import { expect, test } from "./fixtures";
import { lineItemCell, lineItemWrites, openLineItems } from "./line-item-pages";

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

test("cells of a spreadsheet are pasted into line items, each by its own rules", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openLineItems(page, "?columns=name,status,bid&sort=name-asc");
  const first = lineItemCell(page, 0, "name");
  await expect(first).not.toBeEmpty();
  await page.evaluate(() => navigator.clipboard.writeText("New name\tsoon\nOther name\tPaused\n"));
  await first.focus();
  await page.keyboard.press("ControlOrMeta+v");
  const dialog = page.getByRole("dialog", { name: "Paste into 2 line items" });
  await expect(dialog).toContainText("Status: Write ACTIVE or PAUSED.");
  await expect(dialog).toContainText("Other name");
  await dialog.getByRole("button", { name: "Paste into 1 line item" }).click();
  await expect(page.getByRole("region", { name: "Staged changes" })).toContainText("in 1 line item");
  await expect(page.getByRole("grid").locator("ins", { hasText: "Other name" })).toBeVisible();
  expect(await lineItemWrites(emulator)).toEqual([]);
});
