import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, write } from "./dashboard";
import { graceEnds } from "./grace";
import { tabTo } from "./keyboard";
import {
  countOf,
  creating,
  gone,
  KESTREL,
  LINE_ITEMS,
  LINE_ITEMS_OF_SERVICE,
  lineItemCell,
  lineItemGrid,
  names,
  panel,
  pressIn,
  rows,
  textsOf,
  writesOf,
} from "./line-item-pages";

test("an empty campaign's list offers the first line item, whose refusal stands at its field", async ({
  open,
  user,
  emulator,
}) => {
  await open(`${KESTREL}/campaigns?why=INCOMPLETE`);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const campaign = rows()[0]?.dataset.row;
  await open(`${LINE_ITEMS}?campaign=${campaign}`);
  await screen.findByRole("heading", { name: "This campaign has no line items yet" });
  await user.click(screen.getByRole("button", { name: "Create the first line item" }));
  const dialog = within(await creating());
  const create = () => user.click(dialog.getByRole("button", { name: "Create paused line item" }));
  await write(user, await dialog.findByRole("textbox", { name: "Name" }), "First");
  await user.selectOptions(dialog.getByLabelText("Objective"), "Reach");
  await write(user, dialog.getByLabelText("Ends"), "2001-01-01T10:00");
  await create();
  await waitFor(() =>
    expect(dialog.getByLabelText("Ends")).toHaveAccessibleDescription(/end lies before the start/),
  );
  await write(user, dialog.getByLabelText("Ends"), "2041-01-01T10:00");
  await emulator.fault({
    method: "POST",
    path: LINE_ITEMS_OF_SERVICE,
    status: 400,
    count: 1,
    body: {
      errors: [{ code: "INVALID_TIME_WINDOW", message: "too far away", parameter: "end_time" }],
      request: { params: {} },
    },
  });
  await create();
  await waitFor(() => expect(dialog.getByLabelText("Ends")).toHaveAccessibleDescription(/too far away/));
  await waitFor(() => expect(dialog.getByLabelText("Ends")).toHaveFocus());
  await user.click(dialog.getAllByRole("button", { name: "Close" }).at(-1) ?? document.body);
  await gone("New line item");

  await open(`${LINE_ITEMS}?campaign=${campaign}`);
  await user.click(await screen.findByRole("button", { name: "New line item" }));
  const again = within(await creating());
  await again.findByText(/^Restored what you typed/);
  expect(again.getByRole("textbox", { name: "Name" })).toHaveValue("First");
  expect(again.getByLabelText("Objective")).toHaveValue("REACH");
  // It is created, and the answer gets lost: it is found instead of being sent again.
  await emulator.fault({ method: "POST", path: LINE_ITEMS_OF_SERVICE, cut_after_bytes: 20, count: 1 });
  await user.click(again.getByRole("button", { name: "Create paused line item" }));
  await panel("First");
  await waitFor(() => expect(names()).toEqual(["First"]));

  // The second has to go with the first.
  await user.click(screen.getByRole("button", { name: "New line item" }));
  const second = within(await creating());
  expect(await second.findByLabelText("Objective")).toBeDisabled();
  expect(second.getByLabelText("Objective")).toHaveValue("REACH");
});

test("a line item is created by the keyboard alone", async ({ open, user }) => {
  await open(`${KESTREL}/campaigns?why=INCOMPLETE`);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const campaign = rows()[0]?.dataset.row ?? "";
  await user.keyboard("gl");
  await screen.findByRole("heading", { level: 1, name: "Line items" });
  await lineItemGrid();
  await user.keyboard("c");
  const dialog = within(await creating());
  await waitFor(() => expect(dialog.getByRole("combobox", { name: "Campaign: not chosen" })).toHaveFocus());
  // The line items on the page behind are no kin of one that belongs to no campaign yet.
  expect(dialog.getByLabelText("Objective")).toBeEnabled();
  expect(dialog.getByLabelText("Objective")).toHaveValue("");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Campaign" })).toHaveFocus());
  await user.keyboard(campaign);
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(dialog.getByRole("combobox", { name: /^Campaign: (?!not)/ })).toHaveFocus());
  await user.tab();
  await user.keyboard("By hand");
  await tabTo(user, dialog.getByLabelText("Objective"));
  await user.selectOptions(dialog.getByLabelText("Objective"), "Reach");
  await tabTo(user, dialog.getByRole("button", { name: "Create paused line item" }));
  await user.keyboard("{Enter}");
  await panel("By hand");
});

