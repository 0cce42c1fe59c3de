import { screen, waitFor, within } from "@testing-library/react";
import {
  cell,
  dialog,
  idOf,
  nameField,
  nameOf,
  openCampaigns,
  row,
  rows,
  sentKeys,
  statusesOfWrites,
  synced,
  textOf,
  texts,
  writesOf,
} from "./campaign-pages";
import { addressBecomes, expect, test, write } from "./dashboard";

const search = () => screen.findByRole("searchbox", { name: "Search campaigns" });

test("keys lead from anywhere into the grid, and those that lead elsewhere change nothing in it", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open);
  await user.keyboard("j");
  await waitFor(() => expect(cell(0, "name")).toHaveFocus());
  await user.keyboard("j");
  await waitFor(() => expect(cell(1, "name")).toHaveFocus());

  const name = nameOf(1);
  await user.keyboard("/");
  expect(await search()).toHaveFocus();
  await user.paste(name);
  await waitFor(() => expect(row(0)).toHaveTextContent(name));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(cell(0, "name")).toHaveFocus());
  expect(nameOf(0)).toBe(name);

  await user.keyboard("gp");
  await screen.findByRole("heading", { name: "Polls", level: 1 });
  expect(await writesOf(emulator)).toEqual([]);
});

test("a filter is added by the keyboard alone, and a list without matches can be widened again", async ({
  open,
  user,
}) => {
  await openCampaigns(open);
  await user.keyboard("f");
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Filter by" })).toHaveFocus());
  await user.keyboard("paused");
  await user.keyboard("{Enter}");
  await addressBecomes(/status=paused/);
  await waitFor(() => expect(new Set(texts("status"))).toEqual(new Set(["Paused"])));
  // Closing, the filter gives the focus back, and would take it from the search.
  await write(user, await search(), "no campaign is called this");
  await screen.findByRole("heading", { name: "No campaign matches" });
  await user.click(screen.getByRole("button", { name: "Show all campaigns" }));
  await waitFor(() => expect(rows()).not.toEqual([]));

  await user.keyboard("f");
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Filter by" })).toHaveFocus());
  await user.keyboard("daily");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("textbox", { name: "From" })).toHaveFocus());
  await user.keyboard("50");
  await user.keyboard("{Enter}");
  await addressBecomes(/daily=50/);
});

test("a scheduled campaign says in its row when it starts, for which its line items are read", async ({
  open,
  emulator,
}) => {
  const lineItemReads = async () =>
    (await emulator.requests()).filter(({ path }) => path.endsWith("/line_items")).length;
  await openCampaigns(open, "?status=scheduled&columns=name,status");
  expect(await lineItemReads()).toBe(0);
  await openCampaigns(open, "?status=scheduled");
  await waitFor(() => expect(texts("why")[0]).toMatch(/^Starts \d+ \w+ \d{4}$/));
  for (const why of texts("why")) expect(why).toMatch(/^Starts \d/);
  expect(await lineItemReads()).toBe(1);
});

test("a panel opens beside the list, follows the arrow keys and leaves the focus where it is", async ({
  open,
  user,
}) => {
  await openCampaigns(open);
  cell(0, "name").focus();
  await user.keyboard(" ");
  await dialog(nameOf(0));
  await user.keyboard("{ArrowDown}");
  const panel = await dialog(nameOf(1));
  expect(cell(1, "name")).toHaveFocus();
  (await within(panel).findByRole("button", { name: "Duplicate…" })).focus();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.search).not.toMatch(/panel=/);
  await waitFor(() => expect(cell(1, "name")).toHaveFocus());

  await user.keyboard("{ArrowRight}{ArrowRight}{Enter}");
  await dialog("Delivery");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(cell(1, "why")).toHaveFocus());
});

test("a name is edited in its cell: only the name is sent, and a broken rule keeps the text", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open);
  cell(1, "name").focus();
  await user.keyboard("{Enter}");
  await write(user, await nameField(), "x".repeat(256));
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toContainEqual(
      expect.stringContaining("255"),
    ),
  );
  expect(await nameField()).toHaveValue("x".repeat(256));
  await write(user, await nameField(), "Renamed by hand");
  await user.keyboard("{Enter}");
  await screen.findByRole("link", { name: "Renamed by hand" });
  await statusesOfWrites(emulator, 1);
  const [sent] = await writesOf(emulator);
  expect(sent?.method).toBe("PUT");
  expect(sent && sentKeys(sent)).toEqual(["name"]);
});

