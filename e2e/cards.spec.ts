import type { Locator, Page } from "@playwright/test";
import { accountId } from "./account-id";
import { expect, expectAccessible, test } from "./fixtures";
import { chooseByArrows, tabTo, typeInto } from "./keyboard";

const HANDLE = "mara_agency";
const ACCOUNT = "Kestrel Air";

/** The address of an account's pages. */
async function accountAddress(page: Page, handle = HANDLE, name?: string): Promise<string> {
  return `/live/${handle}/${await accountId(page, handle, name)}`;
}

async function openBuilder(page: Page) {
  await page.goto(`${await accountAddress(page, HANDLE, ACCOUNT)}/cards/new`);
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  await expect(page.getByText("Kept on this device")).toBeAttached();
}

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const website = (page: Page) => page.getByRole("textbox", { name: "Website" });
const preview = (page: Page) => page.getByRole("region", { name: "Preview of the card" });
const outline = (page: Page, name: string | RegExp) =>
  page.getByRole("region", { name: "Outline" }).getByRole("list", { name });
const typeShown = (page: Page) => page.locator("[data-card-type]").getAttribute("data-card-type");

/** Chooses media in the picker by keyboard: the first ones that fit. */
async function pickByKeyboard(page: Page, opener: Locator, count: number) {
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Choose/ });
  const media = dialog.getByRole("listbox", { name: "Media" });
  await expect(media.getByRole("option").first()).toBeVisible();
  await tabTo(page, media);
  for (let each = 0; each < count; each += 1) {
    if (each > 0) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  }
  if (count > 1) {
    await tabTo(page, dialog.getByRole("button", { name: `Use ${count}` }));
    await page.keyboard.press("Enter");
  }
  await expect(dialog).toBeHidden();
  // The button they were chosen by, which says something else from now on.
  await expect(page.getByRole("button", { name: /^(Replace|Add or replace media)$/ })).toBeFocused();
}

test.beforeEach(({ complaints }) => {
  // Pictures of the demo may stand on a server that is not there; what stands in their place is drawn by us.
  complaints.expect(/media\.example|Failed to load resource/);
});

test("a website card is built by keyboard alone", async ({ page, signIn }) => {
  // Hundreds of keys are pressed one by one, which takes a busy machine its time.
  await signIn(page, HANDLE);
  await openBuilder(page);
  await expectAccessible(page);
  const create = page.getByRole("button", { name: "Create card" });
  await expect(create).toHaveAccessibleDescription(/Give the card a name/);
  await typeInto(page, page.getByRole("textbox", { name: "Name" }), "Autumn by keyboard");
  await pickByKeyboard(page, page.getByRole("button", { name: "Choose an image or video" }), 1);
  await typeInto(page, title(page), "Fly for less 🌵");
  await typeInto(page, website(page), "https://www.example.com/autumn");
  await expect(preview(page)).toContainText("Fly for less 🌵");
  await expect(preview(page)).toContainText("example.com");
  await expect(page.getByText("Complete")).toBeVisible();
  const type = await typeShown(page);
  expect(type).toMatch(/^(IMAGE|VIDEO)_WEBSITE$/);
  await tabTo(page, create);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Created Autumn by keyboard")).toBeVisible();
  await expect(page).toHaveURL(/\/cards\?.*panel=\d+/);
  const panel = page.getByRole("dialog", { name: "Autumn by keyboard" });
  await expect(panel.getByText(type ?? "", { exact: true }).first()).toBeVisible();
  await expect(panel.getByRole("button", { name: /^Copy card URI card:\/\/\d+$/ })).toBeVisible();
  await expect(page.getByRole("table", { name: "Cards" })).toContainText("Autumn by keyboard");
  await expectAccessible(page);
});

test("an app carousel is built by keyboard alone, and put in order by it", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openBuilder(page);
  await typeInto(page, page.getByRole("textbox", { name: "Name" }), "App carousel");
  const turn = async (name: string) => {
    await tabTo(
      page,
      page.getByRole("region", { name: "Fields" }).getByRole("button", { name: `Actions for ${name}` }),
    );
    await page.keyboard.press("Enter");
    const item = page.getByRole("menuitem", { name: /^Turn into/ });
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("t");
    await expect(item).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(item).toBeHidden();
  };
  await turn("Image or video");
  await turn("Headline and website");
  await pickByKeyboard(page, page.getByRole("button", { name: "Choose images and videos" }), 2);
  await chooseByArrows(page, page.getByRole("combobox", { name: "Button says" }), "Install");
  await chooseByArrows(page, page.getByRole("combobox", { name: "Store country" }), "Germany (DE)");
  await typeInto(page, page.getByRole("textbox", { name: "App id", exact: true }), "com.example.app");
  await expect(preview(page)).toContainText("Install");
  const type = await typeShown(page);
  expect(type).toMatch(/CAROUSEL_APP$/);

  const blocks = outline(page, "Blocks of the card").getByRole("listitem");
  await expect(blocks.first()).toContainText("Carousel media");
  await tabTo(page, blocks.first().getByRole("button", { name: "Move Carousel media" }));
  await page.keyboard.press("ArrowDown");
  await expect(blocks.first()).toContainText("App button");
  await expect(page.getByText("Carousel media moved to place 2 of 2")).toBeAttached();
  await expect(blocks.nth(1).getByRole("button", { name: "Move Carousel media" })).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(blocks.first()).toContainText("Carousel media");

  await tabTo(page, page.getByRole("button", { name: "Create card" }));
  await page.keyboard.press("Enter");
  await expect(
    page
      .getByRole("dialog", { name: "App carousel" })
      .getByText(type ?? "", { exact: true })
      .first(),
  ).toBeVisible();
});

