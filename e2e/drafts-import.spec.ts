import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";

const DRAFTS = "/live/mara_agency/frbm3w17men/drafts";

/** As spreadsheets save "Unicode text" in countries that write decimals with a comma. */
const file = (...lines: string[]) => ({
  name: "spring.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`\ufeff${lines.join("\r\n")}\r\n`, "utf16le"),
});

const choose = (page: Page, ...lines: string[]) =>
  page.getByLabel("CSV file", { exact: true }).setInputFiles(file(...lines));

test("rows become drafts once, after a bad one was put right in place and the page reloaded twice", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, "mara_agency");
  await page.goto(DRAFTS);
  await page.getByRole("link", { name: "Import" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import posts" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Drop a CSV file here" })).toBeVisible();
  await expectAccessible(page);

  await choose(
    page,
    "Post text;Name;Nullcast;Author;Media keys",
    '"Imported one;\nwith a second line";Import one;true;@mara_agency;',
    "Imported two;Import two;perhaps;;",
    "Imported three مرحبا 💜;Import three;no;;team photo",
    "Imported two;Import four;;;",
  );
  const table = page.getByRole("table", { name: "Rows of the file" });
  await expect(table.getByLabel("Text, row 2")).toHaveValue("Imported one;\nwith a second line");
  const bad = table.getByLabel("Promoted only, row 3");
  await expect(bad).toHaveAccessibleDescription(/Write true .* or false/);
  await expect(table.getByLabel("Text, row 5")).toHaveAccessibleDescription(/Says the same as row 3/);
  await expect(table.getByLabel("Media, row 4")).toHaveAccessibleDescription(/^3_\d+/);
  await expect(page.getByRole("button", { name: "Create 3 drafts" })).not.toHaveAttribute("aria-disabled");
  await expectAccessible(page);

  await page.getByRole("button", { name: "1 row with problems" }).click();
  await expect(table.getByLabel("Text, row 2")).toHaveCount(0);
  await bad.fill("false");
  await table.getByLabel("Text, row 3").fill("Imported two, put right");
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Continued from /)).toBeVisible();
  await expect(bad).toHaveValue("false");
  await expect(table.getByLabel("Text, row 3")).toHaveValue("Imported two, put right");

  await page.getByRole("button", { name: "Create 4 drafts" }).click();
  await expect(page.getByText("4 created", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("4 created", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Create / })).toHaveCount(0);
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download results" }).click();
  expect((await download).suggestedFilename()).toBe("spring results.csv");

  const sent = (await emulator.requests()).filter(
    ({ method, path }) => method === "POST" && path.endsWith("/draft_posts"),
  );
  expect(sent).toHaveLength(4);
  expect(`${sent[0]?.query} ${sent[0]?.body}`).toContain("as_user_id=2200000001");
  expect(sent.filter(({ query, body }) => /media_keys=3_\d+/.test(`${query} ${body}`))).toHaveLength(1);
  await page.getByRole("link", { name: "Go to the drafts" }).click();
  for (const name of ["Import two", "Import three", "Import four"]) {
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  }
});

test("two thousand rows are one list, and what is wrong the same way is repaired at once", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, "mara_agency");
  await page.goto(`${DRAFTS}/import`);
  const lines = Array.from({ length: 2_000 }, (_, index) =>
    index % 500 === 7
      ? `Row ${index};${`${index} `.padEnd(90, "x")};perhaps;@@mara_agency`
      : `Row ${index};Name ${index};yes;`,
  );
  await choose(page, "text;name;nullcast;author", ...lines);
  const table = page.getByRole("table", { name: "Rows of the file" });
  await expect(table).toHaveAttribute("aria-rowcount", "2001");
  expect(await table.getByRole("row").count()).toBeLessThan(40);
  await page.getByRole("button", { name: "4 rows with problems" }).click();
  await expect(table.getByRole("row")).toHaveCount(5);

  const repair = page.getByRole("button", { name: "Repair 3 more rows like this" });
  const promoted = (row: number) => table.getByLabel(`Promoted only, row ${row}`);
  await promoted(9).fill("false");
  await repair.click();
  await expect(promoted(9)).toBeFocused();
  await expect(promoted(1509)).toHaveValue("false");
  await table.getByLabel("Name, row 9").fill("Short");
  await expect(page.getByText("Too long as well: cut after 80 characters.")).toBeVisible();
  await repair.click();
  await table.getByLabel("Author, row 9").fill("@mara_agency");
  await repair.click();
  await expect(table.getByLabel("Author, row 509")).toHaveValue("@mara_agency");
  await expect(page.getByRole("button", { name: "Create 2,000 drafts" })).not.toHaveAttribute(
    "aria-disabled",
  );

  // Undone, saved, and redone.
  await page.getByRole("button", { name: "Undo: Repair 3 rows" }).click();
  await expect(table.getByLabel("Author, row 509")).toHaveValue("@@mara_agency");
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "3 rows with problems" }).click();
  await expect(table.getByRole("row")).toHaveCount(4);
  await table.getByLabel("Author, row 509").fill("@mara_agency");
  await page.getByRole("button", { name: "Repair 2 more rows like this" }).click();
  await expect(page.getByRole("button", { name: "Create 2,000 drafts" })).not.toHaveAttribute(
    "aria-disabled",
  );
  const sent = (await emulator.requests()).filter(({ path }) => path.endsWith("/draft_posts"));
  expect(sent.filter(({ method }) => method === "POST")).toEqual([]);
});
