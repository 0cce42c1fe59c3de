import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { type AccountId, addressBecomes, expect, type Open, press, test, write } from "./dashboard";

const cardsOf = async (accountId: AccountId) => `/live/mara_agency/${await accountId("Kestrel Air")}/cards`;

async function openBuilder(open: Open, accountId: AccountId) {
  await open(`${await cardsOf(accountId)}/new`);
  await screen.findByRole("textbox", { name: "Name" });
}

const title = () => screen.findByRole("textbox", { name: "Title" });
/** A field of a slide, which has the same names as those of the others. */
const inSlide = async (slide: string, name: string) =>
  within(await screen.findByRole("region", { name: slide })).findByRole("textbox", { name });
const preview = () => screen.findByRole("region", { name: "Preview of the card" });
const create = () => screen.findByRole("button", { name: "Create card" });
const typeShown = () => document.querySelector<HTMLElement>("[data-card-type]")?.dataset.cardType ?? "";

/** The entries of a list of the outline, from the first on. */
async function outline(name: string): Promise<() => HTMLElement[]> {
  const list = await within(await screen.findByRole("region", { name: "Outline" })).findByRole("list", {
    name,
  });
  return () => [...list.children].filter((item) => item instanceof HTMLElement);
}

const shows = (items: () => HTMLElement[], place: number, words: string) =>
  waitFor(() => expect(items()[place]).toHaveTextContent(words));

const inItem = (items: () => HTMLElement[], place: number, name: string | RegExp) =>
  within(items()[place] ?? document.body).getByRole("button", { name });

const fromMenu = async (user: UserEvent, button: HTMLElement, item: string | RegExp) => {
  await user.click(button);
  await user.click(await screen.findByRole("menuitem", { name: item }));
};

