import type { Page } from "@playwright/test";
import { GRACE_MS } from "@/lib/jobs/grace";
import { openSection } from "./account-id";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";

const table = (page: Page) => page.getByRole("table", { name: "Funding sources" });

/** Opens an account's funding from the portfolio, by the account's name. */
test("an instrument is read, created and deleted", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn(page, "mara_agency");
  await openSection(page, "funding");
  const order = table(page).getByRole("row").filter({ hasText: "IO autumn and winter" });
  await expect(order).toContainText(/≤ ([\d.]+ days|until)/);
  await expectAccessible(page);
  await order.getByRole("button").click();
  const panel = page.getByRole("dialog", { name: "IO autumn and winter" });
  await expect(panel.getByText("Based on daily budgets, not actual spend", { exact: false })).toBeVisible();
  await expectAccessible(page);

  await openSection(page, "funding", { account: "Empty sandbox", environment: "sandbox" });
  await page.getByRole("button", { name: "Create funding source" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Type").selectOption("Insertion order");
  await dialog.getByRole("button", { name: "Create funding source" }).click();
  await expect(dialog.getByText("Three letters, for example EUR.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Currency").fill("kwd");
  await dialog.getByLabel("Ends").fill("2031-01-31T23:59");
  await dialog.getByLabel("Booked amount").fill("1,250.125");
  await dialog.getByRole("button", { name: "Create funding source" }).click();
  await expect(page.getByText(/^Created /)).toBeVisible();
  const created = table(page).getByRole("row").filter({ hasText: "1,250.125 KWD" });
  await expect(created).toBeVisible();
  await page.getByRole("button", { name: "Delete funding source" }).click();
  const asked = page.getByRole("dialog", { name: /^Delete / });
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Delete funding source" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.clock.fastForward(GRACE_MS);
  await expect(page.getByText(/^Deleted /)).toBeVisible();
  await expect(created).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("instruments are cards that fit", async ({ page, signIn }) => {
    await signIn(page, "mara_agency");
    await openSection(page, "funding");
    const cards = page.getByRole("list", { name: "Funding sources" });
    await expect(cards.getByRole("listitem").first()).toContainText("It is paused");
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
  });
});
