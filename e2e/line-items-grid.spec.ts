import { readFile } from "node:fs/promises";
import { parseCsv } from "../lib/csv/test-csv";
import { HANDLE } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";
import { countOf, lineItemCell, lineItemGrid, namesIn, openLineItems, writesOf } from "./line-item-pages";

test("a name is edited in its cell, and a broken rule keeps the text", async ({ page, signIn, emulator }) => {
  await signIn(page, HANDLE);
  await openLineItems(page);
  await lineItemCell(page, 1, "name").focus();
  await page.keyboard.press("Enter");
  const input = lineItemGrid(page).getByRole("textbox", { name: "Name" });
  await expect(input).toBeFocused();
  await input.fill("x".repeat(256));
  await page.keyboard.press("Enter");
  await expect(lineItemGrid(page).getByRole("alert")).toContainText("255");
  await expect(input).toHaveValue("x".repeat(256));
  await expectAccessible(page);
  await input.fill("Renamed by hand");
  await page.keyboard.press("Enter");
  await expect(namesIn(page).filter({ hasText: "Renamed by hand" })).toBeVisible();
  await expect.poll(() => writesOf(emulator)).toEqual([{ method: "PUT", sent: { name: "Renamed by hand" } }]);
});

test("amounts are edited in their cells, within the limits of bids and asked about when they look like slips", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openLineItems(page, "?sort=bid-desc");
  await lineItemCell(page, 0, "bid").dblclick();
  const bid = lineItemGrid(page).getByRole("textbox", { name: "Bid in GBP" });
  await expect(bid).toHaveAccessibleDescription(/For each .*0.01–1,000.00 GBP/);
  await bid.fill("1000.01");
  await expect(bid).toHaveAccessibleDescription(/The highest bid is 1,000.00 GBP/);
  await page.keyboard.press("Escape");
  await expect(lineItemCell(page, 0, "bid")).toBeFocused();

  const byDaily = page.getByRole("columnheader", { name: "Daily budget" });
  await byDaily.getByRole("button", { name: "Daily budget", exact: true }).dblclick();
  await expect(page).toHaveURL(/sort=daily-desc/);
  const id = await lineItemGrid(page).locator("[data-row]").first().getAttribute("data-row");
  await lineItemCell(page, 0, "daily").focus();
  await page.keyboard.press("F2");
  const daily = lineItemGrid(page).getByRole("textbox", { name: "Daily budget in GBP" });
  const before = Number(await daily.inputValue());
  await daily.fill(String(before / 10));
  await page.keyboard.press("Enter");
  await expect(daily).toHaveAccessibleDescription(/Press Enter again to keep it/);
  expect(await writesOf(emulator)).toEqual([]);
  await daily.fill(String(before - 1));
  await page.keyboard.press("Enter");
  const micros = String((before - 1) * 1_000_000);
  await expect
    .poll(() => writesOf(emulator))
    .toEqual([{ method: "PUT", sent: { daily_budget_amount_local_micro: micros } }]);
  await expect(lineItemGrid(page).locator(`[data-row="${id}"] [data-cell="daily"]`)).toContainText(
    (before - 1).toLocaleString("en-GB"),
  );
});

