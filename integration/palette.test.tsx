import { screen, waitFor, within } from "@testing-library/react";
import { entries } from "idb-keyval";
import { choose, dialog, idOf, nameOf, openCampaigns, row, textOf, writesOf } from "./campaign-pages";
import { addressBecomes, expect, test, write } from "./dashboard";
import { cellOf, idAt, lineItemCell, openLineItems } from "./line-item-pages";
import { openPalette } from "./shell-pages";

const ACCOUNT = "frbm3w17men";
const PAGE = `/live/mara_agency/${ACCOUNT}`;
const API = `live/mara_agency/12/accounts/${ACCOUNT}`;

interface Listed {
  readonly id: string;
  readonly media_key?: string;
  /** Of posts, whose numbers are longer than JavaScript’s. */
  readonly id_str?: string;
}

const KINDS = [
  { group: "Campaigns of this account", list: "campaigns" },
  { group: "Line items", list: "line_items" },
  { group: "Funding sources", list: "funding_instruments" },
  { group: "Cards", list: "cards" },
  { group: "Drafts", list: "draft_posts" },
  { group: "Scheduled posts", list: "scheduled_posts" },
  { group: "Published posts", list: "posts?post_type=PUBLISHED&timeline_type=ALL" },
  { group: "Media", list: "media_library" },
  { group: "Audiences", list: "custom_audiences" },
] as const;

test("an id finds what it is of, of whatever kind, and opens it", async ({ open, user, ask }) => {
  await open(`${PAGE}/history`);
  const palette = await openPalette(user);
  let id = "";
  for (const { group, list } of KINDS) {
    const answer = await ask(`${API}/${list}`);
    const { data }: { data: readonly Listed[] } = await answer.json();
    const [first] = data;
    id = first?.media_key ?? first?.id_str ?? first?.id ?? "";
    await user.clear(palette);
    await user.paste(id);
    const found = within(await screen.findByRole("group", { name: group }));
    expect(found.getByRole("option")).toHaveTextContent(id);
  }
  await user.keyboard("{Enter}");
  await addressBecomes(new RegExp(`/audiences\\?panel=${id}$`));
  await waitFor(() => expect(document.querySelector("[data-beside]")).toBeVisible());
});

test("a line item is found by its name, and an account by its id", async ({ open, user, ask, accountId }) => {
  const other = await accountId("Bluefin Logistik");
  await open(`${PAGE}/funding`);
  const answer = await ask(`${API}/line_items`);
  const { data }: { data: readonly { id: string; name: string | null }[] } = await answer.json();
  const named = data.find(({ name }) => name !== null);
  await write(user, await openPalette(user), named?.name ?? "");
  const items = within(await screen.findByRole("group", { name: "Line items" }));
  expect(items.getAllByRole("option").map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining(named?.name ?? "nothing"),
  );
  await write(user, screen.getByRole("combobox", { name: "Go anywhere, do anything" }), other);
  await user.click(await screen.findByRole("option", { name: /Bluefin Logistik/ }));
  await addressBecomes(new RegExp(`/${other}/funding$`));
});

test("a funding source is found by its words, and opens", async ({ open, user, ask }) => {
  await open(`${PAGE}/history`);
  const answer = await ask(`${API}/funding_instruments`);
  const { data }: { data: readonly { id: string; description: string | null }[] } = await answer.json();
  const { id, description } = data.find((each) => each.description !== null) ?? {};
  await write(user, await openPalette(user), description?.slice(2) ?? "");
  const found = within(await screen.findByRole("group", { name: "Funding sources" }));
  await user.click(found.getByRole("option", { name: new RegExp(`${id}$`) }));
  await addressBecomes(new RegExp(`/funding\\?panel=${id}$`));
  await screen.findByRole("dialog", { name: description ?? "" });
});

test("what was opened last in the account stands first, after a reload too", async ({ open, user }) => {
  await open(`${PAGE}/audiences`);
  const [first, second] = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>("main [data-row-name]")];
    expect(found.length).toBeGreaterThan(1);
    return found;
  });
  const names = [first?.textContent ?? "", second?.textContent ?? ""];
  for (const name of names) {
    await user.click(screen.getByRole("button", { name }));
    await screen.findByRole("dialog", { name });
    // It is stored a moment after it is shown.
    await waitFor(async () => expect(JSON.stringify(await entries())).toContain(name));
  }
  await open(`${PAGE}/funding`);
  await openPalette(user);
  const opened = within(await screen.findByRole("group", { name: "Opened last" }));
  const options = opened.getAllByRole("option");
  expect(options[0]).toHaveTextContent(names[1] ?? "");
  expect(options[1]).toHaveTextContent(names[0] ?? "");
  await user.keyboard("{Enter}");
  await screen.findByRole("dialog", { name: names[1] ?? "" });
});

/** The one entry that typed words come to. */
const said = (words: RegExp) => screen.findByRole("option", { name: words });

