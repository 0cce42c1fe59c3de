import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { allowAs, expect, expectAccessible, test } from "./fixtures";

const grid = (page: Page) => page.getByRole("grid", { name: "Accounts" });
const rowOf = (page: Page, account: string) => grid(page).getByRole("row").filter({ hasText: account });
/** The account in the row with this number; the head is row 0. */
const nameAt = (page: Page, index: number) => grid(page).getByRole("row").nth(index).getByRole("link");

/** Opens the portfolio and waits until every account on screen was asked about. */
async function openPortfolio(page: Page, address = "/live") {
  await page.goto(address);
  await expect(grid(page)).toBeVisible();
  await expect(page.locator("main .skeleton")).toHaveCount(0);
}

test("problems stand first, and nothing that is not known looks like zero", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await openPortfolio(page);
  await expect(nameAt(page, 1)).toContainText("Mercado Jacarandá");
  await expect(rowOf(page, "Mercado Jacarandá")).toContainText("Rejected");
  // Ended campaigns do not count towards the limit.
  await expect(rowOf(page, "Megamart Marketplace")).toContainText("7,162 / ≤ 8,000");
  await expect(rowOf(page, "Megamart Marketplace")).not.toContainText("Campaign limit reached");
  await expect(rowOf(page, "Sakura Mobile")).toContainText("JPY");
  await expect(rowOf(page, "Diwan Perfumes")).toContainText("Balance not reported");
  await expectAccessible(page);
});

test("the portfolio is walked by keys alone", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await openPortfolio(page, "/live?sort=name-asc");
  const second = await nameAt(page, 2).locator("span").nth(1).textContent();
  await grid(page).focus();
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
  await expect(page).toHaveURL(/\/live\/mara_agency\/\w+\/campaigns/);
});

test("what an account needs is told by a key, and read again where it could not be", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  await signIn(page, "mara_agency");
  await emulator.fault({ path: "/live/12/accounts/*/funding_instruments", status: 503 });
  await openPortfolio(page, "/live?q=kestrel");
  await expect(rowOf(page, "Kestrel Air")).toContainText("Not checked");
  await grid(page).focus();
  await page.keyboard.press("w");
  const asked = page.getByRole("dialog", { name: "Needs attention" });
  await expect(asked).toContainText("Not everything could be read that tells of problems.");
  await expectAccessible(page);
  await emulator.clearFaults();
  await asked.getByRole("button", { name: "Try again" }).click();
  await expect(rowOf(page, "Kestrel Air")).not.toContainText("Not checked");
  await page.keyboard.press("Escape");
  await expect(asked).toHaveCount(0);
  await expect(grid(page)).toBeFocused();
});

test("search, filter and order live in the address", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await openPortfolio(page);
  await page.keyboard.press("/");
  await page.keyboard.type("jacaranda");
  await expect(page.getByText("1 of 28", { exact: true })).toBeVisible();
  await page.getByLabel("Problems").selectOption("Rejected");
  await grid(page).getByRole("button", { name: "Account", exact: true }).click();
  await expect(page).toHaveURL(/q=jacaranda&problem=account-rejected&sort=name-asc/);
  await page.reload();
  await expect(grid(page).getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(rowOf(page, "Kestrel Air")).toBeVisible();
});

test("a role that may not view campaigns is told so, not shown zeros", async ({ page, signIn, emulator }) => {
  await signIn(page, "ines_creative");
  await openPortfolio(page);
  const first = grid(page).getByRole("row").nth(1);
  await expect(first).toContainText("Creative manager");
  await expect(first).toContainText("Your role may not see campaigns");
  // A page of the test before may still have been asking; its token went with the reset.
  const asked = (await emulator.requests()).filter(({ status }) => status !== 401);
  expect(asked.filter(({ path }) => path.endsWith("/campaigns"))).toEqual([]);
});

test("an account opens where the role may see something, and what is closed says so", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page, "ines_creative");
  await openPortfolio(page);
  await expect(rowOf(page, "Bluefin Logistik")).toContainText("None visible");
  await rowOf(page, "Bluefin Logistik").getByRole("link", { name: "Bluefin Logistik" }).click();
  await expect(page.getByRole("heading", { name: "Cards", exact: true })).toBeVisible();
  const rail = page.getByRole("navigation", { name: "Main" });
  await expect(rail.getByRole("link", { name: "Cards", exact: true })).toBeVisible();
  // The list of campaigns is asked for together with the role.
  complaints.expect(/403/);
  await rail.getByRole("link", { name: "Campaigns (closed to your role)" }).click();
  await expect(page.getByRole("heading", { name: "Your role may not see campaigns" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to cards" }).click();
  await expect(page.getByRole("heading", { name: "Cards", exact: true })).toBeVisible();
});

test("an admin renames an account, and only the name is sent", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await openPortfolio(page);
  await rowOf(page, "Kestrel Air").getByText("Accepted").click();
  const panel = page.getByRole("dialog", { name: "Kestrel Air" });
  await panel.getByLabel("Name").fill("Kestrel Airways");
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await panel.getByRole("button", { name: "Save" }).click();
  expect([...new URL((await sent).url()).searchParams.keys()]).toEqual(["name"]);
  await expect(rowOf(page, "Kestrel Airways")).toBeVisible();
  await page.reload();
  await expect(rowOf(page, "Kestrel Airways")).toBeVisible();
});

