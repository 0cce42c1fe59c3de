import type { Page } from "@playwright/test";
import { openSection } from "./account-id";
import { panel, table } from "./audience-pages";
import { expect, expectAccessible, test } from "./fixtures";

/** Chooses the audience of a segment by typing. */
async function chooseSegment(page: Page, segment: number, audience: string) {
  await page.getByRole("combobox", { name: new RegExp(`^Audience of segment ${segment}: `) }).click();
  const query = page.getByRole("combobox", { name: `Audience of segment ${segment}`, exact: true });
  await query.fill(audience);
  await page.getByRole("option", { name: new RegExp(`^${audience}`) }).click();
  await expect(query).toBeHidden();
}

test("a flexible audience is built, refused at its item, created and duplicated", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, "mara_agency");
  await openSection(page, "audiences/new-flexible");
  await expect(page.getByText("It cannot be changed afterwards.", { exact: true })).toBeVisible();
  const create = page.getByRole("button", { name: "Create flexible audience" });
  await create.click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "2 problems to fix" }).click();
  await page.getByRole("button", { name: "Choose an audience for this segment." }).click();
  await expect(page.getByRole("combobox", { name: "Audience of segment 1: not chosen" })).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel("Name", { exact: true }).fill("Loyal and lapsed");
  await chooseSegment(page, 1, "App users");
  await page.getByRole("button", { name: "Add group" }).click();
  await chooseSegment(page, 2, "App buyers");
  const second = page.getByRole("group", { name: "Segment 2", exact: true });
  await expect(second.getByRole("radio", { name: "Include" })).toBeChecked();
  await second.getByText("Exclude", { exact: true }).click();
  await second.getByLabel("Times").fill("3");
  await second.getByLabel("Within").selectOption("the last 7 days");
  const words = page.getByRole("region", { name: "In plain words" });
  await expect(words).toContainText(
    "People who were in “App users” at least once in the last 30 days and were not in “App buyers” at least 3 times in the last 7 days.",
  );
  await expect(words.locator("strong")).toContainText("were not in “App buyers”");
  await expect(page.getByText("2 of 10 segments, 1 of them exclude people.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "JSON", exact: true }).click();
  const json = page.getByLabel("Request body");
  const text = await json.inputValue();
  expect(text.match(/"negate": (true|false)/g)).toHaveLength(4);
  await json.fill(text.replace(/,\s*"negate": true/, ""));
  await expect(
    page.getByRole("button", { name: /^Line \d+ Say negate: false includes, true EXCLUDES\./ }),
  ).toBeVisible();
  await json.fill(text.replace('"lookback_window": 7', '"lookback_window": 14'));
  await expect(words).toContainText("at least 3 times in the last 14 days");
  await page.getByRole("button", { name: "JSON", exact: true }).click();
  await expect(page.getByText("Saved on this device")).toBeAttached();

  await emulator.fault({
    method: "POST",
    path: "/live/12/batch/accounts/*/custom_audiences",
    status: 400,
    count: 1,
    body: {
      operation_errors: [[{ code: "INVALID_PARAMETER", message: "taken a moment ago", parameter: "name" }]],
      request: [],
    },
  });
  await create.click();
  await expect(page.getByRole("alert").filter({ hasText: "This audience was refused" })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(/taken a moment ago/);
  await page.getByLabel("Name", { exact: true }).fill("Loyal and lapsed too");
  await create.click();
  await expect(page).toHaveURL(/audiences\?q=/);
  await table(page).getByRole("button", { name: "Loyal and lapsed too" }).click();
  const opened = panel(page, "Loyal and lapsed too");
  await expect(opened).toContainText("It is built from its segments");
  await expect(opened.getByRole("button", { name: "Edit…" })).toHaveCount(0);
  await opened.getByRole("link", { name: "Duplicate…" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Loyal and lapsed too (copy)");
  await expect(words).toContainText("at least 3 times in the last 14 days");
  const sent = (await emulator.requests()).filter(({ path }) => path.includes("/batch/"));
  expect(sent.at(-1)?.body).toContain('"negate":true');
});

test("what is not finished is kept on the device, and undone step by step", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await openSection(page, "audiences/new-flexible");
  await page.getByLabel("Name", { exact: true }).fill("Half done");
  await chooseSegment(page, 1, "App buyers");
  await page.getByRole("button", { name: "Add another audience" }).click();
  await expect(page.getByRole("list", { name: "Audiences of this batch" }).getByRole("listitem")).toHaveCount(
    2,
  );
  await expect(page.getByText("Saved on this device")).toBeAttached();
  await page.reload();
  await expect(page.getByText(/^Continued from/)).toBeVisible();
  const batch = page.getByRole("list", { name: "Audiences of this batch" }).getByRole("listitem");
  await expect(batch).toHaveCount(2);
  await page.getByRole("button", { name: "Undo: Add an audience" }).click();
  await expect(batch).toHaveCount(1);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Half done");
});
