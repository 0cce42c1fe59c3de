import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, write } from "./dashboard";
import { tabTo } from "./keyboard";
import { call, names, panel, pressIn, rows } from "./line-item-pages";
import {
  editing,
  editingEnds,
  editTargeting,
  openKind,
  openLineItem,
  openPanelOf,
  targetingWrites,
  targetToo,
} from "./targeting-pages";

/** Chooses the line item whose targeting is copied. */
async function copyFrom(
  user: UserEvent,
  dialog: Awaited<ReturnType<typeof editing>>,
  id: string,
): Promise<void> {
  await user.click(await dialog.findByRole("button", { name: /^Copy from another/ }));
  await write(user, await screen.findByRole("combobox", { name: "Copy the targeting of" }), id);
  await user.click(await onlyOption("Copy the targeting of"));
}

/** The option of a list that what is typed leaves alone. */
async function onlyOption(list: string): Promise<HTMLElement> {
  const options = within(await screen.findByRole("listbox", { name: list }));
  await waitFor(() => expect(options.getAllByRole("option")).toHaveLength(1));
  return options.getByRole("option");
}

test("targeting is copied from another line item and changed by the keyboard alone", async ({
  open,
  user,
  emulator,
}) => {
  const { item, other } = await openLineItem(open);
  await targetToo(other.id, [
    ["LANGUAGE", "de"],
    ["GENDER", "2"],
  ]);
  const details = within(await panel(item.name));
  await pressIn(user, details.getByRole("button", { name: "Edit targeting…" }), "{Enter}");
  const dialog = await editing();
  const press = async (name: string | RegExp) => {
    await tabTo(user, await dialog.findByRole("button", { name }));
    await user.keyboard("{Enter}");
  };
  await waitFor(() => expect(dialog.getByLabelText("Find a place")).toHaveFocus());
  await press(/^Copy from another/);
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Copy the targeting of" })).toHaveFocus());
  await user.paste(other.id);
  await onlyOption("Copy the targeting of");
  await user.keyboard("{Enter}");
  const box = within(await dialog.findByRole("region", { name: `Targeting of ${other.name}` }));
  await waitFor(() => expect(box.getByText(/^Comes/)).toHaveTextContent("Comes 2"));
  await waitFor(() => expect(dialog.getByRole("button", { name: /^Copy from another/ })).toHaveFocus());
  await press(/^Take over/);
  await dialog.findByText(`Took over 2 of ${other.name}. 1 was here already. Look through it and save.`);
  await dialog.findByText("Women in United Kingdom, whose language is German.");
  await waitFor(() => expect(dialog.getByRole("button", { name: /^Copy from another/ })).toHaveFocus());
  await press(/^Languages/);
  await press("Add a language");
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Add a language" })).toHaveFocus());
  await user.keyboard("dutch");
  await onlyOption("Add a language");
  await user.keyboard("{Enter}");
  await dialog.findByText(/whose language is German or Dutch/);
  await press("Remove German");
  await waitFor(() => expect(dialog.getByRole("button", { name: "Remove Dutch" })).toHaveFocus());
  await press("Save 2 changes");
  await screen.findByText(`Saved 2 changes of the targeting of ${item.name}`);
  await within(await panel(item.name)).findByText("Women in United Kingdom, whose language is Dutch.");
  expect((await targetingWrites(emulator)).at(-1)?.toSorted()).toEqual([
    "Create GENDER EQ",
    "Create LANGUAGE EQ",
  ]);
});

