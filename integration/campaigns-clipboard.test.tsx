import { screen, waitFor, within } from "@testing-library/react";
import {
  campaignNamed,
  cell,
  choose,
  dialog,
  nameOf,
  openCampaigns,
  rows,
  stagedBar,
  writesOf,
} from "./campaign-pages";
import type { TestClipboard } from "./clipboard";
import { expect, test, write } from "./dashboard";

const cellsOf = (clipboard: TestClipboard) =>
  clipboard
    .text()
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));

/** What a spreadsheet puts on the clipboard. */
const copyCells = (clipboard: TestClipboard, block: readonly (readonly string[])[]) =>
  clipboard.put(block.map((line) => `${line.join("\t")}\n`).join(""));

const copied = (words: string) => screen.findAllByText(words);
const pasting = () => dialog(/^Paste into/);
const staged = (row: number, column: string) => cell(row, column).querySelector("ins")?.textContent;
const search = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search campaigns" });
const barSays = (text: string) => waitFor(async () => expect(await stagedBar()).toHaveTextContent(text));

const LEO = { account: "px50pnjq1xb", as: "leo_analyst" } as const;

test("rows are copied as cells by Ctrl+C: the one with the focus, or those that are selected", async ({
  open,
  user,
  clipboard,
}) => {
  await openCampaigns(open, "?columns=name,daily,id&sort=name-asc&daily=10..GBP");
  const names = [nameOf(0), nameOf(1), nameOf(2)];
  cell(1, "name").focus();
  await clipboard.copy();
  await copied("Copied 1 campaign");
  const [heading, one, ...none] = cellsOf(clipboard);
  expect(heading).toEqual(["Name", "Daily budget", "ID", "Currency"]);
  expect(one).toEqual([names[1], expect.stringMatching(/^\d+\.\d\d$/), expect.any(String), "GBP"]);
  expect(none).toEqual([]);

  // From the third to the first: what is copied is in the order of the grid.
  cell(2, "name").focus();
  await user.keyboard("{Shift>}{ArrowUp}{ArrowUp}{/Shift}");
  await clipboard.copy();
  await copied("Copied 3 campaigns");
  const cells = cellsOf(clipboard);
  expect(cells.slice(1).map(([name]) => name)).toEqual(names);
  expect(clipboard.table()).toEqual(cells);

  // Selected text and a field are copied as everywhere.
  getSelection()?.selectAllChildren(cell(0, "name"));
  await clipboard.copy();
  expect(clipboard.text()).toBe(names[0]);
  getSelection()?.removeAllRanges();
  await write(user, search(), "none such");
  search().select();
  await clipboard.copy();
  expect(clipboard.text()).toBe("none such");
});

test("what is selected is copied from its bar as a table, as Markdown and as JSON", async ({
  open,
  user,
  clipboard,
}) => {
  await openCampaigns(open, "?columns=name,status&sort=name-asc", LEO);
  const names = [nameOf(0), nameOf(1)];
  const bar = await choose(user, 0, 1);
  const copy = async (item: RegExp) => {
    await user.click(within(bar).getByRole("button", { name: "Copy" }));
    await user.click(await screen.findByRole("menuitem", { name: item }));
    await copied("Copied 2 campaigns");
  };
  await copy(/^Copy as a table/);
  await waitFor(() => expect(clipboard.table()).not.toEqual([]));
  expect(clipboard.table()).toEqual([["ID", "Name", "Status"], ...cellsOf(clipboard).slice(1)]);
  await copy(/^Copy as Markdown/);
  await waitFor(() =>
    expect(clipboard.text()).toMatch(/^\| ID \| Name \| Status \|\n\| --- \| --- \| --- \|\n(\|.*\|\n){2}$/),
  );
  await copy(/^Copy as JSON/);
  await waitFor(() => expect(clipboard.text()).toMatch(/^\[/));
  const records: { name: string }[] = JSON.parse(clipboard.text());
  expect(records.map(({ name }) => name)).toEqual(names);
});

test("a range of rows is selected by Shift with the arrows, and by Shift with a click on a box", async ({
  open,
  user,
}) => {
  await openCampaigns(open);
  const chosen = () =>
    rows().flatMap((row, index) => (row.getAttribute("aria-selected") === "true" ? [index] : []));
  const areChosen = (...places: number[]) => waitFor(() => expect(chosen()).toEqual(places));
  cell(1, "name").focus();
  await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}");
  await areChosen(1, 2);
  expect(cell(2, "name")).toHaveFocus();
  await user.keyboard("{Shift>}{ArrowUp}{ArrowUp}{/Shift}");
  await areChosen(0, 1);

  await user.click(cell(4, "select"));
  await user.keyboard("{Shift>}");
  await user.click(cell(6, "select"));
  await user.keyboard("{/Shift}");
  await areChosen(0, 1, 4, 5, 6);
  await user.keyboard("?");
  const sheet = within(await dialog("Keyboard shortcuts"));
  for (const words of [/^Copy what is selected/, "Extend the selection downwards", /at its box$/]) {
    expect(await sheet.findByText(words)).toBeVisible();
  }
});

