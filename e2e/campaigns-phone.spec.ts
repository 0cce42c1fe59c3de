import { FEW, HANDLE, openCampaigns, rows, writesOf } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("campaigns are chosen and changed together", async ({ page, signIn, emulator }) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?status=ACTIVE&daily=10..GBP");
  const boxes = page.getByRole("checkbox", { name: /^Choose / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByRole("region", { name: "Chosen campaigns" });
  await expect(bar.getByText("2 selected")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);

  const dialog = page.getByRole("dialog");
  const jobs = page.getByRole("region", { name: "Jobs" }).getByRole("listitem");
  await bar.getByRole("button", { name: "Rename…" }).tap();
  await dialog.getByLabel("Prefix").fill("Q4 ");
  await dialog.getByRole("button", { name: "Rename 2 campaigns" }).tap();
  await expect(jobs.filter({ hasText: "Rename 2" })).toContainText("2 of 2 done");
  await expect(rows(page).filter({ hasText: /^Q4 / })).toHaveCount(2);

  await bar.getByRole("button", { name: "Rename…" }).tap();
  const preview = dialog.getByRole("list", { name: "What changes" });
  await dialog.getByLabel("Prefix").fill("long ".repeat(30));
  await expect(preview).toContainText(/long long .*Q4 /);
  const cutOff = await preview
    .locator("li :not(.sr-only)")
    .evaluateAll((parts) => parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(cutOff).toBe(0);
  await dialog.getByRole("button", { name: "Cancel" }).tap();

  await bar.getByRole("button", { name: "Budget…" }).tap();
  await dialog.getByLabel("Percent").fill("10");
  await expect(dialog.getByText(/^Daily budget, together: [\d,.]+ GBP → [\d,.]+ GBP$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Change the budget of 2 campaigns" }).tap();
  await expect(jobs.filter({ hasText: "budget of 2" })).toContainText("2 of 2 done");

  await bar.getByRole("button", { name: "Resume" }).tap();
  await dialog.getByRole("button", { name: "2 skipped: show why" }).tap();
  await expect(dialog.getByText("It is active already.").first()).toBeInViewport();
  await dialog.getByRole("button", { name: "Cancel" }).tap();

  await bar.getByRole("button", { name: "Delete…" }).tap();
  await expect(dialog.getByLabel("Type “delete 2” to confirm")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep them" }).tap();

  await bar.getByRole("button", { name: "Pause", exact: true }).tap();
  await dialog.getByRole("button", { name: "Pause 2 campaigns" }).tap();
  await expect(jobs.filter({ hasText: "Pause 2" })).toContainText("2 of 2 done");
  await expect(bar).toContainText("2 not shown now");
  expect((await writesOf(emulator)).map(({ status }) => status)).toEqual([200, 200, 200]);
  await bar.getByRole("button", { name: "Clear the selection" }).tap();
  await expect(bar).toBeHidden();
});

test("a campaign is edited: rules and refusals at their fields, only what was touched is sent", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, FEW, "?daily=10..GBP");
  await rows(page).first().getByRole("link").tap();
  await page.getByRole("button", { name: "Edit…" }).tap();
  const dialog = page.getByRole("dialog", { name: /^Edit / });
  const daily = dialog.getByLabel("Daily budget in GBP");
  const save = dialog.getByRole("button", { name: /^Save/ });
  await expect(save).toHaveAccessibleDescription("Nothing is changed yet.");
  const before = await daily.inputValue();
  await daily.fill("1.2.3");
  await expect(daily).toHaveAttribute("aria-invalid", "true");
  await daily.fill("99999999");
  await dialog.getByLabel("Total budget in GBP").fill("");
  await expect(dialog.getByRole("checkbox", { name: /^Yes, change daily budget/ })).toBeVisible();
  await expect(save).toHaveAccessibleDescription("Confirm the large change first.");
  await dialog.getByLabel("Total budget in GBP").fill("1");
  await expect(daily).toHaveAccessibleDescription(/at most the total budget/);
  await expect(save).toHaveAccessibleDescription("Correct the marked fields first.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).tap();

  await page.getByRole("button", { name: "Edit…" }).tap();
  await expect(daily).toHaveValue(before);
  await dialog.getByLabel("Name").fill("Edited by thumb");
  await dialog.getByLabel("Purchase order number").fill("PO-77");
  await emulator.fault({
    method: "PUT",
    path: `/live/12/accounts/${id}/campaigns/*`,
    status: 400,
    body: { errors: [{ code: "INVALID_PARAMETER", message: "No such name", parameter: "name" }] },
    count: 1,
  });
  await save.tap();
  await expect(dialog.getByLabel("Name")).toHaveAccessibleDescription(/No such name/);
  await expect(dialog.getByLabel("Name")).toHaveValue("Edited by thumb");
  await save.tap();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Edited by thumb" })).toContainText("PO-77");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const sent = (await writesOf(emulator)).map(({ query }) =>
    [...new URLSearchParams(query).keys()].filter((key) => !key.startsWith("oauth_")).sort(),
  );
  expect(sent).toEqual([
    ["name", "purchase_order_number"],
    ["name", "purchase_order_number"],
  ]);
});

test("how many match is told without another row above the list", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?q=business");
  await expect(page.getByText(/^\d+ match$/)).toBeInViewport({ ratio: 1 });
  const [filter, view] = await Promise.all(
    ["Filter", "View"].map((name) => page.getByRole("button", { name, exact: true }).boundingBox()),
  );
  expect(view?.y).toBe(filter?.y);
});

test("the view menu offers what does something without columns", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, FEW);
  const deleted = { campaigns: "Deleted campaigns", "line-items": "Deleted line items" };
  for (const [section, words] of Object.entries(deleted)) {
    await page.goto(`/live/${HANDLE}/${id}/${section}`);
    await page.getByRole("button", { name: "View", exact: true }).tap();
    await expect(page.getByRole("menu").getByText(words)).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Export these rows, all fields" })).toBeVisible();
    await expect(page.getByRole("menu").getByText(/Density|Columns|columns as seen/)).toHaveCount(0);
    await page.keyboard.press("Escape");
  }
});

test("campaigns are put in order without heads of columns", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW);
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "View", exact: true }).tap();
    await page.getByRole("menuitemradio", { name, exact: true }).tap();
    await expect(page.getByRole("menu")).toBeHidden();
  };
  const names = () => rows(page).getByRole("link").allTextContents();
  await choose("Name");
  await choose("Ascending");
  await expect(page).toHaveURL(/sort=name-asc/);
  const [first] = await names();
  await choose("Descending");
  await expect.poll(async () => (await names())[0]).not.toBe(first);
  await page.getByRole("button", { name: "View", exact: true }).tap();
  await expect(page.getByRole("menuitemradio", { name: "Descending" })).toBeChecked();
  await expectAccessible(page);
});