test("an app carousel is built, and put in order by keys", async ({ open, user, accountId }) => {
  await openBuilder(open, accountId);
  await write(user, screen.getByRole("textbox", { name: "Name" }), "App carousel");
  const fields = await screen.findByRole("region", { name: "Fields" });
  for (const block of ["Image or video", "Headline and website"]) {
    const actions = await within(fields).findByRole("button", { name: `Actions for ${block}` });
    await fromMenu(user, actions, /^Turn into/);
  }
  await user.click(await screen.findByRole("button", { name: "Choose images and videos" }));
  const picker = await screen.findByRole("dialog", { name: /^Choose/ });
  await within(picker).findAllByRole("option");
  within(picker).getByRole("listbox", { name: "Media" }).focus();
  await user.keyboard("{Enter}{ArrowRight}{Enter}");
  await user.click(await within(picker).findByRole("button", { name: "Use 2" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Add or replace media" })).toHaveFocus());
  await user.selectOptions(await screen.findByRole("combobox", { name: "Button says" }), "Install");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Store country" }), "Germany (DE)");
  await write(user, screen.getByRole("textbox", { name: "App id" }), "com.example.app");
  expect(await preview()).toHaveTextContent("Install");
  const type = typeShown();
  expect(type).toMatch(/CAROUSEL_APP$/);

  const blocks = await outline("Blocks of the card");
  await shows(blocks, 0, "Carousel media");
  inItem(blocks, 0, "Move Carousel media").focus();
  await user.keyboard("{ArrowDown}");
  await shows(blocks, 0, "App button");
  await screen.findByText("Carousel media moved to place 2 of 2");
  await waitFor(() => expect(inItem(blocks, 1, "Move Carousel media")).toHaveFocus());
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await shows(blocks, 0, "Carousel media");

  await press(user, await create());
  const panel = await screen.findByRole("dialog", { name: "App carousel" });
  expect(await within(panel).findAllByText(type)).not.toEqual([]);
});

test("a carousel of four slides with a website each takes 8 clicks, and its preview follows the slide that is written", async ({
  open,
  user,
  accountId,
}) => {
  await open(await cardsOf(accountId));
  let clicks = 0;
  const click = async (element: HTMLElement) => {
    clicks += 1;
    await user.click(element);
  };
  const [link] = await screen.findAllByRole("link", { name: "New card" });
  await click(link ?? document.body);
  await click(await screen.findByRole("button", { name: /^Several destinations/ }));
  const picker = await screen.findByRole("dialog", { name: "Choose 2 to 6 images and videos" });
  await within(picker).findAllByRole("option");
  const fitting = () =>
    within(picker)
      .getAllByRole("option", { selected: false })
      .find((option) => option.getAttribute("aria-disabled") !== "true");
  for (const chosen of [1, 2, 3, 4]) {
    await click(fitting() ?? document.body);
    await within(picker).findByRole("button", { name: `Use ${chosen}` });
  }
  await click(within(picker).getByRole("button", { name: "Use 4" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await write(user, screen.getByRole("textbox", { name: "Name" }), "Four ways");
  for (const place of [1, 2, 3, 4]) {
    const headline = await inSlide(`Slide ${place} of 4`, "Title");
    await write(user, headline, `Way ${place}`);
    await waitFor(async () => expect(within(await preview()).getByText(`${place}/4`)).toBeInTheDocument());
    await write(user, await inSlide(`Slide ${place} of 4`, "Website"), `example.com/${place}`);
  }
  await user.tab();
  expect(await inSlide("Slide 4 of 4", "Website")).toHaveValue("https://example.com/4");
  expect(typeShown()).toMatch(/MULTI_DEST_CAROUSEL_WEBSITE$/);
  clicks += 1;
  await press(user, await create());
  const panel = await screen.findByRole("dialog", { name: "Four ways" });
  await within(panel).findByRole("region", { name: "Preview of the card" });
  expect(clicks).toBe(8);
});

test("slides are moved, copied and deleted, and everything can be undone", async ({
  open,
  user,
  accountId,
}) => {
  await openBuilder(open, accountId);
  await user.click(screen.getByRole("button", { name: /^Several destinations/ }));
  await screen.findByRole("dialog", { name: "Choose 2 to 6 images and videos" });
  await user.keyboard("{Escape}");
  const slides = await outline("Slides");
  const count = (wanted: number) => waitFor(() => expect(slides()).toHaveLength(wanted));
  await count(2);
  await write(user, await inSlide("Slide 1 of 2", "Title"), "One");
  await write(user, await inSlide("Slide 2 of 2", "Title"), "Two");
  await shows(slides, 1, "Two");
  inItem(slides, 0, "Move Slide 1").focus();
  await user.keyboard("{ArrowDown}");
  await shows(slides, 0, "Two");
  await shows(slides, 1, "One");
  await user.keyboard("{Control>}z{/Control}");
  await shows(slides, 0, "One");
  await user.click(await screen.findByRole("button", { name: "Redo: Move a slide" }));
  await shows(slides, 0, "Two");

  await fromMenu(user, inItem(slides, 0, "Actions for slide 1"), "Duplicate");
  await count(3);
  for (const wanted of [4, 5, 6]) {
    await user.click(screen.getByRole("button", { name: "Add a slide" }));
    await count(wanted);
  }
  expect(screen.getByRole("button", { name: "Add a slide" })).toHaveAccessibleDescription(
    "A card has at most 6 slides.",
  );
  await fromMenu(user, inItem(slides, 5, "Actions for slide 6"), "Delete");
  await count(5);
  await user.click(await screen.findByRole("button", { name: "Undo: Delete slide 6" }));
  await count(6);

  await user.click(inItem(slides, 5, /^Slide 6/));
  await user.click(screen.getByRole("button", { name: "Add a block" }));
  expect(await screen.findByRole("menuitem", { name: /App button/ })).toHaveTextContent(
    "Slides lead to websites",
  );
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: /^Carousel/ }));
  const asked = await screen.findByRole("dialog", { name: "Change to “Carousel”" });
  expect(asked).toHaveTextContent("only the first stays");
  await user.click(within(asked).getByRole("button", { name: "Change format" }));
  await screen.findByRole("dialog", { name: "Choose 2 to 6 images and videos" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Title" })).toHaveValue("Two"));
});

test("a card is written as JSON: mistakes stand at their lines, and text of every kind is drawn", async ({
  open,
  user,
  accountId,
}) => {
  await openBuilder(open, accountId);
  await write(user, await title(), "Before");
  await user.click(screen.getByRole("button", { name: "JSON" }));
  const text = await screen.findByRole("textbox", { name: "Request body" });
  expect(text).toHaveDisplayValue(/"title": "Before"/);
  const card = (words: string) =>
    `{\n  "name": "From text",\n  "components": [\n    { "type": "MEDIA", "media_key": "" },\n    { "type": "DETAILS",\n      "title": ${JSON.stringify(words)},\n      "destination": { "type": "WEBSITE", "url": "https://a.example" } }\n  ]\n}`;
  const expectProblem = async (line: number, words: string) =>
    expect(await screen.findByRole("button", { name: new RegExp(`Line ${line}`) })).toHaveTextContent(words);
  await write(user, text, '{\n  "name": "From text"\n  "components": []\n}');
  await expectProblem(3, "comma");
  expect(await preview()).toHaveTextContent("Before");
  await write(user, text, card("Look").replace("WEBSITE", "APP"));
  await expectProblem(7, "DETAILS lead to a WEBSITE");

  const family = "👨‍👩‍👧‍👦";
  const rightToLeft = `عرض الخريف ${family}`;
  await write(user, text, card(rightToLeft));
  await waitFor(async () => expect(await preview()).toHaveTextContent(rightToLeft));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Line/ })).toBeNull());
  await write(user, text, card(family.repeat(11)));
  await expectProblem(6, "at most 70 characters");

  await user.click(screen.getByRole("button", { name: "JSON" }));
  expect(await title()).toHaveValue(family.repeat(11));
  await user.click(await screen.findByRole("button", { name: /problems to fix/ }));
  await user.click(await screen.findByRole("button", { name: "A headline has at most 70 characters." }));
  const field = await title();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/at most 70 characters.*77 of 70 characters/);
  await write(user, field, "x".repeat(70));
  await waitFor(() => expect(field).not.toHaveAttribute("aria-invalid", "true"));
});

