import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { FEW, HANDLE, nameOf, openCampaigns, writesOf } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";

const openImport = async (page: Page) => {
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("menuitem", { name: "Import…" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import campaigns" })).toBeVisible();
};

const choose = (page: Page, text: string) =>
  page
    .getByLabel("CSV file", { exact: true })
    .setInputFiles({ name: "campaigns.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

const table = (page: Page) => page.getByRole("table", { name: "Rows of the file" });

test("an export is extended to many rows, repaired in place, kept over a reload and sent", async ({
  page,
  signIn,
  emulator,
  clicks,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?columns=name,status,daily,funding&sort=name-asc");
  const name = await nameOf(page, 0);
  const changed = await clicks(page, "CSV out, changed, and in again");
  await page.getByRole("button", { name: "View", exact: true }).click();
  const exported = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export these rows, all fields" }).click();
  const file = await readFile(await (await exported).path(), "utf8");
  await openImport(page);
  await expect(page.getByRole("heading", { name: "Drop a CSV file here, or paste rows" })).toBeVisible();
  await expectAccessible(page);
  await choose(page, file);
  await expect(page.getByRole("heading", { name: "0 changes" })).toBeVisible();
  await expectAccessible(page);
  await choose(page, file.replace(name, `${name} again`));
  await expect(table(page).locator("del")).toHaveText(name);
  await page.getByRole("button", { name: "Change 1 campaign" }).click();
  await expect(page.getByText("1 done", { exact: true })).toBeVisible();
  await changed();
  const sentFirst = await writesOf(emulator);

  const lines = Array.from({ length: 120 }, (_, index) => `From a file ${index},Runing,Nobody’s card`);
  await choose(page, ["Name,Status,Funding instrument", ...lines].join("\n"));
  const list = table(page);
  const at = (field: string, row: number) => list.getByLabel(`${field}, row ${row}`, { exact: true });
  await expect(list).toHaveAttribute("aria-rowcount", "121");
  expect(await list.getByRole("row").count()).toBeLessThan(60);
  const scrollTo = (share: number) =>
    list.evaluate((element, share) => {
      const scroller = element.parentElement;
      scroller?.scrollTo(0, scroller.scrollHeight * share);
    }, share);
  await scrollTo(1);
  await expect(at("Name", 121)).toBeVisible();
  await scrollTo(0);

  const repair = page.getByRole("button", { name: /^Repair .* like this$/ });
  const funding = at("Funding source", 2);
  await funding.selectOption({ index: 1 });
  await expect(repair).toHaveText("Repair 119 more rows like this");
  await expectAccessible(page);
  await funding.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Repaired 119 rows")).toBeVisible();
  await expect(funding).toBeFocused();
  await at("Status", 2).selectOption("PAUSED");
  await repair.click();
  const send = page.getByRole("button", { name: "Create 120 campaigns" });
  await expect(send).toBeVisible();
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await page.reload();
  expect(await writesOf(emulator)).toHaveLength(sentFirst.length);
  await send.click();
  await expect(page.getByText("120 done", { exact: true })).toBeVisible();
  await expectAccessible(page);
  const results = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download results" }).click();
  expect((await readFile(await (await results).path(), "utf8")).match(/\bdone,/g)).toHaveLength(120);
});
