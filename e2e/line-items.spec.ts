import { accountId } from "./account-id";
import { cell, FEW, HANDLE, openCampaigns, rows } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";
import { chooseByArrows } from "./keyboard";
import { countOf, creating, lineItemGrid, namesIn, openLineItems, writesOf } from "./line-item-pages";

test("a campaign that lacks a line item gets one where its reason is told, and leads to it", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?why=INCOMPLETE");
  const name = (await cell(page, 0, "name").textContent()) ?? "";
  await rows(page).first().getByRole("link", { name }).click();
  const panel = page.getByRole("dialog", { name });
  await expect(
    panel.getByText("No line items yet. A campaign needs at least one to serve.").first(),
  ).toBeVisible();
  await panel.getByRole("button", { name: "Add a line item" }).last().click();

  const dialog = creating(page);
  await expect(dialog.getByRole("combobox", { name: `Campaign: ${name}` })).toBeVisible();
  await dialog.getByRole("button", { name: "Create paused line item" }).click();
  await expect(dialog.getByLabel("Objective")).toHaveAccessibleDescription(/^Choose what it should achieve/);
  await expect(dialog.getByLabel("Objective")).toBeFocused();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Readers");
  await dialog.getByLabel("Objective").selectOption("Website clicks");
  await dialog.getByText("Maximum", { exact: true }).click();
  await dialog.getByRole("button", { name: "Create paused line item" }).click();
  await expect(dialog.getByLabel("Bid", { exact: true })).toHaveAccessibleDescription(/needs its amount/);
  await expectAccessible(page);
  await dialog.getByLabel("Bid", { exact: true }).fill("1.25");
  await dialog.getByRole("button", { name: "Create paused line item" }).click();

  await expect(page.getByText("Created line item Readers")).toBeVisible();
  const [created] = await writesOf(emulator);
  expect(created).toMatchObject({
    method: "POST",
    sent: {
      name: "Readers",
      objective: "WEBSITE_CLICKS",
      product_type: "PROMOTED_POST",
      bid_strategy: "MAX",
      bid_amount_local_micro: "1250000",
      entity_status: "PAUSED",
    },
  });
  await expect(panel.getByText("All of its line items are paused.", { exact: true })).toBeVisible();
  await expect(panel.getByRole("link", { name: "1 line item" })).toHaveAttribute(
    "href",
    /line-items\?campaign=/,
  );
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(page).toHaveURL(/line-items\?campaign=.*&panel=/);
  await expect(page.getByRole("dialog", { name: "Readers" })).toBeVisible();
  await expect(namesIn(page)).toHaveText(["Readers"]);
  await expect(lineItemGrid(page).getByText("Paused")).toBeVisible();
  await expectAccessible(page);
});

test("an empty campaign's list offers the first line item, whose refusal stands at its field", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400|502/);
  await signIn(page, HANDLE);
  const account = await openCampaigns(page, FEW, "?why=INCOMPLETE");
  const campaign = await rows(page).first().getAttribute("data-row");
  await page.goto(`/live/${HANDLE}/${account}/line-items?campaign=${campaign}`);
  await expect(page.getByRole("heading", { name: "This campaign has no line items yet" })).toBeVisible();
  await page.getByRole("button", { name: "Create the first line item" }).click();
  const dialog = creating(page);
  await dialog.getByRole("textbox", { name: "Name" }).fill("First");
  await dialog.getByLabel("Objective").selectOption("Reach");
  await dialog.getByLabel("Ends").fill("2001-01-01T10:00");
  await dialog.getByRole("button", { name: "Create paused line item" }).click();
  await expect(dialog.getByLabel("Ends")).toHaveAccessibleDescription(/end lies before the start/);
  await dialog.getByLabel("Ends").fill("2041-01-01T10:00");
  await emulator.fault({
    method: "POST",
    path: "/live/12/accounts/*/line_items",
    status: 400,
    count: 1,
    body: {
      errors: [{ code: "INVALID_TIME_WINDOW", message: "too far away", parameter: "end_time" }],
      request: { params: {} },
    },
  });
  await dialog.getByRole("button", { name: "Create paused line item" }).click();
  await expect(dialog.getByLabel("Ends")).toHaveAccessibleDescription(/too far away/);
  await expect(dialog.getByLabel("Ends")).toBeFocused();
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await page.getByRole("button", { name: "New line item" }).click();
  await expect(dialog.getByText(/^Restored what you typed/)).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("First");
  await expect(dialog.getByLabel("Objective")).toHaveValue("REACH");
  // It is created, and the answer gets lost: it is found instead of being sent again.
  await emulator.fault({
    method: "POST",
    path: "/live/12/accounts/*/line_items",
    cut_after_bytes: 20,
    count: 1,
  });
  await dialog.getByRole("button", { name: "Create paused line item" }).click();
  await expect(page.getByRole("dialog", { name: "First", exact: true })).toBeVisible();
  await expect(namesIn(page)).toHaveText(["First"]);

  // The second has to go with the first.
  await page.getByRole("button", { name: "New line item" }).click();
  await expect(dialog.getByLabel("Objective")).toBeDisabled();
  await expect(dialog.getByLabel("Objective")).toHaveValue("REACH");
});

