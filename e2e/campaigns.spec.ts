import type { Page } from "@playwright/test";
import type { EmulatorControl } from "./emulator-control";
import { expect, expectAccessible, test } from "./fixtures";

const HANDLE = "mara_agency";
/** The account with eight thousand campaigns, and one of a usual size. */
const MANY = "Megamart Marketplace";
const FEW = "Kestrel Air";

async function openCampaigns(page: Page, accountName: string, query = "", handle = HANDLE): Promise<string> {
  const answer = await page.request.get(`/api/ads/live/${handle}/12/accounts`, {
    headers: { "x-forward": "1" },
  });
  const { data }: { data: { id: string; name: string }[] } = await answer.json();
  const id = data.find(({ name }) => name === accountName)?.id ?? "";
  await page.goto(`/live/${handle}/${id}/campaigns${query}`);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText(/^Synced/)).toBeVisible();
  return id;
}

const rows = (page: Page) => page.locator("[data-row]");
const cell = (page: Page, row: number, column: string) =>
  rows(page).nth(row).locator(`[data-cell="${column}"]`);

const nameOf = async (page: Page, row: number) => (await cell(page, row, "name").textContent()) ?? "";

async function writesOf(emulator: EmulatorControl) {
  const requests = await emulator.requests();
  return requests.filter(({ method, path }) => method !== "GET" && path.includes("/campaigns"));
}

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
  await expect(page).toHaveURL(/status=PAUSED/);
  const words = rows(page).locator('[data-cell="status"]');
  await expect.poll(async () => new Set(await words.allTextContents())).toEqual(new Set(["Paused"]));
  await page.keyboard.press("/");
  await page.keyboard.type("no campaign is called this");
  await expect(page.getByRole("heading", { name: "No campaign matches" })).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(rows(page).first()).toBeVisible();
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
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).not.toHaveURL(/panel=/);

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Why isn’t it serving?" })).toBeVisible();
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

test("a refused change is taken back with the reason", async ({ page, signIn, emulator, complaints }) => {
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
  const active = rows(page).filter({ hasText: "Active" }).first();
  const id = await active.getAttribute("data-row");
  const status = page.locator(`[data-row="${id}"] [data-cell="status"]`);
  await active.locator('[data-cell="name"]').focus();
  await page.keyboard.press("p");
  await expect(status).toHaveText("Paused");
  await expect.poll(async () => (await writesOf(emulator)).length).toBe(1);
  await page.keyboard.press("p");
  await expect(status).toHaveText("Active");
  await expect.poll(async () => (await writesOf(emulator)).length).toBe(2);
});

test("a bulk change goes on without the campaign at fault, which can be retried", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, FEW);
  await cell(page, 0, "name").focus();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Shift+X");
  await expect(page.getByText("3 selected")).toBeVisible();
  await page.getByRole("button", { name: "Rename…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Put in front").fill("Q4 ");
  await emulator.fault({
    method: "POST",
    path: `/live/12/batch/accounts/${id}/campaigns`,
    status: 400,
    body: {
      operation_errors: [[], [{ code: "INVALID_PARAMETER", message: "Not this one" }], []],
      request: [],
    },
    count: 1,
  });
  await dialog.getByRole("button", { name: "Rename 3 campaigns" }).click();
  const jobs = page.getByRole("region", { name: "Jobs" });
  await expect(jobs.getByText("2 of 3 done")).toBeVisible();
  await expect(jobs.getByText("1 failed")).toBeVisible();
  expect((await writesOf(emulator)).map(({ status }) => status)).toEqual([400, 200]);

  await jobs.getByRole("button", { name: "Retry failed (1)" }).click();
  await expect(jobs.getByText("1 of 1 done")).toBeVisible();
  await expect(rows(page).locator('[data-cell="name"]').filter({ hasText: /^Q4 / })).toHaveCount(3);
});

test("a job waits for the allowance and says until when", async ({ page, signIn, emulator, complaints }) => {
  complaints.expect(/429/);
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, FEW, "?status=ACTIVE");
  await emulator.fault({
    method: "POST",
    path: `/live/12/batch/accounts/${id}/campaigns`,
    status: 429,
    headers: {
      "x-rate-limit-limit": "450",
      "x-rate-limit-remaining": "0",
      "x-rate-limit-reset": String(Math.ceil(Date.now() / 1000) + 4),
    },
    body: { errors: [{ code: "TOO_MANY_REQUESTS", message: "Too many" }] },
    count: 1,
  });
  await page.getByRole("checkbox", { name: /^Choose all/ }).check();
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Pause \d+ campaigns?$/ })
    .click();
  const jobs = page.getByRole("region", { name: "Jobs" });
  await expect(jobs.getByText(/goes on at \d\d:\d\d:\d\d/)).toBeVisible();
  await expect(jobs.getByText(/^Pause/)).toBeVisible();
  await expect(jobs.getByText(/(\d+) of \1 done/)).toBeVisible();
});

test("a deletion can be undone before it leaves, and leaves after its grace", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW);
  const name = await nameOf(page, 0);
  const deleteFirst = async () => {
    await cell(page, 0, "name").focus();
    await page.keyboard.press("x");
    await page.getByRole("button", { name: "Delete…" }).click();
    const dialog = page.getByRole("dialog", { name: `Delete 1 campaign in ${FEW}` });
    await dialog.getByLabel(/to confirm/).fill("delete 1");
    await dialog.getByRole("button", { name: "Delete 1 campaign" }).click();
  };
  const jobs = page.getByRole("region", { name: "Jobs" });
  await deleteFirst();
  await jobs.getByRole("button", { name: "Undo" }).click();
  await expect(jobs.getByText(/Nothing was sent/)).toBeVisible();
  expect(await writesOf(emulator)).toEqual([]);
  await expect(cell(page, 0, "name")).toHaveText(name);

  await deleteFirst();
  await expect(jobs.getByText("1 of 1 done")).toBeVisible();
  await expect(cell(page, 0, "name")).not.toHaveText(name);
  expect(await writesOf(emulator)).toHaveLength(1);
});

test("rows that arrived stay when a later page fails, and the rest can be read", async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/500/);
  await signIn(page, HANDLE);
  let failing = true;
  await page.route(/campaigns\?.*cursor=/, (route) =>
    failing
      ? route.fulfill({ status: 500, json: { errors: [{ code: "INTERNAL_ERROR", message: "Broken" }] } })
      : route.continue(),
  );
  const answer = await page.request.get(`/api/ads/live/${HANDLE}/12/accounts`, {
    headers: { "x-forward": "1" },
  });
  const { data }: { data: { id: string; name: string }[] } = await answer.json();
  await page.goto(`/live/${HANDLE}/${data.find(({ name }) => name === MANY)?.id}/campaigns`);
  await expect(page.getByText("Only the first 200 campaigns were read.")).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  failing = false;
  await page.getByRole("button", { name: "Read the rest" }).click();
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "8002");
});

test("somebody who may only look is told why the controls are closed", async ({ page, signIn }) => {
  await signIn(page, "leo_analyst");
  const answer = await page.request.get("/api/ads/live/leo_analyst/12/accounts", {
    headers: { "x-forward": "1" },
  });
  const { data }: { data: { id: string; name: string }[] } = await answer.json();
  await openCampaigns(page, data[0]?.name ?? "", "", "leo_analyst");
  const create = page.getByRole("button", { name: "New campaign" });
  await expect(create).toHaveAttribute("aria-disabled", "true");
  await expect(create).toHaveAccessibleDescription(/Needs/);
});
