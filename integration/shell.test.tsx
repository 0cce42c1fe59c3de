import { screen, waitFor, within } from "@testing-library/react";
import { addressBecomes, expect, test, write } from "./dashboard";
import {
  accountButton,
  arrive,
  choose,
  openAccountIs,
  openPalette,
  runCommand,
  switchTo,
} from "./shell-pages";

test("accounts are switched by keyboard, and the section stays", async ({ open, user }) => {
  await arrive(open);
  await switchTo(user, "nordlys", "Nordlys Outdoor");
  const first = location.pathname;
  await user.keyboard("gf");
  await addressBecomes(/\/funding$/);
  await user.keyboard("gs");
  await choose(user, "bluefin", "Bluefin Logistik");
  await addressBecomes(/\/funding$/);
  expect(location.pathname.split("/")[3]).not.toBe(first.split("/")[3]);
  await user.keyboard("gs");
  const recent = within(await screen.findByRole("group", { name: "Recent" }));
  expect(recent.getByRole("option")).toHaveTextContent("Nordlys Outdoor");
});

test("a pinned account stays on top of the switcher", async ({ open, user }) => {
  await arrive(open);
  await user.click(await accountButton());
  await write(user, await screen.findByRole("combobox", { name: /switch account/i }), "kestrel");
  await screen.findByRole("option", { name: /Kestrel Air/ });
  await user.keyboard("{Alt>}p{/Alt}");
  await screen.findByRole("option", { name: /Kestrel Air.*pinned/ });
  await arrive(open);
  await user.click(await accountButton());
  const pinned = within(await screen.findByRole("group", { name: "Pinned" }));
  expect(pinned.getByRole("option")).toHaveTextContent("Kestrel Air");
});

test("the palette goes to pages and accounts", async ({ open, user }) => {
  await arrive(open);
  await switchTo(user, "nordlys", "Nordlys Outdoor");
  await write(user, await openPalette(user), "funding");
  await user.keyboard("{Enter}");
  await addressBecomes(/\/funding$/);
  await write(user, await openPalette(user), "bluefin");
  await user.click(await screen.findByRole("option", { name: /Bluefin Logistik/ }));
  await openAccountIs("Bluefin Logistik");
});

test("the palette finds campaigns of accounts that were opened, by name or id, and says where it could not look", async ({
  open,
  user,
  emulator,
}) => {
  await arrive(open);
  await switchTo(user, "kestrel", "Kestrel Air");
  await screen.findByText(/^Synced/);
  const row = await waitFor(() => {
    const found = document.querySelector<HTMLElement>("[data-row]");
    if (!found) throw new Error("There is no campaign");
    return found;
  });
  const id = row.dataset.row ?? "";
  const name = row.querySelector('[data-cell="name"]')?.textContent ?? "";
  await switchTo(user, "nordlys", "Nordlys Outdoor");
  const palette = await openPalette(user);
  const found = () =>
    within(screen.getByRole("group", { name: "Campaigns of Kestrel Air" })).getAllByRole("option");
  await write(user, palette, id);
  await waitFor(() => expect(found()).toHaveLength(1));
  await write(user, palette, name);
  const option = await waitFor(() => {
    const hit = found().find((each) => each.textContent?.includes(id));
    if (!hit) throw new Error(`No option of ${id}`);
    return hit;
  });
  await user.click(option);
  await screen.findByRole("dialog", { name });
  await openAccountIs("Kestrel Air");

  await switchTo(user, "nordlys", "Nordlys Outdoor");
  await emulator.fault({
    method: "GET",
    path: "/live/12/accounts/*/campaigns",
    query: { q: "zz" },
    status: 503,
  });
  await write(user, await openPalette(user), "zz");
  await screen.findByText(/campaigns of Kestrel Air could not be searched/);
});

test("what a section is about is made from anywhere, by its name or by C", async ({ open, user }) => {
  await arrive(open);
  await switchTo(user, "nordlys", "Nordlys Outdoor");
  await runCommand(user, "New poll", "create poll");
  await screen.findByRole("heading", { level: 1, name: "New poll" });
  await runCommand(user, "New audience", "create audience");
  await screen.findByRole("dialog", { name: "New audience" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(
    within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Posts" }),
  );
  await screen.findByRole("heading", { level: 1, name: "Drafts" });
  await user.keyboard("c");
  await screen.findByRole("heading", { level: 1, name: "New post" });
  await user.click(
    within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Overview" }),
  );
  await screen.findByRole("heading", { level: 1, name: "Overview" });
  await screen.findByRole("button", { name: "New campaign" });
  await user.keyboard("c");
  await screen.findByRole("heading", { level: 1, name: "New campaign" });
});

test("an account that was in the list has its name at once", async ({ open, user, emulator }) => {
  await arrive(open);
  await emulator.fault({ path: "/live/12/accounts/*", hang: true });
  await switchTo(user, "kestrel", "Kestrel Air");
});

test("shortcuts are listed, and single keys can be switched off", async ({ open, user }) => {
  await arrive(open);
  await user.keyboard("?");
  const sheet = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
  expect(sheet.getByText("Switch account")).toBeVisible();
  await user.click(sheet.getByRole("switch", { name: "Single-character keys" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("?");
  await openPalette(user);
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});

test("the sandbox says that it is one", async ({ open, user }) => {
  await arrive(open);
  expect(screen.queryByText("SANDBOX")).toBeNull();
  const environments = within(screen.getByRole("navigation", { name: "Environment" }));
  await user.click(environments.getByRole("link", { name: "Sandbox" }));
  await addressBecomes(/^\/sandbox$/);
  await screen.findByText("SANDBOX");
});

test("a link to a handle that is not connected says which one, and an unknown account says so", async ({
  open,
  user,
}) => {
  await open("/live/mara_agency/abc123/campaigns", { as: "jon_marketer" });
  await screen.findByRole("button", { name: "Connect @mara_agency" });
  await open("/live/jon_marketer/abc123/campaigns");
  await waitFor(() =>
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining("abc123 cannot be opened"),
    ),
  );
  await open("/live/jon_marketer/abc123/nowhere");
  await screen.findByRole("heading", { name: "There is no such page" });
  await user.click(screen.getByRole("link", { name: "Cards" }));
  await addressBecomes(/abc123\/cards$/);
});

test("an address that is cut behind a handle leads to the accounts of that handle", async ({ open }) => {
  await open("/live/nobody_here", { as: "jon_marketer+leo_analyst" });
  await screen.findByRole("button", { name: "Connect @nobody_here" });
  await open("/live/leo_analyst");
  await addressBecomes(/^\/live\?via=leo_analyst$/);
  await screen.findByRole("button", { name: /^Handle.*@leo_analyst/ });
});

test("disconnecting a second handle says what that means", async ({ open, user }) => {
  await open("/live?q=kestrel", { as: "jon_marketer+leo_analyst" });
  await user.click(await screen.findByRole("button", { name: /2 handles connected/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Disconnect @leo_analyst" }));
  const dialog = await screen.findByRole("dialog", { name: "Disconnect @leo_analyst" });
  expect(dialog).toHaveTextContent("nothing changes in them");
  within(dialog).getByRole("button", { name: "Disconnect @leo_analyst" });
});

test("a screen reader finds one heading and one main part", async ({ open }) => {
  await arrive(open);
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole("main")).toHaveLength(1);
});
