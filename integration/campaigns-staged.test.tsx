import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import {
  cell,
  changeElsewhere,
  choose,
  dialog,
  FEW,
  fromViewMenu,
  idOf,
  jobsSay,
  nameOf,
  openCampaigns,
  renameInCell,
  row,
  rows,
  stagedBar,
  stageFromNowOn,
  textOf,
  writesOf,
} from "./campaign-pages";
import { addressBecomes, expect, test, write } from "./dashboard";

/** What is staged for a cell, in the place of what it was. */
const staged = (which: number | string, column: string) =>
  cell(which, column).querySelector("ins")?.textContent;
const barSays = (text: string | RegExp) =>
  waitFor(async () => expect(await stagedBar()).toHaveTextContent(text));
const inBar = async (name: string | RegExp) => within(await stagedBar()).findByRole("button", { name });

async function review(user: UserEvent) {
  await user.click(await inBar("Review and publish…"));
  return within(await dialog(/^Review/));
}

test("edits wait on the device, are undone and done again, and are published in one request", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open, "?sort=name-asc");
  const [first, second] = [nameOf(0), nameOf(1)];
  await stageFromNowOn(user);
  await renameInCell(user, 0, `${first} renamed`);
  await waitFor(() => expect(staged(0, "name")).toBe(`${first} renamed`));
  expect(cell(0, "name").querySelector("del")).toHaveTextContent(first);
  cell(1, "name").focus();
  await user.keyboard("p");
  await waitFor(() => expect(staged(1, "status")).toMatch(/^(Paused|Serving|Not serving)$/));
  await barSays("2 changes staged in 2 campaigns");
  await barSays("Saved on this device");

  await user.keyboard("{Control>}z{/Control}");
  await barSays("1 change staged in 1 campaign");
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await barSays("2 changes staged in 2 campaigns");
  await barSays("Saved on this device");

  await openCampaigns(open, "?sort=name-asc");
  await barSays("2 changes staged in 2 campaigns");
  expect(staged(0, "name")).toBe(`${first} renamed`);
  expect(await writesOf(emulator)).toEqual([]);

  const all = rows().length;
  await user.click(await inBar("Show only these"));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await addressBecomes(/staged=only/);
  await user.click(await inBar("Show all"));
  await waitFor(() => expect(rows()).toHaveLength(all));

  await user.keyboard("{Control>}k{/Control}");
  await write(
    user,
    await screen.findByRole("combobox", { name: "Go anywhere, do anything" }),
    "review and publish",
  );
  await screen.findByRole("option", { name: "Review and publish staged changes" });
  await user.keyboard("{Enter}");
  const reviewing = await dialog("Review 2 changes in 2 campaigns");
  await waitFor(() => expect(reviewing).toHaveTextContent("Checks for conflicting edits"));
  const lines = within(reviewing).getByRole("list", { name: "Staged changes" });
  for (const name of [first, second]) expect(within(lines).getByText(name)).toBeVisible();
  await user.click(await within(reviewing).findByRole("button", { name: "Publish changes to 2 campaigns" }));
  await jobsSay("2 of 2 done");
  expect((await writesOf(emulator)).map(({ method, status }) => `${method} ${status}`)).toEqual(["POST 200"]);
  await waitFor(() => expect(staged(0, "name")).toBeUndefined());
  expect(nameOf(0)).toBe(`${first} renamed`);
  await barSays("Edits wait here until you publish them.");

  await user.click(await inBar("Stop staging"));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Staged changes" })).toBeNull());
});

test("other people's changes since are shown, and overwritten only by decision", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open, "?sort=name-asc");
  const names = [nameOf(0), nameOf(1), nameOf(2)];
  const [one, two, three] = [idOf(row(0)), idOf(row(1)), idOf(row(2))];
  await stageFromNowOn(user);
  for (const [place, name] of names.entries()) await renameInCell(user, place, `${name} mine`);
  await changeElsewhere(one, "?name=Theirs+1");
  await changeElsewhere(two, "?name=Theirs+2");
  const before = (await writesOf(emulator)).length;

  const reviewing = await review(user);
  await reviewing.findByText("Changed since you staged it, in 2 campaigns");
  const conflict = (name: string) => {
    const found = reviewing.getAllByRole("listitem").find(({ textContent }) => textContent?.includes(name));
    if (!found) throw new Error(`There is no conflict with "${name}"`);
    return within(found);
  };
  expect(conflict("Theirs 1").getByText(`${names[0]} mine`)).toBeVisible();
  await reviewing.findByRole("button", { name: "Publish changes to 1 campaign" });
  await user.click(conflict("Theirs 1").getByRole("button", { name: "Leave theirs" }));
  await user.click(conflict("Theirs 2").getByRole("button", { name: "Publish mine" }));
  await user.click(await reviewing.findByRole("button", { name: "Publish changes to 2 campaigns" }));
  await jobsSay("2 of 2 done");
  await waitFor(() => {
    expect(textOf(one, "name")).toBe("Theirs 1");
    expect(textOf(two, "name")).toBe(`${names[1]} mine`);
    expect(textOf(three, "name")).toBe(`${names[2]} mine`);
  });
  expect(await writesOf(emulator)).toHaveLength(before + 1);
});