test("targeting is replaced by that of another line item, after a look at what goes and comes", async ({
  open,
  user,
  emulator,
}) => {
  const { item, other } = await openLineItem(open);
  await targetToo(item.id, [["LANGUAGE", "nl"]]);
  await targetToo(other.id, [["LANGUAGE", "de"]]);
  await openPanelOf(open, item);
  const dialog = await editTargeting(user, item.name);
  await copyFrom(user, dialog, other.id);
  const region = () => dialog.findByRole("region", { name: `Targeting of ${other.name}` });
  const partsAre = (goes: readonly [string, string]) =>
    waitFor(async () => {
      const parts = [...(await region()).querySelectorAll("dt, dd")];
      const words = parts.map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim());
      expect(words).toEqual(["Comes 1", "German", ...goes, "Here already 1", "Stays as it is."]);
    });
  await partsAre(["Goes", "Nothing"]);
  await user.click(within(await region()).getByText("Replace what is here"));
  await partsAre(["Goes 1", "Dutch"]);
  await user.click(within(await region()).getByRole("button", { name: "Cancel" }));
  await waitFor(() =>
    expect(dialog.queryByRole("region", { name: `Targeting of ${other.name}` })).toBeNull(),
  );
  await dialog.findByText("People in United Kingdom, whose language is Dutch.");

  await copyFrom(user, dialog, other.id);
  await user.click(await within(await region()).findByText("Replace what is here"));
  await user.click(within(await region()).getByRole("button", { name: "Take over" }));
  await dialog.findByText(/^Took over 1 of .* 1 goes when it is saved/);
  await user.click(dialog.getByRole("button", { name: "Save 2 changes" }));
  await within(await panel(item.name)).findByText("People in United Kingdom, whose language is German.");
  expect((await targetingWrites(emulator)).at(-1)).toEqual(["Create LANGUAGE EQ", "Delete"]);
});

test("saved targeting is taken back by its toast, unless it was changed since", async ({
  open,
  user,
  emulator,
}) => {
  const { item } = await openLineItem(open);
  const addGermany = async () => {
    const dialog = await editTargeting(user, item.name);
    await write(user, await dialog.findByLabelText("Find a place"), "germ");
    await user.click(await dialog.findByRole("button", { name: "Include Germany, Country" }));
    await user.click(dialog.getByRole("button", { name: "Remove United Kingdom" }));
    await user.click(await dialog.findByRole("button", { name: "Save 2 changes" }));
    await editingEnds();
    await within(await panel(item.name)).findByText("People in Germany.");
  };
  const undo = async () =>
    user.click((await screen.findAllByRole("button", { name: "Undo" }))[0] ?? document.body);
  await addGermany();
  await undo();
  await within(await panel(item.name)).findByText("People in United Kingdom.");
  await screen.findByText(`Undone: Saved 2 changes of the targeting of ${item.name}`);
  expect(await targetingWrites(emulator)).toEqual([
    ["Create LOCATION EQ", "Delete"],
    ["Create LOCATION EQ", "Delete"],
  ]);

  const { data: criteria } = await call<{ targeting_value: string }[]>(
    "GET",
    `targeting_criteria?line_item_ids=${item.id}`,
  );
  await addGermany();
  await targetToo(item.id, [["LOCATION", criteria[0]?.targeting_value ?? ""]]);
  await undo();
  await screen.findByText(`Not undone: The targeting of ${item.name} was changed since`);
});

test("interests and shows are chosen by name, and by id where they cannot be listed", async ({
  open,
  user,
  emulator,
}) => {
  const { item } = await openLineItem(open);
  const dialog = await editTargeting(user, item.name);
  const add = async () => user.click(dialog.getByRole("button", { name: "Add" }));
  await openKind(user, "Other");
  await dialog.findByRole("combobox", { name: "Interest: not chosen" });
  await add();
  const interest = dialog.getByRole("combobox", { name: "Interest: not chosen" });
  await waitFor(() => expect(interest).toHaveAccessibleDescription("Choose one."));
  await user.click(interest);
  await write(user, await screen.findByRole("combobox", { name: "Interest" }), "running");
  await user.click(await screen.findByRole("option", { name: /Sports\/Running/ }));
  await add();
  await user.selectOptions(dialog.getByLabelText("Kind"), "TV show");
  expect(await dialog.findByLabelText("In")).toHaveValue("GB");
  await user.click(await dialog.findByRole("combobox", { name: "TV show: not chosen" }));
  await user.click(await screen.findByRole("option", { name: /Harbour Nine/ }));
  await add();
  await dialog.findByText(
    "People in United Kingdom, who are interested in Sports/Running, or watch Harbour Nine.",
  );

  await emulator.fault({ path: "/live/12/targeting_criteria/devices", status: 503 });
  await user.selectOptions(dialog.getByLabelText("Kind"), "Device");
  await dialog.findByText("The devices could not be listed");
  await user.click(dialog.getByRole("button", { name: "Give its id instead" }));
  await write(user, await dialog.findByLabelText("Value"), "304");
  await add();
  await user.click(await dialog.findByRole("button", { name: "Save 3 changes" }));
  await screen.findByText(`Saved 3 changes of the targeting of ${item.name}`);
  // The answer contains the name of what was given by its id.
  await within(await panel(item.name)).findByText(/with the device Orbit One/);
});

