import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";

const table = (page: Page) => page.getByRole("table", { name: "Funding instruments" });

/** Opens an account's funding from the portfolio, by the account's name. */
async function openFunding(page: Page, account: string, environment: "live" | "sandbox" = "live") {
  await page.goto(`/${environment}?q=${encodeURIComponent(account)}`);
  const link = page.getByRole("grid").getByRole("link", { name: account }).first();
  const href = await link.getAttribute("href");
  await page.goto((href ?? "").replace(/[^/]+$/, "funding"));
}

test("instruments say whether they can pay, why not, and how long they would last", async ({
  page,
  signIn,
}) => {
  await signIn(page, "mara_agency");
  await openFunding(page, "Kestrel Air");
  await expect(table(page).getByRole("row").nth(1)).toContainText("It is paused");
  const order = table(page).getByRole("row").filter({ hasText: "IO autumn and winter" });
  await expect(order).toContainText(/≤ ([\d.]+ days|until)/);
  await expect(order).toContainText("120,000.00 GBP booked");
  await expectAccessible(page);

  await order.getByRole("button").click();
  const panel = page.getByRole("dialog", { name: "IO autumn and winter" });
  await expect(
    panel.getByText(
      /(Covers at most [\d.]+ days|Lasts until it ends on .* at most,?) if the campaigns that can spend now keep/,
    ),
  ).toBeVisible();
  await expect(panel.getByText("Based on daily budgets, not actual spend", { exact: false })).toBeVisible();
  await expectAccessible(page);
  const campaigns = panel.getByRole("link", { name: /Show the [\d,]+ campaigns? that can spend/ });
  const count = ((await campaigns.textContent()) ?? "").replace(/\D/g, "");
  await campaigns.click();
  await expect(page).toHaveURL(/campaigns\?funding=\w+&status=serving/);
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", String(Number(count) + 1));
});

test("a reason comes with its fix and the service's own code", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await openFunding(page, "Kestrel Air");
  await table(page).getByRole("button", { name: "Credit line, on hold by finance" }).click();
  const panel = page.getByRole("dialog");
  await expect(panel.getByText("has to resume it", { exact: false })).toBeVisible();
  await expect(panel.locator("code")).toHaveText("PAUSED");
});

test("an instrument is created: rules at their fields, nothing typed is lost", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, "mara_agency");
  await openFunding(page, "Empty sandbox", "sandbox");
  await page.getByRole("button", { name: "Create instrument" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Type").selectOption("Insertion order");
  await dialog.getByRole("button", { name: "Create instrument" }).click();
  await expect(dialog.getByText("Three letters, for example EUR.")).toBeVisible();
  await expect(dialog.getByText("Say when it ends.", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Currency").fill("kwd");
  await dialog.getByLabel("Ends").fill("2031-01-31T23:59");
  await dialog.getByLabel("Booked amount").fill("1,250.125");

  await emulator.fault({
    method: "POST",
    path: "/sandbox/12/accounts/*/funding_instruments",
    status: 400,
    count: 1,
    body: {
      errors: [{ code: "INVALID_PARAMETER", message: "too far away", parameter: "end_time" }],
      request: { params: {} },
    },
  });
  await dialog.getByRole("button", { name: "Create instrument" }).click();
  await expect(dialog.getByLabel("Ends")).toHaveAccessibleDescription(/too far away/);
  await expect(dialog.getByLabel("Booked amount")).toHaveValue("1,250.125");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Create instrument" }).click();
  await expect(dialog.getByLabel("Booked amount")).toHaveValue("1,250.125");
  await dialog.getByRole("button", { name: "Create instrument" }).click();
  await expect(page.getByText(/^Created /)).toBeVisible();
  await expect(table(page)).toContainText("1,250.125 KWD");
});

test("an instrument is deleted after a grace window and stays in the deleted view", async ({
  page,
  signIn,
}) => {
  await signIn(page, "mara_agency");
  await openFunding(page, "Empty sandbox", "sandbox");
  await expect(table(page)).toBeVisible();
  const before = await table(page).getByRole("row").count();
  const opener = table(page).getByRole("button").nth(-1);
  const name = await opener.textContent();
  await opener.click();
  await expect(page).toHaveURL(/panel=/);
  const address = page.url();
  await page.getByRole("button", { name: "Delete instrument" }).click();
  await page
    .getByRole("dialog", { name: /^Delete / })
    .getByRole("button", { name: "Delete instrument" })
    .click();
  await expect(page.getByText(`Deleting ${name}`)).toBeVisible();
  await expect(page.getByText(`Deleted ${name}`)).toBeVisible();
  await page.getByRole("switch", { name: "Show deleted" }).check();
  await expect(
    table(page)
      .getByRole("row")
      .filter({ hasText: name ?? "" })
      .first(),
  ).toContainText("Deleted");
  expect(await table(page).getByRole("row").count()).toBeGreaterThanOrEqual(before);
  // Its address goes on leading to it, where the list does not have it.
  await page.goto(address);
  const panel = page.getByRole("dialog", { name: name ?? "" });
  await expect(panel.getByRole("heading", { name: "Deleted" })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Delete instrument" })).toHaveCount(0);
  await expectAccessible(page);
});

test("live funding is read, never created or deleted here", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await openFunding(page, "Kestrel Air");
  await expect(table(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Create instrument" })).toHaveCount(0);
});

test("a role without a view of funding is told so", async ({ page, signIn, emulator }) => {
  await signIn(page, "ines_creative");
  await page.goto("/live");
  const href = await page.getByRole("grid").getByRole("link").first().getAttribute("href");
  await page.goto((href ?? "").replace(/[^/]+$/, "funding"));
  await expect(page.getByRole("heading", { name: "Your role may not see funding" })).toBeVisible();
  await expect(page.getByText(/your role here is creative manager/)).toBeVisible();
  const asked = await emulator.requests();
  expect(asked.filter(({ path }) => path.endsWith("/funding_instruments"))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("instruments are cards that fit", async ({ page, signIn }) => {
    await signIn(page, "mara_agency");
    await openFunding(page, "Kestrel Air");
    const cards = page.getByRole("list", { name: "Funding instruments" });
    await expect(cards.getByRole("listitem").first()).toContainText("It is paused");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
  });
});

test("the address of an instrument that there is not says so", async ({ page, signIn, complaints }) => {
  complaints.expect(/404/);
  await signIn(page, "mara_agency");
  await openFunding(page, "Kestrel Air");
  await page.goto(`${page.url()}?panel=nosuch`);
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
    "Instrument nosuch could not be read",
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});