test("who may not change an account is told why", async ({ page, signIn }) => {
  await signIn(page, "jon_marketer");
  await openPortfolio(page);
  await grid(page).focus();
  await page.keyboard.press("Space");
  const save = page.getByRole("dialog").getByRole("button", { name: "Save" });
  await expect(save).toHaveAccessibleDescription(/Needs an account admin; your role here is ad manager/);
});

test("sandbox accounts are created, named, taken back from deletion, and deleted", async ({
  page,
  signIn,
}) => {
  await signIn(page, "mara_agency");
  await openPortfolio(page, "/sandbox");
  await page.getByRole("button", { name: "Create account" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a sandbox account" });
  await dialog.getByLabel("Name").fill("Trial run");
  await dialog.getByLabel("Industry").selectOption("Retail");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create account" }).click();

  const panel = page.getByRole("dialog", { name: "Trial run" });
  await expect(panel.getByText("There is no funding instrument")).toBeVisible();
  const askToDelete = async () => {
    await panel.getByRole("button", { name: "Delete account" }).click();
    const confirm = page.getByRole("dialog", { name: "Delete Trial run" });
    await expect(confirm.getByRole("button", { name: "Delete account" })).toHaveAccessibleDescription(
      /Type “Trial run” first/,
    );
    await confirm.getByLabel("Type “Trial run” to confirm").fill("Trial run");
    await confirm.getByRole("button", { name: "Delete account" }).click();
  };
  await askToDelete();
  await page.getByRole("button", { name: "Undo" }).click();
  await rowOf(page, "Trial run").getByText("Accepted").click();
  await askToDelete();
  await expect(page.getByText("Deleted Trial run")).toBeVisible();
  await expect(rowOf(page, "Trial run").filter({ hasText: "No funding" })).toHaveCount(0);
});

test("a sandbox account comes with something to try things out with, where that is wished", async ({
  page,
  signIn,
}) => {
  await signIn(page, "mara_agency");
  await openPortfolio(page, "/sandbox");
  await page.getByRole("button", { name: "Create account" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a sandbox account" });
  await dialog.getByLabel("Name").fill("Try me");
  await dialog.getByLabel(/three paused campaigns/).check();
  await dialog.getByRole("button", { name: "Create account" }).click();

  await expect(rowOf(page, "Try me")).toContainText("3 / 200");
  await expect(rowOf(page, "Try me")).toContainText("50,000.00 EUR");
  await page.getByRole("dialog", { name: "Try me" }).getByRole("link", { name: "Open campaigns" }).click();
  await expect(page.getByRole("row", { name: /Brand – Always on/ })).toContainText("Paused");
});

test("an account that cannot be filled is there all the same, and what failed is said", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  await signIn(page, "mara_agency");
  await openPortfolio(page, "/sandbox");
  await emulator.fault({
    method: "POST",
    path: "/sandbox/12/batch/accounts/*/campaigns",
    status: 503,
    body: { errors: [{ code: "SERVICE_UNAVAILABLE", message: "down" }], request: { params: {} } },
  });
  await page.getByRole("button", { name: "Create account" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a sandbox account" });
  await dialog.getByLabel("Name").fill("Half done");
  await dialog.getByLabel(/three paused campaigns/).check();
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Created Half done, but it could not be filled with samples")).toBeVisible();
  await expect(rowOf(page, "Half done")).toContainText("50,000.00 EUR");
});

test("creating and deleting accounts does not exist in live", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await openPortfolio(page);
  await expect(page.getByRole("button", { name: "Create account" })).toHaveCount(0);
  await rowOf(page, "Kestrel Air").getByText("Accepted").click();
  await expect(page.getByRole("dialog").getByRole("button", { name: /Delete/ })).toHaveCount(0);
});

test("one handle that fails leaves the accounts of the others standing", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/503/);
  await signIn(page, "mara_agency");
  await openPortfolio(page);
  await page.getByRole("button", { name: /mara_agency/ }).click();
  await page
    .getByRole("menuitem", { name: /Connect/ })
    .first()
    .click();
  // The other handle's list was read a moment ago, and is not asked for again.
  await emulator.fault({
    path: "/live/12/accounts",
    status: 503,
    body: { errors: [{ code: "SERVICE_UNAVAILABLE", message: "down" }], request: { params: {} } },
  });
  await allowAs(page, "jon_marketer");
  await expect(page.getByText("@jon_marketer: The service is not available.")).toBeVisible();
  await expect(rowOf(page, "Kestrel Air")).toBeVisible();
  await emulator.clearFaults();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("@jon_marketer: The service")).toBeHidden();
  await expect(page.getByLabel("Handle")).toBeVisible();
});

test("of accounts that cannot be read no number is told", async ({ page, signIn, emulator, complaints }) => {
  complaints.expect(/status of 503/);
  await signIn(page, "jon_marketer");
  // A list that no other test of this handle has had the dashboard read.
  await emulator.fault({ path: "/sandbox/12/accounts", status: 503 });
  await page.goto("/sandbox");
  const failure = page.getByRole("heading", { name: "Your accounts could not be read" });
  await expect(failure).toBeVisible();
  await expect(page.getByRole("main").locator("header")).not.toContainText(/\d/);
  await emulator.clearFaults();
  await page.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(failure).toBeHidden();
});

test("counting waits when its allowance is used up, and says until when", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/429/);
  await signIn(page, "mara_agency");
  await emulator.fault({
    path: "/live/12/accounts/*/campaigns",
    status: 429,
    headers: {
      "x-rate-limit-limit": "200",
      "x-rate-limit-remaining": "0",
      // Soon: the dashboard leaves the service alone until then, and other tests ask through it as well.
      "x-rate-limit-reset": String(Math.ceil(Date.now() / 1000) + 6),
    },
    body: { errors: [{ code: "TOO_MANY_REQUESTS", message: "slow down" }], request: { params: {} } },
  });
  await page.goto("/live");
  await expect(page.getByText("Counting goes on by itself at")).toBeVisible();
  await expect(rowOf(page, "Kestrel Air")).toContainText("Not counted yet");
  await expect(rowOf(page, "Kestrel Air")).toContainText("GBP");
  await emulator.clearFaults();
  await expect(rowOf(page, "Kestrel Air")).not.toContainText("Not counted yet");
});

