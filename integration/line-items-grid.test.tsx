import { screen, waitFor, within } from "@testing-library/react";
import { parseCsv } from "@/lib/csv/test-csv";
import { behindViewMenu, fromViewMenu } from "./campaign-pages";
import { addressBecomes, expect, test, write } from "./dashboard";
import {
  call,
  cellOf,
  chosenBar,
  countOf,
  idAt,
  LINE_ITEMS_OF_SERVICE,
  lineItemCell,
  lineItemGrid,
  names,
  openLineItems,
  pressIn,
  rows,
  textsOf,
  writesOf,
} from "./line-item-pages";

test("a name is edited in its cell, and a broken rule keeps the text", async ({ open, user, emulator }) => {
  await openLineItems(open);
  const grid = within(await lineItemGrid());
  await pressIn(user, lineItemCell(1, "name"), "{Enter}");
  const input = await grid.findByRole("textbox", { name: "Name" });
  await waitFor(() => expect(input).toHaveFocus());
  await write(user, input, "x".repeat(256));
  await user.keyboard("{Enter}");
  expect(await grid.findByRole("alert")).toHaveTextContent("255");
  expect(input).toHaveValue("x".repeat(256));
  await write(user, input, "Renamed by hand");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(names()).toContain("Renamed by hand"));
  await waitFor(async () =>
    expect(await writesOf(emulator)).toEqual([{ method: "PUT", sent: { name: "Renamed by hand" } }]),
  );
});

test("amounts are edited in their cells, within the limits of bids and asked about when they look like slips", async ({
  open,
  user,
  emulator,
}) => {
  await openLineItems(open, "?sort=bid-desc");
  const grid = within(await lineItemGrid());
  await user.dblClick(lineItemCell(0, "bid"));
  const bid = await grid.findByRole("textbox", { name: "Bid in GBP" });
  await waitFor(() => expect(bid).toHaveAccessibleDescription(/For each .*0.01–1,000.00 GBP/));
  await write(user, bid, "1000.01");
  await waitFor(() => expect(bid).toHaveAccessibleDescription(/The highest bid is 1,000.00 GBP/));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(lineItemCell(0, "bid")).toHaveFocus());

  const byDaily = within(screen.getByRole("columnheader", { name: "Daily budget" }));
  await user.dblClick(byDaily.getByRole("button", { name: "Daily budget" }));
  await addressBecomes(/sort=daily-desc/);
  const id = idAt(0);
  await pressIn(user, lineItemCell(0, "daily"), "{F2}");
  const daily = await grid.findByRole("textbox", { name: "Daily budget in GBP" });
  const before = Number((daily as HTMLInputElement).value);
  await write(user, daily, String(before / 10));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(daily).toHaveAccessibleDescription(/Press Enter again to keep it/));
  expect(await writesOf(emulator)).toEqual([]);
  await write(user, daily, String(before - 1));
  await user.keyboard("{Enter}");
  const micros = String((before - 1) * 1_000_000);
  await waitFor(async () =>
    expect(await writesOf(emulator)).toEqual([
      { method: "PUT", sent: { daily_budget_amount_local_micro: micros } },
    ]),
  );
  await waitFor(() => expect(cellOf(id, "daily")).toHaveTextContent((before - 1).toLocaleString("en-GB")));
});

test("a change is shown before the service answers, and taken back where it refuses, to be corrected", async ({
  open,
  user,
  emulator,
}) => {
  await openLineItems(open, "?status=active&sort=name-asc");
  const [name = ""] = names();
  const id = idAt(0);
  await openLineItems(open, `?q=${id}`);
  const grid = within(await lineItemGrid());
  const path = `${LINE_ITEMS_OF_SERVICE}/${id}`;
  const statusIs = (text: string) => waitFor(() => expect(lineItemCell(0, "status")).toHaveTextContent(text));
  await emulator.fault({ method: "PUT", path, hang: true, count: 1 });
  await pressIn(user, lineItemCell(0, "status"), "{Enter}");
  await user.selectOptions(await grid.findByRole("combobox", { name: "Status" }), "Paused");
  await user.keyboard("{Enter}");
  // It is never answered.
  await statusIs("Paused");
  await waitFor(async () =>
    expect(await writesOf(emulator)).toEqual([{ method: "PUT", sent: { entity_status: "PAUSED" } }]),
  );
  await call("PUT", `line_items/${id}?entity_status=PAUSED`);
  await openLineItems(open, `?q=${id}`);

  const refuse = () =>
    emulator.fault({
      method: "PUT",
      path,
      status: 400,
      body: { errors: [{ code: "INVALID_PARAMETER", message: "Not this one", parameter: "name" }] },
      count: 1,
    });
  const again = within(await lineItemGrid());
  await refuse();
  await pressIn(user, lineItemCell(0, "name"), "{Enter}");
  await write(user, await again.findByRole("textbox", { name: "Name" }), "Never kept");
  await user.keyboard("{Enter}");
  await screen.findAllByText(`${name} was not changed`);
  await waitFor(() => expect(names()).toEqual([name]));
  await user.click(screen.getByText("Edit again"));
  const field = await again.findByRole("textbox", { name: "Name" });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue("Never kept");
  expect(field).toHaveAccessibleDescription(/Not this one/);
  await write(user, field, "Kept now");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(names()).toEqual(["Kept now"]));
  // Shown before it is sent: the next refusal must not meet it.
  await waitFor(async () => expect((await writesOf(emulator)).length).toBe(4));

  await refuse();
  await pressIn(user, lineItemCell(0, "status"), "{Enter}");
  await user.selectOptions(await again.findByRole("combobox", { name: "Status" }), "Active");
  await user.keyboard("{Enter}");
  await user.click(await screen.findByText("Edit again"));
  const status = await again.findByRole("combobox", { name: "Status" });
  await waitFor(() => expect(status).toHaveFocus());
  expect(status).toHaveValue("ACTIVE");
  expect(status).toHaveAccessibleDescription(/Not this one/);
  await user.keyboard("{Escape}");
  await statusIs("Paused");
  await waitFor(async () => expect((await writesOf(emulator)).length).toBe(5));
});

