import { screen, waitFor, within } from "@testing-library/react";
import { behindViewMenu, cell, dialog, FEW, fromViewMenu, idOf, openCampaigns, rows } from "./campaign-pages";
import { addressBecomes, expect, test, write } from "./dashboard";

/** What heads the groups, and the campaigns in them. */
const heads = () => rows().filter((row) => idOf(row).startsWith("group "));
const members = () => rows().filter((row) => !idOf(row).startsWith("group "));

function head(name: string): HTMLElement {
  const found = heads().find((row) => within(row).queryByText(name) !== null);
  if (!found) throw new Error(`There is no group ${name}`);
  return found;
}
const headCell = (name: string, column: string) => {
  const found = head(name).querySelector<HTMLElement>(`[data-cell="${column}"]`);
  if (!found) throw new Error(`The head of ${name} has no cell ${column}`);
  return found;
};
const isOpen = (name: string, open: boolean) =>
  waitFor(() => expect(headCell(name, "name")).toHaveAttribute("aria-expanded", String(open)));

test("campaigns are put into groups with their counts and budgets, opened and closed by keyboard", async ({
  open,
  user,
}) => {
  await openCampaigns(open, "?columns=name,status,daily&sort=name-asc");
  const all = rows().length;
  await behindViewMenu(user, /^Group by/, "Status");
  await addressBecomes(/group=status/);
  await user.click(screen.getByRole("button", { name: "View" }));
  await screen.findByRole("menuitem", { name: "Group by Status" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(head("Paused")).toBeVisible());
  expect(members()).toHaveLength(all);
  expect(headCell("Paused", "daily")).toHaveTextContent(/Together [\d,.]+ GBP/);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());

  const paused = Number(/(\d+)\s*campaigns/.exec(head("Paused").textContent ?? "")?.[1]);
  headCell("Paused", "name").focus();
  await isOpen("Paused", true);
  await user.keyboard("{Enter}");
  await isOpen("Paused", false);
  expect(headCell("Paused", "name")).toHaveFocus();
  await addressBecomes(/closed=Paused/);
  expect(members()).toHaveLength(all - paused);

  // All of a closed group are chosen by its head, and let go of again.
  await user.keyboard("x");
  const bar = await screen.findByRole("region", { name: "Selected campaigns" });
  expect(bar).toHaveTextContent(`${paused} selected`);
  expect(within(head("Paused")).getByRole("checkbox")).toBeChecked();
  await user.keyboard("x");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Selected campaigns" })).toBeNull());

  // The address restores the groups when it is opened again; arrows go over heads and rows alike.
  await openCampaigns(open, location.search);
  await isOpen("Paused", false);
  headCell("Paused", "name").focus();
  await user.keyboard(" ");
  await isOpen("Paused", true);
  await user.keyboard("{ArrowDown}");
  const first = head("Paused").nextElementSibling;
  expect(first).toHaveTextContent("Paused");
  await waitFor(() => expect(first?.querySelector('[data-cell="name"]')).toHaveFocus());
});

test("campaigns and line items are put into groups and out of them from the palette", async ({
  open,
  user,
}) => {
  await openCampaigns(open);
  const run = async (command: string) => {
    await user.keyboard("{Control>}k{/Control}");
    await write(user, await screen.findByRole("combobox", { name: "Go anywhere, do anything" }), command);
    await waitFor(() => expect(screen.getAllByRole("option")[0]).toHaveTextContent(command));
    await user.keyboard("{Enter}");
  };
  await run("Group by: Funding source");
  await addressBecomes(/group=funding/);
  await waitFor(() => expect(heads()).not.toEqual([]));
  await run("Ungroup");
  await waitFor(() => expect(location.search).not.toMatch(/group=/));
  await waitFor(() => expect(heads()).toEqual([]));

  await open(`/live/mara_agency/${FEW.id}/line-items`);
  await screen.findByRole("grid", { name: "Line items" });
  await run("Group by: Objective");
  await waitFor(() => expect(heads()).not.toEqual([]));
});

test("copied and pasted rows go by the order of their groups", async ({ open, user, clipboard }) => {
  await openCampaigns(open, "?columns=name,po&sort=name-asc&group=status");
  await waitFor(() => expect(heads()).not.toEqual([]));
  const names = members().map((row) => row.querySelector('[data-cell="name"]')?.textContent ?? "");
  expect(names).not.toEqual([...names].sort());
  clipboard.put("One\nTwo\nThree\n");
  cell(1, "po").focus();
  await clipboard.paste();
  const pasting = await dialog("Paste into 3 campaigns");
  const preview = within(pasting).getByRole("list", { name: "What changes" });
  for (const name of names.slice(0, 3)) expect(preview).toHaveTextContent(name);
  await user.click(within(pasting).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  // What heads a group takes no cells.
  cell(0, "po").focus();
  await clipboard.paste();
  expect(screen.queryByRole("dialog", { name: /^Paste into/ })).toBeNull();
});

test("all groups are closed and given up from the menu of the view", async ({ open, user }) => {
  await openCampaigns(open, "?group=funding");
  await waitFor(() => expect(heads()).not.toEqual([]));
  await fromViewMenu(user, "Collapse all");
  await addressBecomes(/closed=\*/);
  await waitFor(() => expect(members()).toEqual([]));
  expect(screen.getByRole("grid", { name: "Campaigns" })).toHaveAttribute(
    "aria-rowcount",
    String(heads().length + 1),
  );
  await user.click(cell(0, "name"));
  await waitFor(() => expect(members()).not.toEqual([]));
  await behindViewMenu(user, /^Group by/, "Nothing");
  await waitFor(() => expect(heads()).toEqual([]));
  await waitFor(() => expect(location.search).not.toMatch(/closed=/));
});
