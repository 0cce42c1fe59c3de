import type { Page } from "@playwright/test";
import { GRACE_MS } from "@/lib/jobs/grace";
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

test("a conversation says what it lacks, is tried in its preview, created and deleted, and fits a phone", async ({
  page,
  signIn,
}) => {
  await page.clock.install();
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

  await page
    .getByRole("dialog", { name: "Colour talk", exact: true })
    .getByRole("button", { name: "Delete conversation" })
    .click();
  const asked = page.getByRole("dialog", { name: "Delete Colour talk" });
  await expect(asked.getByText(/removed for good/)).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Delete conversation" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.clock.fastForward(GRACE_MS);
  await expect(table(page).getByRole("button", { name: "Colour talk" })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("list", { name: "Conversations" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${CONVERSATIONS}/new`);
  await expect(page.getByLabel("Name")).toBeVisible();
  await expectAccessible(page);
});
