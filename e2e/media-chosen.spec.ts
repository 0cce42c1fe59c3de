import type { Locator, Page } from "@playwright/test";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";

const MEDIA = "/live/mara_agency/frbm3w17men/media";
const options = (page: Page) => page.getByRole("listbox", { name: "Media library" }).getByRole("option");
const bar = (page: Page) => page.getByRole("region", { name: "Selected files" });
/** The corner of a tile that chooses it: it is a picture for the eye, which no name leads to. */
const tick = (tile: Locator) => tile.locator("[data-tick]");

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("media are chosen with the thumb", async ({ page, signIn }) => {
    await signIn(page, "mara_agency");
    await page.goto(MEDIA);
    await tick(options(page).nth(0)).tap();
    await tick(options(page).nth(1)).tap();
    await expect(bar(page).getByRole("status")).toHaveText("2 selected");
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
    await bar(page).getByRole("button", { name: "Tags…" }).tap();
    const tags = page.getByRole("dialog", { name: "Tags of 2 files" });
    await tags.getByLabel("New tag").fill("#Autumn");
    await tags.getByRole("button", { name: "Add tag" }).tap();
    await expect(tags.getByRole("checkbox", { name: "Autumn" })).toBeChecked();
    await expectAccessible(page);
    await tags.getByRole("button", { name: "Done" }).tap();
    await bar(page).getByRole("button", { name: "Delete…" }).tap();
    await expect(page.getByRole("dialog", { name: /^Delete 2 files in / })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await bar(page).getByRole("button", { name: "Clear the selection" }).tap();
    await expect(bar(page)).toHaveCount(0);
  });
});
