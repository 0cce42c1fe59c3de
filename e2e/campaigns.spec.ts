import { budgetsSent, cell, FEW, HANDLE, MANY, openCampaigns, rows, writesOf } from "./campaign-pages";
import { heightsOf } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";
import { tabTo } from "./keyboard";

test("eight thousand campaigns are listed with few rows in the page, filtered from the address", async ({
  page,
  signIn,
  emulator,
  clicks,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, MANY, "?status=PAUSED&sort=name-asc");
  const grid = page.getByRole("grid", { name: "Campaigns" });
  expect(Number(await grid.getAttribute("aria-rowcount"))).toBeGreaterThan(1000);
  expect(await rows(page).count()).toBeLessThan(80);
  await expect(page.getByRole("button", { name: "Remove the filter Status" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: /^Name/ })).toHaveAttribute("aria-sort", "ascending");

  // What leaves the filter leaves its focus to the next.
  const next = (await cell(page, 1, "name").textContent()) ?? "";
  await cell(page, 0, "name").focus();
  await page.keyboard.press("p");
  await expect(cell(page, 0, "name")).toHaveText(next);
  await expect(cell(page, 0, "name")).toBeFocused();
  await page.keyboard.press("Control+End");
  await expect(page.locator(":focus")).toBeInViewport();
  expect(await rows(page).count()).toBeLessThan(80);

  await page.getByRole("button", { name: "Remove the filter Status" }).click();
  await expect(page).not.toHaveURL(/status=/);
  await expect(grid).toHaveAttribute("aria-rowcount", "8002");
  await expectAccessible(page);

  const id = (await rows(page).first().getAttribute("data-row")) ?? "";
  const found = await clicks(page, "Find 1 of 8,000 campaigns, change its budget");
  await page.keyboard.press("/");
  await page.keyboard.type(id);
  await expect(rows(page)).toHaveCount(1);
  await cell(page, 0, "daily").dblclick();
  const budget = page.getByRole("textbox", { name: "Daily budget" });
  // A little more than it is: what is many times less has to be confirmed.
  const more = Number(await budget.inputValue()) + 1.5;
  await budget.fill(String(more));
  await page.keyboard.press("Enter");
  await expect.poll(() => budgetsSent(emulator, id)).toEqual([String(Math.round(more * 1_000_000))]);
  await found();
  await page.getByRole("searchbox", { name: "Search campaigns" }).fill("");

  const raised = await clicks(page, "Raise the budgets of all active campaigns by 10 %");
  await page
    .getByRole("navigation", { name: "Views" })
    .getByRole("link", { name: /^Active/ })
    .click();
  await page.getByRole("checkbox", { name: /^Select all/ }).click();
  await page.getByRole("button", { name: "Budget…" }).click();
  const raising = page.getByRole("dialog");
  await raising.getByLabel("Percent").fill("10");
  await raising.getByRole("button", { name: /^Change the budget of \d,\d+ campaigns$/ }).click();
  await expect(page.getByRole("region", { name: "Jobs" })).toContainText(/of \d,\d+ done/);
  await expect.poll(async () => (await writesOf(emulator)).length).toBeGreaterThan(2);
  await raised();
});

test("groups of eight thousand campaigns are drawn as far as they are in sight", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, MANY);
  await cell(page, 0, "name").focus();
  await page.getByRole("button", { name: "View", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: /^Group by/ }).press("ArrowRight");
  await page.getByRole("menuitemradio", { name: "Status", exact: true }).press("Enter");
  const heads = page.locator('[data-row^="group "]');
  await expect(heads.first()).toContainText(/[\d,]+\s*campaigns?/);
  expect(await rows(page).count()).toBeLessThan(80);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expectAccessible(page);
  await heads.first().click();
  await expect(heads.nth(1)).toBeVisible();
});