test("what is typed changes the campaign that is open, with Undo, and bad input is said", async ({
  open,
  user,
}) => {
  await openCampaigns(open);
  const id = idOf(row(0));
  const name = nameOf(0);
  const budget = textOf(id, "daily");
  await user.click(within(row(0)).getByRole("link", { name }));
  await screen.findByRole("dialog", { name });

  const palette = await openPalette(user);
  const near = within(await screen.findByRole("group", { name }));
  await user.click(near.getByRole("option", { name: /^Set daily budget to/ }));
  expect(palette).toHaveValue("set daily budget to ");
  expect(palette).toHaveFocus();
  await write(user, palette, "set daily budget to many");
  expect(await said(/^Set daily budget to many/)).toHaveTextContent("Type an amount");
  await user.keyboard("{Enter}");
  expect(palette).toHaveValue("set daily budget to many");
  await write(user, palette, "set daily budget to 51.5");
  expect(await said(/51\.50/)).toHaveTextContent("now");
  await user.keyboard("{Enter}");
  const toast = await screen.findByRole("dialog", { name: `Daily budget of ${name} changed` });
  await waitFor(() => expect(textOf(id, "daily")).toMatch(/51\.50/));
  await user.click(within(toast).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(textOf(id, "daily")).toBe(budget));

  await write(user, await openPalette(user), "rename to Harbour lights");
  await said(/^Rename to Harbour lights/);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(nameOf(id)).toBe("Harbour lights"));
});

test("what is typed changes the line item that is selected: its start, and whether it runs", async ({
  open,
  user,
}) => {
  await openLineItems(open);
  const id = idAt(0);
  const toggle = /^(Pause|Resume) /;
  await user.click(within(lineItemCell(0, "select")).getByRole("checkbox"));
  const palette = await openPalette(user);
  const active = (await said(toggle)).textContent?.startsWith("Pause");
  await write(user, palette, active ? "pause" : "resume");
  await said(toggle);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(cellOf(id, "status")).toHaveTextContent(active ? "Paused" : /^(?!Paused)/));

  const again = await openPalette(user);
  await write(user, again, "start on 31 foo");
  expect(await said(/^Start on 31 foo/)).toHaveTextContent("Write a day as");
  await write(user, again, "end on 24 Dec 2030");
  await said(/^End on 24 Dec 2030/);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(cellOf(id, "end")).toHaveTextContent("24 Dec 2030"));
});

test("what is typed changes all campaigns that are selected, after a look at old and new", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open, "?columns=name,daily&sort=name-asc&daily=10..");
  await choose(user, 2, 0);
  const [first, between, second] = [0, 1, 2].map((place) => idOf(row(place)));
  const palette = await openPalette(user);
  const near = within(await screen.findByRole("group", { name: "What is selected" }));
  await user.click(await near.findByRole("option", { name: "Set daily budget to … for 2 campaigns" }));
  expect(palette).toHaveValue("set daily budget to ");
  await write(user, palette, "set daily budget to many");
  expect(await said(/^Set daily budget to many/)).toHaveTextContent("Type an amount");
  await user.keyboard("{Enter}");
  expect(palette).toHaveValue("set daily budget to many");
  await write(user, palette, "set daily budget to 51.5");
  expect(await said(/51\.50.* for 2 campaigns/)).toHaveTextContent("Shows old and new values first");
  await user.keyboard("{Enter}");

  const preview = await dialog(/^Set daily budget to .*51\.50.* for 2 campaigns$/);
  expect(preview).toHaveTextContent("Nothing is sent now");
  for (const box of within(preview).queryAllByRole("checkbox")) await user.click(box);
  await user.click(within(preview).getByRole("button", { name: /^Set daily budget to .* for 2 campaigns$/ }));
  await waitFor(() => {
    for (const id of [first, second]) expect(textOf(id ?? "", "daily")).toMatch(/51\.50/);
  });
  expect(textOf(between ?? "", "daily")).not.toMatch(/51\.50/);
  expect(await writesOf(emulator)).toEqual([]);
});

test("what is typed ends all line items that are selected", async ({ open, user }) => {
  await openLineItems(open);
  const ids = [idAt(0), idAt(1)];
  for (const place of [0, 1]) await user.click(within(lineItemCell(place, "select")).getByRole("checkbox"));
  await write(user, await openPalette(user), "end on 24 Dec 2030");
  await said(/^End on 24 Dec 2030.* for 2 line items/);
  await user.keyboard("{Enter}");
  const preview = await dialog(/^End on 24 Dec 2030.* for 2 line items$/);
  await user.click(within(preview).getByRole("button", { name: /^End on .* for 2 line items$/ }));
  await waitFor(() => {
    for (const id of ids) expect(cellOf(id, "end")).toHaveTextContent("24 Dec 2030");
  });
});

test("says what to do first where nothing is chosen to be changed", async ({ open, user }) => {
  await open(`${PAGE}/funding`);
  await write(user, await openPalette(user), "set daily budget to 50");
  await screen.findByText(/select them in their list or open the panel of one/);
});
