import type { Page } from "@playwright/test";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";

/** The account button on top of the sidebar names the open account. */
const accountButton = (page: Page) => page.getByRole("button", { name: /switch account|choose an account/i });

/** Signs in, opens the first page and waits until it has come alive: rows appear with the first answer. */
async function arrive(page: Page, signIn: (page: Page, handle: string) => Promise<void>, handle: string) {
  await signIn(page, handle);
  await page.goto("/");
  await expect(page.getByRole("grid", { name: "Accounts" }).getByRole("row").nth(2)).toBeVisible();
}

test("the frame is walked by keyboard: past the navigation, to an account, through palette and shortcuts to the sandbox", async ({
  page,
  signIn,
  clicks,
}) => {
  await arrive(page, signIn, "mara_agency");
  const switched = await clicks(page, "Switch account");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await page.keyboard.press("g");
  await page.keyboard.press("s");
  const search = page.getByRole("combobox", { name: /switch account/i });
  await search.fill("nordlys");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Campaigns" })).toBeVisible();
  await expect(accountButton(page)).toContainText("Nordlys Outdoor");
  await switched();
  await expect(search).toBeHidden();

  await page.keyboard.press("Control+k");
  const palette = page.getByRole("combobox", { name: "Go anywhere, do anything" });
  // Typed on at once, as people do: its code may still be on its way.
  await page.keyboard.type("funding");
  await expect(palette).toHaveValue("funding");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/funding$/);
  // A key goes to what is typed into for as long as that is there.
  await expect(palette).toBeHidden();

  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet.getByText("Switch account")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  await page.getByRole("navigation", { name: "Environment" }).getByRole("link", { name: "Sandbox" }).click();
  await expect(page.getByText("SANDBOX", { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/Sandbox/);
  await expectAccessible(page);
});

test("what cannot be loaded when it is opened is said, and opens once it can be", async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|Failed to load chunk/);
  await arrive(page, signIn, "mara_agency");
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  await page.keyboard.press("?");
  const missing = page.getByRole("alert").filter({ hasText: "Part of this page could not be loaded." });
  await expect(missing).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/_next/static/chunks/**");
  await missing.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expect(missing).toBeHidden();
});

test("a chosen theme is there before anything is drawn, and the sidebar stays as narrow as it was left", async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await arrive(page, signIn, "mara_agency");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: /mara_agency/ }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Narrow the navigation" }).click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Widen the navigation" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Accounts" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/live/nobody_here/abc123/campaigns");
  await expect(page.getByRole("button", { name: "Connect @nobody_here" })).toBeVisible();
  await expectAccessible(page);
});

test("a page whose rows are still being read is accessible where they will not fit", async ({
  page,
  signIn,
  emulator,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await signIn(page, "mara_agency");
  await emulator.fault({ path: "/sandbox/12/accounts", hang: true });
  await page.goto("/sandbox");
  await expect(page.getByText("Reading accounts")).toBeAttached();
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the navigation opens in front of the page, and nothing is wider than the window", async ({
    page,
    signIn,
  }) => {
    await signIn(page, "mara_agency");
    await page.goto("/");
    await page.getByRole("button", { name: "Open the navigation" }).click();
    const navigation = page.getByRole("dialog", { name: "Navigation" });
    await expect(navigation.getByRole("link", { name: "Accounts" })).toBeVisible();
    await expect(navigation.getByRole("button", { name: /mara_agency/ })).toBeInViewport();
    await expectAccessible(page);
    await navigation.getByRole("button", { name: /choose an account/i }).click();
    await page.getByRole("combobox", { name: /switch account/i }).fill("nordlys");
    await page.getByRole("option", { name: /Nordlys Outdoor/ }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "Campaigns" })).toBeVisible();
    await expectAccessible(page);
    expect(await scrollsSideways(page)).toBe(false);
  });
});
