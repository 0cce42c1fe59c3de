import { FEW, HANDLE, openCampaigns } from "./campaign-pages";
import { accountOf, openExplorer, sent } from "./developer-pages";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";

test("a read is sent from the explorer, read in the log and copied", async ({ page, context, signIn }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, HANDLE);
  const account = await openCampaigns(page, FEW);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("Open the API explorer");
  await expect(page.getByRole("option", { name: "Open the API explorer" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Choose an endpoint" })).toBeVisible();
  await expect(page).toHaveTitle(/^API explorer/);
  await expectAccessible(page);
  await page.keyboard.press("/");
  await page.keyboard.type("campaigns.list");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const form = page.getByRole("form", { name: "campaigns.list" });
  await form.getByLabel("count", { exact: true }).fill("0");
  await expect(form.getByLabel("count", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel("count", { exact: true }).fill("3");
  await form.getByRole("button", { name: "Send GET" }).click();
  await expect(sent(page)).toContainText("200");
  await expectAccessible(page);

  await sent(page).getByRole("link", { name: "Open it in the request log" }).click();
  const panel = page.getByRole("dialog", { name: "Campaigns of an account" });
  await expect(page).toHaveTitle(/^Request log/);
  await panel.getByRole("button", { name: "Copy: cURL" }).click();
  await expect(panel.getByRole("button", { name: "Copy: cURL" })).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `"$ADS_URL"'/12/accounts/${account}/campaigns`,
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expectAccessible(page);

  await page.goto(
    `/sandbox/${HANDLE}/${await accountOf(page, HANDLE, "sandbox")}/developer/explorer?endpoint=campaigns.remove&with=campaign_id%3Dc1`,
  );
  await page.getByRole("button", { name: "Send DELETE" }).click();
  await expect(page.getByRole("dialog", { name: "Delete a campaign, irreversibly" })).toBeVisible();
  await expectAccessible(page);
});

test("log and explorer fit a phone, nothing of the log outlives the page, and the application's activity is closed to others", async ({
  page,
  signIn,
}) => {
  const fits = async () => {
    await expectAccessible(page);
    expect(await scrollsSideways(page)).toBe(false);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "jon_marketer");
  const account = await accountOf(page, "jon_marketer");
  await page.goto(`/live/jon_marketer/${account}/developer/activity`);
  await expect(
    page.getByRole("heading", { name: "Your role may not see what the application listens for" }),
  ).toBeVisible();
  await fits();
  await openExplorer(page, "live", "jon_marketer", "user-settings.update");
  await fits();
  await page.getByRole("button", { name: "All endpoints" }).click();
  await expect(page.getByRole("navigation", { name: "Endpoints" })).toBeVisible();
  await expectAccessible(page);

  await openExplorer(page, "live", "jon_marketer", "campaigns.list");
  await page.getByRole("button", { name: "Send GET" }).click();
  await expect(sent(page)).toContainText("200");
  await page.getByRole("link", { name: "Request log", exact: true }).click();
  await page.getByRole("list", { name: "Requests" }).getByRole("button").first().click();
  await expect(page.getByRole("dialog").getByRole("figure").first()).toBeVisible();
  await fits();
  await page.reload();
  await expect(page.getByRole("heading", { name: "This call is not in the log" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    "/12/accounts",
  );
});
