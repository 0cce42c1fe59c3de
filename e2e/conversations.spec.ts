import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";

const CONVERSATIONS = "/live/mara_agency/frbm3w17men/conversations";

const table = (page: Page) => page.getByRole("table", { name: "Conversations" });
const saveAs = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Fills a card with one call to action; its picture is the first that fits. */
async function fillConversation(page: Page, name: string) {
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Choose media" }).first().click();
  const picker = page.getByRole("dialog", { name: /^Choose media/ });
  await picker.getByRole("switch", { name: /fit/ }).check();
  await picker.getByRole("option").first().click();
  await expect(picker).toBeHidden();
  await page.getByLabel("Title").fill("Which one?");
  await page.getByLabel("First hashtag", { exact: true }).fill("#TeamBlue");
  await page.getByLabel(/^(First p|P)re-filled post/).fill("Blue it is 🦜");
  await page.getByLabel("Thank-you text").fill("Thank you!");
}

test("a conversation says what it lacks, is tried in its preview, and is created", async ({
  page,
  signIn,
}) => {
  await signIn(page, "mara_agency");
  await page.goto(CONVERSATIONS);
  await page.getByRole("link", { name: "New conversation" }).click();
  await page.getByRole("button", { name: /problems to fix/ }).click();
  await page.getByRole("button", { name: "Write the thank-you text." }).click();
  await expect(page.getByLabel("Thank-you text")).toBeFocused();

  await fillConversation(page, "Colour talk");
  await expect(page.getByLabel("First hashtag", { exact: true })).toHaveValue("TeamBlue");
  await expectAccessible(page);
  const preview = page.getByRole("region", { name: "Preview", exact: true });
  await preview.getByRole("button", { name: /#TeamBlue/ }).click();
  await expect(preview.getByText("Blue it is 🦜", { exact: false }).first()).toBeVisible();

  await saveAs(page, "Create conversation").click();
  await expect(page).toHaveURL(/\/conversations\?panel=/);
  await expect(table(page).getByRole("button", { name: "Colour talk" })).toBeVisible();
  await expectAccessible(page);
});

test("a title may go when there is a second hashtag, and only then", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await page.goto(`${CONVERSATIONS}/new`);
  await fillConversation(page, "Rule");
  await page.getByLabel("Title").fill("");
  await page.getByRole("button", { name: "1 problem to fix" }).click();
  await expect(page.getByRole("button", { name: /needs a title/ })).toBeVisible();
  await page.getByRole("button", { name: "Add a call to action" }).click();
  await page.getByLabel("Second hashtag", { exact: true }).fill("TeamRed");
  await page.getByLabel("Second pre-filled post").fill("Red");
  await expect(page.getByText("Complete", { exact: true })).toBeVisible();
});

test("of a card that exists only what was touched is sent", async ({ page, signIn, emulator }) => {
  await signIn(page, "mara_agency");
  await page.goto(`${CONVERSATIONS}/new`);
  await fillConversation(page, "To be changed");
  await saveAs(page, "Create conversation").click();
  await expect(page).toHaveURL(/panel=/);
  const panel = page.getByRole("dialog", { name: "To be changed" });
  await panel.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("To be changed");
  await expect(saveAs(page, "Save changes")).toHaveAttribute("aria-disabled", "true");
  await page.getByLabel("Thank-you text").fill("Many thanks!");
  const asked = page.waitForRequest((request) => request.method() === "PUT");
  await saveAs(page, "Save changes").click();
  const sent = new URL((await asked).url()).searchParams.toString() + ((await asked).postData() ?? "");
  expect(sent).toContain("thank_you_text");
  expect(sent).not.toContain("first_cta");
  await expect(page).toHaveURL(/\/conversations\?panel=/);
  await expect(page.getByText("Changed To be changed")).toBeVisible();
  expect(await emulator.requests()).not.toEqual([]);
});

test("a refusal stands at its field, and nothing typed is lost", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, "mara_agency");
  await page.goto(`${CONVERSATIONS}/new`);
  await fillConversation(page, "Refused");
  await emulator.fault({
    method: "POST",
    path: "/live/12/accounts/*/cards/image_conversation",
    status: 400,
    count: 1,
    body: {
      errors: [{ code: "INVALID_PARAMETER", message: "not this hashtag", parameter: "first_cta" }],
      request: { params: {} },
    },
  });
  await saveAs(page, "Create conversation").click();
  await expect(page.getByLabel("First hashtag", { exact: true })).toHaveAccessibleDescription(
    /not this hashtag/,
  );
  await expect(page.getByLabel(/^(First p|P)re-filled post/)).toHaveValue("Blue it is 🦜");
});

test("a deletion is for good, and says so", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await page.goto(`${CONVERSATIONS}/new`);
  await fillConversation(page, "Short-lived");
  await saveAs(page, "Create conversation").click();
  const panel = page.getByRole("dialog", { name: "Short-lived" });
  await panel.getByRole("button", { name: "Delete conversation" }).click();
  const asked = page.getByRole("dialog", { name: "Delete Short-lived" });
  await expect(asked.getByText(/removed for good/)).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Delete conversation" }).click();
  await expect(page.getByText("Deleted Short-lived")).toBeVisible();
  await expect(table(page).getByRole("button", { name: "Short-lived" })).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("conversations are cards that fit", async ({ page, signIn }) => {
    await signIn(page, "mara_agency");
    await page.goto(CONVERSATIONS);
    await expect(page.getByRole("list", { name: "Conversations" })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${CONVERSATIONS}/new`);
    await expect(page.getByLabel("Name")).toBeVisible();
    await expectAccessible(page);
  });
});
