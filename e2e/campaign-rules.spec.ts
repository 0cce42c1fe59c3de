import type { Page } from "@playwright/test";
import { SAVED_ITEMS_PATH } from "../lib/lists/savable";
import { accountId } from "./account-id";
import { cell, FEW, HANDLE, openCampaigns, writesOf } from "./campaign-pages";
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
const NO_DRAFTS: Rule = {
  when: "Name",
  condition: "contains",
  text: "draft",
  does: "Block",
  note: "Ask Mara",
};

async function openRules(page: Page): Promise<string> {
  const id = await accountId(page, HANDLE, FEW);
  await page.goto(`/live/${HANDLE}/${id}/settings/rules`);
  await expect(page.getByRole("button", { name: "New rule" })).toBeVisible();
  // One of the last in the navigation, which is longer than the window.
  await expect(page.getByRole("link", { name: "Rules", exact: true })).toBeInViewport();
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

async function addTemplate(page: Page, template: string) {
  await page.getByRole("button", { name: "New template" }).click();
  const dialog = page.getByRole("dialog", { name: "New template" });
  await dialog.getByLabel("Template").fill(template);
  await dialog.getByRole("button", { name: "Add the template" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("list", { name: "Naming templates" }).getByText(template)).toBeVisible();
}

// The store outlives a test: rules saved there would apply to the next one.
test.afterEach(async ({ page, servers }) => {
  const place = { environment: "live", handle: HANDLE, account_id: await accountId(page, HANDLE, FEW) };
  const ask = async (question: object) => {
    const answer = await page.request.post(SAVED_ITEMS_PATH, {
      data: { ...place, ...question },
      headers: { "x-forward": "1", origin: new URL(servers.dashboard.url).origin },
    });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  for (const kind of ["rule", "template"]) {
    const { items } = await ask({ do: "list", kind });
    for (const { id, version } of items) await ask({ do: "delete", kind, id, version });
  }
});

const toCampaigns = (page: Page) => openCampaigns(page, FEW, "?sort=name-asc");

test("rules are made, copied as text, and warn and block where campaigns are made and changed", async ({
  page,
  signIn,
  emulator,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, HANDLE);
  await openRules(page);
  await addRules(page, DEAR, NO_DRAFTS);
  await addTemplate(page, "{brand}_{geo}");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Copy as text" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await page.getByRole("button", { name: "Paste rules", exact: true }).click();
  const pasting = page.getByRole("dialog", { name: "Paste rules" });
  await pasting.getByLabel("Text").focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(pasting.getByRole("button", { name: "Take them over" })).toHaveAccessibleDescription(
    "All of it is here already.",
  );
  await expectAccessible(page);

  await toCampaigns(page);
  await page.getByRole("button", { name: "New campaign" }).click();
  await page.getByRole("button", { name: /^Engagements/ }).click();
  await page.getByLabel("brand").fill("Nike");
  await page.getByLabel("geo").fill("DE");
  await page.getByLabel("Daily budget").fill("501");
  await page.getByRole("button", { name: "Create paused campaign" }).click();
  await expect(page.getByRole("checkbox", { name: /although rules warn/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Create paused campaign" }).click();
  await expect(page.getByRole("dialog", { name: "Nike_DE", exact: true })).toBeVisible();
  expect(await writesOf(emulator)).toHaveLength(1);

  await cell(page, 0, "name").focus();
  await page.keyboard.press("x");
  await page.getByRole("button", { name: "Rename…" }).click();
  const renaming = page.getByRole("dialog", { name: "Rename 1 selected campaign" });
  await renaming.getByLabel("Prefix").fill("draft ");
  await expect(renaming.getByRole("list", { name: "What changes" })).toContainText("1 skipped");
  await expectAccessible(page);
});
