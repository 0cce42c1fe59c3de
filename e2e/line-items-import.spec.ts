import { HANDLE } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";
import { lineItemCell, lineItemGrid, lineItemWrites, openLineItems } from "./line-item-pages";

test("line items are changed and created from a CSV file, repaired at the cell that is wrong", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openLineItems(page, "?status=active&sort=name-asc");
  const id = await lineItemGrid(page).locator("[data-row]").first().getAttribute("data-row");
  const campaign = lineItemCell(page, 0, "campaign");
  await expect(campaign.locator("a")).toBeVisible();
  const campaignId = /panel=(\w+)/.exec((await campaign.locator("a").getAttribute("href")) ?? "")?.[1];
  const [name, start] = await Promise.all(
    ["name", "start"].map((column) => lineItemCell(page, 0, column).textContent()),
  );
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("menuitem", { name: "Import…" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import line items" })).toBeVisible();
  const file = [
    "ID,Line item,Campaign,Starts,Ends",
    `${id},"${name}",,${start},03/04/2031`,
    `,From a file,${campaignId},2031-01-10 09:00,2031-02-28`,
  ].join("\n");
  await page
    .getByLabel("CSV file", { exact: true })
    .setInputFiles({ name: "line items.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  const table = page.getByRole("table", { name: "Rows of the file" });
  const at = (field: string, row: number) => table.getByLabel(`${field}, row ${row}`, { exact: true });
  await expect(at("Ends", 2)).toHaveAccessibleDescription(/03\/04 may be either month/);
  await at("Ends", 2).fill("3 Apr 2031");
  await expect(at("Ends", 2)).toHaveAccessibleDescription(/3 Apr 2031, 23:59/);
  await expect(table.getByText("New, paused")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create 1 and change 1 line item" }).click();
  await expect(table.getByText("Created")).toBeVisible();
  await expect(table.getByText("Changed")).toBeVisible();
  const writes = await lineItemWrites(emulator);
  expect(
    writes.map(({ method, path }) => `${method} ${path.replace(/accounts\/\w+/, "accounts/*")}`),
  ).toEqual(["POST /live/12/batch/accounts/*/line_items"]);
});
