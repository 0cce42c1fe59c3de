import type { Page } from "@playwright/test";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { accountId, openSection } from "./account-id";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";
import { halved, mp4, png } from "./media-files";

const UPLOAD = "/upload/1.1/media/upload.json";
const MIB = 1_048_576;

const library = (page: Page) => page.getByRole("listbox", { name: "Media library" });
const uploads = (page: Page) => page.getByRole("region", { name: "Uploads" });

/** Chooses files as the button does, and waits until they have been looked at. */
async function choose(page: Page, files: ReturnType<typeof png> | ReturnType<typeof png>[]) {
  await page.getByLabel("Files to upload").first().setInputFiles(files);
}

const sentTo = async (emulator: EmulatorControl) =>
  (await emulator.requests()).filter(({ path }) => path === UPLOAD).map(({ query }) => query);

test("media are found by type, ratio, fit and words, and the address keeps it all", async ({
  page,
  signIn,
}) => {
  await signIn(page, "mara_agency");
  await openSection(page, "media");
  const options = library(page).getByRole("option");
  await expect(options.first()).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Type").selectOption("Videos");
  await expect(page).toHaveURL(/type=VIDEO/);
  await expect(options.first()).toContainText("Video");
  await expect(options.filter({ hasText: "Image" })).toHaveCount(0);
  await page.getByLabel("Ratio").selectOption("16:9");
  await expect(options.first()).toContainText("16:9");
  await page.getByLabel("Fits", { exact: true }).selectOption("Fits an image to unlock");
  await expect(page.getByRole("heading", { name: "No file matches" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).first().click();

  const title = (await options.first().locator("bdi").first().textContent()) ?? "";
  await page.keyboard.press("/");
  await page.keyboard.type(title);
  await expect(page).toHaveURL(/q=/);
  await expect(options.first()).toContainText(title);
  await page.getByRole("radio", { name: "List" }).check({ force: true });
  await expect(page).toHaveURL(/view=list/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("Search media")).toHaveValue(title);
  await expect(options.first()).toContainText(title);
  await options.first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete file" }).click();
  await expect(page.getByRole("dialog", { name: /^Delete / })).toBeVisible();
  await expectAccessible(page);

  await openSection(page, "media/account");
  await expect(page.getByRole("table", { name: "Account media" }).getByRole("row").nth(1)).toBeVisible();
  await expectAccessible(page);
});

test("the library keeps one row of filters, and its places stand where the tiles will", async ({
  page,
  signIn,
}) => {
  await signIn(page, "mara_agency");
  const reading = page.getByRole("status").filter({ hasText: "Reading the media library" });
  for (const { width, across } of [
    { width: 1440, across: 6 },
    { width: 1280, across: 5 },
    { width: 390, across: 2 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/media_library?*", (route) => held.then(() => route.continue()));
    await openSection(page, "media", { account: "Mercado Jacarandá" });
    await expect(page.getByLabel("Search media")).toBeVisible();
    const places = reading.locator("> div > span");
    await expect(places.first()).toBeVisible();
    const before = await Promise.all([0, 1, across].map((place) => places.nth(place).boundingBox()));
    release();
    const tiles = library(page).locator("[data-media] > div");
    await expect(tiles.first()).toBeVisible();
    const after = await Promise.all([0, 1, across].map((place) => tiles.nth(place).boundingBox()));
    for (const [index, box] of after.entries()) {
      for (const edge of ["x", "y", "width", "height"] as const) {
        expect(box?.[edge], `${edge} of tile ${index} at ${width}`).toBeCloseTo(
          before[index]?.[edge] ?? 0,
          0,
        );
      }
    }
    expect(after[2]?.x, "where the second row begins").toBe(after[0]?.x);
    await page.unroute("**/media_library?*");
    if (width < 1280) continue;
    const [search, exports] = await Promise.all([
      page.getByLabel("Search media").boundingBox(),
      page.getByRole("button", { name: "Export" }).boundingBox(),
    ]);
    expect(exports?.y, `the row of Export at ${width}`).toBe(search?.y);
  }
});

test("files are judged before a byte is sent, and then go into the library", async ({
  page,
  signIn,
  emulator,
  clicks,
}) => {
  await signIn(page, "ines_creative");
  const account = await accountId(page, "ines_creative");
  await page.goto(`/live/ines_creative/${account}/media`);
  await expect(page.getByRole("button", { name: "Upload media" })).toBeVisible();
  await choose(page, [
    png("autumn-wide.png", 1200, 628),
    halved(png("half-sent.png", 1200, 628)),
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("not a picture at all") },
  ]);
  const review = page.getByRole("dialog", { name: "Upload 3 files" });
  await expect(review.getByText("Image · PNG · 1200 × 628 · 1.91:1").first()).toBeVisible();
  await expect(review.getByRole("button", { name: "Upload 1 file" })).toBeFocused();
  // Its header has a size that fits; the picture behind it cannot be drawn.
  const half = review.getByRole("listitem").filter({ hasText: "half-sent.png" });
  await expect(half).toContainText("This image is damaged. Export it again.");
  await expect(half).not.toContainText("Fits");
  await expect(review.getByText("This kind of file is not supported.")).toBeVisible();
  // Several files show it in one line each; the reason is one click away.
  await review.getByText(/^Fits /).click();
  const conversation = review.getByRole("listitem").filter({ hasText: /^Conversation/ });
  await expect(conversation.first()).toBeVisible();
  await expect(conversation.first()).toContainText("Fits");
  await expectAccessible(page);
  expect(await sentTo(emulator)).toEqual([]);

  await review.getByRole("button", { name: "Upload 1 file" }).click();
  const tile = library(page).getByRole("option").filter({ hasText: "autumn-wide.png" });
  await expect(tile).toContainText("1200 × 628");
  expect(await sentTo(emulator)).toHaveLength(1);
  // The jobs and the tile show what arrived; it is not repeated above the library.
  await expect(uploads(page)).toBeHidden();

  const uploaded = await clicks(page, "Upload 1 image");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload media" }).click();
  await (await chooser).setFiles(png("winter-square.png", 1080, 1080));
  // Where nothing is to be changed, the Enter key goes on from the review.
  await expect(page.getByRole("button", { name: "Upload 1 file" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(library(page).getByRole("option").filter({ hasText: "winter-square.png" })).toBeVisible();
  await uploaded();
});

test("an upload that is cut in the middle goes on after a reload, and no piece is sent twice", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, "mara_agency");
  await openSection(page, "media");
  await expect(library(page).getByRole("option").first()).toBeVisible();
  let held = false;
  await page.route(/segment_index=2/, async (route) => {
    // The line breaks here: this piece never leaves the browser.
    if (held) await route.continue();
    else held = true;
  });
  await choose(page, mp4("launch-film.mp4", 4 * MIB));
  await page.getByRole("dialog").getByRole("button", { name: "Upload 1 file" }).click();
  await expect(uploads(page).getByText("2 MB of 4 MB")).toBeVisible();
  await expect.poll(() => held).toBe(true);
  // Going elsewhere on the dashboard does not stop it.
  await page.getByRole("link", { name: "Campaigns", exact: true }).click();
  await expect(page.getByRole("region", { name: "Jobs" })).toContainText("Upload launch-film.mp4");
  await page.getByRole("link", { name: "Media", exact: true }).click();
  await expect(page.getByRole("button", { name: "Upload media" })).toBeVisible();
  await page.reload();

  await expect(uploads(page).getByText(/Interrupted by a reload/)).toBeVisible();
  await expectAccessible(page);
  await choose(page, mp4("renamed copy.mp4", 4 * MIB));
  await expect(uploads(page).getByText(/Interrupted by a reload/)).toBeHidden();
  await expect(uploads(page).getByText(/Processing|Adding/)).toBeVisible();
  await emulator.advance(20_000);
  await expect(library(page).getByRole("option").filter({ hasText: "launch-film.mp4" })).toBeVisible();

  const segments = (await sentTo(emulator)).flatMap((query) => /segment_index=(\d+)/.exec(query)?.[1] ?? []);
  expect(segments).toEqual(["0", "1", "2", "3", "4"]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the library fits, and the panel covers it", async ({ page, signIn }) => {
    await signIn(page, "mara_agency");
    await openSection(page, "media");
    await expect(library(page).getByRole("option").first()).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
    await library(page).getByRole("option").first().click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Where it fits" })).toBeVisible();
    await expectAccessible(page);
  });
});
