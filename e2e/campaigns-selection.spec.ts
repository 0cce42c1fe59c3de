import type { Page } from "@playwright/test";
import { cell, FEW, HANDLE, nameOf, openCampaigns, rows } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

const copiedText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const copiedCells = async (page: Page) =>
  (await copiedText(page))
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
const copiedTable = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const html = item?.types.includes("text/html") ? await item.getType("text/html") : undefined;
    const table = new DOMParser().parseFromString((await html?.text()) ?? "", "text/html");
    return [...table.querySelectorAll("tr")].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
  });

test("rows are copied as cells by Ctrl+C: the one with the focus, or those that are selected", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?columns=name,daily,id&sort=name-asc&daily=10..GBP");
  const names = [await nameOf(page, 0), await nameOf(page, 1), await nameOf(page, 2)];
  await cell(page, 1, "name").focus();
  await page.keyboard.press("ControlOrMeta+c");
  await expect(page.getByText("Copied 1 campaign", { exact: true }).first()).toBeVisible();
  const [heading, one, ...none] = await copiedCells(page);
  expect(heading).toEqual(["Name", "Daily budget", "ID", "Currency"]);
  expect(one).toEqual([names[1], expect.stringMatching(/^\d+\.\d\d$/), expect.any(String), "GBP"]);
  expect(none).toEqual([]);

  // From the third to the first: what is copied is in the order of the grid.
  await cell(page, 2, "name").focus();
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("ControlOrMeta+c");
  await expect(page.getByText("Copied 3 campaigns", { exact: true }).first()).toBeVisible();
  const cells = await copiedCells(page);
  expect(cells.slice(1).map(([name]) => name)).toEqual(names);
  expect(await copiedTable(page)).toEqual(cells);

  // Selected text and a field are copied as everywhere.
  await cell(page, 0, "name").evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press("ControlOrMeta+c");
  await expect.poll(() => copiedText(page)).toBe(names[0]);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  const search = page.getByRole("searchbox", { name: /^Name contains/ });
  await search.fill("none such");
  await search.selectText();
  await page.keyboard.press("ControlOrMeta+c");
  await expect.poll(() => copiedText(page)).toBe("none such");
});

test("what is selected is copied from its bar as a table, as Markdown and as JSON", async ({
  page,
  signIn,
}) => {
  await signIn(page, "leo_analyst");
  await openCampaigns(page, "Nordlys Outdoor", "?columns=name,status&sort=name-asc", "leo_analyst");
  const names = [await nameOf(page, 0), await nameOf(page, 1)];
  await cell(page, 0, "select").click();
  await cell(page, 1, "select").click();
  const bar = page.getByRole("region", { name: "Chosen campaigns" });
  const copy = async (item: string) => {
    await bar.getByRole("button", { name: "Copy" }).click();
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: item }).click();
    await expect(page.getByText("Copied 2 campaigns", { exact: true }).first()).toBeVisible();
  };
  await copy("Copy as a table");
  await expect
    .poll(() => copiedTable(page))
    .toEqual([["ID", "Name", "Status"], ...(await copiedCells(page)).slice(1)]);
  await copy("Copy as Markdown");
  await expect
    .poll(() => copiedText(page))
    .toMatch(/^\| ID \| Name \| Status \|\n\| --- \| --- \| --- \|\n(\|.*\|\n){2}$/);
  await copy("Copy as JSON");
  await expect.poll(() => copiedText(page)).toMatch(/^\[/);
  const records: { name: string }[] = JSON.parse(await copiedText(page));
  expect(records.map(({ name }) => name)).toEqual(names);
});

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
  for (const words of [/^Copy what is selected/, "Extend the selection downwards", /at its box$/]) {
    await expect(sheet.getByText(words)).toBeVisible();
  }
});
