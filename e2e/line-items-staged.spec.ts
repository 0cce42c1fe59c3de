import type { Page } from "@playwright/test";
import { HANDLE } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";
import { countOf, lineItemCell, lineItemGrid, lineItemWrites, openLineItems } from "./line-item-pages";

const bar = (page: Page) => page.getByRole("region", { name: "Staged changes" });
const jobs = (page: Page) => page.getByRole("region", { name: "Jobs" });
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

test("edits of line items wait in every tab, are looked at alone, and are published together", async ({
  page,
  context,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openLineItems(page, "?status=active&sort=name-asc");
  const all = await countOf(page);
  const first = await idAt(page, 0);
  const second = await idAt(page, 1);
  await stageFromNowOn(page);
  await rename(page, first, "0 waits to be published");
  await cellOf(page, second, "name").focus();
  await page.keyboard.press("p");
  await expect(bar(page)).toContainText("2 changes staged in 2 line items");
  await page.getByRole("button", { name: "Remove the filter Status" }).click();

  await bar(page).getByRole("button", { name: "Show only these" }).click();
  await expect(page).toHaveURL(/staged=only/);
  await expect.poll(() => countOf(page)).toBe(2);
  await expect(cellOf(page, second, "status").locator("ins")).toHaveText("Paused");
  await expect(cellOf(page, first, "name").locator("ins")).toHaveText("0 waits to be published");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove the filter Staged only" }).click();
  await expect.poll(() => countOf(page)).toBeGreaterThanOrEqual(all);

  await cellOf(page, first, "name").focus();
  await page.keyboard.press("Space");
  const panel = page.getByRole("dialog", { name: "0 waits to be published" });
  const waits = panel.getByRole("region", { name: "Staged" });
  await expect(waits).toContainText("0 waits to be published");
  await panel.getByRole("button", { name: "Edit…" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit 0 waits to be published" });
  await expect(dialog).toContainText("Nothing is sent now");
  await dialog.getByLabel("Ends").fill("2031-12-24T18:00");
  await dialog.getByRole("button", { name: "Stage", exact: true }).click();
  await expect(bar(page)).toContainText("3 changes staged in 2 line items");
  await expect(waits).toContainText("24 Dec 2031");
  await page.keyboard.press("Escape");

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(bar(other)).toContainText("3 changes staged in 2 line items");
  await bar(other)
    .getByRole("button", { name: /^Undo: Ends of/ })
    .click();
  await expect(bar(page)).toContainText("2 changes staged in 2 line items");
  await other.close();
  expect(await lineItemWrites(emulator)).toEqual([]);

  await bar(page).getByRole("button", { name: "Review and publish…" }).click();
  const review = page.getByRole("dialog", { name: "Review 2 changes in 2 line items" });
  await expect(review).toContainText("Checks for conflicting edits");
  await expectAccessible(page);
  await review.getByRole("button", { name: "Publish changes to 2 line items" }).click();
  await expect(jobs(page).getByText("2 of 2 done")).toBeVisible();
  expect((await lineItemWrites(emulator)).map(({ method, status }) => `${method} ${status}`)).toEqual([
    "POST 200",
  ]);
  await expect(cellOf(page, first, "name")).toHaveText("0 waits to be published");
  await expect(lineItemGrid(page).locator("ins")).toHaveCount(0);
  await bar(page).getByRole("button", { name: "Stop staging" }).click();
  await expect(bar(page)).toHaveCount(0);
});

test("what somebody else changed in a line item is decided before it is published, and bulk changes are staged", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const account = await openLineItems(page, "?status=active&sort=name-asc");
  const [one, two] = [await idAt(page, 0), await idAt(page, 1)];
  await stageFromNowOn(page);
  await rename(page, one, "Mine");
  await lineItemCell(page, 0, "select").click();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Control+a");
  await page
    .getByRole("region", { name: "Chosen line items" })
    .getByRole("button", { name: "Pause" })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Nothing is sent now");
  await dialog.getByRole("button", { name: /^Pause \d+ line items when published$/ }).click();
  await expect(bar(page)).toContainText(/\d+ changes staged in \d+ line items/);
  await bar(page)
    .getByRole("button", { name: /^Undo: Pause/ })
    .click();
  await expect(bar(page)).toContainText("1 change staged in 1 line item");
  await page
    .getByRole("region", { name: "Chosen line items" })
    .getByRole("button", { name: /^Clear/ })
    .click();
  await page.goto(`/live/${HANDLE}/${account}/line-items?sort=name-asc`);
  await rename(page, two, "Mine as well");

  const answer = await page.request.put(
    `/api/ads/live/${HANDLE}/12/accounts/${account}/line_items/${one}?name=Theirs`,
    { headers: { "x-forward": "1", origin: new URL(page.url()).origin } },
  );
  expect(answer.status()).toBe(200);
  const before = (await lineItemWrites(emulator)).length;
  await bar(page).getByRole("button", { name: "Review and publish…" }).click();
  const review = page.getByRole("dialog");
  await expect(review.getByText("Changed since you staged it, in 1 line item")).toBeVisible();
  await expect(review.getByRole("button", { name: "Publish changes to 1 line item" })).toBeVisible();
  await expectAccessible(page);
  await review.getByRole("button", { name: "Leave theirs" }).click();
  await review.getByRole("button", { name: "Publish changes to 1 line item" }).click();
  await expect(jobs(page).getByText("1 of 1 done")).toBeVisible();
  // Their names have taken them elsewhere in the list.
  const search = page.getByRole("searchbox");
  await search.fill("Theirs");
  await expect(cellOf(page, one, "name")).toHaveText("Theirs");
  await search.fill("Mine as well");
  await expect(cellOf(page, two, "name")).toHaveText("Mine as well");
  expect(await lineItemWrites(emulator)).toHaveLength(before + 1);
});
