import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { vi } from "vitest";
import { addressBecomes, expect, test, write } from "./dashboard";
import {
  countOf,
  gone,
  KESTREL,
  LINE_ITEMS,
  lineItemGrid,
  openLineItems,
  panel,
  textsOf,
} from "./line-item-pages";

const BUILT_IN = ["All", "Active", "Serving", "Not serving", "Scheduled", "Paused", "Ended"];

const links = () => within(screen.getByRole("navigation", { name: "Views" })).getAllByRole("link");
const viewsAre = (names: readonly string[]) =>
  waitFor(() => expect(links().map(({ textContent }) => textContent)).toEqual(names));
const view = (name: string) => links().find(({ textContent }) => textContent === name) ?? document.body;
const isCurrent = (name: string) =>
  waitFor(() => {
    const current = links().filter((link) => link.hasAttribute("aria-current"));
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

async function choose(user: UserEvent, item: string): Promise<void> {
  await user.click(screen.getByRole("button", { name: "Save and share views" }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
}

async function call(user: UserEvent, title: string, name: string): Promise<void> {
  const dialog = within(await panel(title));
  await write(user, dialog.getByLabelText("Name"), name);
  await user.click(dialog.getByRole("button", { name: "Save" }));
}

test("views of line items are tabs: opened, saved, replaced, renamed, moved and deleted, apart from those of campaigns", async ({
  open,
  user,
}) => {
  await openLineItems(open, "?sort=bid-desc&deleted=shown");
  const all = countOf();
  await viewsAre(BUILT_IN);
  await choose(user, "Save this view…");
  await call(user, "Save this view", "By bid");
  await isCurrent("By bid");

  await user.click(view("Paused"));
  await addressBecomes(/\/line-items\?status=paused$/);
  await waitFor(() => expect(countOf()).toBeLessThan(all));
  for (const state of textsOf("status")) expect(state).toMatch(/^Paused/);
  await user.keyboard("{Alt>}8{/Alt}");
  await addressBecomes(/sort=bid-desc/);
  expect(location.search).toContain("deleted=shown");
  expect(location.search).not.toContain("status=");
  await waitFor(() => expect(countOf()).toBe(all));

  await openLineItems(open, "?status=active&sort=name-asc");
  await choose(user, "Replace “By bid” with this");
  await isCurrent("By bid");
  await choose(user, "Rename “By bid”…");
  await call(user, "Rename “By bid”", "Active by name");
  await viewsAre([...BUILT_IN, "Active by name"]);
  await user.click(view("Not serving"));
  await isCurrent("Not serving");
  await choose(user, "Save this view…");
  await call(user, "Save this view", "Stuck");
  await viewsAre([...BUILT_IN, "Active by name", "Stuck"]);
  await choose(user, "Move “Stuck” left");
  await viewsAre([...BUILT_IN, "Stuck", "Active by name"]);
  await open(location.pathname + location.search);
  await viewsAre([...BUILT_IN, "Stuck", "Active by name"]);
  await choose(user, "Delete “Stuck”");
  await viewsAre([...BUILT_IN, "Active by name"]);

  await open(`${KESTREL}/campaigns`);
  await screen.findByRole("grid", { name: "Campaigns" });
  await viewsAre(BUILT_IN);
});

test("a section opens with the view that was put first, unless its address says otherwise", async ({
  open,
  user,
}) => {
  await openLineItems(open, "?sort=bid-desc");
  await choose(user, "Save this view…");
  await call(user, "Save this view", "By bid");
  await isCurrent("By bid");

  await choose(user, "Duplicate “By bid”…");
  const copying = within(await panel("Duplicate “By bid”"));
  await waitFor(() => expect(copying.getByLabelText("Name")).toHaveFocus());
  expect(copying.getByLabelText("Name")).toHaveValue("By bid (copy)");
  await user.click(copying.getByRole("button", { name: "Save" }));
  await gone("Duplicate “By bid”");
  await viewsAre([...BUILT_IN, "By bid", "By bid (copy)"]);
  await isCurrent("By bid (copy)");

  await choose(user, "Open “By bid (copy)” first");
  await screen.findAllByText("“By bid (copy)” opens first from now on");
  await open(LINE_ITEMS);
  await addressBecomes(/\/line-items\?sort=bid-desc$/);
  await isCurrent("By bid (copy)");
  await user.click(view("All"));
  await addressBecomes(/\/line-items$/);
  await open(`${LINE_ITEMS}?status=paused`);
  await isCurrent("Paused");

  await user.click(view("All"));
  await isCurrent("All");
  await choose(user, "Open “All” first");
  await screen.findAllByText("“All” opens first from now on");
  await open(LINE_ITEMS);
  await lineItemGrid();
  await addressBecomes(/\/line-items$/);
});

test("a view that the browser does not store is said not to be kept", async ({ open, user }) => {
  const { put } = IDBObjectStore.prototype;
  const refused = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    if (String(key).startsWith("line-item-views")) throw new DOMException("Full", "QuotaExceededError");
    return put.call(this, value, key);
  });
  await openLineItems(open, "?sort=bid-desc");
  await choose(user, "Save this view…");
  await call(user, "Save this view", "By bid");
  await screen.findAllByText(/^Not saved: this browser stores nothing/);
  await viewsAre(BUILT_IN);

  await openLineItems(open, "?status=paused");
  await isCurrent("Paused");
  await choose(user, "Open “Paused” first");
  await screen.findAllByText(/^Not saved: this browser stores nothing/);
  refused.mockRestore();
});
