import type { Page } from "@playwright/test";
import { cell, FEW, HANDLE, nameOf, openCampaigns } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";

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

test("rows are copied as cells and as text, and pasted back where they were changed", async ({
  page,
  signIn,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?columns=name,daily,id&sort=name-asc&daily=10..GBP");
  const names = [await nameOf(page, 0), await nameOf(page, 1)];
  await cell(page, 0, "select").click();
  await cell(page, 1, "select").click({ modifiers: ["Shift"] });
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
  await page.keyboard.press("ControlOrMeta+c");
  await expect(page.getByText("Copied 2 campaigns", { exact: true }).first()).toBeVisible();
  const cells = await copiedCells(page);
  expect(cells.map(([name]) => name)).toEqual(["Name", ...names]);
  expect(await copiedTable(page)).toEqual(cells);

  const bar = page.getByRole("region", { name: "Selected campaigns" });
  await bar.getByRole("button", { name: "Copy" }).click();
  const asMarkdown = page.getByRole("menuitem", { name: "Copy as Markdown" });
  await expect(asMarkdown).toBeVisible();
  await expectAccessible(page);
  await asMarkdown.click();
  await expect.poll(() => copiedText(page)).toMatch(/^\| Name \| Daily budget /);

  // Selected text and a field are copied as everywhere.
  await cell(page, 0, "name").evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press("ControlOrMeta+c");
  await expect.poll(() => copiedText(page)).toBe(names[0]);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  const search = page.getByRole("searchbox", { name: "Search campaigns" });
  await search.fill("none such");
  await search.selectText();
  await page.keyboard.press("ControlOrMeta+c");
  await expect.poll(() => copiedText(page)).toBe("none such");
  await search.fill("");
  await expect(cell(page, 1, "name")).toHaveText(names[1] ?? "");

  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `${names[0]} A\t77.50\twhatever\n${names[1]} B\ta lot\n`,
  );
  await cell(page, 0, "name").focus();
  await page.keyboard.press("ControlOrMeta+v");
  const dialog = page.getByRole("dialog", { name: /^Paste into/ });
  await expect(dialog.getByRole("list", { name: "What changes" })).toContainText(`${names[0]} A`);
  await expect(dialog).toContainText("Type an amount, for example 1,234.50.");
  await expectAccessible(page);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Paste into 1 campaign" }).click();
  await expect(cell(page, 0, "name").locator("ins")).toHaveText(`${names[0]} A`);
  await expect(cell(page, 0, "daily").locator("ins")).toContainText("77.50");
});