test("an answer that comes late is shown in the page that waited for it", async ({
  open,
  user,
  emulator,
}) => {
  await openLineItems(open, "?status=active&sort=name-asc&columns=name,status,updated");
  const [row = ""] = names();
  const id = idAt(0);
  await openLineItems(open, `?q=${id}&columns=name,status,updated`);
  const updated = () => lineItemCell(0, "updated").textContent;
  const before = updated();
  await emulator.fault({ method: "PUT", path: `${LINE_ITEMS_OF_SERVICE}/${id}`, delay_ms: 2_500, count: 1 });
  lineItemCell(0, "name").focus();
  await user.keyboard("p");
  await waitFor(() => expect(lineItemCell(0, "status")).toHaveTextContent("Paused"));
  expect(updated()).toBe(before);
  await waitFor(() => expect(updated()).not.toBe(before));
  expect([names(), lineItemCell(0, "status").textContent]).toEqual([[row], "Paused"]);
});

test("a cell that cannot be edited says why, and tabbing skips it", async ({ open, user }) => {
  await openLineItems(open, "?status=active&sort=start-desc", { width: 1760 });
  const grid = within(await lineItemGrid());
  const automatic = textsOf("bid").indexOf("Automatic");
  expect(automatic).toBeGreaterThanOrEqual(0);
  await pressIn(user, lineItemCell(automatic, "bid"), "{Enter}");
  await screen.findByText(/bids automatically, so there is no amount/);

  await pressIn(user, lineItemCell(automatic, "name"), "{Enter}");
  await grid.findByRole("textbox", { name: "Name" });
  await user.tab();
  await waitFor(() => expect(grid.getByRole("combobox", { name: "Status" })).toHaveFocus());
  for (const name of ["Starts", "Ends", /budget in GBP/]) {
    await user.tab();
    await waitFor(() => expect(grid.getByRole("textbox", { name })).toHaveFocus());
  }
});

test("line items are filtered by words, values, days and amounts, by keyboard and in the address", async ({
  open,
  user,
}) => {
  // Wide enough for every column.
  await openLineItems(open, "?columns=name,campaign,status,objective,start,end,strategy,bid,daily", {
    width: 1760,
  });
  const all = countOf();
  const filterBy = async (words: string) =>
    write(user, await screen.findByRole("combobox", { name: "Filter by" }), words);
  await user.keyboard("f");
  await filterBy("website");
  await screen.findByRole("option", { name: /Website clicks/ });
  await user.keyboard("{Enter}");
  await screen.findByRole("button", { name: "Objective Website clicks" });
  await addressBecomes(/objective=WEBSITE_CLICKS/);
  await waitFor(() => expect(countOf()).toBeLessThan(all));
  expect(new Set(textsOf("objective"))).toEqual(new Set(["Website clicks"]));

  await user.keyboard("{Escape}");
  await user.keyboard("f");
  const campaign = lineItemCell(0, "campaign").textContent ?? "";
  await filterBy(campaign.slice(0, 12));
  const options = await screen.findAllByRole("option", {
    name: (name) => name.includes(`Campaign: ${campaign}`),
  });
  await user.click(options[0] ?? document.body);
  await screen.findByRole("button", { name: `Campaign ${campaign}` });
  await waitFor(() => expect(screen.queryByRole("columnheader", { name: "Campaign" })).toBeNull());
  await user.click(screen.getByRole("button", { name: "Clear all" }));
  await waitFor(() => expect(countOf()).toBe(all));

  await user.click(screen.getByRole("button", { name: "Filter" }));
  await filterBy("runs between");
  await user.keyboard("{Enter}");
  await write(user, await screen.findByLabelText("To day"), "2020-01-01");
  await user.click(screen.getByRole("button", { name: "Apply" }));
  await screen.findByRole("heading", { name: "No line item matches" });
  await user.click(screen.getByRole("button", { name: "Remove the filter Runs between" }));
  await user.click(screen.getByRole("button", { name: "Filter" }));
  await filterBy("daily");
  await user.keyboard("{Enter}");
  await write(user, await screen.findByLabelText("From"), "100");
  await user.keyboard("{Enter}");
  await addressBecomes(/daily=100\.00\.\.GBP/);
  await screen.findByRole("button", { name: "Daily budget from 100.00 GBP" });
  const amounts = textsOf("daily");
  expect(amounts).not.toEqual([]);
  for (const amount of amounts) expect(Number(amount.replace(/[^\d.]/g, ""))).toBeGreaterThanOrEqual(100);
});

