import type { Page } from "@playwright/test";
import { arrived } from "./arrived";
import { heightsOf, scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";

const grid = (page: Page) => page.getByRole("grid", { name: "Accounts" });
const rowOf = (page: Page, account: string) => grid(page).getByRole("row").filter({ hasText: account });
/** The account in the row with this number; the head is row 0. */
const nameAt = (page: Page, index: number) => grid(page).getByRole("row").nth(index).getByRole("link");
/** The cell that takes the focus in the grid. */
const stop = (page: Page) => grid(page).locator('[role="gridcell"][tabindex="0"]');

/** Opens the portfolio and waits until every account on screen was asked about. */
async function openPortfolio(page: Page, address = "/live") {
  await page.goto(address);
  await expect(
    page.getByRole("grid", { name: "Accounts" }).or(page.getByRole("list", { name: "Accounts" })),
  ).toBeVisible();
  // Two reads for each of 67 accounts.
  await arrived(page);
}

test("the address of an account leads to its overview before anything is drawn", async ({ request }) => {
  const answer = await request.get("/live/mara_agency/r13kwryt0f0?days=7", { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toBe("/live/mara_agency/r13kwryt0f0/overview?days=7");
});

test("the portfolio is walked by keys alone, and an account is created for it", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await openPortfolio(page, "/live?sort=name-asc");
  const second = await nameAt(page, 2).locator("bdi").textContent();
  await stop(page).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  const panel = page.getByRole("dialog");
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText(second ?? "");
  await page.keyboard.press("ArrowDown");
  await expect(panel.getByRole("heading", { level: 2 })).not.toHaveText(second ?? "");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/live\/mara_agency\/\w+\/overview/);
  await expect(page.getByRole("region", { name: "Needs attention" }).getByRole("listitem")).not.toHaveCount(
    0,
  );
  await expectAccessible(page);

  await openPortfolio(page, "/sandbox");
  await page.getByRole("button", { name: "Create account" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a sandbox account" });
  await dialog.getByLabel("Name").fill("Trial run");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(rowOf(page, "Trial run")).toContainText("No funding");
  await page.reload();
  await expect(rowOf(page, "Trial run")).toBeVisible();
});

test("accounts stand still while what they spent is added up, currency by currency", async ({
  page,
  signIn,
}) => {
  await signIn(page, "jon_marketer");
  await page.goto("/live?sort=name-asc");
  const totals = page.getByRole("region", { name: "Totals" });
  const heights = await heightsOf(totals);
  const all = totals.getByRole("button", { name: /^All \d+ currencies$/ });
  await all.waitFor();
  await arrived(page);
  expect(await heights()).toHaveLength(1);
  await all.click();
  await expect(totals.getByRole("button", { name: "Fewer currencies" })).toBeVisible();
  // Opened, they take as many lines as there are currencies by now.
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(1);
  await expectAccessible(page);
});

// The dashboard caches lists of accounts for three minutes: tests with another seed sign in as another person.
test("five hundred accounts scroll and sort with few rows in the page", async ({
  page,
  signIn,
  emulator,
}) => {
  await emulator.reset("large");
  await signIn(page, "leo_analyst");
  await openPortfolio(page, "/live?sort=name-asc");
  const rows = grid(page).getByRole("row");
  await expect(grid(page)).toHaveAttribute("aria-rowcount", /^\d{3}$/);
  expect(await rows.count()).toBeLessThan(60);
  await stop(page).focus();
  await page.keyboard.press("Control+End");
  await expect(rows.last()).toHaveAttribute(
    "aria-rowindex",
    (await grid(page).getAttribute("aria-rowcount")) ?? "",
  );
  await grid(page).getByRole("button", { name: "Problems", exact: true }).click();
  await stop(page).focus();
  await page.keyboard.press("Control+Home");
  expect(await rows.count()).toBeLessThan(60);
  await expectAccessible(page);
});

test.describe("on a phone, in the dark", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: "dark" });

  test("accounts are cards that fit", async ({ page, signIn }) => {
    await signIn(page, "mara_agency");
    await openPortfolio(page);
    const card = page.getByRole("list", { name: "Accounts" }).getByRole("listitem");
    const rejected = card.filter({ hasText: "Mercado Jacarandá" });
    await expect(rejected).toContainText("Rejected");
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
    await rejected.getByRole("button", { name: "Rejected" }).tap();
    const asked = page.getByRole("dialog", { name: "Needs attention" });
    await expect(asked).toContainText("This account was rejected; nothing in it serves.");
    await expect(asked).toContainText("Ask support why");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(asked).toHaveCount(0);
    await rejected.getByRole("button", { name: "Details of Mercado Jacarandá" }).tap();
    await expect(page.getByRole("dialog", { name: "Mercado Jacarandá" })).toBeVisible();
    await expectAccessible(page);
  });
});
