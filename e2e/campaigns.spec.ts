import { cell, FEW, HANDLE, MANY, nameOf, openCampaigns, rows, writesOf } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";
import { tabTo } from "./keyboard";

test("eight thousand campaigns are listed with few rows in the page, filtered from the address", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, MANY, "?status=PAUSED&sort=name-asc");
  const grid = page.getByRole("grid", { name: "Campaigns" });
  expect(Number(await grid.getAttribute("aria-rowcount"))).toBeGreaterThan(1000);
  expect(await rows(page).count()).toBeLessThan(80);
  await expect(page.getByRole("button", { name: "Remove the filter Status" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: /^Name/ })).toHaveAttribute("aria-sort", "ascending");

  await cell(page, 0, "name").focus();
  await page.keyboard.press("Control+End");
  await expect(page.locator(":focus")).toBeInViewport();
  expect(await rows(page).count()).toBeLessThan(80);

  await page.getByRole("button", { name: "Remove the filter Status" }).click();
  await expect(page).not.toHaveURL(/status=/);
  await expect(grid).toHaveAttribute("aria-rowcount", "8002");
  await expectAccessible(page);
});

test("keys lead from anywhere into the grid, and those that lead elsewhere change nothing in it", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW);
  await page.keyboard.press("j");
  await expect(cell(page, 0, "name")).toBeFocused();
  await page.keyboard.press("j");
  await expect(cell(page, 1, "name")).toBeFocused();

  const name = await nameOf(page, 1);
  await page.keyboard.press("/");
  await page.keyboard.type(name);
  await expect(rows(page).first()).toContainText(name);
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-cell="name"]', { hasText: name })).toBeFocused();

  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { name: "Polls", level: 1 })).toBeVisible();
  expect(await writesOf(emulator)).toEqual([]);
});

test("a filter is added by the keyboard alone, and a list without matches can be widened again", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW);
  await page.keyboard.press("f");
  await expect(page.getByRole("combobox", { name: "Filter by" })).toBeFocused();
  await page.keyboard.type("paused");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/status=paused/);
  const words = rows(page).locator('[data-cell="status"]');
  await expect.poll(async () => new Set(await words.allTextContents())).toEqual(new Set(["Paused"]));
  await page.keyboard.press("/");
  await page.keyboard.type("no campaign is called this");
  await expect(page.getByRole("heading", { name: "No campaign matches" })).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(rows(page).first()).toBeVisible();

  await page.keyboard.press("f");
  await page.keyboard.type("daily");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "From" })).toBeFocused();
  await page.keyboard.type("50");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/daily=50/);
});

test("a panel opens beside the list, follows the arrow keys and leaves the focus where it is", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW);
  await cell(page, 0, "name").focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("dialog", { name: await nameOf(page, 0) })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("dialog", { name: await nameOf(page, 1) })).toBeVisible();
  await expect(cell(page, 1, "name")).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Duplicate…" }));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).not.toHaveURL(/panel=/);
  await expect(cell(page, 1, "name")).toBeFocused();

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Delivery" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cell(page, 1, "why")).toBeFocused();
});

test("a campaign is created paused, with the service's refusal at its field first", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, FEW);
  await page.keyboard.press("c");
  const dialog = page.getByRole("dialog", { name: "New campaign" });
  await expect(dialog.getByLabel("Funding instrument")).toBeFocused();
  // The first click counts: what is missing is told of every field, and the first of them has the focus.
  await dialog.getByRole("button", { name: "Create paused campaign" }).click();
  await expect(dialog.getByText("Select a funding source.")).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.getByLabel("Funding instrument")).toBeFocused();
  await dialog.getByLabel("Funding instrument").selectOption({ index: 1 });
  await dialog.getByLabel("Name").fill("Brand new");
  await dialog.getByLabel("Daily budget").fill("20");
  await dialog.getByLabel("Total budget").fill("10");
  await dialog.getByRole("button", { name: "Create paused campaign" }).click();
  await expect(dialog.getByText(/at most the total budget/)).toBeVisible();
  expect(await writesOf(emulator)).toEqual([]);

  await dialog.getByLabel("Total budget").fill("200");
  await emulator.fault({
    method: "POST",
    path: `/live/12/accounts/${id}/campaigns`,
    status: 400,
    body: { errors: [{ code: "INVALID_PARAMETER", message: "No such name", parameter: "name" }] },
    count: 1,
  });
  await dialog.getByRole("button", { name: "Create paused campaign" }).click();
  await expect(dialog.getByText(/No such name/)).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue("Brand new");

  await dialog.getByRole("button", { name: "Create paused campaign" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Brand new" }).getByText("Paused").first()).toBeVisible();
  const sent = (await writesOf(emulator)).filter(({ status }) => status === 200 || status === 201);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.query).toContain("entity_status=PAUSED");
});

test("a name is edited in its cell: only the name is sent, and a broken rule keeps the text", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW);
  await cell(page, 1, "name").focus();
  await page.keyboard.press("Enter");
  const input = page.getByRole("textbox", { name: "Name" });
  await input.fill("x".repeat(256));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "255" })).toBeVisible();
  await expect(input).toHaveValue("x".repeat(256));
  await expectAccessible(page);
  await input.fill("Renamed by hand");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Renamed by hand" })).toBeVisible();
  await expect.poll(async () => (await writesOf(emulator)).length).toBe(1);
  const [sent] = await writesOf(emulator);
  expect(sent?.method).toBe("PUT");
  expect([...new URLSearchParams(sent?.query).keys()].filter((key) => !key.startsWith("oauth_"))).toEqual([
    "name",
  ]);
});