test("a change is shown before the service answers, and taken back where it refuses, to be corrected", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, HANDLE);
  const account = await openLineItems(page, "?status=active&sort=name-asc");
  const name = (await namesIn(page).first().textContent()) ?? "";
  const id = (await lineItemGrid(page).locator("[data-row]").first().getAttribute("data-row")) ?? "";
  await page.goto(`/live/${HANDLE}/${account}/line-items?q=${id}`);
  const path = `/live/12/accounts/${account}/line_items/${id}`;
  await emulator.fault({ method: "PUT", path, delay_ms: 3_000, count: 1 });
  const answered: string[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "PUT") answered.push(response.url());
  });
  await lineItemCell(page, 0, "status").focus();
  await page.keyboard.press("Enter");
  await lineItemGrid(page).getByRole("combobox", { name: "Status" }).selectOption("Paused");
  await page.keyboard.press("Enter");
  await expect(lineItemCell(page, 0, "status")).toHaveText("Paused");
  expect(answered).toEqual([]);
  await expect.poll(() => answered).toHaveLength(1);
  await expect(lineItemCell(page, 0, "status")).toHaveText("Paused");
  expect(await writesOf(emulator)).toEqual([{ method: "PUT", sent: { entity_status: "PAUSED" } }]);

  const refuse = () =>
    emulator.fault({
      method: "PUT",
      path,
      status: 400,
      body: { errors: [{ code: "INVALID_PARAMETER", message: "Not this one", parameter: "name" }] },
      count: 1,
    });
  await refuse();
  await lineItemCell(page, 0, "name").focus();
  await page.keyboard.press("Enter");
  const field = lineItemGrid(page).getByRole("textbox", { name: "Name" });
  await field.fill("Never kept");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${name} was not changed`).first()).toBeVisible();
  await expect(namesIn(page)).toHaveText([name]);
  await page.getByText("Edit again").click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("Never kept");
  await expect(field).toHaveAccessibleDescription(/Not this one/);
  await field.fill("Kept now");
  await page.keyboard.press("Enter");
  await expect(namesIn(page)).toHaveText(["Kept now"]);
  // Shown before it is sent: the next refusal must not meet it.
  await expect.poll(async () => (await writesOf(emulator)).length).toBe(3);

  await refuse();
  await lineItemCell(page, 0, "status").focus();
  await page.keyboard.press("Enter");
  const status = lineItemGrid(page).getByRole("combobox", { name: "Status" });
  await status.selectOption("Active");
  await page.keyboard.press("Enter");
  await expect(lineItemCell(page, 0, "status")).toHaveText("Paused");
  await page.getByText("Edit again").click();
  await expect(status).toBeFocused();
  await expect(status).toHaveValue("ACTIVE");
  await expect(status).toHaveAccessibleDescription(/Not this one/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(lineItemCell(page, 0, "status")).toHaveText("Paused");
  await expect.poll(async () => (await writesOf(emulator)).length).toBe(4);
});

test("why a cell is not edited is told, and tabbing passes it by", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openLineItems(page, "?status=active&sort=start-desc");
  const texts = await lineItemGrid(page).locator('[data-cell="bid"]').allTextContents();
  const automatic = texts.indexOf("Automatic");
  expect(automatic).toBeGreaterThanOrEqual(0);
  await lineItemCell(page, automatic, "bid").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/bids automatically, so there is no amount/)).toBeVisible();

  await lineItemCell(page, automatic, "name").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(lineItemGrid(page).getByRole("combobox", { name: "Status" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(lineItemGrid(page).getByRole("textbox", { name: /budget in GBP/ })).toBeFocused();
});

test("columns are made wider, moved and hidden by pointer, keys and menu, and kept in the address", async ({
  page,
  signIn,
}) => {
  // Room is left, which names and campaigns share.
  await page.setViewportSize({ width: 1400, height: 800 });
  await signIn(page, HANDLE);
  await openLineItems(page);
  const head = (name: string) => page.getByRole("columnheader", { name });
  const heads = () => lineItemGrid(page).getByRole("columnheader").allTextContents();
  const middle = async (name: string) => {
    const box = await head(name).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const usual = ["", "Line item", "Campaign", "Status", "Runs", "Bid", "Daily budget", "Total budget"];
  expect(await heads()).toEqual(usual);

  const campaign = await head("Campaign").boundingBox();
  const edge = { x: (campaign?.x ?? 0) + (campaign?.width ?? 0) - 3, y: (campaign?.y ?? 0) + 10 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x + 60, edge.y, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/columns=name~\d+,campaign~\d+,status,/);
  const wider = await head("Campaign").boundingBox();
  expect(Math.round(wider?.width ?? 0)).toBe(Math.round((campaign?.width ?? 0) + 60));
  expect(Math.round(wider?.x ?? 0)).toBe(Math.round(campaign?.x ?? 0));
  const firstCell = await lineItemCell(page, 0, "campaign").boundingBox();
  expect(Math.round(firstCell?.width ?? 0)).toBe(Math.round(wider?.width ?? 0));

  const from = await middle("Status");
  const to = await middle("Bid");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y, { steps: 6 });
  await page.mouse.up();
  await expect
    .poll(heads)
    .toEqual(["", "Line item", "Campaign", "Runs", "Bid", "Status", "Daily budget", "Total budget"]);
  await expect(page).not.toHaveURL(/sort=/);

  await head("Status").getByRole("button", { name: "Status", exact: true }).focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(heads).toEqual(usual);
  await expect(head("Status").getByRole("button", { name: "Status", exact: true })).toBeFocused();
  await page.keyboard.press("Shift+Alt+ArrowRight");
  await expect.poll(async () => Math.round((await head("Status").boundingBox())?.width ?? 0)).toBe(184);

  await page.getByRole("button", { name: "Runs: column menu" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Hide column" }).press("Enter");
  await expect(head("Runs")).toHaveCount(0);
  await page.reload();
  await expect.poll(heads).toEqual(usual.filter((name) => name !== "Runs"));
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("menuitemradio", { name: "Compact" }).click();
  await expect(lineItemGrid(page)).toHaveAttribute("data-density", "compact");
  await expectAccessible(page);
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("menuitem", { name: "Reset columns" }).click();
  await expect.poll(heads).toEqual(usual);

  await page.getByRole("button", { name: "View", exact: true }).click();
  for (const name of ["Created", "ID"]) {
    await page.getByRole("menuitemcheckbox", { name, exact: true }).click();
  }
  await page.keyboard.press("Escape");
  await expect.poll(heads).toEqual([...usual, "Created", "ID"]);
  await head("ID").getByRole("button", { name: "ID", exact: true }).click();
  await expect(page).toHaveURL(/sort=id-asc/);
  const row = lineItemGrid(page).locator("[data-row]").first();
  await expect(row.locator('[data-cell="id"]')).toHaveText((await row.getAttribute("data-row")) ?? "");
});

test("line items are filtered by words, values, days and amounts, by keyboard and in the address", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, HANDLE);
  await openLineItems(page);
  const all = await countOf(page);
  await page.keyboard.press("f");
  await page.getByRole("combobox", { name: "Filter by" }).fill("website");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Objective Website clicks" })).toBeVisible();
  await expect(page).toHaveURL(/objective=WEBSITE_CLICKS/);
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  const objectives = await lineItemGrid(page).locator('[data-cell="objective"]').allTextContents();
  expect(new Set(objectives)).toEqual(new Set(["Website clicks"]));

  await page.keyboard.press("Escape");
  await page.keyboard.press("f");
  const named = page.getByRole("combobox", { name: "Filter by" });
  const campaign = (await lineItemCell(page, 0, "campaign").textContent()) ?? "";
  await named.fill(campaign.slice(0, 12));
  const option = page.getByRole("option", { name: `Campaign: ${campaign}` }).first();
  await expect(option).toBeVisible();
  await expectAccessible(page);
  await option.click();
  await expect(page.getByRole("button", { name: `Campaign ${campaign}` })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Campaign" })).toHaveCount(0);
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect.poll(() => countOf(page)).toBe(all);

  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await named.fill("runs between");
  await page.keyboard.press("Enter");
  await page.getByLabel("To day").fill("2020-01-01");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("heading", { name: "No line item matches" })).toBeVisible();
  await page.getByRole("button", { name: "Remove the filter Runs between" }).click();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await named.fill("daily");
  await page.keyboard.press("Enter");
  await page.getByLabel("From").fill("100");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/daily=100\.00\.\.GBP/);
  await expect(page.getByRole("button", { name: "Daily budget from 100.00 GBP" })).toBeVisible();
  const amounts = await lineItemGrid(page).locator('[data-cell="daily"]').allTextContents();
  for (const amount of amounts) expect(Number(amount.replace(/[^\d.]/g, ""))).toBeGreaterThanOrEqual(100);
});

test("the rows that match or those chosen are exported, as seen or with all fields", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await openLineItems(page, "?status=active&sort=name-asc&columns=name,campaign,start,bid");
  const matching = await countOf(page);
  const shownIds = await lineItemGrid(page)
    .locator("[data-row]")
    .evaluateAll((drawn) => drawn.map((row) => row.getAttribute("data-row")));
  const exported = async (what: string) => {
    await page.getByRole("button", { name: "View", exact: true }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: `Export ${what}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Kestrel Air line items( all fields)? \d{4}-\d\d-\d\d\.csv$/);
    const [heading = [], ...rows] = parseCsv(await readFile(await file.path(), "utf8"));
    return rows.map((row) => Object.fromEntries(heading.map((name, at) => [name, row[at]])));
  };

  const seen = await exported("these rows, columns as seen");
  expect(seen).toHaveLength(matching);
  expect(Object.keys(seen[0] ?? {})).toEqual([
    "ID",
    "Line item",
    "Campaign",
    "Starts",
    "Ends",
    "Bid strategy",
    "Bid",
    "Currency",
  ]);
  expect(seen.slice(0, shownIds.length).map(({ ID }) => ID)).toEqual(shownIds);
  const [first] = seen;
  expect(first?.Campaign).toBe(await lineItemCell(page, 0, "campaign").textContent());
  expect(first?.Starts).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

  await lineItemCell(page, 1, "select").click();
  await lineItemCell(page, 2, "select").click();
  const chosen = await exported("the 2 chosen, all fields");
  expect(chosen.map(({ id }) => id)).toEqual(shownIds.slice(1, 3));
  expect(chosen.map(({ name }) => name)).toEqual(seen.slice(1, 3).map((row) => row["Line item"]));
  expect(chosen[0]).toMatchObject({ entity_status: "ACTIVE", currency: "GBP", deleted: "false" });
});

