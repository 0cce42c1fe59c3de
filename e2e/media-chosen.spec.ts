import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";

const MEDIA = "/live/mara_agency/frbm3w17men/media";
const options = (page: Page) => page.getByRole("listbox", { name: "Media library" }).getByRole("option");
const bar = (page: Page) => page.getByRole("region", { name: "Chosen files" });
/** The corner of a tile that chooses it: it is a picture for the eye, which no name leads to. */
const tick = (tile: Locator) => tile.locator("[data-tick]");
const titleOf = async (tile: Locator) => (await tile.locator("bdi[title]").textContent()) ?? "";

test("media are chosen by mouse and keys, and tagged together", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await page.goto(MEDIA);
  await tick(options(page).nth(0)).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await options(page)
    .nth(3)
    .click({ modifiers: ["Shift"] });
  await expect(bar(page).getByRole("status")).toHaveText("4 files chosen");
  await page.getByRole("listbox", { name: "Media library" }).press("x");
  await expect(bar(page).getByRole("status")).toHaveText("3 files chosen");
  await expect(options(page).and(page.locator("[aria-selected=true]"))).toHaveCount(3);
  await expectAccessible(page);

  await bar(page).getByRole("button", { name: "Tags…" }).click();
  const dialog = page.getByRole("dialog", { name: "Tags of 3 files" });
  await dialog.getByLabel("New tag").fill("#Autumn");
  await dialog.getByRole("button", { name: "Add tag" }).click();
  await expect(dialog.getByRole("checkbox", { name: "Autumn" })).toBeChecked();
  await expectAccessible(page);
  // A tag is taken back, and given again, by buttons of its own.
  await dialog.getByRole("button", { name: "Undo: Tag “Autumn”" }).click();
  await expect(dialog.getByRole("checkbox")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Redo: Tag “Autumn”" }).click();
  await expect(dialog.getByRole("checkbox", { name: "Autumn" })).toBeChecked();
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByLabel("Tag", { exact: true }).selectOption("Autumn");
  await expect(options(page)).toHaveCount(3);
  await expect(options(page).first()).toContainText("Autumn");

  // They stay on this device, and the panel of one changes its own.
  await page.reload();
  await expect(options(page)).toHaveCount(3);
  await options(page).first().click();
  await page.getByRole("checkbox", { name: "Autumn" }).uncheck();
  await expect(options(page)).toHaveCount(2);
  await page.getByLabel("Tag", { exact: true }).selectOption("Without tags");
  await expect(options(page).filter({ hasText: "Autumn" })).toHaveCount(0);
});

test("whoever chooses media for a card finds them by their tags", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await page.goto(MEDIA);
  const hero = options(page).filter({ hasText: "Hero image" }).first();
  const title = await titleOf(hero);
  await tick(hero).click();
  await bar(page).getByRole("button", { name: "Tags…" }).click();
  const tags = page.getByRole("dialog", { name: /^Tags of / });
  await tags.getByLabel("New tag").fill("Hero");
  await tags.getByRole("button", { name: "Add tag" }).click();
  await tags.getByRole("button", { name: "Done" }).click();

  await page.goto(MEDIA.replace(/media$/, "cards/new"));
  await page.getByRole("button", { name: "Choose an image or video" }).click();
  const picker = page.getByRole("dialog", { name: /^Choose/ });
  const tiles = picker.getByRole("listbox", { name: "Media" }).getByRole("option");
  await expect(tiles.nth(1)).toBeVisible();
  await picker.getByLabel("Tag", { exact: true }).selectOption("Hero");
  await expect(tiles).toHaveCount(1);
  await expect(tiles).toContainText(title);
  await expectAccessible(page);
  // Words of the search are looked for in tags as well.
  await picker.getByLabel("Tag", { exact: true }).selectOption("All tags");
  await picker.getByRole("searchbox").fill("hero");
  await expect(tiles.filter({ hasText: title })).toBeVisible();
});

test("chosen media are exported, and deleted together once it is said what uses them", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, "mara_agency");
  await page.goto(MEDIA);
  const hero = options(page).filter({ hasText: "Hero image" }).first();
  await tick(hero).click();
  const other = options(page).filter({ hasNotText: "Hero image" }).first();
  const otherTitle = await titleOf(other);
  await tick(other).click();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export the 2 chosen, columns as seen" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.trim().split("\r\n")).toHaveLength(3);

  await bar(page).getByRole("button", { name: "Delete…" }).click();
  const asked = page.getByRole("dialog", { name: /^Delete 2 files in / });
  await expect(asked).toContainText(/used by .*cards/);
  await expect(asked).toContainText("New cards and posts cannot use them any more.");
  await expectAccessible(page);
  await asked.getByLabel("Type “delete 2” to confirm").fill("delete 2");
  await asked.getByRole("button", { name: "Delete 2 files" }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Jobs" })).toContainText("2 of 2 done");
  await expect(options(page).filter({ hasText: otherTitle })).toHaveCount(0);
  await expect(hero).toHaveCount(0);
  const requests = await emulator.requests();
  expect(
    requests.filter(({ method, path }) => method === "DELETE" && path.includes("/media_library/")),
  ).toHaveLength(2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("media are chosen with the thumb", async ({ page, signIn }) => {
    await signIn(page, "mara_agency");
    await page.goto(MEDIA);
    await tick(options(page).nth(0)).tap();
    await tick(options(page).nth(1)).tap();
    await expect(bar(page).getByRole("status")).toHaveText("2 files chosen");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await bar(page).getByRole("button", { name: "Clear" }).tap();
    await expect(bar(page)).toHaveCount(0);
  });
});