test("targeting that cannot be read is read on retry, and a read-only role sees why nothing can be changed", async ({
  open,
  user,
  emulator,
}) => {
  await emulator.fault({ path: "/live/12/accounts/*/targeting_criteria", status: 503 });
  await open("/live/leo_analyst/px50pnjq1xb/line-items", { as: "leo_analyst" });
  await waitFor(() => expect(names()).not.toEqual([]));
  await user.click(within(rows()[0] ?? document.body).getByRole("link", { name: names()[0] ?? "" }));
  const failure = await waitFor(() => {
    const alerts = screen.getAllByRole("alert");
    const found = alerts.find(({ textContent }) => textContent?.includes("The targeting could not be read"));
    return found ?? expect.fail("The targeting was read");
  });
  await emulator.clearFaults();
  await user.click(within(failure).getByRole("button", { name: "Try again" }));
  await screen.findByText(/^People in /);
  const edit = screen.getByRole("button", { name: "Edit targeting…" });
  expect(edit).toHaveAttribute("aria-disabled", "true");
  expect(edit).toHaveAccessibleDescription(/Needs .*; your role/);
});

test("what is typed and not added yet is saved as well, or stays where it can be corrected", async ({
  open,
  user,
  emulator,
}) => {
  const { item } = await openLineItem(open);
  let dialog = await editTargeting(user, item.name);
  const save = async () => user.click(await dialog.findByRole("button", { name: "Save with what is typed" }));
  const keywords = () => dialog.findByRole("textbox", { name: "Keywords" });
  const handles = () => dialog.findByRole("textbox", { name: "Handles" });
  await openKind(user, "Keywords");
  await write(user, await keywords(), `city breaks\n${"long".repeat(70)}`);
  await user.selectOptions(dialog.getByLabelText("Match"), "Exact match");
  await openKind(user, "Followers");
  await write(user, await handles(), "@jon_marketer, @nobody_is_me");
  await openKind(user, "Locations");
  await save();
  await waitFor(async () => expect(await keywords()).toHaveFocus());
  expect(await keywords()).toHaveValue("long".repeat(70));
  expect(await keywords()).toHaveAccessibleDescription(/^1 keyword is longer than 255 characters/);
  await write(user, await keywords(), "night trains");
  await save();
  await waitFor(async () => expect(await handles()).toHaveFocus());
  expect(await handles()).toHaveValue("@nobody_is_me");
  expect(await handles()).toHaveAccessibleDescription(/^No user is called @nobody_is_me/);
  expect(await targetingWrites(emulator)).toEqual([]);
  await write(user, await handles(), "");
  await user.click(await dialog.findByRole("button", { name: "Save 3 changes" }));
  await screen.findByText(`Saved 3 changes of the targeting of ${item.name}`);
  await editingEnds();

  dialog = await editTargeting(user, item.name);
  await openKind(user, "Keywords");
  await write(user, await keywords(), "ferries");
  await save();
  await screen.findByText(`Saved 1 change of the targeting of ${item.name}`);
  await editingEnds();
  expect(await targetingWrites(emulator)).toEqual([
    ["Create EXACT_KEYWORD EQ", "Create FOLLOWERS_OF_USER EQ", "Create EXACT_KEYWORD EQ"],
    ["POST BROAD_KEYWORD EQ"],
  ]);
});

test("places are chosen one after the other with Enter", async ({ open, user }) => {
  const { item } = await openLineItem(open);
  const dialog = await editTargeting(user, item.name);
  const field = await dialog.findByLabelText("Find a place");
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard("irel{Enter}");
  await dialog.findByText("Included Ireland.");
  expect(field).toHaveValue("");
  expect(field).toHaveFocus();
  await user.keyboard("nowhere at all{Enter}");
  await dialog.findByText("No place begins with “nowhere at all”.");
  expect(field).toHaveValue("nowhere at all");
  await user.clear(field);
  await user.keyboard("germ{Enter}");
  await dialog.findByText("People in United Kingdom, Ireland or Germany.");
  expect(field).toHaveValue("");
});
