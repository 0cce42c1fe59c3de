import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";

const DRAFTS = "/live/mara_agency/frbm3w17men/drafts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("drafts are chosen with the thumb, one by one and all of them", async ({ page, signIn }) => {
    await signIn(page, "mara_agency");
    await page.goto(DRAFTS);
    const bar = page.getByRole("region", { name: "Selected drafts" });
    await page.getByRole("checkbox", { name: "Select Teaser" }).tap();
    await page.getByRole("checkbox", { name: "Select RTL" }).tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(bar.getByRole("status")).toHaveText("2 selected");
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
    for (const name of ["Export…", "Delete…"]) {
      const box = await bar.getByRole("button", { name }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(40);
    }
    await page.getByRole("searchbox").fill("teaser");
    await expect(bar).toContainText("(1 not shown now)");
    await page.getByRole("searchbox").fill("");
    await bar.getByRole("button", { name: "Select all 11" }).tap();
    await expect(bar.getByRole("status")).toHaveText("11 selected (all that match)");
    await bar.getByRole("button", { name: "Clear the selection" }).tap();
    await expect(bar).toHaveCount(0);
    await page.getByRole("checkbox", { name: "Select Teaser" }).tap();
    await page.getByRole("checkbox", { name: "Select RTL" }).tap();
    await bar.getByRole("link", { name: "Compare", exact: true }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "Compare drafts" })).toBeVisible();
    await expectAccessible(page);
  });
});
