import { readFile } from "node:fs/promises";
import { accountId } from "./account-id";
import { cell, FEW, HANDLE, nameOf, openCampaigns, rows, writesOf } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";
import { lineItemCell, lineItemGrid, lineItemWrites, openLineItems } from "./line-item-pages";

test("what was changed is told from a campaign's panel, narrowed in the address and exported", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of (429|404)/);
  await signIn(page, HANDLE);
  const account = await openCampaigns(page, FEW);
  const campaign = (await rows(page).first().getAttribute("data-row")) ?? "";
  const change = new URLSearchParams({ daily_budget_amount_local_micro: "10000000" });
  const saved = await page.request.put(
    `/api/ads/live/${HANDLE}/12/accounts/${account}/campaigns/${campaign}?${change}`,
    { headers: { "x-forward": "1", origin: new URL(page.url()).origin } },
  );
  expect(saved.ok()).toBe(true);

  await rows(page).first().getByRole("link").first().click();
  await page.getByRole("dialog").getByRole("link", { name: "History", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`history\\?entity=CAMPAIGN&id=${campaign}`));
  await expect(page).toHaveTitle(/^History/);
  const changes = page.getByRole("listitem").filter({ has: page.getByText(/^(Created|Changed)$/) });
  await expect(changes.first()).toContainText("@mara_agency");
  await expect(changes.first()).toContainText("(you)");
  await expect(changes.first().getByRole("insertion")).toContainText("10.00");
  await expect(changes.last()).toContainText("Created");
  await expectAccessible(page);

  const all = await changes.count();
  await page.getByRole("combobox", { name: "Changed by" }).selectOption("@jon_marketer");
  await expect(page).toHaveURL(/by=2200000002/);
  await expect(changes.filter({ hasText: "@mara_agency" })).toHaveCount(0);
  await page.getByRole("combobox", { name: "Period" }).selectOption("Chosen days");
  await page.getByLabel("First day").fill("2001-01-02");
  await page.getByLabel("Last day").fill("2001-01-01");
  await expect(page.getByLabel("Last day")).toHaveAccessibleDescription(/before the first/);
  await page.getByLabel("Last day").fill("2001-01-03");
  await expect(page.getByRole("heading", { name: "Nothing was changed in this period" })).toBeVisible();
  await page.getByRole("combobox", { name: "Period" }).selectOption("Last 30 days");
  await page.getByRole("combobox", { name: "Changed by" }).selectOption("By everybody");
  await expect(changes).toHaveCount(all);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download what is shown as CSV" }).click();
  const csv = await readFile(await (await downloading).path(), "utf8");
  expect(csv).toContain("daily_budget_amount_local_micro,");
  expect(csv).toContain(",10.00,");

  await emulator.fault({
    path: "/live/12/accounts/*/account_history*",
    status: 429,
    body: { errors: [{ code: "TOO_MANY_REQUESTS", message: "Too many" }] },
  });
  await page.reload();
  const failure = page.getByRole("alert").filter({ hasText: "The changes could not be read" });
  await expect(failure).toContainText("API limit reached");
  await emulator.clearFaults();
  await failure.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(changes).toHaveCount(all);
  await page.goto(`/live/${HANDLE}/${account}/history?id=zzzz`);
  await expect(page.getByRole("heading", { name: "No campaign has this id" })).toBeVisible();
});

