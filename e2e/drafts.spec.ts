import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";

const ACCOUNT = "/live/mara_agency/frbm3w17men";
const DRAFTS = `${ACCOUNT}/drafts`;
/** A draft of words alone. */
const QUESTION = "1890000000000023001";

const table = (page: Page) => page.getByRole("table", { name: "Drafts" });
// A toast is a dialog as well, with the name in its words.
const panel = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name, exact: true });
const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const save = (page: Page, name = "Save draft") => page.getByRole("button", { name, exact: true });

async function openNew(page: Page) {
  await page.goto(`${DRAFTS}/new`);
  await expect(page.getByText("Saved on this device")).toBeAttached();
  await expect(page.getByRole("combobox", { name: "Author" })).not.toHaveValue("");
}

async function openDraft(page: Page, id: string) {
  await page.goto(`${DRAFTS}?panel=${id}`);
  await expect(page.getByRole("button", { name: "Publish…" })).toBeVisible();
}

test("a draft with tags, emoji and two directions of writing is written and kept", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, "mara_agency");
  await page.goto(DRAFTS);
  await expect(table(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "New post", exact: true }).click();
  await expect(page.getByRole("combobox", { name: "Author" })).not.toHaveValue("");
  await save(page).click();
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveAccessibleDescription(/A post needs text or media/);

  await text(page).fill("a".repeat(290));
  await expect(page.getByRole("status", { name: "-10 characters left" })).toBeVisible();
  await expect(page.locator("[data-over]")).toHaveText("a".repeat(10));
  const colour = (element: Element) => getComputedStyle(element).color;
  const red = await page.locator("[data-over]").evaluate(colour);
  expect(await page.locator("output[data-level=over]").first().evaluate(colour)).toBe(red);
  await expect(text(page)).toHaveAccessibleDescription(/The text is too long/);
  await save(page).click();
  await expect(text(page)).toBeFocused();

  const words = "Hola @mercado 🥭 مرحبا بكم #Otoño https://www.example.com/a-long-address";
  await text(page).fill(words);
  await expect(page.locator("[data-entity]")).toHaveText([
    "@mercado",
    "#Otoño",
    "https://www.example.com/a-long-address",
  ]);
  await page.getByRole("textbox", { name: "Name" }).fill("Two directions");
  await expect(page.getByRole("region", { name: "Preview of the post" })).toContainText("مرحبا بكم");
  await expectAccessible(page);
  await save(page).click();

  await expect(page).toHaveURL(/\/drafts\?panel=/);
  await expect(panel(page, "Two directions")).toBeVisible();
  await expect(table(page).getByRole("button", { name: "Two directions" })).toBeVisible();
  await expectAccessible(page);
  const posted = (await emulator.requests()).filter(({ method }) => method === "POST");
  const [post] = posted.filter(({ path }) => path.includes("/draft_posts"));
  expect(new URLSearchParams(`${post?.query}&${post?.body}`).get("text")).toBe(words);
});

test("what is asked about a draft can be used by everyone", async ({ page, signIn, emulator, clicks }) => {
  await signIn(page, "mara_agency");
  await openNew(page);
  await page
    .getByRole("group", { name: "Attachment" })
    .getByRole("radio", { name: "Media" })
    .check({ force: true });
  await page.getByRole("button", { name: "Choose media" }).click();
  await expect(
    page
      .getByRole("dialog", { name: /^Choose media/ })
      .getByRole("option")
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "Card" }).check({ force: true });
  for (const kind of ["poll", "conversation", "card"]) {
    await page.getByRole("button", { name: `New ${kind}`, exact: true }).press("Enter");
    const made = page.getByRole("region", { name: `New ${kind}`, exact: true });
    await expect(made.locator(":focus")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: `Remove the new ${kind}` }).press("Enter");
    await expect(page.getByRole("button", { name: "Choose a card" })).toBeFocused();
  }

  await openDraft(page, QUESTION);
  for (const asked of ["Schedule", "Delete", "Publish"]) {
    await page.getByRole("button", { name: `${asked}…` }).click();
    const dialog = page.getByRole("dialog", { name: new RegExp(`^${asked} What should`) });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    if (asked !== "Publish") await page.keyboard.press("Escape");
    else await dialog.getByRole("button", { name: "Publish now" }).click();
  }
  await expect(page).toHaveURL(/\/drafts\/published\?.*panel=/);
  await panel(page, /^What should we make next/)
    .getByRole("button", { name: "Close" })
    .click();
  const promoted = await clicks(page, "Promote a published post");
  await page.getByRole("button", { name: /^Promote What should we make next/ }).click();
  const promoting = page.getByRole("dialog", { name: /^Promote What should/ });
  await expect(promoting).toBeVisible();
  await expectAccessible(page);
  await promoting.getByRole("listitem").first().click();
  await promoting.getByRole("button", { name: "Promote with 1 line item" }).click();
  await expect(page.getByText(/^Promoted What should .* with 1 line item$/)).toBeVisible();
  await promoted();
  const sent = (await emulator.requests()).filter(({ method }) => method === "POST");
  expect(sent.filter(({ path }) => path.endsWith("/promoted_posts"))).toHaveLength(1);
});

