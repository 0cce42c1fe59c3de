import type { Page } from "@playwright/test";
import { allowAs, expect, expectAccessible, test } from "./fixtures";
import { hydrated } from "./hydration";

const signInButton = (page: Page) =>
  page.getByRole("button", { name: "Sign in with the advertising service" });
const personButton = (page: Page) => page.getByRole("button", { name: "@mara_agency" });

test("sign in by keyboard, connect a second handle, disconnect it and sign out; Back shows nothing", async ({
  page,
  emulator,
  complaints,
}) => {
  // Calls that are under way when their token is given back are refused, as they should be.
  complaints.expect(/status of 401 .*\/api\/ads\//);
  await page.goto("/sandbox");
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByRole("heading", { level: 1, name: "Flightdeck" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await allowAs(page, "mara_agency");
  await expect(page).toHaveURL(/\/sandbox$/);
  await hydrated(page);

  await personButton(page).click();
  await page.getByRole("menuitem", { name: "Connect another handle" }).click();
  await allowAs(page, "leo_analyst");
  await expect(personButton(page)).toContainText("2 handles connected");
  await hydrated(page);
  await personButton(page).click();
  await page.getByRole("menuitem", { name: "Disconnect @leo_analyst" }).click();
  const dialog = page.getByRole("dialog", { name: "Disconnect @leo_analyst" });
  await expect(dialog).toContainText("nothing changes in them");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Disconnect @leo_analyst" }).click();
  await expect(personButton(page)).toContainText("1 handle connected");
  await hydrated(page);

  await page.goto("/live");
  await personButton(page).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(signInButton(page)).toBeVisible();
  const steps = (await emulator.requests()).map(
    ({ method, path }) => `${method} ${path.replace(/\.json$/, "")}`,
  );
  expect(steps).toEqual(
    expect.arrayContaining([
      "POST /oauth/request_token",
      "POST /oauth/authenticate",
      "POST /oauth/access_token",
      "POST /1.1/oauth/invalidate_token",
    ]),
  );
  expect(steps.filter((step) => step.endsWith("/invalidate_token"))).toHaveLength(2);
  await page.goBack();
  await expect(signInButton(page)).toBeVisible();
  await expect(personButton(page)).toBeHidden();
  await page.goto("/live");
  await expect(page).toHaveURL(/\/sign-in/);

  // The service still has its own session of the last user.
  await page.getByRole("button", { name: /jon_marketer/ }).click();
  await expect(page.locator('input[name="username"]')).toHaveValue("jon_marketer");
  await expect(page.locator('input[name="password"]')).toBeFocused();
  await page.getByRole("button", { name: "Deny" }).click();
  await expect(page.getByText("Access was not granted")).toBeVisible();
  await expectAccessible(page);
});

test("a PIN signs in where no callback works, with read-only access where that is chosen", async ({
  page,
  context,
}) => {
  await page.goto("/sign-in");
  await page.getByRole("radio", { name: /Read only/ }).check();
  await page.getByRole("button", { name: "Sign in with a PIN instead" }).click();
  await expect(page.getByLabel("PIN")).toBeFocused();
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Open the service's page" }).click();
  const servicePage = await opened;
  await expect(servicePage.getByText("read-only access")).toBeVisible();
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
  await hydrated(page);
  await personButton(page).click();
  await expect(page.getByRole("menuitem", { name: /@mara_agency/ })).toContainText("read-only");
});

test("reads under way at sign-out are stopped", async ({ page, signInByHand }) => {
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