test("slides are dragged, copied and deleted, and everything can be undone", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openBuilder(page);
  await page.getByText("Slides", { exact: true }).click();
  const slides = outline(page, "Slides").locator("> li");
  await expect(slides).toHaveCount(2);
  await title(page).fill("One");
  await slides
    .nth(1)
    .getByRole("button", { name: /^Slide 2/ })
    .click();
  await title(page).fill("Two");
  await expect(slides.nth(1)).toContainText("Two");

  const from = await slides.nth(0).getByRole("button", { name: "Move Slide 1" }).boundingBox();
  const to = await slides.nth(1).boundingBox();
  if (!from || !to) throw new Error("The slides are not in sight");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + 40, { steps: 4 });
  await page.mouse.move(from.x + from.width / 2, to.y + to.height - 4, { steps: 4 });
  await page.mouse.up();
  await expect(slides.nth(0)).toContainText("Two");
  await expect(slides.nth(1)).toContainText("One");
  await page.keyboard.press("Control+z");
  await expect(slides.nth(0)).toContainText("One");
  await page.getByRole("button", { name: "Redo: Move a slide" }).click();
  await expect(slides.nth(0)).toContainText("Two");

  await slides.nth(0).getByRole("button", { name: "Actions for slide 1" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(slides).toHaveCount(3);
  for (const count of [4, 5, 6]) {
    await page.getByRole("button", { name: "Add a slide", exact: true }).click();
    await expect(slides).toHaveCount(count);
  }
  await expect(page.getByRole("button", { name: "Add a slide", exact: true })).toHaveAccessibleDescription(
    "A card has at most 6 slides.",
  );
  await slides.nth(5).getByRole("button", { name: "Actions for slide 6" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(slides).toHaveCount(5);
  await page.getByRole("button", { name: "Undo: Delete slide 6" }).click();
  await expect(slides).toHaveCount(6);

  await slides
    .nth(5)
    .getByRole("button", { name: /^Slide 6/ })
    .click();
  await page.getByRole("button", { name: "Add a block" }).click();
  await expect(page.getByRole("menuitem", { name: /App button/ })).toContainText("Slides lead to websites");
  await page.keyboard.press("Escape");
  await page.getByText("One destination", { exact: true }).click();
  const asked = page.getByRole("dialog", { name: "Make one destination of it" });
  await expect(asked).toContainText("only the first stays");
  await asked.getByRole("button", { name: "Make one destination" }).click();
  await expect(title(page)).toHaveValue("Two");
});

test("a card is written as JSON: mistakes stand at their lines, and text of every kind is drawn", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await openBuilder(page);
  await title(page).fill("Before");
  await page.getByRole("button", { name: "JSON", exact: true }).click();
  const text = page.getByRole("textbox", { name: "Request body" });
  await expect(text).toHaveValue(/"title": "Before"/);
  const card = (words: string) =>
    `{\n  "name": "From text",\n  "components": [\n    { "type": "MEDIA", "media_key": "" },\n    { "type": "DETAILS",\n      "title": ${JSON.stringify(words)},\n      "destination": { "type": "WEBSITE", "url": "https://a.example" } }\n  ]\n}`;
  await text.fill('{\n  "name": "From text"\n  "components": []\n}');
  await expect(page.getByRole("button", { name: /Line 3/ })).toContainText("comma");
  await expect(preview(page)).toContainText("Before");
  await expectAccessible(page);
  await text.fill(card("Look").replace("WEBSITE", "APP"));
  await expect(page.getByRole("button", { name: /Line 7/ })).toContainText("DETAILS lead to a WEBSITE");

  const family = "👨‍👩‍👧‍👦";
  const rightToLeft = `عرض الخريف ${family}`;
  await text.fill(card(rightToLeft));
  await expect(preview(page)).toContainText(rightToLeft);
  await expect(page.getByRole("button", { name: /^Line/ })).toHaveCount(0);
  await text.fill(card(family.repeat(11)));
  await expect(page.getByRole("button", { name: /Line 6/ })).toContainText("at most 70 characters");

  await page.getByRole("button", { name: "JSON", exact: true }).click();
  await expect(title(page)).toHaveValue(family.repeat(11));
  await page.getByRole("button", { name: /problems to fix/ }).click();
  await page.getByRole("button", { name: "A headline has at most 70 characters." }).click();
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveAccessibleDescription(/at most 70 characters.*77 of 70 characters/);
  await title(page).fill("x".repeat(70));
  await expect(title(page)).not.toHaveAttribute("aria-invalid", "true");
});

test("a card is duplicated into the builder, kept on the device, and what the service refuses stands at its field", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, HANDLE);
  const cards = `${await accountAddress(page, HANDLE, ACCOUNT)}/cards`;
  await page.goto(cards);
  const table = page.getByRole("table", { name: "Cards" });
  const opener = table
    .getByRole("row")
    .filter({ hasText: "Website card with image" })
    .getByRole("button")
    .first();
  const name = (await opener.textContent()) ?? "";
  await opener.click();
  const panel = page.getByRole("dialog", { name });
  await expect(panel.getByRole("region", { name: "Preview of the card" })).toBeVisible();
  await panel.getByRole("link", { name: "Duplicate" }).click();
  const named = page.getByRole("textbox", { name: "Name" });
  await expect(named).toHaveValue(`${name} (copy)`);
  await title(page).fill("Changed in the copy");
  await expect(page.getByText("Kept on this device")).toBeAttached();
  await page.reload();
  await expect(page.getByText(/^Continued from/)).toBeVisible();
  await expect(title(page)).toHaveValue("Changed in the copy");

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
  await page.getByRole("button", { name: "Create card" }).click();
  await expect(title(page)).toHaveAccessibleDescription(/not so loud/);
  await expect(title(page)).toHaveValue("Changed in the copy");
  await page.getByRole("button", { name: "Create card" }).click();
  await expect(page.getByText(`Created ${name} (copy)`)).toBeVisible();
  await page.goto(`${cards}?q=${encodeURIComponent(`${name} (copy)`)}`);
  await expect(table.getByRole("row")).toHaveCount(2);
  await page.getByRole("combobox", { name: "Type of card" }).selectOption("VIDEO_APP");
  await expect(page.getByRole("heading", { name: "No card matches" })).toBeVisible();
  await page.getByRole("button", { name: "Clear the filter" }).click();
  await expect(table.getByRole("row").nth(2)).toBeVisible();
});