test("a card is duplicated into the builder, kept on the device, and what the service refuses stands at its field", async ({
  open,
  user,
  emulator,
  accountId,
}) => {
  const cards = await cardsOf(accountId);
  await open(cards);
  const table = () => screen.findByRole("table", { name: "Cards" });
  const [row] = await within(await table()).findAllByRole("row", { name: /Website card with image/ });
  const [opener] = within(row ?? (await table())).getAllByRole("button");
  const name = opener?.textContent ?? "";
  await user.click(opener ?? document.body);
  const panel = await screen.findByRole("dialog", { name });
  await within(panel).findByRole("region", { name: "Preview of the card" });
  await user.click(await within(panel).findByRole("link", { name: "Duplicate" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue(`${name} (copy)`));
  await write(user, await title(), "Changed in the copy");
  await screen.findByText("Saved on this device");
  await open(location.pathname + location.search);
  await screen.findByText(/^Continued from/);
  expect(await title()).toHaveValue("Changed in the copy");

  await emulator.fault({
    method: "POST",
    path: "/live/12/accounts/*/cards",
    status: 400,
    count: 1,
    body: {
      errors: [{ code: "INVALID_PARAMETER", message: "not so loud", parameter: "components[1].title" }],
      request: { params: {} },
    },
  });
  await press(user, await create());
  const field = await title();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/not so loud/));
  expect(field).toHaveValue("Changed in the copy");
  await press(user, await create());
  await addressBecomes(/\/cards\?.*panel=\d+/);
  await screen.findByText(`Created ${name} (copy)`);
  await open(`${cards}?q=${encodeURIComponent(`${name} (copy)`)}`);
  const rows = async () => within(await table()).getAllByRole("row").length;
  await waitFor(async () => expect(await rows()).toBe(2));
  await user.selectOptions(screen.getByRole("combobox", { name: "Type of card" }), "VIDEO_APP");
  await screen.findByRole("heading", { name: "No card matches" });
  await user.click(screen.getByRole("button", { name: "Clear the filter" }));
  await waitFor(async () => expect(await rows()).toBeGreaterThan(2));
});

test("deleted and legacy cards are marked, and an empty account explains what cards are", async ({
  open,
  user,
  emulator,
  accountId,
}) => {
  const card = (id: string, name: string, rest: object) => ({
    id,
    name,
    card_uri: `card://${id}`,
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-02T00:00:00Z",
    deleted: false,
    ...rest,
  });
  const answer = (data: object[]) => ({ request: { params: {} }, data, next_cursor: null });
  const list = { method: "GET", path: "/live/12/accounts/*/cards", status: 200 } as const;
  const cards = await cardsOf(accountId);
  await emulator.fault({
    ...list,
    body: answer([
      card("1", "Old summer", { card_type: "SUMMER_2014" }),
      card("2", "Gone", { card_type: "IMAGE_WEBSITE", deleted: true, components: [] }),
    ]),
  });
  await open(`${cards}?deleted=true`);
  const table = await screen.findByRole("table", { name: "Cards" });
  expect(await within(table).findByRole("row", { name: /Gone/ })).toHaveTextContent("Deleted");
  const old = within(table).getByRole("row", { name: /Old summer/ });
  expect(old).toHaveTextContent("Legacy");
  await user.click(within(old).getByRole("button", { name: /Old summer/ }));
  const panel = await screen.findByRole("dialog", { name: "Old summer" });
  expect(await within(panel).findByRole("button", { name: "Duplicate" })).toHaveAccessibleDescription(
    /cannot make this card/,
  );
  expect(within(panel).getAllByText("SUMMER_2014")).not.toEqual([]);
  await emulator.clearFaults();
  await emulator.fault({ ...list, body: answer([]) });
  await open(cards);
  await screen.findByRole("heading", { name: "No cards yet" });
  expect(screen.getAllByRole("link", { name: "New card" })).not.toEqual([]);
});

test("who may only look cannot make cards", async ({ open, accountId }) => {
  const cards = `/live/leo_analyst/${await accountId(undefined, { as: "leo_analyst" })}/cards`;
  await open(cards, { as: "leo_analyst" });
  expect(await screen.findByRole("button", { name: "New card" })).toHaveAccessibleDescription(
    /your roles here are campaign analyst and analyst/,
  );
  await open(`${cards}/new`);
  await screen.findByRole("heading", { name: "Your role may not use the card builder" });
});

test("a role that may not view cards sees that, and nothing is requested", async ({
  open,
  emulator,
  accountId,
}) => {
  const id = await accountId(undefined, { as: "pia_partner" });
  await open(`/live/pia_partner/${id}/cards`, { as: "pia_partner" });
  await screen.findByRole("heading", { name: "Your role may not see cards" });
  const asked = await emulator.requests();
  expect(asked.filter(({ path }) => path.endsWith("/cards"))).toEqual([]);
});
