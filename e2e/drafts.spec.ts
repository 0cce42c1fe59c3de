import type { Page } from "@playwright/test";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { expect, expectAccessible, test } from "./fixtures";

const DRAFTS = "/live/mara_agency/frbm3w17men/drafts";
/** A draft with an image, one that shows a card, and one of words alone. */
const TEASER = "1890000000000023000";
const WITH_CARD = "1890000000000023005";
const QUESTION = "1890000000000023001";

const MINUTE_MS = 60_000;

const table = (page: Page) => page.getByRole("table", { name: "Drafts" });
// A toast is a dialog as well, with the name in its words.
const panel = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name, exact: true });
const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const save = (page: Page, name = "Save draft") => page.getByRole("button", { name, exact: true });
const shows = (page: Page, what: string) =>
  page.getByRole("group", { name: "Attachment" }).getByRole("radio", { name: what }).check({ force: true });

async function openNew(page: Page) {
  await page.goto(`${DRAFTS}/new`);
  await expect(page.getByText("Kept on this device")).toBeAttached();
  await expect(page.getByRole("combobox", { name: "Author" })).not.toHaveValue("");
}

async function openDraft(page: Page, id: string) {
  await page.goto(`${DRAFTS}?panel=${id}`);
  await expect(page.getByRole("heading", { name: "Publish" })).toBeVisible();
}

/** What was sent about drafts, as it arrived: query and body in one. */
const sent = async (emulator: EmulatorControl, method: "POST" | "PUT") =>
  (await emulator.requests())
    .filter((request) => request.method === method && request.path.includes("/draft_posts"))
    .map(({ query, body }) => `${query}&${body ?? ""}`);

test("a draft with tags, emoji and two directions of writing is written and kept", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, "mara_agency");
  await page.goto(DRAFTS);
  await expect(table(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "New draft" }).click();
  await expect(page.getByRole("combobox", { name: "Author" })).not.toHaveValue("");
  await expect(save(page)).toHaveAccessibleDescription(/A post needs text or media/);

  await text(page).fill("a".repeat(290));
  await expect(page.getByRole("status", { name: "-10 characters left" })).toBeVisible();
  await expect(page.locator("[data-over]")).toHaveText("a".repeat(10));
  const colour = (element: Element) => getComputedStyle(element).color;
  const red = await page.locator("[data-over]").evaluate(colour);
  expect(await page.locator("output[data-level=over]").first().evaluate(colour)).toBe(red);
  await expect(text(page)).toHaveAccessibleDescription(/The text is too long/);
  await expect(save(page)).toHaveAttribute("aria-disabled", "true");

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
  const [post] = await sent(emulator, "POST");
  expect(new URLSearchParams(post).get("text")).toBe(words);
});

test("a post shows a card or media, and only one of them is sent", async ({ page, signIn, emulator }) => {
  await signIn(page, "mara_agency");
  await openNew(page);
  await text(page).fill("One or the other");
  await shows(page, "Card");
  await page.getByRole("button", { name: "Choose a card" }).click();
  const cards = page.getByRole("dialog", { name: "Choose a card" });
  await expect(cards.getByRole("listitem").first()).toBeVisible();
  await cards.getByRole("button", { name: "App, imagen IMAGE_APP" }).click();
  await expect(cards).toBeHidden();
  await shows(page, "Media");
  await expect(page.getByText("The card stays chosen here, and is not sent.")).toBeVisible();
  await expect(save(page)).toHaveAccessibleDescription(/Choose the media/);
  await page.getByRole("button", { name: "Choose media" }).click();
  const picker = page.getByRole("dialog", { name: /^Choose media/ });
  await picker.getByRole("option").first().click();
  await expectAccessible(page);
  await picker.getByRole("button", { name: "Use 1" }).click();
  await save(page).click();
  await expect(page).toHaveURL(/\/drafts\?panel=/);
  const [post] = await sent(emulator, "POST");
  const params = new URLSearchParams(post);
  expect(params.get("media_keys")).toMatch(/^\d+_\d+$/);
  expect(params.has("card_uri")).toBe(false);
});

test("of a draft that exists only what was touched is sent, and a card is taken away", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, "mara_agency");
  await page.goto(`${DRAFTS}/${WITH_CARD}`);
  await expect(text(page)).toHaveValue(/^Tres antojos/);
  await expect(save(page, "Save changes")).toHaveAccessibleDescription("Nothing was changed yet.");
  await expect(page.getByRole("combobox", { name: "Author" })).toBeDisabled();
  await shows(page, "None");
  await save(page, "Save changes").click();
  await expect(page).toHaveURL(/\/drafts\?panel=/);
  const [put] = await sent(emulator, "PUT");
  const params = new URLSearchParams(put);
  expect(params.get("card_uri")).toBe("");
  expect(params.has("text")).toBe(false);
  expect(params.has("media_keys")).toBe(false);
});

