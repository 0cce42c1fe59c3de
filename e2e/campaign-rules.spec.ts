import type { Page } from "@playwright/test";
import { accountId } from "./account-id";
import { cell, FEW, HANDLE, nameOf, openCampaigns, rows, writesOf } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";

interface Rule {
  readonly when: string;
  readonly condition: string;
  readonly amount?: string;
  readonly text?: string;
  readonly does: "Warn" | "Block";
  readonly note?: string;
}

const DEAR: Rule = {
  when: "Daily budget",
  condition: "is over",
  amount: "500",
  does: "Warn",
  note: "Ask Ines first",
};
const NEEDS_Q4: Rule = {
  when: "Name",
  condition: "does not contain",
  text: "Q4",
  does: "Block",
  note: "Ask Mara",
};

async function openRules(page: Page): Promise<string> {
  const id = await accountId(page, HANDLE, FEW);
  await page.goto(`/live/${HANDLE}/${id}/settings/rules`);
  await expect(page.getByRole("button", { name: "New rule" })).toBeVisible();
  return id;
}

/** Adds rules on their page, as a person would. */
async function addRules(page: Page, ...rules: readonly Rule[]) {
  const dialog = page.getByRole("dialog", { name: "New rule" });
  for (const { when, condition, amount, text, does, note } of rules) {
    await page.getByRole("button", { name: "New rule" }).click();
    await dialog.getByLabel("When").selectOption(when);
    await dialog.getByLabel("Condition").selectOption(condition);
    if (amount !== undefined) await dialog.getByLabel("Amount").fill(amount);
    if (text !== undefined) await dialog.getByLabel("Text").fill(text);
    await dialog.getByText(does, { exact: true }).click();
    if (note !== undefined) await dialog.getByLabel("Note").fill(note);
    await dialog.getByRole("button", { name: "Add the rule" }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole("list", { name: "Guard rules" }).getByRole("listitem")).toHaveCount(
    rules.length,
  );
}

async function setTemplate(page: Page, template: string) {
  await page.getByRole("textbox", { name: "Template" }).fill(template);
  await page.getByRole("button", { name: "Save the template" }).click();
  await expect(page.getByRole("button", { name: "Save the template" })).toHaveAccessibleDescription(
    "Nothing is changed yet.",
  );
}

const toCampaigns = (page: Page) => openCampaigns(page, FEW, "?sort=name-asc");

test("rules are made, kept, taken back and shared as text", async ({ page, signIn, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, HANDLE);
  await openRules(page);
  await expect(page.getByText("No rules yet.")).toBeVisible();
  await expect(page.getByText("stored in this browser")).toBeVisible();
  await expectAccessible(page);

  await addRules(page, DEAR, NEEDS_Q4);
  const list = page.getByRole("list", { name: "Guard rules" });
  await expect(list).toContainText(/a daily budget over 500\.00 [A-Z]{3}\s*Ask Ines first/);
  await expect(list).toContainText("a name without “Q4”");
  await setTemplate(page, "{brand}_{geo}");
  await expect(page.getByText("brand_geo", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Copy as text" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await page.getByRole("button", { name: "Remove the rule: a name without “Q4”" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await page.reload();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await expect(list.getByRole("listitem")).toHaveCount(2);

  // The text brings everything into another account, and nothing twice.
  const other = await accountId(page, HANDLE, "Sakura Mobile");
  await page.goto(`/live/${HANDLE}/${other}/settings/rules`);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Paste rules", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Paste rules" });
  await dialog.getByLabel("Text").fill(text.slice(5));
  await expect(dialog.getByText(/no text of rules/)).toBeVisible();
  await dialog.getByLabel("Text").fill(text);
  await expect(dialog.getByText(/^Takes over 2 rules/)).toBeVisible();
  await expect(dialog.getByText(/rules about amounts in it judge nothing here/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Take them over" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("textbox", { name: "Template" })).toHaveValue("{brand}_{geo}");
  await page.getByRole("button", { name: "Paste rules", exact: true }).click();
  await dialog.getByLabel("Text").fill(text);
  await expect(dialog.getByRole("button", { name: "Take them over" })).toHaveAccessibleDescription(
    "All of it is here already.",
  );
});

test("a template makes the name of a new campaign, and a rule warns before it is created", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openRules(page);
  await addRules(page, DEAR);
  await setTemplate(page, "{brand}_{geo}_{yyyymm}");
  await toCampaigns(page);
  await page.getByRole("button", { name: "New campaign" }).click();
  const dialog = page.getByRole("dialog", { name: "New campaign" });
  await dialog.getByLabel("Funding instrument").selectOption({ index: 1 });
  await dialog.getByLabel("brand").fill("Nike");
  await expect(dialog.getByLabel("Name")).toHaveValue(/^Nike_\{geo\}_\d{6}$/);
  await dialog.getByRole("button", { name: "Create paused campaign" }).click();
  await expect(dialog.getByText("Fill in geo first.")).toBeVisible();
  await dialog.getByLabel("geo").fill("DE");
  await expect(dialog.getByLabel("Name")).toHaveValue(/^Nike_DE_\d{6}$/);
  await dialog.getByLabel("Daily budget").fill("501");
  await expect(dialog.getByLabel("Daily budget")).toHaveAccessibleDescription(
    /A rule warns of a daily budget over 500\.00 [A-Z]{3}\. Ask Ines first\./,
  );
  await dialog.getByRole("button", { name: "Create paused campaign" }).click();
  const question = dialog.getByRole("checkbox", {
    name: "Yes, go on although rules warn about this campaign.",
  });
  await expect(question).toBeFocused();
  await expectAccessible(page);
  expect(await writesOf(emulator)).toEqual([]);

  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: /^Nike_DE_\d{6}$/ })).toBeVisible();
  expect(await writesOf(emulator)).toHaveLength(1);

  // The next of that name is told.
  await page.getByRole("button", { name: "New campaign" }).click();
  await dialog.getByLabel("brand").fill("Nike");
  await dialog.getByLabel("geo").fill("DE");
  await expect(dialog.getByText("A campaign of this name exists already.")).toBeVisible();
  await dialog.getByRole("button", { name: "Edit manually" }).click();
  await dialog.getByLabel("Name").fill("Something else");
  await expect(dialog.getByText("A campaign of this name exists already.")).toBeHidden();
});

