import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { jobsSay, stagedBar, stageFromNowOn } from "./campaign-pages";
import { addressBecomes, expect, test, write } from "./dashboard";
import {
  call,
  cellOf,
  chosenBar,
  countOf,
  idAt,
  lineItemCell,
  lineItemGrid,
  lineItemWrites,
  openLineItems,
  panel,
  pressIn,
} from "./line-item-pages";

const barSays = (text: string | RegExp) =>
  waitFor(async () => expect(await stagedBar()).toHaveTextContent(text));
const clickInBar = async (user: UserEvent, name: string | RegExp) =>
  user.click(within(await stagedBar()).getByRole("button", { name }));
/** Resolves when that is staged for a cell, in the place of what it was. */
const staged = (id: string, column: string, text: string) =>
  waitFor(() => expect(cellOf(id, column).querySelector("ins")).toHaveTextContent(text));

async function rename(user: UserEvent, id: string, name: string) {
  await pressIn(user, cellOf(id, "name"), "{Enter}");
  await write(user, await screen.findByRole("textbox", { name: "Name" }), name);
  await user.keyboard("{Enter}");
  await staged(id, "name", name);
}

test("edits of line items wait, are looked at alone, and are published together", async ({
  open,
  user,
  emulator,
}) => {
  await openLineItems(open, "?status=active&sort=name-asc");
  const all = countOf();
  const [first, second] = [idAt(0), idAt(1)];
  await stageFromNowOn(user);
  await rename(user, first, "0 waits to be published");
  await pressIn(user, cellOf(second, "name"), "p");
  await barSays("2 changes staged in 2 line items");
  await user.click(screen.getByRole("button", { name: "Remove the filter Status" }));

  await clickInBar(user, "Show only these");
  await addressBecomes(/staged=only/);
  await waitFor(() => expect(countOf()).toBe(2));
  await staged(second, "status", "Paused");
  await staged(first, "name", "0 waits to be published");
  await user.click(screen.getByRole("button", { name: "Remove the filter Staged only" }));
  await waitFor(() => expect(countOf()).toBeGreaterThanOrEqual(all));

  await pressIn(user, cellOf(first, "name"), " ");
  const details = within(await panel("0 waits to be published"));
  const waits = await details.findByRole("region", { name: "Staged" });
  expect(waits).toHaveTextContent("0 waits to be published");
  await user.click(details.getByRole("button", { name: "Edit…" }));
  const dialog = await panel("Edit 0 waits to be published");
  await waitFor(() => expect(dialog).toHaveTextContent("Nothing is sent now"));
  await write(user, within(dialog).getByLabelText("Ends"), "2031-12-24T18:00");
  await user.click(within(dialog).getByRole("button", { name: "Stage" }));
  await barSays("3 changes staged in 2 line items");
  await waitFor(() => expect(waits).toHaveTextContent("24 Dec 2031"));
  await user.keyboard("{Escape}");
  await clickInBar(user, /^Undo: Ends of/);
  await barSays("2 changes staged in 2 line items");
  expect(await lineItemWrites(emulator)).toEqual([]);

  await clickInBar(user, "Review and publish…");
  const review = await panel("Review 2 changes in 2 line items");
  await waitFor(() => expect(review).toHaveTextContent("Checks for conflicting edits"));
  await user.click(within(review).getByRole("button", { name: "Publish changes to 2 line items" }));
  await jobsSay("2 of 2 done");
  expect((await lineItemWrites(emulator)).map(({ method, status }) => `${method} ${status}`)).toEqual([
    "POST 200",
  ]);
  await waitFor(() => expect(cellOf(first, "name")).toHaveTextContent(/^0 waits to be published$/));
  await waitFor(async () => expect((await lineItemGrid()).querySelector("ins")).toBeNull());
  await clickInBar(user, "Stop staging");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Staged changes" })).toBeNull());
});

test("conflicts with other people's changes of a line item are decided before publishing, and bulk changes are staged", async ({
  open,
  user,
  emulator,
}) => {
  await openLineItems(open, "?status=active&sort=name-asc");
  const [one, two] = [idAt(0), idAt(1)];
  await stageFromNowOn(user);
  await rename(user, one, "Mine");
  await user.click(lineItemCell(0, "select"));
  await user.keyboard("{ArrowDown}{Control>}a{/Control}");
  await user.click((await chosenBar()).getByRole("button", { name: "Pause" }));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog).toHaveTextContent("Nothing is sent now"));
  await user.click(within(dialog).getByRole("button", { name: /^Pause \d+ line items when published$/ }));
  await barSays(/\d+ changes staged in \d+ line items/);
  await clickInBar(user, /^Undo: Pause/);
  await barSays("1 change staged in 1 line item");
  await barSays("Saved on this device");
  await openLineItems(open, "?sort=name-asc");
  await rename(user, two, "Mine as well");

  await call("PUT", `line_items/${one}?name=Theirs`);
  const before = (await lineItemWrites(emulator)).length;
  await clickInBar(user, "Review and publish…");
  const review = within(await panel(/^Review/));
  await review.findByText("Changed since you staged it, in 1 line item");
  await review.findByRole("button", { name: "Publish changes to 1 line item" });
  await user.click(review.getByRole("button", { name: "Leave theirs" }));
  await user.click(await review.findByRole("button", { name: "Publish changes to 1 line item" }));
  await jobsSay("1 of 1 done");
  // Their names have taken them elsewhere in the list.
  for (const [id, name] of [
    [one, "Theirs"],
    [two, "Mine as well"],
  ] as const) {
    await write(user, screen.getByRole("searchbox"), name);
    await waitFor(() => expect(cellOf(id, "name")).toHaveTextContent(new RegExp(`^${name}$`)));
  }
  expect(await lineItemWrites(emulator)).toHaveLength(before + 1);
});

test("cells of a spreadsheet are pasted into line items, each by its own rules", async ({
  open,
  user,
  emulator,
  clipboard,
}) => {
  await openLineItems(open, "?columns=name,status,bid&sort=name-asc");
  clipboard.put("New name\tsoon\nOther name\tPaused\n");
  lineItemCell(0, "name").focus();
  await clipboard.paste();
  const dialog = await panel("Paste into 2 line items");
  expect(dialog).toHaveTextContent("Status: Write ACTIVE or PAUSED.");
  expect(dialog).toHaveTextContent("Other name");
  await user.click(within(dialog).getByRole("button", { name: "Paste into 1 line item" }));
  await barSays("in 1 line item");
  const added = [...(await lineItemGrid()).querySelectorAll("ins")].map(({ textContent }) => textContent);
  expect(added).toContain("Other name");
  expect(await lineItemWrites(emulator)).toEqual([]);
});