test("a refused change is taken back with the reason, and what was typed can be corrected", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open);
  const name = nameOf(0);
  await emulator.fault({
    method: "PUT",
    path: "/live/12/accounts/*/campaigns/*",
    status: 400,
    body: { errors: [{ code: "INVALID_PARAMETER", message: "Not this one", parameter: "name" }] },
    count: 1,
  });
  cell(0, "name").focus();
  await user.keyboard("{Enter}");
  await write(user, await nameField(), "Never kept");
  await user.keyboard("{Enter}");
  await screen.findAllByText(`${name} was not changed`);
  expect(nameOf(0)).toBe(name);

  await user.click(await screen.findByText("Edit again"));
  await waitFor(async () => expect(await nameField()).toHaveFocus());
  expect(await nameField()).toHaveValue("Never kept");
  expect(await nameField()).toHaveAccessibleDescription(/Not this one/);
  await write(user, await nameField(), "Kept now");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(nameOf(0)).toBe("Kept now"));
  expect(await statusesOfWrites(emulator, 2)).toEqual([400, 200]);
});

test("an amount that looks like a slip is asked about before it is sent", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open, "?daily=10..GBP&sort=total-desc");
  cell(0, "total").focus();
  await user.keyboard("{Enter}99999999{Enter}");
  await screen.findByText(/ninety-nine million/);
  expect(await writesOf(emulator)).toEqual([]);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(cell(0, "total")).toHaveTextContent("99,999,999.00"));
  expect(await statusesOfWrites(emulator, 1)).toEqual([200]);
});

test("a campaign is paused and resumed by a key", async ({ open, user, emulator }) => {
  await openCampaigns(open, "?sort=name-asc&columns=name,status");
  const id = idOf(row(texts("status").indexOf("Serving")));
  cell(id, "name").focus();
  await user.keyboard("p");
  await waitFor(() => expect(textOf(id, "status")).toBe("Paused"));
  await statusesOfWrites(emulator, 1);
  await user.keyboard("p");
  await waitFor(() => expect(textOf(id, "status")).toBe("Serving"));
  expect(await statusesOfWrites(emulator, 2)).toEqual([200, 200]);
});

test("a read-only role sees why the controls are closed", async ({ open }) => {
  await openCampaigns(open, "", { account: "px50pnjq1xb", as: "leo_analyst" });
  const create = screen.getByRole("button", { name: "New campaign" });
  expect(create).toHaveAttribute("aria-disabled", "true");
  expect(create).toHaveAccessibleDescription(/Needs/);
});

test("saved views are put in another order, which is kept", async ({ open, user }) => {
  const views = () => within(screen.getByRole("navigation", { name: "Views" })).getAllByRole("link");
  const view = (name: string) => views().find(({ textContent }) => textContent === name);
  const areViews = (...own: string[]) =>
    waitFor(() =>
      expect(views().map(({ textContent }) => textContent)).toEqual([
        "All",
        "Active",
        "Serving",
        "Not serving",
        "Scheduled",
        "Paused",
        "Ended",
        ...own,
      ]),
    );
  const fromMenu = async (item: string) => {
    await user.click(screen.getByRole("button", { name: "Save and share views" }));
    await user.click(await screen.findByRole("menuitem", { name: item }));
  };
  for (const [name, sort] of [
    ["One", "name-asc"],
    ["Two", "name-desc"],
    ["Three", "updated-desc"],
  ] as const) {
    await openCampaigns(open, `?sort=${sort}`);
    await fromMenu("Save this view…");
    const naming = await dialog("Save this view");
    await write(user, within(naming).getByLabelText("Name"), name);
    await user.click(within(naming).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(view(name)).toHaveAttribute("aria-current", "page"));
  }
  await areViews("One", "Two", "Three");

  await fromMenu("Move “Three” left");
  await areViews("One", "Three", "Two");

  await fromMenu("Arrange views…");
  const arranging = within(await dialog("Arrange views"));
  const handle = arranging.getByRole("button", { name: "Move One" });
  handle.focus();
  await user.keyboard("{ArrowDown}");
  const order = arranging.getByRole("list", { name: "Saved views" });
  await waitFor(() =>
    expect(
      within(order)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Three", "One", "Two"]),
  );
  expect(arranging.getByRole("status")).toHaveTextContent("One moved to place 2 of 3");
  expect(arranging.getByRole("button", { name: "Move One" })).toHaveFocus();
  await user.click(arranging.getByRole("button", { name: "Keep this order" }));
  await areViews("Three", "One", "Two");

  await openCampaigns(open);
  await areViews("Three", "One", "Two");
  await user.keyboard("{Alt>}9{/Alt}");
  await addressBecomes(/sort=name-asc/);
  await synced();
  await waitFor(() => expect(view("One")).toHaveAttribute("aria-current", "page"));
});