test("whose history to see is chosen, and an account without one says so, on a phone too", async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, HANDLE);
  const id = await accountId(page, HANDLE, "Marlow & Finch");
  await page.goto(`/live/${HANDLE}/${id}/history`);
  const campaigns = page.getByRole("list", { name: "Campaigns" });
  await expect(campaigns).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Search campaigns" }).fill("no-such-id");
  await expect(page.getByRole("link", { name: /with the id no-such-id/ })).toBeVisible();
  await page.getByRole("combobox", { name: "History of" }).selectOption("Line items");
  await page.getByRole("list", { name: "Line items" }).getByRole("button").first().click();
  await expect(page).toHaveURL(/entity=LINE_ITEM&id=/);
  await expect(page.getByRole("heading", { name: "This account has no history" })).toBeVisible();
  await expect(page.getByRole("link", { name: "History of its campaign" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove the filter Line item" }).click();
  await expect(page.getByRole("list", { name: "Line items" })).toBeVisible();
});

test("an old value is restored as a staged change, which is reviewed before anything is sent", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const account = await openCampaigns(page, FEW);
  const campaign = (await rows(page).first().getAttribute("data-row")) ?? "";
  const before = await nameOf(page, 0);
  const saved = await page.request.put(
    `/api/ads/live/${HANDLE}/12/accounts/${account}/campaigns/${campaign}?name=By+mistake`,
    { headers: { "x-forward": "1", origin: new URL(page.url()).origin } },
  );
  expect(saved.ok()).toBe(true);
  await page.goto(`/live/${HANDLE}/${account}/history?entity=CAMPAIGN&id=${campaign}`);
  const restore = page.getByRole("button", { name: `Restore Name: ${before}`, exact: true });
  await restore.click();
  await expect(restore).toHaveCount(0);
  await expectAccessible(page);
  expect(await writesOf(emulator)).toHaveLength(1);

  await page.getByRole("main").getByRole("button", { name: "Review staged changes" }).click();
  const review = page.getByRole("dialog", { name: "Review 1 change in 1 campaign" });
  await expect(review.getByText(before, { exact: true })).toBeVisible();
  await review.getByRole("button", { name: "Publish changes to 1 campaign" }).click();
  await expect(page.getByRole("region", { name: "Jobs" }).getByText("1 of 1 done")).toBeVisible();
  await expect(page.locator(`[data-row="${campaign}"] [data-cell="name"]`)).toHaveText(before);
});

test("an old value of a line item is restored as a staged change, with what it needs", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const account = await openLineItems(page, "?sort=bid-desc");
  const item = (await lineItemGrid(page).locator("[data-row]").first().getAttribute("data-row")) ?? "";
  const bid = (await lineItemCell(page, 0, "bid").textContent()) ?? "";
  const saved = await page.request.put(
    `/api/ads/live/${HANDLE}/12/accounts/${account}/line_items/${item}?bid_strategy=AUTO`,
    { headers: { "x-forward": "1", origin: new URL(page.url()).origin } },
  );
  expect(saved.ok()).toBe(true);
  await page.goto(`/live/${HANDLE}/${account}/history?entity=LINE_ITEM&id=${item}`);
  const [, strategy, amount] = /^(\w+) ([\d,.]+ GBP)$/.exec(bid) ?? [];
  const restore = page.getByRole("button", { name: `Restore Bid strategy: ${strategy}, Bid: ${amount}` });
  await restore.first().click();
  await expect(restore).toHaveCount(0);
  await expectAccessible(page);
  expect(await lineItemWrites(emulator)).toHaveLength(1);

  await page.getByRole("main").getByRole("button", { name: "Review staged changes" }).click();
  const review = page.getByRole("dialog", { name: "Review 2 changes in 1 line item" });
  await review.getByRole("button", { name: "Publish changes to 1 line item" }).click();
  await expect(page.getByRole("region", { name: "Jobs" }).getByText("1 of 1 done")).toBeVisible();
  await expect(lineItemGrid(page).locator(`[data-row="${item}"] [data-cell="bid"]`)).toHaveText(bid);
});

test("of an account without a history, what was changed from this browser is told, and can be restored", async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await signIn(page, HANDLE);
  await openCampaigns(page, "Marlow & Finch");
  const campaign = (await rows(page).first().getAttribute("data-row")) ?? "";
  const before = await nameOf(page, 0);
  await cell(page, 0, "name").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Renamed here");
  await page.keyboard.press("Enter");
  await expect(page.locator(`[data-row="${campaign}"] [data-cell="name"]`)).toHaveText("Renamed here");

  await page.locator(`[data-row="${campaign}"]`).getByRole("link").first().click();
  await page.getByRole("dialog").getByRole("link", { name: "History", exact: true }).click();
  await expect(page.getByText("These are the changes made from this browser.")).toBeVisible();
  const changes = page.getByRole("listitem").filter({ has: page.getByText("Changed", { exact: true }) });
  await expect(changes).toHaveCount(1);
  await expect(changes.getByRole("deletion")).toContainText(before);
  await expect(changes.getByRole("insertion")).toContainText("Renamed here");
  await expect(changes).toContainText("(you)");
  await expectAccessible(page);
  await page.getByRole("button", { name: `Restore Name: ${before}`, exact: true }).click();
  await expect(page.getByRole("main").getByRole("button", { name: "Review staged changes" })).toBeVisible();
});