test("a rule blocks rows of a bulk change with its reason, and nothing that it is not about", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openRules(page);
  await addRules(page, NEEDS_Q4);
  await toCampaigns(page);
  const first = await nameOf(page, 0);
  expect(first).not.toContain("Q4");
  await cell(page, 0, "name").focus();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("Shift+X");
  await page.getByRole("button", { name: "Rename…" }).click();
  const dialog = page.getByRole("dialog", { name: "Rename 2 selected campaigns" });
  await dialog.getByLabel("Prefix").fill("Spring ");
  const lines = dialog.getByRole("list", { name: "What changes" });
  await expect(lines).toContainText("2 skipped");
  await expect(lines).toContainText("A rule blocks a name without “Q4”. Ask Mara. To change it, open Rules");
  await expect(dialog.getByRole("button", { name: "Rename 0 campaigns" })).toHaveAccessibleDescription(
    "Nothing would change.",
  );
  await expectAccessible(page);
  await dialog.getByLabel("Prefix").fill("Q4 ");
  await expect(dialog.getByRole("button", { name: "Rename 2 campaigns" })).toBeEnabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  // In the cell, too, until the name is as the rule wants it.
  await cell(page, 0, "name").focus();
  await page.keyboard.press("Enter");
  const field = page.getByRole("textbox", { name: "Name", exact: true });
  await field.fill("Autumn");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAccessibleDescription(/A rule blocks a name without “Q4”/);
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  expect(await writesOf(emulator)).toEqual([]);

  // What breaks the rule already may be paused or resumed all the same.
  await page.keyboard.press("p");
  await expect.poll(async () => (await writesOf(emulator)).map(({ status }) => status)).toEqual([200]);
});

test("a rule that warns is passed in a cell by a second Enter, and in a review by saying yes", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openRules(page);
  await addRules(page, { when: "Name", condition: "contains", text: "test", does: "Warn" });
  await toCampaigns(page);
  await page.getByRole("button", { name: /^Stage changes/ }).click();
  await cell(page, 0, "name").focus();
  await page.keyboard.press("Enter");
  const field = page.getByRole("textbox", { name: "Name", exact: true });
  await field.fill("A test");
  await expect(field).toHaveAccessibleDescription(/A rule warns of a name with “test”/);
  await page.keyboard.press("Enter");
  await expect(field).toHaveAccessibleDescription(/Press Enter again to keep it/);
  await page.keyboard.press("Enter");
  await expect(rows(page).filter({ hasText: "A test" }).locator("ins")).toHaveText("A test");

  await page.getByRole("button", { name: /^Review/ }).click();
  const review = page.getByRole("dialog", { name: /^Review 1 change/ });
  await expect(review.getByText("A rule warns of a name with “test”.")).toBeVisible();
  const publish = review.getByRole("button", { name: "Publish changes to 1 campaign" });
  await expect(publish).toHaveAccessibleDescription(/say yes to it first/);
  await review.getByRole("checkbox", { name: /although rules warn about 1 campaign/ }).check();
  await expectAccessible(page);
  await publish.click();
  await expect.poll(async () => (await writesOf(emulator)).length).toBe(1);
});

test("copies for each line are named by the template, those that a rule blocks left out", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await openRules(page);
  await addRules(page, { when: "Name", condition: "is not made by the naming template", does: "Block" });
  await setTemplate(page, "{brand}_{geo}");
  await toCampaigns(page);
  await cell(page, 0, "name").focus();
  await page.keyboard.press("x");
  await page.getByRole("button", { name: "Duplicate…" }).click();
  const dialog = page.getByRole("dialog", { name: "Duplicate campaigns" });
  await expect(dialog.getByText(/A rule blocks a name that is not like \{brand\}_\{geo\}/)).toBeVisible();
  await dialog.getByText("One for each line").click();
  await dialog.getByLabel("One a line").fill("DE\nFR");
  await dialog.getByLabel("By the naming template").selectOption("geo");
  await expect(dialog.getByLabel("Names of the copies")).toHaveValue("{brand}_{{line}}");
  await expect(dialog.getByRole("button", { name: "Create 0 paused copies" })).toHaveAccessibleDescription(
    "Fill in brand first.",
  );
  await dialog.getByLabel("brand").fill("Nike");
  await expect(dialog.getByText("Nike_DE")).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole("button", { name: "Create 2 paused copies" })).toBeEnabled();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("rules are made, and an edit is held to them", async ({ page, signIn }) => {
    await signIn(page, HANDLE);
    await openRules(page);
    await addRules(page, NEEDS_Q4);
    await expectAccessible(page);
    await toCampaigns(page);
    await rows(page).first().getByRole("link").tap();
    await page.getByRole("button", { name: "Edit…" }).tap();
    const dialog = page.getByRole("dialog", { name: /^Edit/ });
    await dialog.getByLabel("Name").fill("Autumn");
    await expect(dialog.getByText(/A rule blocks a name without “Q4”/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Save" })).toHaveAccessibleDescription(
      "Correct the marked fields first.",
    );
  });
});