test("cells of a spreadsheet are pasted from a cell down, previewed before they are staged, and not sent", async ({
  open,
  user,
  emulator,
  clipboard,
}) => {
  await openCampaigns(open, "?columns=name,daily,why&sort=name-asc&daily=10..GBP");
  const [second, third] = [nameOf(1), nameOf(2)];
  copyCells(clipboard, [
    [`${second} A`, "77.50", "whatever"],
    [`${third} B`, "a lot", ""],
  ]);
  cell(1, "name").focus();
  await clipboard.paste();
  const paste = await pasting();
  expect(paste).toHaveTextContent("Paste into 2 campaigns");
  expect(paste).toHaveTextContent("Nothing is sent now");
  expect(paste).toHaveTextContent("it cannot be changed here: Why not serving.");
  const preview = within(paste).getByRole("list", { name: "What changes" });
  expect(preview).toHaveTextContent(`${second} A`);
  expect(preview).toHaveTextContent("Type an amount, for example 1,234.50.");
  // Six hundred and fifty pounds a day become less than a third.
  await user.click(within(paste).getByRole("checkbox"));
  await user.click(within(paste).getByRole("button", { name: "Paste into 1 campaign" }));

  await barSays("2 changes staged in 1 campaign");
  expect(staged(1, "name")).toBe(`${second} A`);
  expect(staged(1, "daily")).toContain("77.50");
  expect(nameOf(2)).toBe(third);
  expect(await writesOf(emulator)).toEqual([]);
  await user.keyboard("{Control>}z{/Control}");
  await barSays("Edits wait here");
});

test("one value is pasted into all that are chosen, and a column into them in their order", async ({
  open,
  user,
  clipboard,
}) => {
  await openCampaigns(open, "?columns=name,po&sort=name-asc");
  await choose(user, 3, 1, 0);
  copyCells(clipboard, [["PO-2026"]]);
  cell(3, "po").focus();
  await clipboard.paste();
  await user.click(await screen.findByRole("button", { name: "Paste into 3 campaigns" }));
  await waitFor(() => {
    for (const row of [0, 1, 3]) expect(staged(row, "po")).toBe("PO-2026");
  });
  expect(staged(2, "po")).toBeUndefined();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Paste into/ })).toBeNull());

  copyCells(clipboard, [["One"], ["Two"], ["Three"], ["Four"]]);
  cell(0, "po").focus();
  await clipboard.paste();
  const paste = await pasting();
  expect(paste).toHaveTextContent("no more campaigns for them: 1 row.");
  await user.click(within(paste).getByRole("button", { name: "Paste into 3 campaigns" }));
  await waitFor(() => expect(staged(1, "po")).toBe("Two"));
  expect(staged(3, "po")).toBe("Three");
});

test("rows that were copied, changed elsewhere and pasted back find their campaigns by id", async ({
  open,
  user,
  clipboard,
}) => {
  await openCampaigns(open, "?columns=name,status,daily,id&sort=name-asc");
  const other = nameOf(1);
  await choose(user, 0, 1);
  await clipboard.copy();
  await copied("Copied 2 campaigns");
  await user.keyboard("{Escape}");

  // Pasted back as they are, nothing would change.
  cell(4, "status").focus();
  await clipboard.paste();
  let paste = within(await pasting());
  await paste.findByText(/Columns go by the names in the first row\./);
  expect(paste.getAllByText("No change.")).toHaveLength(2);
  await user.click(paste.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Paste into/ })).toBeNull());

  clipboard.put(clipboard.text().replace(other, `${other} again`));
  await clipboard.paste();
  paste = within(await pasting());
  await user.click(await paste.findByRole("button", { name: "Paste into 1 campaign" }));
  await waitFor(() =>
    expect(campaignNamed(`${other} again`).querySelector("ins")).toHaveTextContent(`${other} again`),
  );
});

test("who may only look pastes nothing, and a field takes what is pasted into it", async ({
  open,
  clipboard,
}) => {
  await openCampaigns(open, "", LEO);
  copyCells(clipboard, [["Mine"]]);
  cell(0, "name").focus();
  await clipboard.paste();
  await screen.findAllByText(/^Needs an account admin/);
  expect(screen.queryByRole("dialog", { name: /^Paste into/ })).toBeNull();
  search().focus();
  await clipboard.paste();
  await waitFor(() => expect(search().value).toMatch(/Mine/));
  expect(screen.queryByRole("dialog", { name: /^Paste into/ })).toBeNull();
});