test("a line item is created by the keyboard alone", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?why=INCOMPLETE");
  const campaign = (await rows(page).first().getAttribute("data-row")) ?? "";
  await page.keyboard.press("g");
  await page.keyboard.press("l");
  await expect(page.getByRole("heading", { level: 1, name: "Line items" })).toBeVisible();
  await expect(lineItemGrid(page)).toBeVisible();
  await page.keyboard.press("c");
  const dialog = creating(page);
  await expect(dialog.getByRole("combobox", { name: "Campaign: not chosen" })).toBeFocused();
  // The line items on the page behind are no kin of one that belongs to no campaign yet.
  await expect(dialog.getByLabel("Objective")).toBeEnabled();
  await expect(dialog.getByLabel("Objective")).toHaveValue("");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Campaign", exact: true })).toBeFocused();
  await page.keyboard.type(campaign);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("combobox", { name: /^Campaign: / })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("By hand");
  await chooseByArrows(page, dialog.getByLabel("Objective"), "Reach");
  await expect(dialog.getByLabel("Objective")).toHaveValue("REACH");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "By hand", exact: true })).toBeVisible();
});

test("only touched fields of a line item are sent, and what cannot be changed is told", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, HANDLE);
  await openLineItems(page, "?status=active");
  const name = (await namesIn(page).first().textContent()) ?? "";
  await namesIn(page).first().click();
  const panel = page.getByRole("dialog", { name });
  await panel.getByRole("button", { name: "Edit…" }).click();
  const dialog = page.getByRole("dialog", { name: `Edit ${name}` });
  await expect(dialog.getByRole("heading", { name: "Cannot be changed" })).toBeVisible();
  await expect(dialog.getByLabel("Objective")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Save" })).toHaveAccessibleDescription(
    "Nothing is changed yet.",
  );
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Name" }).fill("Renamed");
  await emulator.fault({
    method: "PUT",
    path: "/live/12/accounts/*/line_items/*",
    status: 400,
    count: 1,
    body: { errors: [{ code: "INVALID_PARAMETER", message: "Not this one", parameter: "name" }] },
  });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(/Not this one/);
  await dialog.getByRole("textbox", { name: "Name" }).fill("Renamed again");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog", { name: "Renamed again", exact: true })).toBeVisible();
  await expect(namesIn(page).filter({ hasText: "Renamed again" })).toBeVisible();
  expect((await writesOf(emulator)).map(({ sent }) => sent)).toEqual([
    { name: "Renamed" },
    { name: "Renamed again" },
  ]);
});

test("no times are typed before it is known on which clocks", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/503/);
  await signIn(page, HANDLE);
  const account = await openCampaigns(page, FEW);
  await emulator.fault({ path: `/live/12/accounts/${account}`, status: 503 });
  await page.goto(`/live/${HANDLE}/${account}/line-items`);
  await page.getByRole("button", { name: "New line item" }).click();
  const failure = creating(page).getByRole("alert");
  await expect(failure).toContainText("The account’s time zone could not be read");
  await emulator.clearFaults();
  await failure.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(creating(page).getByLabel("Name")).toBeVisible();
});