test("a card and a poll come out as posts in few clicks", async ({ page, signIn, emulator, clicks }) => {
  await signIn(page, "mara_agency");
  const posted = async (list: string) =>
    (await emulator.requests()).filter(({ method, path }) => method === "POST" && path.endsWith(list));
  await page.goto(`${ACCOUNT}/cards`);
  const scheduled = await clicks(page, "Post with a card, scheduled");
  await page.locator("main tbody").getByRole("button").first().click();
  await page.getByRole("link", { name: "New post with this" }).click();
  await text(page).fill("At its time");
  await page.getByRole("button", { name: "Schedule…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Schedule post" }).click();
  await expect(page.getByRole("table", { name: "Scheduled posts" })).toContainText("At its time");
  await scheduled();
  expect(await posted("/scheduled_posts")).toHaveLength(1);

  await page.goto(`${ACCOUNT}/polls`);
  const published = await clicks(page, "Poll to published post");
  await page.getByRole("link", { name: "New poll" }).click();
  await page.getByLabel("Name").fill("Which next?");
  await page.getByLabel("First choice").fill("Green");
  await page.getByLabel("Second choice").fill("Red");
  await page.getByRole("button", { name: /^Create poll/ }).click();
  await page.getByRole("link", { name: "New post with this" }).click();
  await text(page).fill("Tell us which");
  await page.getByRole("button", { name: "Publish…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("table", { name: "Published posts" })).toContainText("Tell us which");
  await published();
  expect(await posted("/post")).toHaveLength(1);
});

test("a draft is sent to one's own devices, and shared by a link that needs no account", async ({
  page,
  context,
  browser,
  signIn,
  clicks,
}) => {
  await signIn(page, "mara_agency");
  await page.goto(DRAFTS);
  const shared = await clicks(page, "Preview link for a client");
  await table(page).getByRole("button", { name: "Teaser", exact: true }).click();
  const draft = panel(page, "Teaser");
  await draft.getByRole("button", { name: "Share preview" }).click();
  const dialog = page.getByRole("dialog", { name: "Share preview" });
  await expectAccessible(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog.getByRole("button", { name: "Create and copy link" }).click();
  const toast = await page.getByRole("dialog", { name: "Link copied" }).boundingBox();
  const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await shared();
  // A toast is beside the sidebar, whatever is open: never over the environment or the person.
  const sidebar = await page.locator("[data-sidebar]").boundingBox();
  expect(toast?.x ?? 0).toBeGreaterThan((sidebar?.x ?? 0) + (sidebar?.width ?? 0));
  const stranger = await browser.newContext();
  const approval = await stranger.newPage();
  await approval.goto(link);
  await expect(approval.getByRole("heading", { name: "Preview" })).toBeVisible();
  await expect(approval.getByText(/Something new from/).first()).toBeVisible();
  await expectAccessible(approval);
  await stranger.close();

  await page.keyboard.press("Escape");
  await expect(draft.getByText(/Goes to the official apps of @mara_agency/)).toBeVisible();
  await draft.getByRole("button", { name: "Send to my devices" }).click();
  const opened = context.waitForEvent("page");
  await draft.getByRole("link", { name: /Open the devices of @mara_agency/ }).click();
  const device = await opened;
  await expect(device.getByRole("article").filter({ hasText: /Something new from/ })).toBeVisible();
  await device.close();
});

test("previews of chosen drafts are shared by a link each, which strangers open", async ({
  page,
  signIn,
  browser,
}) => {
  await signIn(page, "mara_agency");
  await page.goto(DRAFTS);
  for (const name of ["Teaser", "RTL"]) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.getByRole("button", { name: "Share previews…" }).click();
  const dialog = page.getByRole("dialog", { name: "Share 2 previews" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create and copy 2 links" }).click();
  const link = await dialog.getByRole("textbox", { name: "Link to Teaser" }).inputValue();
  await expectAccessible(page);
  const stranger = await browser.newContext();
  const approval = await stranger.newPage();
  await approval.goto(link);
  await expect(approval.getByText(/Something new from/).first()).toBeVisible();
  await stranger.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("drafts are cards, and the composer shows one side at a time", async ({ page, signIn }) => {
    await signIn(page, "mara_agency");
    await page.goto(DRAFTS);
    await expect(page.getByRole("list", { name: "Drafts" })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${DRAFTS}/new`);
    await expect(text(page)).toBeVisible();
    await page.getByText("Preview", { exact: true }).click();
    await expect(text(page)).toBeHidden();
    await expectAccessible(page);
    for (const list of ["Scheduled", "Published"]) {
      await page.goto(`${DRAFTS}/${list.toLowerCase()}`);
      await expect(page.getByRole("list", { name: `${list} posts` })).toBeVisible();
      await expectAccessible(page);
    }
  });
});