test("a bulk change is staged, what breaks a rule by now stays behind, and the rest is discarded", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open, "?status=ACTIVE&sort=name-asc");
  await stageFromNowOn(user);
  await user.click(screen.getByRole("checkbox", { name: /^Select all/ }));
  await user.click(await screen.findByRole("button", { name: "Budget…" }));
  const changing = await dialog(/budget/);
  expect(changing).toHaveTextContent("Nothing is sent now");
  await write(user, within(changing).getByLabelText("Percent"), "10");
  const stage = /^Change the budget of \d+ campaigns when published$/;
  await user.click(await within(changing).findByRole("button", { name: stage }));
  await barSays(/\d+ changes staged in \d+ campaigns/);
  expect(await writesOf(emulator)).toEqual([]);

  const gone = rows().find((each) => each.querySelector('[data-cell="daily"] ins'));
  await changeElsewhere(gone?.dataset.row ?? "", "");
  const reviewing = await review(user);
  await reviewing.findByText("Not possible for 1 campaign");
  await reviewing.findByText("It is deleted.");
  await user.keyboard("{Escape}");

  await user.click(await inBar("Discard"));
  await barSays("Edits wait here until you publish them.");
  await user.click(await inBar(/^Undo: Discard/));
  await barSays(/\d+ changes staged/);
});

test("changes are published only after the campaigns could be looked at", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open);
  await stageFromNowOn(user);
  await renameInCell(user, 0, "Waits for a look");
  await barSays("1 change staged in 1 campaign");
  await emulator.fault({ method: "GET", path: `/live/12/accounts/${FEW.id}/campaigns`, status: 503 });
  const reviewing = await review(user);
  await reviewing.findByText("The campaigns could not be looked at");
  expect(reviewing.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true");
  await emulator.clearFaults();
  await user.click(reviewing.getByRole("button", { name: "Try again" }));
  const publish = await reviewing.findByRole("button", { name: "Publish changes to 1 campaign" });
  expect(publish).not.toHaveAttribute("aria-disabled", "true");
  await user.click(reviewing.getByRole("button", { name: /^Take back: Name of/ }));
  await reviewing.findByText("Nothing is staged any more.");
  expect(await writesOf(emulator)).toEqual([]);
});

test("rows are copied and exported with what is staged for them where that is chosen", async ({
  open,
  user,
  clipboard,
  downloads,
}) => {
  await openCampaigns(open, "?columns=name,status&sort=name-asc");
  const first = nameOf(0);
  await user.click(screen.getByRole("button", { name: "View" }));
  await screen.findByRole("menuitem", { name: "Export these rows, all fields" });
  expect(screen.queryByRole("menuitem", { name: /staged values/ })).toBeNull();
  await user.keyboard("{Escape}");
  await stageFromNowOn(user);
  await renameInCell(user, 0, `${first} renamed`);
  await barSays("1 change staged in 1 campaign");
  await fromViewMenu(user, "Export these rows, with staged values");
  expect((await downloads.next()).text).toContain(`${first} renamed`);
  await fromViewMenu(user, "Export these rows, columns as seen");
  expect((await downloads.next()).text).not.toContain(`${first} renamed`);

  const chosen = await choose(user, 0);
  const copy = async (item: string) => {
    await user.click(within(chosen).getByRole("button", { name: "Copy" }));
    await user.click(await screen.findByRole("menuitem", { name: item }));
  };
  await copy("Copy as a table, with staged values");
  await waitFor(() => expect(clipboard.text()).toContain(`${first} renamed`));
  await copy("Copy as JSON, all fields");
  await waitFor(() => expect(clipboard.text()).toMatch(/^\[/));
  expect(clipboard.text()).not.toContain("renamed");
});
