import type { Page } from "@playwright/test";
import { allowAs, expect, expectAccessible, test } from "./fixtures";
import { hydrated } from "./hydration";

const signInButton = (page: Page) =>
  page.getByRole("button", { name: "Sign in with the advertising service" });
const personButton = (page: Page) => page.getByRole("button", { name: "@mara_agency" });

/** Calls that are under way when their token is given back are refused, as they should be. */
const RECENTLY_ASKED = /status of 401 .*\/api\/ads\//;

/** Allows access without following the way back, and gives its address, as somebody who steals it would have it. */
async function caughtCallback(page: Page): Promise<string> {
  await page.goto("/sign-in");
  await signInButton(page).click();
  await page.locator('input[name="username"]').fill("mara_agency");
  await page.locator('input[name="password"]').fill("demo");
  const fields = await page
    .locator("form")
    .evaluate((form: HTMLFormElement) =>
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    );
  const answer = await page.request.post(page.url().replace(/\?.*/, ""), {
    form: { ...Object.fromEntries(fields), action: "allow" },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  return answer.headers().location ?? "";
}

test("somebody signs in on the service's page and comes back signed in", async ({
  page,
  signInByHand,
  emulator,
}) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/sign-in$/);
  await expectAccessible(page);
  await signInByHand(page, "mara_agency");
  await expect(page).toHaveURL(/\/live$/);
  await expect(personButton(page)).toBeVisible();
  const steps = (await emulator.requests()).map(({ method, path }) => `${method} ${path}`);
  expect(steps).toEqual(
    expect.arrayContaining([
      "POST /oauth/request_token",
      "POST /oauth/authenticate",
      "POST /oauth/access_token",
    ]),
  );
});

test("a demo user is chosen on the sign-in page, whoever is signed in at the service", async ({
  page,
  signInByHand,
}) => {
  await signInByHand(page, "mara_agency");
  await personButton(page).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("button", { name: /jon_marketer/ }).click();
  await expect(page.locator('input[name="username"]')).toHaveValue("jon_marketer");
  await expect(page.locator('input[name="password"]')).toBeFocused();
  await page.keyboard.type("demo");
  await page.locator('button[name="action"][value="allow"]').click();
  await expect(page.getByRole("button", { name: "@jon_marketer" })).toBeVisible();
});

test("a page that needs somebody asks to sign in, and goes there afterwards", async ({ page, baseURL }) => {
  await page.goto("/sandbox");
  await expect(page).toHaveURL(/\/sign-in/);
  await signInButton(page).click();
  await allowAs(page, "mara_agency");
  await expect(page).toHaveURL(`${baseURL}/sandbox`);
});

test("who denies access is back on the sign-in page, which says so", async ({ page }) => {
  await page.goto("/sign-in");
  await signInButton(page).click();
  await page.getByRole("button", { name: "Deny" }).click();
  await expect(page.getByText("Access was not granted")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/live");
  await expect(page).toHaveURL(/\/sign-in/);
});

test("a PIN signs in where no callback works", async ({ page, context }) => {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Sign in with a PIN instead" }).click();
  await expect(page.getByLabel("PIN")).toBeFocused();
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Open the service's page" }).click();
  const servicePage = await opened;
  await allowAs(servicePage, "mara_agency");
  const pin = (await servicePage.locator("#pin").textContent()) ?? "";

  await expectAccessible(page);
  await page.getByLabel("PIN").fill("not a PIN");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("That is no PIN")).toBeVisible();
  await expect(page.getByLabel("PIN")).toBeFocused();
  await page.getByLabel("PIN").fill(pin);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(personButton(page)).toBeVisible();
});

test("read-only access is asked for when somebody chooses it", async ({ page, emulator }) => {
  await page.goto("/sign-in");
  await page.getByRole("radio", { name: /Read only/ }).check();
  await signInButton(page).click();
  await expect(page.getByText("read-only access")).toBeVisible();
  await allowAs(page, "mara_agency");
  await expect(personButton(page)).toBeVisible();
  await hydrated(page);
  await personButton(page).click();
  await expect(page.getByRole("menuitem", { name: /@mara_agency/ })).toContainText("read-only");
  const [asked] = (await emulator.requests()).filter(({ path }) => path === "/oauth/request_token");
  expect(JSON.stringify(asked)).toContain("access_type");
});

