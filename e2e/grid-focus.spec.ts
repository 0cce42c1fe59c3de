/** Where the focus goes when the row that has it leaves the list. */
import { cell, FEW, HANDLE, nameOf, openCampaigns, rows } from "./campaign-pages";
import { expect, test } from "./fixtures";
import { lineItemCell, namesIn, openLineItems } from "./line-item-pages";

test("a campaign that a filter hides leaves the focus to the one that takes its place, or the one before", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?status=ACTIVE&sort=name-asc&columns=name,status");
  const before = await rows(page).count();
  expect(before).toBeGreaterThan(3);
  const next = await nameOf(page, 2);
  await cell(page, 1, "name").focus();
  await page.keyboard.press("p");
  await expect(rows(page)).toHaveCount(before - 1);
  await expect(cell(page, 1, "name")).toBeFocused();
  await expect(cell(page, 1, "name")).toHaveText(next);

  const last = await nameOf(page, before - 3);
  await cell(page, before - 2, "status").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("combobox", { name: "Status" }).selectOption("PAUSED");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(before - 2);
  await expect(cell(page, before - 3, "status")).toBeFocused();
  await expect(cell(page, before - 3, "name")).toHaveText(last);
});

test("what goes away with the focus gives it back to the grid", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?status=PAUSED&sort=name-asc&columns=name,status,why");
  const paused = await rows(page).count();
  expect(paused).toBeGreaterThan(2);
  await cell(page, 1, "why").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Resume the campaign" }).press("Enter");
  await expect(rows(page)).toHaveCount(paused - 1);
  await expect(cell(page, 1, "why")).toBeFocused();

  await page.keyboard.press("x");
  await page.getByRole("button", { name: "Clear the selection" }).press("Enter");
  await expect(cell(page, 1, "why")).toBeFocused();
});

test("a line item that a filter hides leaves the focus in its column", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openLineItems(page, "?status=serving&sort=name-asc&columns=name,status");
  const next = await namesIn(page).nth(1).textContent();
  await lineItemCell(page, 0, "name").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("p");
  await expect(namesIn(page).first()).toHaveText(next ?? "");
  await expect(lineItemCell(page, 0, "status")).toBeFocused();
});

test("whoever is elsewhere stays there when a row leaves", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?status=ACTIVE&sort=name-asc&columns=name,status");
  const first = await nameOf(page, 0);
  await cell(page, 0, "name").focus();
  const search = page.getByLabel("Name contains, or an id");
  await search.fill(await nameOf(page, 1));
  await expect(page.getByRole("link", { name: first, exact: true })).toHaveCount(0);
  await expect(search).toBeFocused();
});
