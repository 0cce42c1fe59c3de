import { accountId } from "./account-id";
import { cell, FEW, HANDLE, openCampaigns, rows } from "./campaign-pages";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";
import { creating, lineItemGrid, namesIn, writesOf } from "./line-item-pages";

test("a campaign that lacks a line item offers to add one beside the reason, and leads to it", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?why=INCOMPLETE");
  const name = (await cell(page, 0, "name").textContent()) ?? "";
  await rows(page).first().getByRole("link", { name }).click();
  const panel = page.getByRole("dialog", { name });
  await expect(
    panel.getByText("No line items yet. A campaign needs at least one to serve.").first(),
  ).toBeVisible();
  await panel.getByRole("button", { name: "Add a line item" }).last().click();

  const dialog = creating(page);
  await expect(dialog.getByRole("combobox", { name: `Campaign: ${name}` })).toBeVisible();
  await dialog.getByRole("button", { name: "Create paused line item" }).click();
  await expect(dialog.getByLabel("Objective")).toHaveAccessibleDescription(/^Choose what it should achieve/);
  await expect(dialog.getByLabel("Objective")).toBeFocused();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Readers");
  await dialog.getByLabel("Objective").selectOption("Website clicks");
  await dialog.getByText("Maximum", { exact: true }).click();
  await dialog.getByRole("button", { name: "Create paused line item" }).click();
  await expect(dialog.getByLabel("Bid", { exact: true })).toHaveAccessibleDescription(/needs its amount/);
  await expectAccessible(page);
  await dialog.getByLabel("Bid", { exact: true }).fill("1.25");
  await dialog.getByRole("button", { name: "Create paused line item" }).click();

  await expect(page.getByText("Created line item Readers")).toBeVisible();
  const [created] = await writesOf(emulator);
  expect(created).toMatchObject({
    method: "POST",
    sent: {
      name: "Readers",
      objective: "WEBSITE_CLICKS",
      product_type: "PROMOTED_POST",
      bid_strategy: "MAX",
      bid_amount_local_micro: "1250000",
      entity_status: "PAUSED",
    },
  });
  await expect(panel.getByText("All of its line items are paused.").first()).toBeVisible();
  await expect(panel.getByRole("link", { name: "1 line item", exact: true })).toHaveAttribute(
    "href",
    /line-items\?campaign=/,
  );
  const listed = panel.getByRole("list", { name: "Line items" });
  await expect(listed.getByRole("link", { name: "Readers" })).toHaveAttribute(
    "href",
    /line-items\?campaign=.*&panel=/,
  );
  await expect(listed.getByRole("listitem").filter({ hasText: "Readers" })).toContainText(/Paused.*No ads/);
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(page).toHaveURL(/line-items\?campaign=.*&panel=/);
  await expect(page.getByRole("dialog", { name: "Readers", exact: true })).toBeVisible();
  await expect(namesIn(page)).toHaveText(["Readers"]);
  await expect(lineItemGrid(page).getByText("Paused")).toBeVisible();
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("line items are cards that fit, and the form fills the screen", async ({ page, signIn }) => {
    await signIn(page, HANDLE);
    const id = await accountId(page, HANDLE, FEW);
    await page.goto(`/live/${HANDLE}/${id}/line-items`);
    await expect(page.getByRole("list", { name: "Line items" })).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
    await page.getByRole("button", { name: "New line item" }).click();
    await expect(creating(page).getByLabel("Objective")).toBeVisible();
    await expectAccessible(page);
  });
});