test("a campaign is created, edited in its cell, copied and resumed where it says why", async ({
  page,
  signIn,
  emulator,
  clicks,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?sort=name-asc");
  await page.keyboard.press("c");
  await page.getByRole("button", { name: /^Engagements/ }).click();
  await page.getByRole("textbox", { name: /^Name/ }).fill("");
  await page.getByRole("button", { name: "Create paused campaign" }).click();
  await expect(page.getByRole("textbox", { name: /^Name/ })).toBeFocused();
  await page.getByRole("textbox", { name: /^Name/ }).fill("A new one");
  await page.getByLabel("Daily budget").fill("20");
  await page.getByRole("button", { name: "Create paused campaign" }).click();
  await expect(
    page.getByRole("dialog", { name: "A new one", exact: true }).getByText("Paused").first(),
  ).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, page.getByRole("button", { name: "Duplicate…" }));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await rows(page).filter({ hasText: "A new one" }).locator('[data-cell="name"]').focus();
  await page.keyboard.press("Enter");
  const input = page.getByRole("textbox", { name: "Name" });
  await input.fill("x".repeat(256));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "255" })).toBeVisible();
  await expectAccessible(page);
  await input.fill("Renamed by hand");
  await page.keyboard.press("Enter");
  const renamed = rows(page).filter({ hasText: "Renamed by hand" });
  await expect(renamed.getByRole("link")).toBeVisible();
  await expect.poll(async () => (await writesOf(emulator)).length).toBe(2);

  await renamed.locator('[data-cell="select"]').click();
  const totals = page.getByRole("region", { name: "Totals" });
  const heights = await heightsOf(totals);
  const bar = page.getByRole("region", { name: "Selected campaigns" });
  await bar.getByRole("button", { name: "Duplicate…" }).click();
  const copying = page.getByRole("dialog", { name: "Duplicate campaigns" });
  await copying.getByText("One for each line", { exact: true }).click();
  await copying.getByLabel("Names of the copies").fill("{{line}}");
  await copying.getByLabel("One a line").fill("Germany\nRenamed by hand");
  await expect(copying.getByText("exists already")).toBeVisible();
  await expectAccessible(page);
  await copying.getByLabel("One a line").fill("Germany");
  await copying.getByRole("button", { name: "Create 1 paused copy" }).click();
  await expect(rows(page).filter({ hasText: "Germany" })).toContainText("Paused");
  // Rows move as long as something is created.
  await expect(page.getByRole("region", { name: "Jobs" }).getByText("2 of 2 done")).toHaveCount(2);
  // The copy is read meanwhile, and the message about it moves no row.
  await expect(totals.getByRole("status")).toHaveText(/^As of/);
  expect(await heights()).toHaveLength(1);
  const fixed = await clicks(page, "Why a campaign does not serve, and its fix");
  await renamed.locator('[data-cell="why"]').click();
  await page
    .getByRole("dialog", { name: "Delivery" })
    .getByRole("button", { name: /^Resume/ })
    .click();
  await fixed();
  await expect(renamed.locator('[data-cell="status"]')).not.toHaveText("Paused");
});

test("views of one's own are saved, put in another order by the pointer, and opened by a key", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?sort=name-asc");
  const menu = page.getByRole("button", { name: "Save and share views" });
  const views = page.getByRole("navigation", { name: "Views" }).getByRole("link");
  for (const [name, search] of [
    ["One", "Long haul"],
    ["Two", "Business"],
  ] as const) {
    await page.getByRole("searchbox", { name: "Search campaigns" }).fill(search);
    await expect(page).toHaveURL(new RegExp(`q=${search.slice(0, 4)}`));
    await menu.click();
    await page.getByRole("menuitem", { name: "Save this view…" }).click();
    const naming = page.getByRole("dialog", { name: "Save this view" });
    await naming.getByLabel("Name").fill(name);
    await naming.getByRole("button", { name: "Save" }).click();
    await expect(views.filter({ hasText: name })).toHaveAttribute("aria-current", "page");
  }
  await menu.click();
  await page.getByRole("menuitem", { name: "Arrange views…" }).click();
  const dialog = page.getByRole("dialog", { name: "Arrange views" });
  const handle = (name: string) => dialog.getByRole("button", { name: `Move ${name}` });
  await handle("Two").dragTo(handle("One"));
  await expect(dialog.getByRole("list", { name: "Saved views" }).getByRole("listitem")).toHaveText([
    /^Two/,
    /^One/,
  ]);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep this order" }).click();
  await page.reload();
  await expect(views.last()).toHaveText("One");
  await expect(rows(page).filter({ hasNotText: "Business" })).toHaveCount(0);
  await page.keyboard.press("Alt+9");
  await expect(page).toHaveURL(/q=Long/);
  await expect(rows(page).filter({ hasNotText: "Long haul" })).toHaveCount(0);
});
