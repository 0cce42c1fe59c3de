import { accountId } from "./account-id";
import { cell, FEW, HANDLE, MANY, openCampaigns, rows, writesOf } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";

test("of campaigns that cannot be read no number is told, and they are read when asked again", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, FEW, "?columns=name,funding");
  const banner = page.getByRole("main").locator("header");
  await expect(banner).toContainText("in use");
  await emulator.fault({ path: `/live/12/accounts/${id}*`, status: 503 });
  const shown = await rows(page).first().getAttribute("data-row");
  await page.goto(`/live/${HANDLE}/${id}/campaigns?columns=name,funding&panel=${shown}`);
  await expect(page.getByText(`Campaign ${shown} could not be read`)).toBeVisible();
  const failure = page.getByRole("alert").filter({ hasText: "Campaigns could not be read" });
  await expect(failure).toBeVisible();
  await expect(banner).not.toContainText(/\d/);
  await expectAccessible(page);
  await emulator.clearFaults();
  await failure.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(banner).toContainText("in use");
  // The funding was not read either, and is named as ever.
  await expect(cell(page, 0, "funding")).not.toHaveText(/^[a-z0-9]{5}$/);
});

test("where nothing pays yet, a new campaign leads to the funding, and that to its first instrument", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  await signIn(page, HANDLE);
  await page.goto("/sandbox");
  await page.getByRole("button", { name: "Create account" }).click();
  const account = page.getByRole("dialog", { name: "Create a sandbox account" });
  await account.getByLabel("Name").fill("Nothing pays");
  await account.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("grid").getByRole("link", { name: "Nothing pays" }).click();
  await page.getByRole("button", { name: "Create the first campaign" }).click();
  const dialog = page.getByRole("dialog", { name: "New campaign" });
  await expect(dialog).toContainText("Nothing pays for campaigns in this account yet.");
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "Go to funding" }).click();
  await page.getByRole("button", { name: "Create the first instrument" }).click();
  await expect(page.getByRole("dialog", { name: /funding instrument/i })).toBeVisible();

  complaints.expect(/status of 503/);
  await emulator.fault({ path: "/sandbox/12/accounts/*/funding_instruments", status: 503 });
  await page.goto(page.url().replace(/funding$/, "campaigns"));
  await page.getByRole("button", { name: "Create the first campaign" }).click();
  const failure = dialog.getByRole("alert");
  await expect(failure).toContainText("The funding instruments could not be read");
  await emulator.clearFaults();
  await failure.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(dialog).toContainText("Nothing pays for campaigns in this account yet.");
});

test("rows that arrived stay when a later page fails, and the rest can be read", async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/500/);
  await signIn(page, HANDLE);
  let failing = true;
  await page.route(/campaigns\?.*cursor=/, (route) =>
    failing
      ? route.fulfill({ status: 500, json: { errors: [{ code: "INTERNAL_ERROR", message: "Broken" }] } })
      : route.continue(),
  );
  await page.goto(`/live/${HANDLE}/${await accountId(page, HANDLE, MANY)}/campaigns`);
  await expect(page.getByText("Only the first 200 campaigns were read.")).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  failing = false;
  await page.getByRole("button", { name: "Read the rest" }).click();
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "8002");
});

test("a change stays in sight in the list with deleted campaigns, which was read before it", async ({
  page,
  signIn,
  emulator,
}) => {
  const showDeleted = async (choice: string) => {
    const opener = page.getByRole("button", { name: "View", exact: true });
    await opener.click();
    await page.getByRole("menuitemradio", { name: choice }).click();
    await page.keyboard.press("Escape");
    // Closing, the menu gives the focus back, and would take it from where it went meanwhile.
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(opener).toBeFocused();
  };
  const reads = async () =>
    (await emulator.requests()).filter(({ path }) => path.endsWith("/campaigns")).length;
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW);
  const hidden = await rows(page).count();
  await showDeleted("Include deleted");
  await expect.poll(() => rows(page).count()).toBeGreaterThan(hidden);
  await showDeleted("Hidden");
  await expect(rows(page)).toHaveCount(hidden);

  await cell(page, 1, "name").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Name" }).fill("Renamed by hand");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await writesOf(emulator)).length).toBe(1);
  const before = await reads();
  await page.getByRole("button", { name: "Read the list again" }).click();
  await expect.poll(reads).toBeGreaterThan(before);
  await expect(page.getByText("Synced just now")).toBeVisible();
  await showDeleted("Include deleted");
  await expect.poll(() => rows(page).count()).toBeGreaterThan(hidden);
  // Sooner than what was read before would be read again by itself.
  await expect(page.getByRole("link", { name: "Renamed by hand" })).toBeVisible({ timeout: 15_000 });
});
