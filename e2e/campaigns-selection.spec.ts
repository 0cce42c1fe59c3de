import { cell, FEW, HANDLE, openCampaigns, rows } from "./campaign-pages";
import { expect, test } from "./fixtures";

test("a range of rows is selected by Shift with the arrows, and by Shift with a click on a box", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW);
  const chosen = () =>
    rows(page).evaluateAll((all) =>
      all.flatMap((row, index) => (row.getAttribute("aria-selected") === "true" ? [index] : [])),
    );
  await cell(page, 1, "name").focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) await page.keyboard.press(`Shift+${key}`);
  expect(await chosen()).toEqual([1, 2]);
  await expect(cell(page, 2, "name")).toBeFocused();
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("Shift+ArrowUp");
  expect(await chosen()).toEqual([0, 1]);

  await cell(page, 4, "select").click();
  await cell(page, 6, "select").click({ modifiers: ["Shift"] });
  expect(await chosen()).toEqual([0, 1, 4, 5, 6]);
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const words of ["Extend the selection downwards", /at its box$/]) {
    await expect(sheet.getByText(words)).toBeVisible();
  }
});
