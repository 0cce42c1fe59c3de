/** Where the focus goes when the row that has it leaves the list. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { vi } from "vitest";
import { cell, dialog, FEW, idOf, nameOf, openCampaigns, row, rows, textOf } from "./campaign-pages";
import { expect, test, write } from "./dashboard";
import { viewport } from "./viewport";

const rowsAre = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const hasFocus = (row: number, column: string) => waitFor(() => expect(cell(row, column)).toHaveFocus());

test("a campaign that a filter hides leaves the focus to the one that takes its place, or the one before", async ({
  open,
  user,
}) => {
  await openCampaigns(open, "?status=ACTIVE&sort=name-asc&columns=name,status");
  const before = rows().length;
  expect(before).toBeGreaterThan(3);
  const next = nameOf(2);
  cell(1, "name").focus();
  await user.keyboard("p");
  await rowsAre(before - 1);
  await hasFocus(1, "name");
  expect(nameOf(1)).toBe(next);

  const last = nameOf(before - 3);
  cell(before - 2, "status").focus();
  await user.keyboard("{Enter}");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Status" }), "PAUSED");
  await user.keyboard("{Enter}");
  await rowsAre(before - 2);
  await hasFocus(before - 3, "status");
  expect(nameOf(before - 3)).toBe(last);
});

test("what goes away with the focus gives it back to the grid", async ({ open, user }) => {
  await openCampaigns(open, "?status=PAUSED&sort=name-asc&columns=name,status,why");
  const paused = rows().length;
  expect(paused).toBeGreaterThan(2);
  cell(1, "why").focus();
  await user.keyboard("{Enter}");
  const resume = await within(await dialog()).findByRole("button", { name: "Resume the campaign" });
  resume.focus();
  await user.keyboard("{Enter}");
  await rowsAre(paused - 1);
  await hasFocus(1, "why");

  await user.keyboard("x");
  (await screen.findByRole("button", { name: "Clear the selection" })).focus();
  await user.keyboard("{Enter}");
  await hasFocus(1, "why");
});

test("a line item that a filter hides leaves the focus in its column", async ({ open, user }) => {
  await open(`/live/mara_agency/${FEW.id}/line-items?status=serving&sort=name-asc&columns=name,status`);
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  const next = textOf(1, "name");
  cell(0, "name").focus();
  await user.keyboard("{ArrowRight}");
  await user.keyboard("p");
  await waitFor(() => expect(textOf(0, "name")).toBe(next));
  await hasFocus(0, "status");
});

test("whoever is elsewhere stays there when a row leaves", async ({ open, user }) => {
  await openCampaigns(open, "?status=ACTIVE&sort=name-asc&columns=name,status");
  const first = nameOf(0);
  cell(0, "name").focus();
  const search = screen.getByLabelText("Search campaigns");
  await write(user, search, nameOf(1));
  await waitFor(() => expect(screen.queryByRole("link", { name: first })).toBeNull());
  expect(search).toHaveFocus();
});

test("a click on what is not edited opens the row, in a new tab with the command key, and an edited cell takes the focus", async ({
  open,
  user,
}) => {
  await openCampaigns(open, "?sort=name-asc&columns=name,status,daily,funding,id");
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  await user.click(cell(0, "daily"));
  await hasFocus(0, "daily");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard("{Meta>}");
  await user.click(cell(0, "daily"));
  await user.keyboard("{/Meta}");
  await user.pointer({ keys: "[MouseMiddle]", target: cell(1, "funding") });
  const panels = opened.mock.calls.map(([to]) => new URL(`${to}`, location.href).searchParams.get("panel"));
  expect(panels).toEqual([idOf(row(0)), idOf(row(1))]);
  expect(screen.queryByRole("dialog")).toBeNull();
  opened.mockRestore();
  await user.click(cell(1, "funding"));
  await screen.findByRole("dialog", { name: nameOf(1) });
});

/** Scrolls what holds this element, as a wheel does. */
function scroll(inside: Element, to: number): void {
  for (let element: Element | null = inside; element; element = element.parentElement) {
    if (!/overflow-(y-)?auto/.test(element.className)) continue;
    element.scrollTop = to;
    fireEvent.scroll(element);
    return;
  }
  throw new Error("Nothing around this scrolls");
}

test("the row that is active stays drawn wherever its list is scrolled", async ({ open }) => {
  await open(`/live/mara_agency/${FEW.id}/line-items`);
  await waitFor(() => expect(rows().length).toBeGreaterThan(20));
  // A low window, which does not show all of them.
  viewport.resize(1280, 200);
  const first = cell(0, "name");
  const [id, second] = [idOf(row(0)), idOf(row(1))];
  first.focus();
  scroll(first, 1_000);
  await waitFor(() => expect(rows().map(idOf)).not.toContain(second));
  expect(rows().map(idOf)).toContain(id);
  expect(first).toHaveFocus();
});