test("a line item is paused and resumed from its row", async ({ page, signIn, emulator }) => {
  await signIn(page, HANDLE);
  const account = await openLineItems(page, "?status=active");
  await namesIn(page).first().click();
  await expect(page).toHaveURL(/panel=/);
  const id = new URL(page.url()).searchParams.get("panel");
  await page.goto(`/live/${HANDLE}/${account}/line-items?q=${id}`);
  await expect(namesIn(page)).toHaveCount(1);
  const pause = lineItemGrid(page).getByRole("button", { name: /^Pause / });
  const resume = lineItemGrid(page).getByRole("button", { name: /^Resume / });
  await pause.focus();
  await page.keyboard.press("Enter");
  await expect(resume).toBeFocused();
  await expect(lineItemGrid(page).getByText("Paused")).toBeVisible();
  await resume.click();
  await expect(pause).toBeVisible();
  // The row says so before the service does.
  await expect
    .poll(() => writesOf(emulator))
    .toEqual([
      { method: "PUT", sent: { entity_status: "PAUSED" } },
      { method: "PUT", sent: { entity_status: "ACTIVE" } },
    ]);
});

test("a deletion is taken back in its grace window, and leaves after it", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openLineItems(page, "?status=active");
  const count = await countOf(page);
  const name = (await namesIn(page).first().textContent()) ?? "";
  const drop = async () => {
    await namesIn(page).first().click();
    await page.getByRole("dialog", { name }).getByRole("button", { name: "Delete…" }).click();
    const asked = page.getByRole("dialog", { name: `Delete ${name}` });
    await expect(asked.getByText(/After 8 seconds this cannot be undone/)).toBeVisible();
    await asked.getByRole("button", { name: "Delete line item" }).click();
    await expect(page.getByText(`Deleting ${name}`)).toBeVisible();
  };
  await drop();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => countOf(page)).toBe(count);
  expect(await writesOf(emulator)).toEqual([]);
  await drop();
  await expect(page.getByText(`Deleted ${name}`)).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => countOf(page)).toBe(count - 1);
});

test("the list is searched, filtered and ordered in the address", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  const id = await openLineItems(page, "?status=paused&sort=name-asc");
  await expect(page.getByRole("button", { name: "Status Paused" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: /^Line item/ })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  const words = await lineItemGrid(page).locator('[data-cell="status"]').allTextContents();
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((text) => !text.startsWith("Paused"))).toEqual([]);
  await expectAccessible(page);
  await page.goto(`/live/${HANDLE}/${id}/line-items?q=zzzz-no-such-line-item`);
  await expect(page.getByRole("heading", { name: "No line item matches" })).toBeVisible();
  await page.getByRole("button", { name: "Show all line items" }).click();
  await expect(lineItemGrid(page)).toBeVisible();
});

test("who may only look sees line items, and is told why nothing can be changed", async ({
  page,
  signIn,
}) => {
  await signIn(page, "leo_analyst");
  await page.goto("/live");
  const href = await page.getByRole("grid").getByRole("link").first().getAttribute("href");
  await page.goto((href ?? "").replace(/[^/]+$/, "line-items"));
  const create = page.getByRole("button", { name: "New line item" });
  await expect(create).toHaveAttribute("aria-disabled", "true");
  await expect(create).toHaveAccessibleDescription(/Needs .*; your role/);
  const toggle = lineItemGrid(page)
    .getByRole("button", { name: /^(Pause|Resume) / })
    .first();
  await expect(toggle).toHaveAttribute("aria-disabled", "true");
  await namesIn(page).first().click();
  for (const name of ["Delete…", "Edit…"]) {
    await expect(page.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("line items are cards that fit, and the form fills the screen", async ({ page, signIn }) => {
    await signIn(page, HANDLE);
    const id = await accountId(page, HANDLE, FEW);
    await page.goto(`/live/${HANDLE}/${id}/line-items`);
    await expect(page.getByRole("list", { name: "Line items" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await page.getByRole("button", { name: "New line item" }).click();
    await expect(creating(page).getByLabel("Objective")).toBeVisible();
    await expectAccessible(page);
  });
});
