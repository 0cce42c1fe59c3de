import { HANDLE } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";
import { lineItemCell, lineItemGrid, openLineItems } from "./line-item-pages";

test("columns are made wider, moved and hidden by pointer, keys and menu, and kept in the address", async ({
  page,
  signIn,
}) => {
  // Room is left, which names and campaigns share.
  await page.setViewportSize({ width: 1400, height: 800 });
  await signIn(page, HANDLE);
  await openLineItems(page);
  const head = (name: string) => page.getByRole("columnheader", { name });
  const heads = () => lineItemGrid(page).getByRole("columnheader").allTextContents();
  const middle = async (name: string) => {
    const box = await head(name).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const usual = ["", "Line item", "Campaign", "Status", "Starts", "Ends", "Bid", "Daily budget", "Spend"];
  expect(await heads()).toEqual(usual);

  const campaign = await head("Campaign").boundingBox();
  const edge = { x: (campaign?.x ?? 0) + (campaign?.width ?? 0) - 3, y: (campaign?.y ?? 0) + 10 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x + 60, edge.y, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/columns=name~\d+,campaign~\d+,status,/);
  const wider = await head("Campaign").boundingBox();
  expect(Math.round(wider?.width ?? 0)).toBe(Math.round((campaign?.width ?? 0) + 60));
  expect(Math.round(wider?.x ?? 0)).toBe(Math.round(campaign?.x ?? 0));
  const firstCell = await lineItemCell(page, 0, "campaign").boundingBox();
  expect(Math.round(firstCell?.width ?? 0)).toBe(Math.round(wider?.width ?? 0));

  const from = await middle("Status");
  const to = await middle("Bid");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y, { steps: 6 });
  await page.mouse.up();
  await expect
    .poll(heads)
    .toEqual(["", "Line item", "Campaign", "Starts", "Ends", "Bid", "Status", "Daily budget", "Spend"]);
  await expect(page).not.toHaveURL(/sort=/);

  await head("Status").getByRole("button", { name: "Status", exact: true }).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(heads).toEqual(usual);
  await expect(head("Status").getByRole("button", { name: "Status", exact: true })).toBeFocused();
  const width = async () => Math.round((await head("Status").boundingBox())?.width ?? 0);
  const before = await width();
  await page.keyboard.press("Shift+Alt+ArrowRight");
  await expect.poll(width).toBe(before + 40);

  await page.getByRole("button", { name: "Starts: column menu" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Hide column" }).press("Enter");
  await expect(head("Starts")).toHaveCount(0);
  // The address follows what is shown a moment later.
  await expect(page).not.toHaveURL(/columns=[^&]*start/);
  await page.reload();
  await expect.poll(heads).toEqual(usual.filter((name) => name !== "Starts"));
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Statistics/ }).press("ArrowRight");
  await expect(page.getByRole("menu")).toHaveCount(2);
  for (const menu of await page.getByRole("menu").all()) {
    const [height, shown] = await menu.evaluate(({ scrollHeight, clientHeight }) => [
      scrollHeight,
      clientHeight,
    ]);
    expect(height, "the menu shows all of itself").toBe(shown);
  }
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("menuitem", { name: /^Density/ }).click();
  await page.getByRole("menuitemradio", { name: "Compact" }).click();
  await expect(lineItemGrid(page)).toHaveAttribute("data-density", "compact");
  await expectAccessible(page);
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("menuitem", { name: "Reset columns" }).click();
  await expect.poll(heads).toEqual(usual);

  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Columns/ }).click();
  for (const name of ["Created", "ID"]) {
    await page.getByRole("menuitemcheckbox", { name, exact: true }).click();
  }
  await page.keyboard.press("Escape");
  await expect.poll(heads).toEqual([...usual, "Created", "ID"]);
  await head("ID").getByRole("button", { name: "ID", exact: true }).click();
  await expect(page).toHaveURL(/sort=id-asc/);
  const row = lineItemGrid(page).locator("[data-row]").first();
  await expect(row.locator('[data-cell="id"]')).toHaveText((await row.getAttribute("data-row")) ?? "");
});

test("cells that are edited, filters, groups and failed reads are accessible", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/503/);
  await signIn(page, HANDLE);
  const account = await openLineItems(page, "?status=active&group=campaign");
  await expect(lineItemGrid(page).locator('[data-row^="group "]').first()).toBeVisible();
  await expectAccessible(page);
  const name = lineItemGrid(page).locator('[data-row]:not([data-row^="group "]) [data-cell="name"]').first();
  await name.focus();
  await page.keyboard.press("Enter");
  await lineItemGrid(page).getByRole("textbox", { name: "Name" }).fill("x".repeat(256));
  await page.keyboard.press("Enter");
  await expect(lineItemGrid(page).getByRole("alert")).toContainText("255");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("f");
  await page.getByRole("combobox", { name: "Filter by" }).fill("website");
  await expect(page.getByRole("option", { name: /Website clicks/ }).first()).toBeVisible();
  await expectAccessible(page);

  await emulator.fault({ path: `/live/12/accounts/${account}/line_items*`, status: 503 });
  await page.reload();
  await expect(page.getByRole("alert").filter({ hasText: "The line items could not be read" })).toBeVisible();
  await expectAccessible(page);
});
