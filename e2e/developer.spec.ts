import type { Page } from "@playwright/test";
import { FEW, HANDLE, openCampaigns } from "./campaign-pages";
import { accountOf, openExplorer, sent } from "./developer-pages";
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
  await expect(panel.getByText("so its contents are not kept")).toBeVisible();
  await expect(panel).not.toContainText("1234567");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.reload();
  await expect(page.getByRole("heading", { name: "This call is not in the log" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    "/12/accounts",
  );
});

test("a read is found, filled in, copied before it is sent, and sent in live", async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW);
  await runCommand(page, "Open the API explorer");
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
  await expect(form.getByLabel("count", { exact: true })).toHaveAccessibleDescription(
    /A whole number from 1 to 1000/,
  );
  await expect(form.getByLabel("count", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel("count", { exact: true }).fill("3");
  await form.getByLabel("with_total_count", { exact: true }).selectOption("true");
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get("with") === "count=3&with_total_count=true",
  );
  await expectAccessible(page);

  await page.getByRole("button", { name: "Copy: cURL" }).click();
  await expect(page.getByRole("button", { name: "Copy: cURL" })).toHaveText("Copied");
  expect(await copied(page)).toContain("--data-urlencode 'count=3'");
  await form.getByRole("button", { name: "Send GET" }).click();
  await expect(sent(page)).toContainText("200");
  await expect(sent(page).getByRole("figure", { name: "Answer" })).toContainText('"total_count":');
  await expectAccessible(page);

  await page.reload();
  await expect(form.getByLabel("count", { exact: true })).toHaveValue("3");
  await form.getByRole("button", { name: "Send GET" }).click();
  await sent(page).getByRole("link", { name: "Open it in the request log" }).click();
  const panel = page.getByRole("dialog", { name: "Campaigns of an account" });
  await panel.getByRole("link", { name: "Open it in the API explorer" }).click();
  await expect(form.getByLabel("with_total_count", { exact: true })).toHaveValue("true");
});

test("in live nothing is changed from the explorer, and no role may do more than it may", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, "ines_creative");
  await openExplorer(page, "live", "ines_creative", "campaigns.update");
  const form = page.getByRole("form", { name: "campaigns.update" });
  await form.getByLabel("campaign_id", { exact: true }).fill("c1");
  await form.getByLabel("campaign_id", { exact: true }).press("Enter");
  const send = form.getByRole("button", { name: "Send PUT" });
  await expect(send).toHaveAttribute("aria-disabled", "true");
  await expect(send).toHaveAccessibleDescription(/in the sandbox only/);
  const requests = await emulator.requests();
  expect(requests.filter(({ method }) => method === "PUT")).toEqual([]);

  await page.getByRole("searchbox", { name: "Search endpoints" }).fill("/2/activity/stream");
  const endpoints = page.getByRole("navigation", { name: "Endpoints" });
  await endpoints.getByRole("button", { name: "Stream the events" }).click();
  const listen = page.getByRole("button", { name: "Send GET" });
  await expect(listen).toHaveAccessibleDescription(/Only its operators may do it/);
  const past = await page.request.get("/api/ads/live/ines_creative/2/activity/stream", {
    headers: { "x-forward": "1" },
  });
  expect([past.status(), (await past.json()).errors[0].code]).toEqual([403, "OPERATORS_ONLY"]);

  await page.getByRole("searchbox", { name: "Search endpoints" }).fill("media-upload.append");
  await endpoints.getByRole("button", { name: /cannot be called here/ }).click();
  await expect(page.getByText("It takes the bytes of a file.", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Send/ })).toHaveCount(0);

  await openExplorer(page, "live", "ines_creative", "campaigns.list");
  const read = page.getByRole("button", { name: "Send GET" });
  await expect(read).toHaveAccessibleDescription(/^Needs an account admin, ad manager or campaign analyst/);
  await read.focus();
  await page.keyboard.press("Enter");
  await expect(sent(page)).toContainText("Nothing was sent yet");
});

test("in the sandbox a campaign is created, and its deletion is asked about", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const account = await openExplorer(page, "sandbox", HANDLE, "campaigns.create");
  const answer = await page.request.get(
    `/api/ads/sandbox/${HANDLE}/12/accounts/${account}/funding_instruments`,
    { headers: { "x-forward": "1" } },
  );
  const { data }: { data: { id: string; able_to_fund: boolean }[] } = await answer.json();
  const funding = data.find((each) => each.able_to_fund)?.id ?? "";
  const form = page.getByRole("form", { name: "campaigns.create" });
  await form.getByRole("button", { name: "Send POST" }).click();
  await expect(form.getByLabel("name", { exact: true })).toHaveAccessibleDescription(/^Needed\./);
  await form.getByLabel("name", { exact: true }).fill("It's from the explorer");
  await form.getByLabel("funding_instrument_id", { exact: true }).fill(funding);
  await form.getByLabel("daily_budget_amount_local_micro", { exact: true }).fill("5000000");
  await form.getByLabel("entity_status", { exact: true }).selectOption("PAUSED");
  await form.getByRole("button", { name: "Send POST" }).click();
  const result = sent(page).getByRole("figure", { name: "Answer" });
  await expect(result).toContainText('"name": "It\'s from the explorer"');
  const [, id = ""] = /"id": "(\w+)"/.exec((await result.textContent()) ?? "") ?? [];

  await page.goto(
    `/sandbox/${HANDLE}/${account}/developer/explorer?endpoint=campaigns.remove&with=campaign_id%3D${id}`,
  );
  await page.getByRole("button", { name: "Send DELETE" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete a campaign, irreversibly" });
  await expect(dialog).toContainText(`/12/accounts/${account}/campaigns/${id}`);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const before = await emulator.requests();
  expect(before.filter(({ method }) => method === "DELETE")).toEqual([]);
  await page.getByRole("button", { name: "Send DELETE" }).click();
  await dialog.getByRole("button", { name: "Send DELETE" }).click();
  await expect(sent(page).getByRole("figure", { name: "Answer" })).toContainText('"deleted": true');
});

test("the explorer is a list and a form on a phone, and keeps personal values out of the address", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, HANDLE);
  await openExplorer(page, "sandbox", HANDLE, "user-settings.update");
  const form = page.getByRole("form", { name: "user-settings.update" });
  await form.getByLabel("user_id", { exact: true }).fill("2200000001");
  await form.getByLabel("notification_email", { exact: true }).fill("mara@example.com");
  await expect(page).toHaveURL(/with=user_id/);
  expect(page.url()).not.toContain("mara%40");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("button", { name: "All endpoints" }).click();
  await expect(page.getByRole("navigation", { name: "Endpoints" })).toBeVisible();
  await expectAccessible(page);
});
