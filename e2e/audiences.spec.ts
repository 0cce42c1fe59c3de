import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { GRACE_MS } from "@/lib/jobs/grace";
import { openSection } from "./account-id";
import { panel, table } from "./audience-pages";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";

const HOUR = 3_600_000;
/** No toast that goes by itself stays longer. */
const TOAST_MS = 8_000;

async function createAudience(page: Page, name: string, description = "") {
  await page.getByRole("button", { name: "New audience" }).click();
  const dialog = page.getByRole("dialog", { name: "New audience" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Description").fill(description);
  await dialog.getByRole("button", { name: "Create audience" }).click();
  await expect(panel(page, name)).toBeVisible();
  return new URL(page.url()).searchParams.get("panel") ?? "";
}

/** Sends people in through the forward, as the upload page does. */
async function sendPeople(page: Page, accountId: string, audienceId: string, count: number) {
  const users = Array.from({ length: count }, (_, number) => ({
    email: [createHash("sha256").update(`${number}@people.example`).digest("hex")],
  }));
  const status = await page.evaluate(
    async ({ url, body }) => {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "x-forward": "1", "content-type": "application/json" },
        body,
      });
      return answer.status;
    },
    {
      url: `/api/ads/live/mara_agency/12/accounts/${accountId}/custom_audiences/${audienceId}/users`,
      body: JSON.stringify([{ operation_type: "Update", params: { users } }]),
    },
  );
  expect(status).toBe(200);
}

test("an audience is created, edited and deleted: a name that is taken stands at its field", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await page.clock.install();
  await signIn(page, "mara_agency");
  await openSection(page, "audiences");
  await expect(table(page)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "New audience" }).click();
  const dialog = page.getByRole("dialog", { name: "New audience" });
  await dialog.getByLabel("Name").fill("newsletter READERS");
  await dialog.getByRole("button", { name: "Create audience" }).click();
  await expect(dialog.getByLabel("Name")).toHaveAccessibleDescription(/already used by another audience/);
  await expectAccessible(page);
  await dialog.getByLabel("Name").fill("Loyalty members");
  await emulator.fault({
    method: "POST",
    path: "/live/12/accounts/*/custom_audiences",
    status: 400,
    count: 1,
    body: {
      errors: [{ code: "INVALID_PARAMETER", message: "taken a moment ago", parameter: "name" }],
      request: { params: {} },
    },
  });
  await dialog.getByRole("button", { name: "Create audience" }).click();
  await expect(dialog.getByLabel("Name")).toHaveAccessibleDescription(/taken a moment ago/);
  await expect(dialog.getByLabel("Name")).toHaveValue("Loyalty members");
  await dialog.getByRole("button", { name: "Create audience" }).click();

  const details = panel(page, "Loyalty members");
  await expect(details.getByText("Upload a list of people.")).toBeVisible();
  await expect(details.getByText("PROCESSING · TOO_SMALL")).toBeVisible();
  await page.clock.fastForward(TOAST_MS);
  await expect(page.getByText("Created Loyalty members")).toBeHidden();
  await expectAccessible(page);
  await expect(details.getByRole("link", { name: "Upload people" })).toHaveAttribute(
    "href",
    /audiences\/\w+\/upload$/,
  );

  await details.getByRole("button", { name: "Edit…" }).click();
  const form = page.getByRole("dialog", { name: "Edit Loyalty members" });
  await form.getByLabel("Name").fill("Loyalty members 2027");
  await form.getByRole("button", { name: "Save audience" }).click();
  await expect(form).toBeHidden();
  await expect(table(page)).toContainText("Loyalty members 2027");
  await page.clock.fastForward(TOAST_MS);
  await expect(page.getByText("Saved Loyalty members 2027")).toBeHidden();

  await panel(page, "Loyalty members 2027").getByRole("button", { name: "Delete…" }).click();
  const confirmation = page.getByRole("dialog", { name: "Delete Loyalty members 2027" });
  await expect(confirmation.getByText(/No campaign of this account targets it\./)).toBeVisible();
  await expectAccessible(page);
  await confirmation.getByRole("button", { name: "Delete audience" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.clock.fastForward(GRACE_MS);
  await expect(page.getByText("Deleted Loyalty members 2027")).toBeVisible();
  await expect(table(page)).not.toContainText("Loyalty members 2027");
});

test("the sharing of audiences and what stops it are accessible", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn(page, "mara_agency");
  await openSection(page, "audiences/sharing");
  const matrix = page.getByRole("table", { name: "Sharing" });
  await expect(
    matrix.getByRole("row").filter({ hasText: /Only its owner, .*, may change who has it/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add account…" }).click();
  await page.getByRole("combobox", { name: "Account to share with" }).fill("Nordlys Outdoor");
  await page.getByRole("option", { name: /Nordlys Outdoor/ }).click();
  const cell = matrix.getByRole("combobox", { name: "Trade fair visitors with Nordlys Outdoor" });
  await cell.selectOption("Read only");
  const notice = page.getByText("Nordlys Outdoor has Trade fair visitors: read only");
  await expect(notice).toBeVisible();
  await page.clock.fastForward(TOAST_MS);
  await expect(notice).toHaveCount(0);
  await cell.selectOption("Not shared");
  await expect(page.getByRole("dialog", { name: /^Stop sharing/ })).toContainText(/cannot target it/);
  await expectAccessible(page);
});

test("an audience becomes targetable, and every open page says so", async ({ page, signIn, emulator }) => {
  await signIn(page, "mara_agency");
  const accountId = await openSection(page, "audiences");
  await expect(table(page)).toBeVisible();
  const id = await createAudience(page, "Webinar guests");
  await emulator.advance(60_000);
  await sendPeople(page, accountId, id, 120);
  await page.getByRole("button", { name: "Read the list again" }).click();
  const row = table(page).getByRole("row").filter({ hasText: "Webinar guests" });
  await expect(row).toContainText("Processing");
  await expect(
    panel(page, "Webinar guests").getByText("usually 4–8 h; TOO_SMALL is normal until then", {
      exact: false,
    }),
  ).toBeVisible();

  const sidebar = page.getByRole("complementary", { name: "Navigation" });
  await sidebar.getByRole("link", { name: "Funding" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Funding" })).toBeVisible();
  await emulator.advance(7 * HOUR);
  // Coming back to the window asks at once what the clock would ask in two minutes.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  const notice = page.getByRole("dialog", { name: "Webinar guests can be targeted now" });
  await expect(notice).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "Audiences 1 new" })).toBeVisible();
  await notice.getByRole("button", { name: "Show" }).click();
  await expect(panel(page, "Webinar guests")).toBeVisible();
  await expect(row).toContainText("Targetable");
  await expect(row).toContainText("120");
  await expect(sidebar.getByRole("link", { name: "Audiences", exact: true })).toBeVisible();
  await expect(notice).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("audiences and their sharing fit", async ({ page, signIn }) => {
    await signIn(page, "mara_agency");
    await openSection(page, "audiences");
    const cards = page.getByRole("list", { name: "Audiences" });
    await expect(cards.getByRole("listitem").filter({ hasText: "Trade fair visitors" })).toContainText(
      "Too small",
    );
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
    await openSection(page, "audiences/sharing");
    await expect(page.getByRole("table", { name: "Sharing" })).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
    await openSection(page, "audiences/new-flexible");
    await expect(page.getByRole("group", { name: "Segment 1", exact: true })).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
  });
});
