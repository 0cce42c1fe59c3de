import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { set } from "idb-keyval";
import { DEMO_OWNER_ID } from "@/lib/demo-users";
import { SAVED_ITEMS_PATH } from "@/lib/lists/savable";
import { broughtId } from "@/lib/saved-items/brought-id";
import type { SavedItem } from "@/lib/saved-items/saved-item";
import { dialog } from "./campaign-pages";
import { expect, type Open, type TestStore, test, write } from "./dashboard";

const ACCOUNT = "px50pnjq1xb";
const BOTH = "mara_agency+leo_analyst";
const BUILT_IN = ["All", "Active", "Serving", "Not serving", "Scheduled", "Paused", "Ended"];

/** By their elements: roles are slow to look for among the cells of a grid. */
const tabs = () => [...document.querySelectorAll<HTMLElement>("nav[aria-label=Views] a")];
const tab = (name: string) => tabs().find(({ textContent }) => textContent === name) ?? document.body;
const offer = () => screen.queryByText("Bring over");
const viewsAre = (...own: string[]) =>
  waitFor(() => expect(tabs().map(({ textContent }) => textContent)).toEqual([...BUILT_IN, ...own]));

const menu = async (user: UserEvent) => {
  await user.click(screen.getByLabelText("Save and share views"));
  return within(await screen.findByRole("menu"));
};
const choose = async (user: UserEvent, item: string) =>
  user.click(await (await menu(user)).findByRole("menuitem", { name: item }));

async function save(user: UserEvent, name: string, whose: "Mine" | "Account"): Promise<void> {
  await choose(user, "Save this view…");
  const naming = within(await dialog("Save this view"));
  await write(user, naming.getByLabelText("Name"), name);
  await user.click(naming.getByRole("radio", { name: whose }));
  await user.click(naming.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(tab(name)).toHaveAttribute("aria-current", "page"));
}

const ID = "0b0e7a52-4a0e-4c59-9a8e-0f1d1b3b6a0";
const device = [
  { id: `${ID}1`, name: "One", query: "sort=name-asc" },
  { id: `${ID}2`, name: "Two", query: "sort=name-desc" },
];

/** Asks as another tab does. */
const ask = (store: TestStore, question: object, handle = "mara_agency") =>
  store.ask<{ items: SavedItem[] }>(
    SAVED_ITEMS_PATH,
    { environment: "live", handle, account_id: ACCOUNT, kind: "view", ...question },
    BOTH,
  );

/** Makes a view of mara's elsewhere. */
const make = (
  store: TestStore,
  name: string,
  { id = `${ID}9`, shared = true, query = "sort=name-asc" } = {},
) => ask(store, { do: "save", id, name, shared, body: { list: "campaign-views", query } });

/** Opens the campaigns of the account through a handle, with mara and leo signed in. */
const openAs = async (open: Open, handle: string, query = "?sort=name-asc") => {
  await open(`/live/${handle}/${ACCOUNT}/campaigns${query}`, { as: BOTH });
  await screen.findByText(/^Synced/);
};

test("a view is saved for oneself, or for everybody with access to the account", async ({
  open,
  user,
  store,
}) => {
  await store.on();
  await openAs(open, "mara_agency");
  await save(user, "Ours", "Account");
  await viewsAre("Ours");
  expect(tab("Ours")).toHaveAccessibleDescription(/^Account, made by you/);
  expect((await ask(store, { do: "list" }, "leo_analyst")).items).toMatchObject([
    { name: "Ours", mine: false, owner: { handle: "mara_agency" } },
  ]);
  await choose(user, "Keep “Ours” to yourself");
  await waitFor(() => expect(tab("Ours")).toHaveAccessibleDescription(/^Mine/));
  expect((await ask(store, { do: "list" }, "leo_analyst")).items).toEqual([]);
});

test("a view of the account shows its maker, and is changed only by roles that may", async ({
  open,
  user,
  store,
}) => {
  await store.on();
  await make(store, "Ours");
  await make(store, "Hers", { id: `${ID}8`, shared: false });
  await openAs(open, "leo_analyst");
  await viewsAre("Ours");
  expect(tab("Ours")).toHaveAccessibleDescription(/^Account, made by @mara_agency/);
  const items = await menu(user);
  await items.findByText("Account, made by @mara_agency");
  for (const name of [/^Rename “Ours”…/, /^Delete “Ours”…/]) {
    const item = items.getByRole("menuitem", { name });
    expect(item).toHaveAttribute("aria-disabled", "true");
    expect(item).toHaveTextContent(/Needs an account admin or ad manager/);
  }
  await user.click(items.getByRole("menuitem", { name: "Duplicate “Ours”…" }));
  const copying = within(await dialog("Duplicate “Ours”"));
  expect(copying.queryByRole("radio")).toBeNull();
  copying.getByText(/^You alone see it/);
  await user.click(copying.getByRole("button", { name: "Save" }));
  await viewsAre("Ours", "Ours (copy)");
});

test("what was deleted elsewhere meanwhile is said to be, at its place, and goes", async ({
  open,
  user,
  store,
}) => {
  await store.on();
  await make(store, "Ours");
  await openAs(open, "mara_agency");
  await viewsAre("Ours");
  await choose(user, "Rename “Ours”…");
  const naming = within(await dialog("Rename “Ours”"));
  await write(user, naming.getByLabelText("Name"), "Renamed");
  await ask(store, { do: "delete", id: `${ID}9`, version: 1 });
  await user.click(naming.getByRole("button", { name: "Save" }));
  await naming.findByText(/It was deleted meanwhile/);
  await user.click(naming.getByRole("button", { name: "Cancel" }));
  await viewsAre();
});

test("a view of the account is deleted once that is confirmed", async ({ open, user, store }) => {
  await store.on();
  await make(store, "Ours");
  await openAs(open, "mara_agency");
  await viewsAre("Ours");
  await choose(user, "Delete “Ours”…");
  const asked = within(await dialog("Delete “Ours”"));
  asked.getByText(/^Everybody with access to this account loses this view/);
  await user.click(asked.getByRole("button", { name: "Delete view" }));
  await viewsAre();
});

test("the device's views are offered to be brought over, and one that was already is not made twice", async ({
  open,
  user,
  store,
}) => {
  await set("campaign-views", device);
  await store.on();
  // From another tab.
  const place = { environment: "live", account_id: ACCOUNT } as const;
  await make(store, "One", { id: broughtId(place, DEMO_OWNER_ID, `${ID}1`), shared: false });
  await openAs(open, "mara_agency");
  await screen.findByText(/2 views are on this device alone/);
  await user.click(screen.getByText("Bring over"));
  await waitFor(() => expect(offer()).toBeNull());
  await viewsAre("One", "Two");
  expect(tab("Two")).toHaveAccessibleDescription(/^Mine/);
  expect((await ask(store, { do: "list" })).items).toHaveLength(2);
});

test("views that are left on the device are offered once, and stay", async ({ open, user, store }) => {
  await set("campaign-views", device);
  await store.on();
  await openAs(open, "leo_analyst");
  await user.click(await screen.findByText("Leave on this device"));
  await waitFor(() => expect(offer()).toBeNull());
  await openAs(open, "leo_analyst");
  await viewsAre("One", "Two");
  expect(offer()).toBeNull();
  expect((await ask(store, { do: "list" }, "leo_analyst")).items).toEqual([]);
});