test("only touched fields of a line item are sent, and fields that cannot be changed say so", async ({
  open,
  user,
  emulator,
}) => {
  await open(`${LINE_ITEMS}?status=active`);
  await lineItemGrid();
  const [name = ""] = names();
  await user.click(screen.getAllByRole("link", { name })[0] ?? document.body);
  await user.click(await within(await panel(name)).findByRole("button", { name: "Edit…" }));
  const dialog = within(await panel(`Edit ${name}`));
  await dialog.findByRole("heading", { name: "Cannot be changed" });
  expect(dialog.queryByLabelText("Objective")).toBeNull();
  expect(dialog.getByRole("button", { name: "Save" })).toHaveAccessibleDescription("Nothing is changed yet.");
  await write(user, dialog.getByRole("textbox", { name: "Name" }), "Renamed");
  await emulator.fault({
    method: "PUT",
    path: `${LINE_ITEMS_OF_SERVICE}/*`,
    status: 400,
    count: 1,
    body: { errors: [{ code: "INVALID_PARAMETER", message: "Not this one", parameter: "name" }] },
  });
  await user.click(dialog.getByRole("button", { name: /^Save/ }));
  await waitFor(() =>
    expect(dialog.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(/Not this one/),
  );
  await write(user, dialog.getByRole("textbox", { name: "Name" }), "Renamed again");
  await user.click(dialog.getByRole("button", { name: /^Save/ }));
  await panel("Renamed again");
  await waitFor(() => expect(names()).toContain("Renamed again"));
  expect((await writesOf(emulator)).map(({ sent }) => sent)).toEqual([
    { name: "Renamed" },
    { name: "Renamed again" },
  ]);
});

test("no times are typed before it is known on which clocks", async ({ open, user, emulator }) => {
  await emulator.fault({ path: "/live/12/accounts/r13kwryt0f0", status: 503 });
  await open(LINE_ITEMS);
  await user.click(await screen.findByRole("button", { name: "New line item" }));
  const failure = within(await within(await creating()).findByRole("alert"));
  await failure.findByText(/The account’s time zone could not be read/);
  await emulator.clearFaults();
  await user.click(failure.getByRole("button", { name: "Try again" }));
  await screen.findByRole("textbox", { name: "Name" });
});

test("a line item is paused and resumed from its row, which says why it does not serve", async ({
  open,
  user,
  emulator,
}) => {
  await open(`${LINE_ITEMS}?status=active`);
  await lineItemGrid();
  const id = rows()[0]?.dataset.row;
  await open(`${LINE_ITEMS}?columns=name,status,why&q=${id}`);
  const grid = within(await lineItemGrid());
  await waitFor(() => expect(names()).toHaveLength(1));
  await pressIn(user, grid.getByRole("button", { name: /^Pause / }), "{Enter}");
  await waitFor(() => expect(grid.getByRole("button", { name: /^Resume / })).toHaveFocus());
  grid.getByText("Paused");
  const why = within(lineItemCell(0, "why"));
  expect((await why.findByRole("link", { name: /paused/i })).getAttribute("href")).toMatch(`panel=${id}`);
  await user.click(grid.getByRole("button", { name: /^Resume / }));
  await grid.findByRole("button", { name: /^Pause / });
  // The row shows it before the service answers.
  await waitFor(async () =>
    expect(await writesOf(emulator)).toEqual([
      { method: "PUT", sent: { entity_status: "PAUSED" } },
      { method: "PUT", sent: { entity_status: "ACTIVE" } },
    ]),
  );
});

test("a deletion is taken back in its grace window, and leaves after it", async ({
  open,
  user,
  emulator,
}) => {
  await open(`${LINE_ITEMS}?status=active`);
  await lineItemGrid();
  const count = countOf();
  const [name = ""] = names();
  const drop = async () => {
    await user.click(screen.getAllByRole("link", { name })[0] ?? document.body);
    await user.click(await within(await panel(name)).findByRole("button", { name: "Delete…" }));
    const asked = within(await panel(`Delete ${name}`));
    await asked.findByText(/After 8 seconds this cannot be undone/);
    await user.click(asked.getByRole("button", { name: "Delete line item" }));
  };
  await drop();
  await screen.findByText(`Deleting ${name}`);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(countOf()).toBe(count));
  expect(await writesOf(emulator)).toEqual([]);
  await drop();
  await graceEnds();
  await screen.findByText(`Deleted ${name}`);
  await waitFor(() => expect(countOf()).toBe(count - 1));
  expect((await writesOf(emulator)).map(({ method }) => method)).toEqual(["DELETE"]);
});

test("the list is searched, filtered and ordered in the address", async ({ open, user }) => {
  await open(`${LINE_ITEMS}?status=paused&sort=name-asc`);
  await lineItemGrid();
  screen.getByRole("button", { name: "Status Paused" });
  expect(screen.getByRole("columnheader", { name: /^Line item/ })).toHaveAttribute("aria-sort", "ascending");
  const words = textsOf("status");
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((text) => !text?.startsWith("Paused"))).toEqual([]);
  await open(`${LINE_ITEMS}?q=zzzz-no-such-line-item`);
  await screen.findByRole("heading", { name: "No line item matches" });
  await user.click(screen.getByRole("button", { name: "Show all line items" }));
  await lineItemGrid();
});

test("a read-only role sees line items, and why nothing can be changed", async ({ open, user }) => {
  await open("/live/leo_analyst/px50pnjq1xb/line-items", { as: "leo_analyst" });
  const grid = within(await lineItemGrid());
  const create = screen.getByRole("button", { name: "New line item" });
  expect(create).toHaveAttribute("aria-disabled", "true");
  expect(create).toHaveAccessibleDescription(/Needs .*; your role/);
  expect(grid.getAllByRole("button", { name: /^(Pause|Resume) / })[0]).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await user.click(grid.getAllByRole("link", { name: names()[0] ?? "" })[0] ?? document.body);
  for (const name of ["Delete…", "Edit…"]) {
    expect(await screen.findByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
  }
});
