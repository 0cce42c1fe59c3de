import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";

const POLLS = "/live/mara_agency/frbm3w17men/polls";

const panel = (page: Page, name: string) => page.getByRole("dialog", { name });

async function fillPoll(page: Page, name: string, choices: readonly string[], runs = "5m") {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("First choice").fill(choices[0] ?? "");
  await page.getByLabel("Second choice").fill(choices[1] ?? "");
  for (const [index, label] of ["Third choice", "Fourth choice"].entries()) {
    const choice = choices[index + 2];
    if (choice === undefined) continue;
    await page.getByRole("button", { name: "Add a choice" }).click();
    await page.getByRole("textbox", { name: label }).fill(choice);
  }
  await page.getByLabel("Runs for").fill(runs);
}

test("a poll says what it lacks, starts with its last click, and closes by itself on screen", async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn(page, "mara_agency");
  await page.goto(POLLS);
  await page.getByRole("link", { name: "New poll" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New poll" })).toBeVisible();
  await page.getByRole("button", { name: /problems to fix/ }).click();
  await page.getByRole("button", { name: "Write the second choice." }).click();
  await expect(page.getByLabel("Second choice")).toBeFocused();

  await fillPoll(page, "Which 🦜 next?", ["أزرق", "Green", "Red"], "4m");
  await expect(page.getByLabel("Runs for")).toHaveAccessibleDescription(/at least 5 minutes/);
  await page.getByLabel("Runs for").fill("5m");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create poll: starts now" }).click();

  await expect(page).toHaveURL(/\/polls\?panel=/);
  await expect(panel(page, "Which 🦜 next?").getByText(/Open · [45]m \d+s left/)).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward(5 * 60_000 + 2_000);
  await expect(panel(page, "Which 🦜 next?").getByText("Closed", { exact: true }).first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("polls are cards, and the builder shows one side at a time", async ({ page, signIn }) => {
    await signIn(page, "mara_agency");
    await page.goto(POLLS);
    await expect(page.getByRole("list", { name: "Polls" })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${POLLS}/new`);
    await expect(page.getByLabel("Name")).toBeVisible();
    await page.getByText("Preview", { exact: true }).click();
    await expect(page.getByLabel("Name")).toBeHidden();
    await expectAccessible(page);
  });
});