// The dashboard keeps lists of accounts for three minutes: tests with another seed sign in as somebody else.
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
  await grid(page).focus();
  await page.keyboard.press("End");
  await expect(rows.last()).toHaveAttribute(
    "aria-rowindex",
    (await grid(page).getAttribute("aria-rowcount")) ?? "",
  );
  await grid(page).getByRole("button", { name: "Problems" }).click();
  await page.keyboard.press("Home");
  expect(await rows.count()).toBeLessThan(60);
});

test("the list is taken away as a file", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await openPortfolio(page, "/live?q=kestrel");
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download what is shown as CSV" }).click();
  const file = await (await waiting).path();
  const [head, line, ...rest] = (await readFile(file, "utf8")).trim().split("\r\n");
  expect(head).toContain("Account,Id,Business");
  expect(line).toMatch(/^Kestrel Air,\w+,.*,GBP,/);
  expect(rest).toEqual([]);
});

test("nobody to show: what to do next", async ({ page, signIn, emulator }) => {
  await emulator.reset("empty");
  await signIn(page, "pia_partner");
  await page.goto("/live");
  await expect(page.getByRole("heading", { name: "Your handles reach no account" })).toBeVisible();
  await page.getByRole("link", { name: "Try the sandbox" }).click();
  await expect(page.getByRole("heading", { name: "No sandbox account yet" })).toBeVisible();
  await expectAccessible(page);
});

test.describe("on a phone, in the dark", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: "dark" });

  test("accounts are cards that fit", async ({ page, signIn }) => {
    await signIn(page, "mara_agency");
    await openPortfolio(page);
    await expect(rowOf(page, "Mercado Jacarandá")).toContainText("Rejected");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await rowOf(page, "Mercado Jacarandá").getByRole("button", { name: "Rejected" }).tap();
    const asked = page.getByRole("dialog", { name: "Needs attention" });
    await expect(asked).toContainText("This account was rejected; nothing in it serves.");
    await expect(asked).toContainText("Ask support why");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(asked).toHaveCount(0);
    await rowOf(page, "Mercado Jacarandá").getByText(":", { exact: false }).last().tap();
    await expect(page.getByRole("dialog", { name: "Mercado Jacarandá" })).toBeVisible();
    await expectAccessible(page);
  });

  test("a card says of problems that they could not be seen", async ({ page, signIn }) => {
    await signIn(page, "ines_creative");
    await openPortfolio(page);
    await grid(page).getByRole("button", { name: "None visible" }).first().tap();
    await expect(page.getByRole("dialog", { name: "Needs attention" })).toContainText(
      "Your role here may not see funding or campaigns",
    );
  });
});
