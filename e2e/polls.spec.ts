import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";

const POLLS = "/live/mara_agency/frbm3w17men/polls";

const table = (page: Page) => page.getByRole("table", { name: "Polls" });
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
  await page.getByRole("button", { name: /^Create poll: starts now, ends / }).click();

  await expect(page).toHaveURL(/\/polls\?panel=/);
  await expect(panel(page, "Which 🦜 next?").getByText(/Open · [45]m \d+s left/)).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward(5 * 60_000 + 2_000);
  await expect(panel(page, "Which 🦜 next?").getByText("Closed", { exact: true }).first()).toBeVisible();
});

test("unfinished work is there again, and an undo takes a step back", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await page.goto(`${POLLS}/new`);
  await fillPoll(page, "Half done", ["One", "Two"], "2d 4h");
  await expect(page.getByText("Kept on this device")).toBeAttached();
  await page.reload();
  await expect(page.getByText(/^Continued from /)).toBeVisible();
  await expect(page.getByLabel("Runs for")).toHaveValue("2d 4h");
  await page.getByRole("button", { name: "Undo: Length" }).click();
  await expect(page.getByLabel("Runs for")).toHaveValue("1d");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("");
});

test("an end is told on the account's clocks", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await page.goto(`${POLLS}/new`);
  await page.getByText("At a time", { exact: true }).click();
  await expect(page.getByLabel("Ends at")).not.toHaveValue("");
  await page.getByLabel("Ends at").fill("2001-01-01T10:00");
  await expect(page.getByLabel("Ends at")).toHaveAccessibleDescription(/at least 5 minutes/);
});

test("a refusal for media leaves everything typed", async ({ page, signIn, emulator, complaints }) => {
  complaints.expect(/400/);
  await signIn(page, "mara_agency");
  await page.goto(`${POLLS}/new`);
  await fillPoll(page, "Refused", ["One", "Two"], "1h");
  await emulator.fault({
    method: "POST",
    path: "/live/12/accounts/*/cards/poll",
    status: 400,
    count: 1,
    body: {
      errors: [{ code: "INVALID_PARAMETER", message: "choice is not allowed", parameter: "second_choice" }],
      request: { params: {} },
    },
  });
  await page.getByRole("button", { name: /^Create poll/ }).click();
  await expect(page.getByLabel("Second choice")).toHaveAccessibleDescription(/choice is not allowed/);
  await expect(page.getByLabel("Name")).toHaveValue("Refused");
  await page.getByLabel("Second choice").fill("Three");
  await page.getByRole("button", { name: /^Create poll/ }).click();
  await expect(page).toHaveURL(/\/polls\?panel=/);
});

test("without the account's zone no end is promised, and what is typed stays until it is read", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  await signIn(page, "mara_agency");
  await emulator.fault({ path: "/live/12/accounts/frbm3w17men*", status: 503 });
  await page.goto(`${POLLS}/new`);
  const failure = page.getByRole("alert").filter({ hasText: "The account’s time zone could not be read" });
  await expect(failure).toBeVisible();
  await fillPoll(page, "Patient", ["One", "Two"], "1h");
  const create = page.getByRole("button", { name: /^Create poll/ });
  await expect(create).toHaveText("Create poll: starts now");
  await expect(create).toHaveAccessibleDescription(/time zone is not known/);
  await expectAccessible(page);
  await emulator.clearFaults();
  await failure.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(create).toHaveText(/starts now, ends/);
  await expect(page.getByLabel("Name")).toHaveValue("Patient");
});

test("a duplicate is the only edit, and a deletion says what it hits", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await page.goto(POLLS);
  const first = table(page).getByRole("row").nth(1).getByRole("button");
  const name = (await first.textContent()) ?? "";
  await first.click();
  await panel(page, name).getByRole("link", { name: "Duplicate poll" }).click();
  await expect(page.getByLabel("Name")).toHaveValue(/\(copy\)$/);
  await page.getByRole("button", { name: /^Create poll/ }).click();
  await expect(page).toHaveURL(/\/polls\?panel=/);

  const copy = page.getByRole("dialog", { name: /\(copy\)$/ });
  await copy.getByRole("button", { name: "Delete poll" }).click();
  const asked = page.getByRole("dialog", { name: /^Delete / });
  await expect(asked.getByText(/^No draft and no post/)).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Delete poll" }).click();
  await expect(page.getByText(/^Deleted .*\(copy\)$/)).toBeVisible();
  await expect(table(page).getByRole("button", { name: /\(copy\)$/ })).toHaveCount(0);
});

test("the list is searched and filtered in the address", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await page.goto(`${POLLS}?state=closed`);
  await expect(page.getByRole("radio", { name: "Closed" })).toBeChecked();
  await expect(page.getByText(/^Open · /)).toHaveCount(0);
  await page.goto(`${POLLS}?q=zzzz-no-such-poll`);
  await expect(page.getByRole("heading", { name: "No poll matches" })).toBeVisible();
  await page.getByRole("button", { name: "Show all polls" }).click();
  await expect(table(page)).toBeVisible();
  await expectAccessible(page);
});

test("who may only look is told why nothing can be made", async ({ page, signIn }) => {
  await signIn(page, "leo_analyst");
  await page.goto("/live");
  const href = await page.getByRole("grid").getByRole("link").first().getAttribute("href");
  await page.goto((href ?? "").replace(/[^/]+$/, "polls"));
  await expect(page.getByRole("heading", { level: 1, name: "Polls" })).toBeVisible();
  await page.goto((href ?? "").replace(/[^/]+$/, "polls/new"));
  await expect(page.getByRole("heading", { name: "Your role may not use new polls" })).toBeVisible();
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
