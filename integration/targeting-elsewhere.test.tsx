import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, write } from "./dashboard";
import { jobs, panel } from "./line-item-pages";
import {
  editingEnds,
  editTargeting,
  openLineItem,
  openPanelOf,
  pressInTargeting,
  targetingWrites,
  targetToo,
} from "./targeting-pages";

test("targeting is copied to other line items by one job, after a look at what is replaced, and put back", async ({
  open,
  user,
  emulator,
}) => {
  const { item, other } = await openLineItem(open);
  await targetToo(item.id, [["LANGUAGE", "de"]]);
  await targetToo(other.id, [["LANGUAGE", "nl"]]);
  await openPanelOf(open, item);
  await pressInTargeting(user, item.name, "Copy targeting to…");
  const dialog = within(await panel(`Copy the targeting of ${item.name}`));
  await dialog.findByText("People in United Kingdom, whose language is German.");
  const go = () => dialog.getByRole("button", { name: /^Copy targeting to/ });
  expect(go()).toHaveAccessibleDescription("Choose line items first.");
  await user.click(dialog.getByRole("button", { name: "Choose line items…" }));
  const picker = within(await panel("Choose line items"));
  const search = picker.getByLabelText("Search line items");
  await write(user, search, item.id);
  await picker.findByText("Nothing matches.");
  await write(user, search, other.id);
  await user.click(await picker.findByText(other.id));
  await user.click(await picker.findByRole("button", { name: "Take 1 line item" }));

  const changes = within(await dialog.findByRole("list", { name: "What changes" }));
  await changes.findByText("German");
  expect(changes.getByText("Dutch").tagName).toBe("DEL");
  await user.click(dialog.getByText("Add to theirs"));
  await waitFor(() => expect(changes.queryByText("Dutch")).toBeNull());
  await user.click(dialog.getByText("Replace theirs"));
  await changes.findByText("Dutch");
  await user.click(await dialog.findByRole("button", { name: "Copy targeting to 1 line item" }));
  await (await jobs()).findByText("1 of 1 done");
  const replaced = ["Create LANGUAGE EQ", "Delete"];
  const sent = async () => (await targetingWrites(emulator)).filter((one) => one.length > 1);
  expect(await sent()).toEqual([replaced]);
  await user.click(await (await jobs()).findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await sent()).toEqual([replaced, replaced]));
  await openPanelOf(open, other);
  await within(await panel(other.name)).findByText("People in United Kingdom, whose language is Dutch.");
});

test("without a store targeting is kept as a set on the device, other line items get it, and it is removed", async ({
  open,
  user,
  emulator,
}) => {
  const { item, other } = await openLineItem(open);
  await targetToo(item.id, [["LANGUAGE", "de"]]);
  await openPanelOf(open, item);
  await pressInTargeting(user, item.name, "Save as a set…");
  let saving = within(await panel("Save targeting as a set"));
  await write(user, saving.getByLabelText("Name"), "Germans");
  await user.click(saving.getByRole("button", { name: "Save set" }));
  await screen.findByText("Saved the targeting set “Germans”");

  await openPanelOf(open, other);
  const dialog = await editTargeting(user, other.name);
  await user.click(await dialog.findByRole("button", { name: "Use a saved set…" }));
  const sets = within(await screen.findByRole("listbox", { name: "Use a saved set" }));
  await user.click(await sets.findByRole("option", { name: /Germans/ }));
  const box = within(await dialog.findByRole("region", { name: "Targeting of Germans" }));
  await user.click(box.getByRole("button", { name: "Take over" }));
  await user.click(await dialog.findByRole("button", { name: "Save 1 change" }));
  await editingEnds();
  await within(await panel(other.name)).findByText("People in United Kingdom, whose language is German.");
  expect((await targetingWrites(emulator)).at(-1)).toEqual(["POST LANGUAGE EQ"]);

  await pressInTargeting(user, other.name, "Save as a set…");
  saving = within(await panel("Save targeting as a set"));
  await write(user, saving.getByLabelText("Name"), "Germans");
  await saving.findByText("Takes the place of your set of this name.");
  saving.getByRole("button", { name: "Replace set" });
  await user.click(await saving.findByRole("button", { name: "Remove the set: Germans" }));
  await screen.findByText("Removed the set “Germans”");
  await waitFor(() => expect(saving.queryByRole("button", { name: "Remove the set: Germans" })).toBeNull());
});
