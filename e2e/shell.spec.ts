import type { Page } from "@playwright/test";
import { allowAs, expect, expectAccessible, test } from "./fixtures";
import { hydrated } from "./hydration";

/** The account button on top of the rail names the open account. */
const accountButton = (page: Page) => page.getByRole("button", { name: /switch account|choose an account/i });

/** Signs in, opens the first page and waits until it has come alive: rows appear with the first answer. */
async function arrive(page: Page, signIn: (page: Page, handle: string) => Promise<void>, handle: string) {
  await signIn(page, handle);
  await page.goto("/");
  await expect(page.getByRole("grid", { name: "Accounts" }).getByRole("row").nth(2)).toBeVisible();
}

/** Opens the first account that the switcher offers for some letters. */
async function switchTo(page: Page, letters: string) {
  await accountButton(page).click();
  const search = page.getByRole("combobox", { name: /switch account/i });
  await expect(search).toBeFocused();
  await search.fill(letters);
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Campaigns" })).toBeVisible();
}

test("the sign-in page names the demo users, works by keyboard and is accessible", async ({ page }) => {
  await page.goto("/sign-in");
  await expect(page.getByRole("heading", { level: 1, name: "Flightdeck" })).toBeVisible();
  await expect(page.getByRole("button", { name: /mara_agency/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await allowAs(page, "jon_marketer");
  await expect(page.getByRole("heading", { level: 1, name: "Accounts" })).toBeVisible();
});

test("accounts are switched by keyboard, and the section stays", async ({ page, signIn }) => {
  await arrive(page, signIn, "mara_agency");
  await switchTo(page, "nordlys");
  await expect(accountButton(page)).toContainText("Nordlys Outdoor");
  const first = page.url();
  await page.keyboard.press("g");
  await page.keyboard.press("f");
  await expect(page).toHaveURL(/\/funding$/);
  await page.keyboard.press("g");
  await page.keyboard.press("s");
  await page.getByRole("combobox", { name: /switch account/i }).fill("bluefin");
  await page.keyboard.press("Enter");
  await expect(accountButton(page)).toContainText("Bluefin Logistik");
  await expect(page).toHaveURL(/\/funding$/);
  expect(page.url()).not.toBe(first);

  await page.keyboard.press("g");
  await page.keyboard.press("s");
  await expect(page.getByRole("group", { name: "Recent" }).getByRole("option")).toContainText(
    "Nordlys Outdoor",
  );
  await expectAccessible(page);
});

test("a pinned account stays on top of the switcher", async ({ page, signIn }) => {
  await arrive(page, signIn, "mara_agency");
  await accountButton(page).click();
  await page.getByRole("combobox", { name: /switch account/i }).fill("kestrel");
  await expect(page.getByRole("option", { name: /Kestrel Air/ })).toBeVisible();
  await page.keyboard.press("Alt+p");
  await expect(page.getByRole("option", { name: /Kestrel Air.*pinned/ })).toBeVisible();
  await page.reload();
  await accountButton(page).click();
  await expect(page.getByRole("group", { name: "Pinned" }).getByRole("option")).toContainText("Kestrel Air");
});

test("the palette goes to pages, accounts and campaigns", async ({ page, signIn }) => {
  await arrive(page, signIn, "mara_agency");
  await switchTo(page, "nordlys");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("combobox", { name: "Go anywhere, do anything" });
  await expect(palette).toBeFocused();
  await expectAccessible(page);
  await palette.fill("funding");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/funding$/);
  await page.keyboard.press("Control+k");
  await palette.fill("bluefin");
  await page.getByRole("option", { name: /Bluefin Logistik/ }).click();
  await expect(accountButton(page)).toContainText("Bluefin Logistik");
});

test("the palette finds campaigns of accounts that were opened, by name or id, and says where it could not look", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/503/);
  await arrive(page, signIn, "mara_agency");
  await switchTo(page, "kestrel");
  const row = page.locator("[data-row]").first();
  const id = (await row.getAttribute("data-row")) ?? "";
  const name = (await row.locator('[data-cell="name"]').textContent()) ?? "";
  await switchTo(page, "nordlys");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("combobox", { name: "Go anywhere, do anything" });
  const found = page.getByRole("group", { name: "Campaigns of Kestrel Air" }).getByRole("option");
  await palette.fill(id);
  await expect(found).toHaveCount(1);
  await palette.fill(name);
  await expect(found.filter({ hasText: id })).toBeVisible();
  await expectAccessible(page);
  await found.filter({ hasText: id }).click();
  await expect(page.getByRole("dialog", { name })).toBeVisible();
  await expect(accountButton(page)).toContainText("Kestrel Air");

  await switchTo(page, "nordlys");
  await emulator.fault({
    method: "GET",
    path: "/live/12/accounts/*/campaigns",
    query: { q: "zz" },
    status: 503,
  });
  await page.keyboard.press("Control+k");
  await palette.fill("zz");
  await expect(page.getByText("campaigns of Kestrel Air could not be searched")).toBeVisible();
});