test("deleted and legacy cards are shown as such, and an empty account is told what cards are", async ({
  page,
  signIn,
  emulator,
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
  await signIn(page, HANDLE);
  await emulator.fault({
    ...list,
    body: answer([
      card("1", "Old summer", { card_type: "SUMMER_2014" }),
      card("2", "Gone", { card_type: "IMAGE_WEBSITE", deleted: true, components: [] }),
    ]),
  });
  const cards = `${await accountAddress(page, HANDLE, ACCOUNT)}/cards`;
  await page.goto(`${cards}?deleted=true`);
  const table = page.getByRole("table", { name: "Cards" });
  await expect(table.getByRole("row", { name: /Gone/ })).toContainText("Deleted");
  const old = table.getByRole("row", { name: /Old summer/ });
  await expect(old).toContainText("Legacy");
  await old.getByRole("button").click();
  const panel = page.getByRole("dialog", { name: "Old summer" });
  await expect(panel.getByRole("button", { name: "Duplicate" })).toHaveAccessibleDescription(
    /cannot make this card/,
  );
  await expect(panel.getByText("SUMMER_2014").first()).toBeVisible();
  await emulator.clearFaults();
  await emulator.fault({ ...list, body: answer([]) });
  await page.goto(cards);
  await expect(page.getByRole("heading", { name: "No cards yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "New card" }).first()).toBeVisible();
});

test("who may only look cannot make cards, and who may not look is told so", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, "leo_analyst");
  const cards = `${await accountAddress(page, "leo_analyst")}/cards`;
  await page.goto(cards);
  await expect(page.getByRole("button", { name: "New card" })).toHaveAccessibleDescription(
    /your roles here are campaign analyst and analyst/,
  );
  await page.goto(`${cards}/new`);
  await expect(page.getByRole("heading", { name: "Your role may not use the card builder" })).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, "pia_partner");
  const before = await emulator.requests();
  await page.goto(`${await accountAddress(page, "pia_partner")}/cards`);
  await expect(page.getByRole("heading", { name: "Your role may not see cards" })).toBeVisible();
  const asked = (await emulator.requests()).slice(before.length);
  expect(asked.filter(({ path }) => path.endsWith("/cards"))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("cards are a list that fits, and the builder shows one side at a time", async ({ page, signIn }) => {
    await signIn(page, HANDLE);
    const cards = `${await accountAddress(page, HANDLE, ACCOUNT)}/cards`;
    await page.goto(cards);
    await expect(page.getByRole("list", { name: "Cards" }).getByRole("listitem").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await openBuilder(page);
    await title(page).fill("On the way");
    await expect(preview(page)).toBeHidden();
    await page.getByText("Preview", { exact: true }).first().click();
    await expect(preview(page)).toContainText("On the way");
    await expect(title(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await page.getByRole("button", { name: /problems to fix/ }).click();
    await page.getByRole("button", { name: "Say which website it leads to." }).click();
    await expect(website(page)).toBeFocused();
  });
});