test("a second handle is connected beside the first, and disconnected", async ({
  page,
  signInByHand,
  emulator,
}) => {
  await signInByHand(page, "mara_agency");
  await personButton(page).click();
  await page.getByRole("menuitem", { name: "Connect another handle" }).click();
  await allowAs(page, "jon_marketer");
  await expect(personButton(page)).toContainText("2 handles connected");
  await hydrated(page);

  await personButton(page).click();
  await page.getByRole("menuitem", { name: "Disconnect @jon_marketer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect @jon_marketer" }).click();
  await expect(personButton(page)).toContainText("1 handle connected");
  expect((await emulator.requests()).map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/^\/1\.1\/oauth\/invalidate_token/),
  );
});

test("what is still being read while somebody signs out is not asked in vain", async ({
  page,
  signInByHand,
}) => {
  await signInByHand(page, "mara_agency");
  await expect(personButton(page)).toBeVisible();
  const late: Promise<void>[] = [];
  let revoked = () => {};
  const revocation = new Promise<void>((resolve) => {
    revoked = resolve;
  });
  await page.route("**/api/ads/**", (route) => {
    // A request that the page canceled cannot go on.
    late.push(revocation.then(() => route.continue()).catch(() => {}));
  });
  await page.reload();
  await expect.poll(() => late.length).toBeGreaterThan(0);
  await page.route("**/auth/sign-out", async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    revoked();
    await Promise.all(late);
    await route.fulfill({ response });
  });
  await personButton(page).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(signInButton(page)).toBeVisible();
});

test("who signs out gives the token back, and Back shows nothing", async ({
  page,
  context,
  signInByHand,
  emulator,
}) => {
  await signInByHand(page, "mara_agency");
  const kept = await context.cookies();
  await personButton(page).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(signInButton(page)).toBeVisible();
  expect((await emulator.requests()).map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/^\/1\.1\/oauth\/invalidate_token/),
  );
  await page.goBack();
  await expect(signInButton(page)).toBeVisible();
  await expect(personButton(page)).toBeHidden();
  expect(kept.length).toBeGreaterThan(0);
});

test("two tabs sign in at once, and finish in the other order", async ({ page, context, complaints }) => {
  // The later sign-in gives back the token of the earlier one, while that tab is still asking.
  complaints.expect(RECENTLY_ASKED);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto("/sign-in");
    await signInButton(tab).click();
    await expect(tab.locator('input[name="username"]')).toBeVisible();
  }
  for (const tab of [second, page]) {
    await allowAs(tab, "mara_agency");
    await expect(personButton(tab)).toBeVisible();
  }
});

test("a callback that another browser started signs nobody in", async ({
  page,
  browser,
  baseURL,
  emulator,
}) => {
  const address = await caughtCallback(page);
  const before = (await emulator.requests()).length;
  const victim = await browser.newPage(baseURL ? { baseURL } : {});
  await victim.goto(address);
  await expect(victim.getByText("This sign-in was not started in this browser")).toBeVisible();
  await victim.goto("/live");
  await expect(victim).toHaveURL(/\/sign-in/);
  expect(await emulator.requests()).toHaveLength(before);
  await victim.close();
});

test("a callback works once", async ({ page }) => {
  const address = await caughtCallback(page);
  await page.goto(address);
  await expect(personButton(page)).toBeVisible();
  await page.goto(address);
  await expect(page.getByText("This sign-in was used already")).toBeVisible();
});

test("a sign-in that began on one instance ends on another", async ({ page, servers }) => {
  const another = await servers.startAnother();
  const { pathname, search } = new URL(await caughtCallback(page));
  await page.goto(`${another.url}${pathname}${search}`);
  await expect(page).toHaveURL(`${another.url}/live`);
  await expect(personButton(page)).toBeVisible();
});
