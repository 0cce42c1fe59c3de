import { openSection } from "./account-id";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";

for (const width of [1280, 390]) {
  test(`ads can be read and opened at ${width}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, "mara_agency");
    await openSection(page, "ads");
    const first = page.locator("[data-row]").first();
    await expect(first).toBeVisible();
    await expectAccessible(page);
    expect(await scrollsSideways(page)).toBe(false);
    const id = await first.getAttribute("data-row");
    await page.goto(`${page.url()}?panel=${id}`);
    await expect(page.getByRole("dialog").getByRole("link", { name: "Open its line item" })).toBeVisible();
    await expectAccessible(page);
  });
}