test("what a section is about is made from anywhere, by its name or by C", async ({ page, signIn }) => {
  await arrive(page, signIn, "mara_agency");
  await switchTo(page, "nordlys");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("combobox", { name: "Go anywhere, do anything" });
  await palette.fill("create poll");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "New poll" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await palette.fill("create audience");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "New audience" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Drafts" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Drafts" })).toBeVisible();
  await page.keyboard.press("c");
  await expect(page.getByRole("heading", { level: 1, name: "New draft" })).toBeVisible();
});

test("an account that was in the list has its name at once", async ({ page, signIn }) => {
  await arrive(page, signIn, "mara_agency");
  await page.route(/\/12\/accounts\/[^/?]+$/, () => {});
  await switchTo(page, "nordlys");
  await expect(accountButton(page)).toContainText("Nordlys Outdoor");
});

test("shortcuts are listed, and single keys can be switched off", async ({ page, signIn }) => {
  await arrive(page, signIn, "mara_agency");
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet.getByText("Switch account")).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("switch", { name: "Single-character keys" }).click();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.keyboard.press("?");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page.getByRole("combobox", { name: "Go anywhere, do anything" })).toBeFocused();
});

test("the sandbox says that it is one, in the window and in its accounts", async ({ page, signIn }) => {
  await arrive(page, signIn, "mara_agency");
  await expect(page.getByText("SANDBOX", { exact: true })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Environment" }).getByRole("link", { name: "Sandbox" }).click();
  await expect(page).toHaveURL(/\/sandbox$/);
  await expect(page.getByText("SANDBOX", { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/Sandbox/);
  await expectAccessible(page);
});

test("a chosen theme is there before anything is drawn, and stays", async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await arrive(page, signIn, "mara_agency");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: /mara_agency/ }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expectAccessible(page);
});

test("the rail stays as narrow as it was left", async ({ page, signIn }) => {
  await arrive(page, signIn, "mara_agency");
  await page.getByRole("button", { name: "Narrow the navigation" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Widen the navigation" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Accounts" })).toBeVisible();
});

test("a link to a handle that is not connected says which one, and an unknown account says so", async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/404/);
  await arrive(page, signIn, "jon_marketer");
  await page.goto("/live/mara_agency/abc123/campaigns");
  await expect(page.getByRole("button", { name: "Connect @mara_agency" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/live/jon_marketer/abc123/campaigns");
  await expect(page.getByRole("alert").filter({ hasText: "abc123 cannot be opened" })).toBeVisible();
  await page.goto("/live/jon_marketer/abc123/nowhere");
  await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  await page.getByRole("link", { name: "Cards" }).click();
  await expect(page).toHaveURL(/abc123\/cards$/);
});

test("a second handle is connected, and disconnecting it says what that means", async ({ page, signIn }) => {
  await arrive(page, signIn, "jon_marketer");
  await page.getByRole("button", { name: /jon_marketer/ }).click();
  await page.getByRole("menuitem", { name: "Connect another handle" }).click();
  await allowAs(page, "leo_analyst");
  await expect(page.getByRole("button", { name: /2 handles connected/ })).toBeVisible();
  await hydrated(page);
  await page.getByRole("button", { name: /2 handles connected/ }).click();
  await page.getByRole("menuitem", { name: "Disconnect @leo_analyst" }).click();
  const dialog = page.getByRole("dialog", { name: "Disconnect @leo_analyst" });
  await expect(dialog).toContainText("nothing changes in them");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Disconnect @leo_analyst" }).click();
  await expect(page.getByRole("button", { name: /1 handle connected/ })).toBeVisible();
});

test("signing out ends at the sign-in page", async ({ page, signIn, complaints }) => {
  // Reads that were under way when the session ended.
  complaints.expect(/401/);
  await arrive(page, signIn, "jon_marketer");
  await page.getByRole("button", { name: /jon_marketer/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.goto("/live");
  await expect(page).toHaveURL(/\/sign-in/);
});

test("a screen reader finds its way: one heading, landmarks, and a link past the navigation", async ({
  page,
  signIn,
}) => {
  await arrive(page, signIn, "mara_agency");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
