import type { Page } from "@playwright/test";
import { FEW, HANDLE, openCampaigns, rows } from "./campaign-pages";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("campaigns are chosen, changed and edited with nothing cut off", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?status=ACTIVE&daily=10..GBP&sort=name-asc");
  // The count of matches takes no other row above the list.
  await expect(page.getByText(/^\d+ of \d+$/)).toBeInViewport({ ratio: 1 });
  const [filter, view] = await Promise.all(
    ["Filter", "View"].map((name) => page.getByRole("button", { name, exact: true }).boundingBox()),
  );
  expect(view?.y).toBe(filter?.y);
  await page.getByRole("button", { name: "View", exact: true }).tap();
  await expect(page.getByRole("menuitemradio", { name: "Ascending" })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  const boxes = page.getByRole("checkbox", { name: /^Select / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByRole("region", { name: "Selected campaigns" });
  await expect(bar.getByText("2 selected")).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await expectAccessible(page);

  const dialog = page.getByRole("dialog");
  await bar.getByRole("button", { name: "Rename…" }).tap();
  const preview = dialog.getByRole("list", { name: "What changes" });
  await dialog.getByLabel("Prefix").fill("long ".repeat(30));
  await expect(preview).toContainText(/long long /);
  const cutOff = await preview
    .locator("li :not(.sr-only)")
    .evaluateAll((parts) => parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(cutOff).toBe(0);
  await dialog.getByRole("button", { name: "Cancel" }).tap();

  await bar.getByRole("button", { name: "Budget…" }).tap();
  await dialog.getByLabel("Percent").fill("10");
  await expect(dialog.getByText(/^Daily budget, together: [\d,.]+ GBP → [\d,.]+ GBP$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).tap();

  await bar.getByRole("button", { name: "Resume" }).tap();
  await dialog.getByRole("button", { name: "2 skipped: show why" }).tap();
  await expect(dialog.getByText("It is active already.").first()).toBeInViewport();
  await dialog.getByRole("button", { name: "Cancel" }).tap();
  await bar.getByRole("button", { name: "Clear the selection" }).tap();
  await expect(bar).toBeHidden();

  await rows(page).first().getByRole("button", { expanded: false }).tap();
  await page.getByRole("button", { name: "Edit…" }).tap();
  const editing = page.getByRole("dialog", { name: /^Edit / });
  await editing.getByLabel("Daily budget in GBP").fill("1.2.3");
  await expect(editing.getByRole("button", { name: /^Save/ })).toHaveAccessibleDescription(
    "Correct the marked fields first.",
  );
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
});

/** What scrolls sideways, by its classes; tabs do so by design, and tables have a row of cards instead. */
const partsThatScrollSideways = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX))
      .filter(
        (element) => element.scrollWidth > element.clientWidth && !element.querySelector(":scope > nav"),
      )
      .map(({ className }) => String(className)),
  );

test("no page of an account scrolls sideways", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW);
  const account = new URL(page.url()).pathname.replace(/\/campaigns$/, "");
  for (const section of ["campaigns", "settings/rules", "settings", "funding", "audiences", "history"]) {
    await page.goto(`${account}/${section}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByLabel(/^Reading/)).toHaveCount(0);
    expect(await partsThatScrollSideways(page), section).toEqual([]);
  }
});
