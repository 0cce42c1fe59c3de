import { HANDLE } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";
import { lineItemCell, lineItemGrid, openLineItems } from "./line-item-pages";

test("line items that cannot be read are read when asked again", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  await signIn(page, HANDLE);
  const id = await openLineItems(page);
  await emulator.fault({ path: `/live/12/accounts/${id}/line_items*`, status: 503 });
  await page.reload();
  const failure = page.getByRole("alert").filter({ hasText: "The line items could not be read" });
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  await emulator.clearFaults();
  await failure.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(lineItemGrid(page)).toBeVisible();
});

test("why names of campaigns are missing is said, and they are read when asked again", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of 429/);
  await signIn(page, HANDLE);
  const account = await openLineItems(page);
  const campaign = lineItemCell(page, 0, "campaign").getByRole("link");
  const name = (await campaign.textContent()) ?? "";
  const banner = page.getByRole("status").filter({ hasText: "Not every campaign could be read" });
  await expect(banner).toHaveCount(0);
  await emulator.fault({
    path: `/live/12/accounts/${account}/campaigns`,
    status: 429,
    body: { errors: [{ code: "TOO_MANY_REQUESTS", message: "Too many requests" }] },
  });
  await page.reload();
  await expect(banner).toContainText("where a name is missing, its id stands");
  await expect(campaign).not.toHaveText(name);
  await expectAccessible(page);
  await emulator.clearFaults();
  await banner.getByRole("button", { name: "Try again" }).click();
  await expect(campaign).toHaveText(name);
  await expect(banner).toHaveCount(0);
});

test("no identifier stands where a campaign's name is on its way", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openLineItems(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/campaigns\?/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await expect(lineItemCell(page, 0, "name")).toBeVisible();
  await expect(lineItemCell(page, 0, "campaign")).toHaveText("");
  await lineItemCell(page, 0, "name").getByRole("link").click();
  const panel = page.getByRole("dialog").filter({ hasText: "Delivery" });
  const told = panel
    .getByRole("term")
    .filter({ hasText: /^Campaign$/ })
    .locator("+ dd");
  await expect(told).toBeVisible();
  await expect(told).toHaveText("");
  await page.goto(`${new URL(page.url()).pathname}?group=campaign`);
  await expect(page.getByRole("heading", { level: 1, name: "Line items" })).toBeVisible();
  await expect(lineItemGrid(page)).toBeHidden();
  release();
  await expect(lineItemGrid(page).getByRole("row").nth(1)).toContainText("line items");
  await expect(lineItemCell(page, 1, "campaign").getByRole("link")).toBeVisible();
});

test("a line item that outlived its campaign says which it was, and that it is deleted", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  const account = await openLineItems(page);
  const campaign = lineItemCell(page, 0, "campaign").getByRole("link");
  const name = (await campaign.textContent()) ?? "";
  const address = new URL((await campaign.getAttribute("href")) ?? "", page.url());
  const id = address.searchParams.get("panel") ?? "";
  const answer = await page.request.delete(`/api/ads/live/${HANDLE}/12/accounts/${account}/campaigns/${id}`, {
    headers: { "x-forward": "1", "sec-fetch-site": "same-origin" },
  });
  expect(answer.status()).toBe(200);
  await page.reload();
  const gone = lineItemGrid(page).getByRole("link", { name: `Deleted: ${name}` });
  await expect(gone.first()).toBeVisible();
  await gone.first().click();
  await expect(
    page.getByRole("complementary").or(page.getByRole("dialog")).getByText("Deleted").first(),
  ).toBeVisible();
});
