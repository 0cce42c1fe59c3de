import type { Locator, Page } from "@playwright/test";
import { accountId } from "./account-id";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";
import { tabTo, typeInto } from "./keyboard";

const HANDLE = "mara_agency";
const ACCOUNT = "Kestrel Air";

/** The address of an account's pages. */
async function accountAddress(page: Page, handle = HANDLE, name?: string): Promise<string> {
  return `/live/${handle}/${await accountId(page, handle, name)}`;
}

async function openBuilder(page: Page) {
  await page.goto(`${await accountAddress(page, HANDLE, ACCOUNT)}/cards/new`);
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  await expect(page.getByText("Saved on this device")).toBeAttached();
}

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const website = (page: Page) => page.getByRole("textbox", { name: "Website" });
const preview = (page: Page) => page.getByRole("region", { name: "Preview of the card" });
const outline = (page: Page, name: string | RegExp) =>
  page.getByRole("region", { name: "Outline" }).getByRole("list", { name });
const typeShown = (page: Page) => page.locator("[data-card-type]").getAttribute("data-card-type");

/** Chooses a file in the picker by keyboard: the first that fits. */
async function pickByKeyboard(page: Page, opener: Locator) {
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Choose/ });
  const media = dialog.getByRole("listbox", { name: "Media" });
  await expect(media.getByRole("option").first()).toBeVisible();
  await tabTo(page, media);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  // The button they were chosen by, which has another text from now on.
  await expect(page.getByRole("button", { name: "Replace" })).toBeFocused();
}

test.beforeEach(({ complaints }) => {
  // Pictures of the demo may be on a server that does not exist; the dashboard draws a placeholder.
  complaints.expect(/media\.example|Failed to load resource/);
});

test("a website card is built by keyboard alone", async ({ page, signIn }) => {
  // Hundreds of keys are pressed one by one, which takes a busy machine its time.
  await signIn(page, HANDLE);
  await openBuilder(page);
  await expectAccessible(page);
  const create = page.getByRole("button", { name: "Create card" });
  const name = page.getByRole("textbox", { name: "Name" });
  await tabTo(page, create);
  await page.keyboard.press("Enter");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Give the card a name/);
  await typeInto(page, name, "Autumn by keyboard");
  await pickByKeyboard(page, page.getByRole("button", { name: "Choose an image or video" }));
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
  const panel = page.getByRole("dialog", { name: "Autumn by keyboard", exact: true });
  await expect(panel.getByText(type ?? "", { exact: true }).first()).toBeVisible();
  await expect(panel.getByRole("button", { name: /^Copy card URI card:\/\/\d+$/ })).toBeVisible();
  await expect(page.getByRole("table", { name: "Cards" })).toContainText("Autumn by keyboard");
  await expectAccessible(page);
});

test("slides are dragged, which can be undone, and written as JSON", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openBuilder(page);
  await page.getByRole("button", { name: /^Several destinations/ }).click();
  const picker = page.getByRole("dialog", { name: "Choose 2 to 6 images and videos" });
  await expect(picker).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(picker).toBeHidden();
  const slides = outline(page, "Slides").locator("> li");
  await expect(slides).toHaveCount(2);
  await title(page).first().fill("One");
  await title(page).nth(1).fill("Two");
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

  await page.getByRole("button", { name: "JSON", exact: true }).click();
  const text = page.getByRole("textbox", { name: "Request body" });
  await expect(text).toHaveValue(/"title": "Two"/);
  await text.fill('{\n  "name": "From text"\n  "components": []\n}');
  await expect(page.getByRole("button", { name: /Line 3/ })).toContainText("comma");
  await expectAccessible(page);
});

test("a card, and a carousel of four destinations, are created in few clicks", async ({
  page,
  signIn,
  emulator,
  clicks,
}) => {
  await signIn(page, HANDLE);
  const account = await accountAddress(page, HANDLE, ACCOUNT);
  const posted = async () =>
    (await emulator.requests()).filter(({ method, path }) => method === "POST" && path.endsWith("/cards"));
  const picker = page.getByRole("dialog", { name: /^Choose/ });
  const fitting = picker.getByRole("option", { disabled: false });
  await page.goto(`${account}/cards`);

  const card = await clicks(page, "Website card from an image of the library");
  await page.getByRole("link", { name: "New card" }).click();
  await page.getByRole("button", { name: "Choose an image or video" }).click();
  await fitting.first().click();
  await page.getByRole("textbox", { name: "Name" }).fill("In few clicks");
  await title(page).fill("Fly for less");
  await website(page).fill("https://www.example.com/few");
  await page.getByRole("button", { name: "Create card" }).click();
  await expect(page.getByRole("table", { name: "Cards" })).toContainText("In few clicks");
  await card();

  await page.keyboard.press("Escape");
  const carousel = await clicks(page, "Carousel of 4 slides with a destination each");
  await page.getByRole("link", { name: "New card" }).click();
  await page.getByRole("button", { name: /^Several destinations/ }).click();
  for (const place of [0, 1, 2, 3]) await fitting.nth(place).click();
  await picker.getByRole("button", { name: "Use 4" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Four ways");
  for (const place of [0, 1, 2, 3]) {
    await title(page).nth(place).fill(`Way ${place}`);
    await website(page).nth(place).fill(`https://www.example.com/${place}`);
  }
  await page.getByRole("button", { name: "Create card" }).click();
  await expect(page.getByRole("table", { name: "Cards" })).toContainText("Four ways");
  await carousel();
  expect(await posted()).toHaveLength(2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("cards are a list that fits, and the builder shows one side at a time", async ({ page, signIn }) => {
    await signIn(page, HANDLE);
    const cards = `${await accountAddress(page, HANDLE, ACCOUNT)}/cards`;
    await page.goto(cards);
    await expect(page.getByRole("list", { name: "Cards" }).getByRole("listitem").first()).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
    await openBuilder(page);
    await title(page).fill("On the way");
    await expect(preview(page)).toBeHidden();
    await page.getByText("Preview", { exact: true }).first().click();
    await expect(preview(page)).toContainText("On the way");
    await expect(title(page)).toBeHidden();
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
    await page.getByRole("button", { name: /problems to fix/ }).click();
    await page.getByRole("button", { name: "Say which website it leads to." }).click();
    await expect(website(page)).toBeFocused();
  });
});