test("deleted line items are hidden, shown alone or among the others, and left alone", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  const account = await openLineItems(page, "?status=active&sort=name-asc");
  const row = lineItemGrid(page).locator("[data-row]").first();
  const id = (await row.getAttribute("data-row")) ?? "";
  const name = (await namesIn(page).first().textContent()) ?? "";
  const path = `/api/ads/live/${HANDLE}/12/accounts/${account}/line_items/${id}`;
  const answer = await page.request.delete(path, {
    headers: { "x-forward": "1", origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(200);
  await page.goto(`/live/${HANDLE}/${account}/line-items`);
  await expect(lineItemGrid(page)).toBeVisible();
  const live = await countOf(page);
  const choose = async (option: string) => {
    const opener = page.getByRole("button", { name: "View", exact: true });
    await opener.click();
    await page.getByRole("menuitemradio", { name: option }).click();
    // Closing, the menu gives the focus back, and would take it from where it went meanwhile.
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(opener).toBeFocused();
  };

  await choose("Only deleted ones");
  await expect(page).toHaveURL(/deleted=only/);
  await expect(namesIn(page)).toHaveText([name]);
  await expect(lineItemCell(page, 0, "status")).toHaveText("Deleted");
  await expect(lineItemCell(page, 0, "start")).toHaveText(/^Deleted \d+ \w+ \d{4}, \d\d:\d\d$/);
  await expect(row.getByRole("checkbox")).toBeDisabled();
  await expect(row.getByRole("button")).toHaveCount(0);
  await lineItemCell(page, 0, "name").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("It is deleted, so it cannot be changed any more.").first()).toBeVisible();
  await expect(lineItemGrid(page).getByRole("textbox")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Search line items" }).fill("none such");
  await page.getByRole("button", { name: "Show all line items" }).click();
  await expect(page).not.toHaveURL(/deleted|q=/);
  await expect.poll(() => countOf(page)).toBe(live);

  await choose("Include deleted");
  await expect.poll(() => countOf(page)).toBe(live + 1);
  await page.reload();
  await expect.poll(() => countOf(page)).toBe(live + 1);
  await page.getByRole("checkbox", { name: /^Choose all/ }).click();
  const bar = page.getByRole("region", { name: "Chosen line items" });
  await expect(bar.getByText(`${live} selected`)).toBeVisible();
  await choose("Hidden");
  await expect.poll(() => countOf(page)).toBe(live);
});

test("line items are put into groups by campaign, each with what its own budgets come to", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await openLineItems(page);
  const all = await countOf(page);
  await page.getByRole("button", { name: "View", exact: true }).press("Enter");
  await page.getByRole("menuitemradio", { name: "Campaign", exact: true }).press("Enter");
  const heads = lineItemGrid(page).locator('[data-row^="group "]');
  await expect(heads.first()).toBeVisible();
  await expect(page).toHaveURL(/group=campaign/);
  expect(await countOf(page)).toBeGreaterThan(all);
  await expectAccessible(page);
  await heads.first().locator('[data-cell="name"]').focus();
  await page.keyboard.press("x");
  const label = await heads.first().getByRole("checkbox").getAttribute("aria-label");
  const chosen = /^Choose all (\d+) line items/.exec(label ?? "")?.[1];
  await expect(page.getByRole("region", { name: "Chosen line items" })).toContainText(`${chosen} selected`);
  await page.keyboard.press("Enter");
  await expect(heads.first().locator('[data-cell="name"]')).toHaveAttribute("aria-expanded", "false");
});
