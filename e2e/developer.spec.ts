import type { Page } from "@playwright/test";
import { FEW, HANDLE, openCampaigns } from "./campaign-pages";
import { expect, expectAccessible, SECRETS, test } from "./fixtures";

const REFUSED = "/live/12/accounts/*/custom_audiences*";
const refusal = { errors: [{ code: "ACTION_NOT_ALLOWED", message: "Not for you" }] };

/** Runs a command of the palette by its words. */
async function runCommand(page: Page, words: string) {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(words);
  await expect(page.getByRole("option", { name: words })).toBeVisible();
  await page.keyboard.press("Enter");
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("the log tells what was asked and why it was refused, and copies calls without a secret", async ({
  page,
  context,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, HANDLE);
  const account = await openCampaigns(page, FEW);
  await emulator.fault({ path: REFUSED, status: 403, body: refusal });
  await page.keyboard.press("g");
  await page.keyboard.press("u");
  await expect(page.getByRole("alert").filter({ hasText: "could not be read" })).toBeVisible();

  await runCommand(page, "Open the request log");
  await expect(page.getByRole("heading", { level: 1, name: "Request log" })).toBeVisible();
  await expect(page).toHaveTitle(/^Request log/);
  const requests = page.getByRole("table", { name: "Requests" }).getByRole("row");
  await expect(requests.filter({ hasText: `/12/accounts/${account}/campaigns` }).first()).toContainText(
    "200",
  );
  await expectAccessible(page);

  await page.getByRole("checkbox", { name: "Failed only" }).check();
  await expect(page).toHaveURL(/failed=true/);
  await page.getByRole("combobox", { name: "About" }).selectOption("Custom audiences");
  await expect(page).toHaveURL(/noun=custom-audiences/);
  await expect(requests.filter({ hasText: "200" })).toHaveCount(0);
  await requests.filter({ hasText: "403" }).first().getByRole("button").focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Audiences of an account, or those shared with it" });
  await expect(panel.getByRole("alert")).toContainText("Your role may not do this here");
  await expect(panel.getByRole("figure", { name: "Answer" })).toContainText('"code": "ACTION_NOT_ALLOWED"');
  await expectAccessible(page);

  await panel.getByRole("button", { name: "Copy: cURL" }).click();
  await expect(panel.getByRole("button", { name: "Copy: cURL" })).toHaveText("Copied");
  const curl = await copied(page);
  expect(curl).toContain(`"$ADS_URL"'/12/accounts/${account}/custom_audiences`);
  expect(curl).toContain("$ACCESS_TOKEN");
  await panel.getByText("TypeScript", { exact: true }).click();
  await panel.getByRole("button", { name: "Copy: TypeScript" }).click();
  await expect(panel.getByRole("button", { name: "Copy: TypeScript" })).toHaveText("Copied");
  const typescript = await copied(page);
  expect(typescript).toContain("export async function customAudiencesList(sign: Sign)");
  for (const secret of [...Object.values(SECRETS), "demo-consumer-key"]) {
    expect(curl + typescript).not.toContain(secret);
  }
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  await page.getByRole("checkbox", { name: "Changes only" }).check();
  await expect(page.getByRole("heading", { name: "No call matches" })).toBeVisible();
  await page.getByRole("button", { name: "Show all calls" }).click();
  await page.keyboard.press("/");
  await page.keyboard.type("accounts.access");
  await expect(requests.nth(1)).toContainText("/authenticated_user_access");
});

test("nothing personal is in the log, and nothing of it outlives the page, on a phone too", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "jon_marketer");
  const account = await accountOf(page, "jon_marketer");
  await page.goto(`/live/jon_marketer/${account}/settings`);
  const own = page.getByRole("form", { name: "Your own settings" });
  await own.getByLabel("Phone", { exact: true }).fill("+49 30 1234567");
  await own.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved your settings")).toBeVisible();
  await page.getByRole("button", { name: "Open the navigation" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Developer" }).click();
  await page.getByRole("checkbox", { name: "Changes only" }).check();
  await page.getByRole("list", { name: "Requests" }).getByRole("button").first().click();
  const panel = page.getByRole("dialog", { name: "Change one's own settings on an account" });
  await expect(panel.getByText("so none of it is kept")).toBeVisible();
  await expect(panel).not.toContainText("1234567");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.reload();
  await expect(page.getByRole("heading", { name: "This call is not in the log" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    "/12/accounts",
  );
});

async function accountOf(page: Page, handle: string): Promise<string> {
  const answer = await page.request.get(`/api/ads/live/${handle}/12/accounts`, {
    headers: { "x-forward": "1" },
  });
  const { data }: { data: { id: string; name: string }[] } = await answer.json();
  return data.find(({ name }) => name === FEW)?.id ?? data[0]?.id ?? "";
}