test("the rows that match or those chosen are exported, as seen or with all fields", async ({
  open,
  user,
  downloads,
}) => {
  await openLineItems(open, "?status=active&sort=name-asc&columns=name,campaign,start,end,strategy,bid");
  await waitFor(() => expect(lineItemCell(0, "campaign")).not.toBeEmptyDOMElement());
  const matching = countOf();
  const shownIds = rows().map((row) => row.dataset.row);
  const exported = async (what: string) => {
    await fromViewMenu(user, `Export ${what}`);
    const { name, text } = await downloads.next();
    expect(name).toMatch(/^Kestrel Air line items( all fields)? \d{4}-\d\d-\d\d\.csv$/);
    const [heading = [], ...lines] = parseCsv(text);
    return lines.map((line) => Object.fromEntries(heading.map((field, at) => [field, line[at]])));
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
  expect(first?.Campaign).toBe(lineItemCell(0, "campaign").textContent);
  expect(first?.Starts).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

  await user.click(lineItemCell(1, "select"));
  await user.click(lineItemCell(2, "select"));
  const chosen = await exported("the 2 selected, all fields");
  expect(chosen.map(({ id }) => id)).toEqual(shownIds.slice(1, 3));
  expect(chosen.map(({ name }) => name)).toEqual(seen.slice(1, 3).map((row) => row["Line item"]));
  expect(chosen[0]).toMatchObject({ entity_status: "ACTIVE", currency: "GBP", deleted: "false" });
});

test("deleted line items are hidden, shown alone or among the others, and left alone", async ({
  open,
  user,
}) => {
  await openLineItems(open, "?status=active&sort=name-asc");
  const [name = ""] = names();
  await call("DELETE", `line_items/${idAt(0)}`);
  await openLineItems(open);
  const live = countOf();
  const choose = async (option: string) => {
    await behindViewMenu(user, /^Deleted line items/, option);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: "View" })).toHaveFocus());
  };

  await choose("Only deleted ones");
  await addressBecomes(/deleted=only/);
  await waitFor(() => expect(names()).toEqual([name]));
  expect(lineItemCell(0, "status")).toHaveTextContent(/^Deleted$/);
  expect(lineItemCell(0, "end")).toHaveTextContent(/^Deleted \d+ \w+ \d{4}, \d\d:\d\d$/);
  const row = within(rows()[0] ?? document.body);
  expect(row.getByRole("checkbox")).toBeDisabled();
  expect(row.queryByRole("button")).toBeNull();
  await pressIn(user, lineItemCell(0, "name"), "{Enter}");
  await screen.findAllByText("It is deleted, so it cannot be changed any more.");
  expect(within(await lineItemGrid()).queryByRole("textbox")).toBeNull();
  await write(user, screen.getByRole("searchbox", { name: "Search line items" }), "none such");
  await user.click(await screen.findByRole("button", { name: "Show all line items" }));
  await waitFor(() => expect(location.search).not.toMatch(/deleted|q=/));
  await waitFor(() => expect(countOf()).toBe(live));

  await choose("Include deleted");
  await waitFor(() => expect(countOf()).toBe(live + 1));
  await openLineItems(open, location.search);
  await waitFor(() => expect(countOf()).toBe(live + 1));
  await user.click(screen.getByRole("checkbox", { name: /^Select all/ }));
  await (await chosenBar()).findByText(`${live} selected`);
  await choose("Hidden");
  await waitFor(() => expect(countOf()).toBe(live));
});

test("line items are put into groups by campaign, each with what its own budgets come to", async ({
  open,
  user,
}) => {
  await openLineItems(open);
  const all = countOf();
  await pressIn(user, screen.getByRole("button", { name: "View" }), "{Enter}");
  await pressIn(user, await screen.findByRole("menuitem", { name: /^Group by/ }), "{ArrowRight}");
  await user.click(await screen.findByRole("menuitemradio", { name: "Campaign" }));
  const head = () => rows().find(({ dataset }) => dataset.row?.startsWith("group ")) ?? document.body;
  await waitFor(() => expect(head()).toHaveAttribute("data-row"));
  await addressBecomes(/group=campaign/);
  expect(countOf()).toBeGreaterThan(all);
  await pressIn(user, cellOf(head().dataset.row ?? "", "name"), "x");
  const label = within(head()).getByRole("checkbox").getAttribute("aria-label");
  const chosen = /^Select all (\d+) line items/.exec(label ?? "")?.[1];
  await (await chosenBar()).findByText(`${chosen} selected`);
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(cellOf(head().dataset.row ?? "", "name")).toHaveAttribute("aria-expanded", "false"),
  );
});
