import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";
import { tabTo } from "./keyboard";

const ACCOUNT = "/live/mara_agency/frbm3w17men";

const LISTS = [
  "cards",
  "polls",
  "conversations",
  "drafts",
  "drafts/scheduled",
  "drafts/published",
  "audiences",
  "media/account",
] as const;

/** The names in a list, each of which opens its row's panel. */
const names = (page: Page) => page.locator("main [data-row-name]");
/** The panel that stands beside a list. */
const panel = (page: Page) => page.locator("[data-beside]");

test.beforeEach(async ({ page, signIn, complaints }) => {
  // Pictures of the demo may stand on a server that is not there.
  complaints.expect(/media\.example|Failed to load resource/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "mara_agency");
});

for (const section of LISTS) {
  test(`j, k and Space walk the list at ${section}, and its panel follows`, async ({ page }) => {
    await page.goto(`${ACCOUNT}/${section}`);
    const [first, second] = [names(page).nth(0), names(page).nth(1)];
    await expect(second).toBeVisible();
    await page.keyboard.press("j");
    await expect(first).toBeFocused();
    await page.keyboard.press("j");
    await expect(second).toBeFocused();
    await page.keyboard.press("k");
    await page.keyboard.press("k");
    await expect(first).toBeFocused();
    await page.keyboard.press("Space");
    await expect(panel(page)).toBeVisible();
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute("aria-expanded", "true");
    await expect(panel(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(second).toBeFocused();
    await page.keyboard.press("Control+End");
    await expect(names(page).last()).toBeFocused();
    await page.keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(sheet.getByRole("listitem").filter({ hasText: "Next row" })).toContainText("J");
  });
}

test("a draft is chosen by x, and by no letter once those are switched off", async ({ page }) => {
  await page.goto(`${ACCOUNT}/drafts`);
  const bar = page.getByRole("region", { name: "Chosen drafts" });
  await expect(names(page).first()).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(bar.getByRole("status")).toHaveText("1 draft chosen");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(bar.getByRole("status")).toHaveText("2 drafts chosen");
  await page.keyboard.press("x");
  await expect(bar.getByRole("status")).toHaveText("1 draft chosen");
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet.getByRole("listitem").filter({ hasText: "Choose the row" })).toContainText("X");
  await sheet.getByRole("switch", { name: "Single-character keys" }).click();
  await page.keyboard.press("Escape");
  await tabTo(page, names(page).first());
  await page.keyboard.press("j");
  await expect(names(page).first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(names(page).nth(1)).toBeFocused();
});