test("a refused change is taken back with the reason, and what was typed can be corrected", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, FEW);
  const name = await nameOf(page, 0);
  await emulator.fault({
    method: "PUT",
    path: `/live/12/accounts/${id}/campaigns/*`,
    status: 400,
    body: { errors: [{ code: "INVALID_PARAMETER", message: "Not this one", parameter: "name" }] },
    count: 1,
  });
  await cell(page, 0, "name").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Name" }).fill("Never kept");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${name} was not changed`).first()).toBeVisible();
  await expect(cell(page, 0, "name")).toHaveText(name);

  await page.getByText("Edit again").click();
  const field = page.getByRole("textbox", { name: "Name" });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("Never kept");
  await expect(field).toHaveAccessibleDescription(/Not this one/);
  await field.fill("Kept now");
  await page.keyboard.press("Enter");
  await expect(cell(page, 0, "name")).toHaveText("Kept now");
  await expect.poll(async () => (await writesOf(emulator)).map(({ status }) => status)).toEqual([400, 200]);
});

test("an amount that looks like a slip is asked about before it is sent", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?daily=10..GBP&sort=total-desc");
  await cell(page, 0, "total").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("99999999");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/ninety-nine million/)).toBeVisible();
  expect(await writesOf(emulator)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(cell(page, 0, "total")).toContainText("99,999,999.00");
  await expect.poll(async () => (await writesOf(emulator)).length).toBe(1);
});

test("a campaign is paused and resumed by a key", async ({ page, signIn, emulator }) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?sort=name-asc&columns=name,status");
  const active = rows(page).filter({ hasText: "Serving" }).first();
  const id = await active.getAttribute("data-row");
  const status = page.locator(`[data-row="${id}"] [data-cell="status"]`);
  await active.locator('[data-cell="name"]').focus();
  await page.keyboard.press("p");
  await expect(status).toHaveText("Paused");
  await expect.poll(async () => (await writesOf(emulator)).length).toBe(1);
  await page.keyboard.press("p");
  await expect(status).toHaveText("Serving");
  await expect.poll(async () => (await writesOf(emulator)).length).toBe(2);
});

test("somebody who may only look is told why the controls are closed", async ({ page, signIn }) => {
  await signIn(page, "leo_analyst");
  await openCampaigns(page, undefined, "", "leo_analyst");
  const create = page.getByRole("button", { name: "New campaign" });
  await expect(create).toHaveAttribute("aria-disabled", "true");
  await expect(create).toHaveAccessibleDescription(/Needs/);
});

test("saved views are put in another order, which is kept", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  const menu = page.getByRole("button", { name: "Save and share views" });
  const views = page.getByRole("navigation", { name: "Views" }).getByRole("link");
  const own = (...names: string[]) => [
    "All",
    "Active",
    "Serving",
    "Not serving",
    "Scheduled",
    "Paused",
    "Ended",
    ...names,
  ];
  for (const [name, sort] of [
    ["One", "name-asc"],
    ["Two", "name-desc"],
    ["Three", "updated-desc"],
  ] as const) {
    await openCampaigns(page, FEW, `?sort=${sort}`);
    await menu.click();
    await page.getByRole("menuitem", { name: "Save this view…" }).click();
    const naming = page.getByRole("dialog", { name: "Save this view" });
    await naming.getByLabel("Name").fill(name);
    await naming.getByRole("button", { name: "Save" }).click();
    await expect(views.filter({ hasText: name })).toHaveAttribute("aria-current", "page");
  }
  await expect(views).toHaveText(own("One", "Two", "Three"));

  await menu.click();
  await page.getByRole("menuitem", { name: "Move “Three” left" }).click();
  await expect(views).toHaveText(own("One", "Three", "Two"));

  await menu.click();
  await page.getByRole("menuitem", { name: "Arrange views…" }).click();
  const dialog = page.getByRole("dialog", { name: "Arrange views" });
  const order = dialog.getByRole("list", { name: "Saved views" }).getByRole("listitem");
  const handle = (name: string) => dialog.getByRole("button", { name: `Move ${name}` });
  await handle("One").focus();
  await page.keyboard.press("ArrowDown");
  await expect(order).toHaveText(["Three", "One", "Two"]);
  await expect(dialog.getByRole("status")).toHaveText("One moved to place 2 of 3");
  await expect(handle("One")).toBeFocused();
  await handle("Two").dragTo(handle("Three"));
  await expect(order).toHaveText(["Two", "Three", "One"]);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep this order" }).click();
  await expect(views).toHaveText(own("Two", "Three", "One"));

  await page.reload();
  await expect(views).toHaveText(own("Two", "Three", "One"));
  await page.keyboard.press("Alt+8");
  await expect(page).toHaveURL(/sort=name-desc/);
  await expect(views.filter({ hasText: "Two" })).toHaveAttribute("aria-current", "page");
});