test("the same words twice are noticed, and a refusal loses nothing that was typed", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, "mara_agency");
  await openNew(page);
  await text(page).fill("What should  we make next?");
  await expect(page.getByText("Another draft says the same.")).toBeVisible();
  await emulator.fault({
    method: "POST",
    path: "/live/12/accounts/*/draft_posts",
    status: 400,
    count: 1,
    body: {
      errors: [{ code: "INVALID_PARAMETER", message: "not these words", parameter: "text" }],
      request: { params: {} },
    },
  });
  await save(page).click();
  await expect(text(page)).toHaveAccessibleDescription(/not these words/);
  await expect(text(page)).toHaveValue("What should  we make next?");
});

test("a draft goes to one's own devices, and by a link to somebody without an account", async ({
  page,
  context,
  browser,
  signIn,
}) => {
  await signIn(page, "mara_agency");
  await openDraft(page, TEASER);
  const draft = panel(page, "Teaser");
  await expect(draft.getByText(/Goes to the official apps of @mara_agency/)).toBeVisible();
  await draft.getByRole("button", { name: "Send to my devices" }).click();
  const opened = context.waitForEvent("page");
  await draft.getByRole("link", { name: /Open the devices of @mara_agency/ }).click();
  const device = await opened;
  await expect(device.getByRole("article").filter({ hasText: /Something new from/ })).toBeVisible();
  await device.close();

  await draft.getByRole("button", { name: "Share preview" }).click();
  const dialog = page.getByRole("dialog", { name: "Share preview" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  // A toast is beside the rail, whatever is open: never over the environment or the person.
  await dialog.getByRole("button", { name: "Copy link" }).click();
  const told = await page.getByRole("dialog", { name: /Link copied|could not be copied/ }).boundingBox();
  const rail = await page.locator("[data-rail]").boundingBox();
  expect(told?.x ?? 0).toBeGreaterThan((rail?.x ?? 0) + (rail?.width ?? 0));
  const stranger = await browser.newContext();
  const approval = await stranger.newPage();
  await approval.goto(link);
  await expect(approval.getByRole("heading", { name: "Preview" })).toBeVisible();
  await expect(approval.getByText(/Something new from/).first()).toBeVisible();
  await expectAccessible(approval);
  await stranger.close();
});

/** A time on the account's clocks, as its field takes it. */
function onItsClocks(instant: number): string {
  const zone = { timeZone: "America/Mexico_City" };
  const day = new Intl.DateTimeFormat("sv-SE", { ...zone, dateStyle: "short" }).format(instant);
  return `${day}T${new Intl.DateTimeFormat("sv-SE", { ...zone, timeStyle: "short" }).format(instant)}`;
}

test("a post is scheduled, and the service publishes it at its time", async ({ page, signIn, emulator }) => {
  await signIn(page, "mara_agency");
  await openDraft(page, QUESTION);
  await page.getByRole("button", { name: "Schedule…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Schedule What should/ });
  const time = dialog.getByLabel("Publish at");
  await expect(time).not.toHaveValue("");
  await time.fill("2001-01-01T10:00");
  await dialog.getByRole("button", { name: "Schedule post" }).click();
  await expect(time).toHaveAccessibleDescription(/Choose a time that is still to come/);
  await expectAccessible(page);
  await time.fill(onItsClocks(Date.now() + 3 * MINUTE_MS));
  await dialog.getByRole("button", { name: "Schedule post" }).click();

  await expect(page).toHaveURL(/\/drafts\/scheduled\?.*panel=/);
  const post = panel(page, /^What should we make next/);
  await expect(post.getByText("Scheduled", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await emulator.advance(4 * MINUTE_MS);
  await expect(async () => {
    await page.reload();
    await expect(post.getByRole("link", { name: "Show the post" })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  await post.getByRole("link", { name: "Show the post" }).click();
  await expect(page).toHaveURL(/\/drafts\/published/);
  await expect(post.getByRole("heading", { name: "Promoted by" })).toBeVisible();
});

test("a post is published once, and promoted", async ({ page, signIn, complaints }) => {
  complaints.expect(/40[039]/);
  await signIn(page, "mara_agency");
  await openDraft(page, QUESTION);
  await page.getByRole("button", { name: "Publish…" }).click();
  const publish = page.getByRole("dialog", { name: /^Publish What should/ });
  await expect(publish.getByText(/Only people it is promoted to see it/)).toBeVisible();
  await publish.getByRole("button", { name: "Publish now" }).click();
  await expect(page).toHaveURL(/\/drafts\/published\?.*panel=/);
  const post = panel(page, /^What should we make next/);
  await post.getByRole("button", { name: "Promote…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Promote What should/ });
  await expectAccessible(page);
  await dialog
    .getByRole("checkbox", { name: /^Prospecting/ })
    .first()
    .check();
  await dialog.getByRole("button", { name: "Promote with 1 line item" }).click();
  await expect(page.getByText(/^Promoted What should.* with 1 line item$/)).toBeVisible();
  await expect(
    post
      .getByRole("list", { name: "Line items that promote it" })
      .getByRole("link", { name: /^Prospecting — / }),
  ).toBeVisible();
  await expectAccessible(page);

  await openDraft(page, QUESTION);
  await expect(page.getByText("Published already.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish…" })).toBeDisabled();
});

test("a draft is deleted for good, with a while to take it back", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await page.goto(DRAFTS);
  const bar = page.getByRole("region", { name: "Chosen drafts" });
  for (const name of ["Teaser", "RTL"]) await page.getByRole("checkbox", { name: `Choose ${name}` }).check();
  await expect(bar.getByRole("status")).toHaveText("2 drafts chosen");
  await table(page).getByRole("button", { name: "Teaser" }).click();
  await panel(page, "Teaser").getByRole("button", { name: "Delete…" }).click();
  const asked = page.getByRole("dialog", { name: "Delete Teaser" });
  await expect(asked.getByText(/removed for good/)).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Delete draft" }).click();
  await expect(page.getByText("Deleting Teaser")).toBeVisible();
  await expect(bar.getByRole("status")).toHaveText("1 draft chosen");
  await expect(bar).not.toContainText("not shown now");
  await expect(page.getByText("Deleted Teaser")).toBeVisible();
  await expect(table(page).getByRole("button", { name: "Teaser" })).toHaveCount(0);
});

test("who may only look is told why nothing can be written", async ({ page, signIn }) => {
  await signIn(page, "leo_analyst");
  await page.goto("/live");
  const href = await page.getByRole("grid").getByRole("link").first().getAttribute("href");
  await page.goto((href ?? "").replace(/[^/]+$/, "drafts/new"));
  await expect(page.getByRole("heading", { name: "Your role may not use the composer" })).toBeVisible();
  await expectAccessible(page);
});

test("the sandbox keeps drafts, and says that it publishes nothing", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await page.goto("/sandbox");
  const href = await page.getByRole("grid").getByRole("link").first().getAttribute("href");
  const drafts = (href ?? "").replace(/[^/]+$/, "drafts");
  await page.goto(`${drafts}/new`);
  await expect(page.getByRole("combobox", { name: "Author" })).not.toHaveValue("");
  await text(page).fill("Only a try");
  await save(page).click();
  await expect(page).toHaveURL(/\/drafts\?panel=/);
  const closed = /The sandbox publishes nothing/;
  const draft = panel(page, "Only a try");
  await expect(draft.getByRole("button", { name: "Publish…" })).toHaveAccessibleDescription(closed);
  await expect(draft.getByRole("button", { name: "Schedule…" })).toHaveAccessibleDescription(closed);
  await page.goto(`${drafts}/scheduled`);
  await expect(page.getByText(closed)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("navigation", { name: "Posts" }).getByRole("link", { name: "Drafts" }).click();
  await expect(table(page).getByRole("button", { name: "Only a try" })).toBeVisible();
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

test("what cannot be read says so instead of loading for ever, and is read when asked again", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  await signIn(page, "mara_agency");
  for (const [address, tryAgain, there] of [
    [DRAFTS, "The drafts could not be read", table(page)],
    [
      `${DRAFTS}/scheduled`,
      "The scheduled posts could not be read",
      page.getByRole("table", { name: "Scheduled posts" }),
    ],
    [`${DRAFTS}/${QUESTION}`, "The draft could not be read", text(page)],
  ] as const) {
    await emulator.fault({ path: "/live/12/accounts/frbm3w17men*", status: 503 });
    await page.goto(address);
    const failure = page.getByRole("alert").filter({ hasText: tryAgain });
    await expect(failure).toBeVisible();
    // It stays, whatever else of the account is asked for again meanwhile.
    await expect(page.locator("main .skeleton")).toHaveCount(0);
    await expectAccessible(page);
    await emulator.clearFaults();
    await failure.getByRole("button", { name: "Try again", exact: true }).click();
    await expect(there).toBeVisible();
  }
  await emulator.fault({ path: "/live/12/accounts/frbm3w17men*", status: 503 });
  await page.goto(`${DRAFTS}/new`);
  const authors = page.getByRole("alert").filter({ hasText: "The authors could not be read" });
  await expect(authors).toBeVisible();
  await emulator.clearFaults();
  await authors.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(page.getByRole("combobox", { name: "Author" })).not.toHaveValue("");
});
