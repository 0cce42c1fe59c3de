import { expect, expectAccessible, test } from "./fixtures";

const ACCOUNT = "/live/mara_agency/frbm3w17men";

const LISTS = [
  ["cards", "polls", "conversations"],
  ["drafts", "drafts/scheduled", "drafts/published"],
  ["audiences", "media/account", "funding"],
] as const;

for (const sections of LISTS) {
  test(`beside an open panel ${sections.join(", ")} keep what is in them in sight`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, "mara_agency");
    for (const section of sections) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.goto(`${ACCOUNT}/${section}`);
      const body = page.locator("main table");
      await body.locator("tbody button").first().click();
      await expect(page).toHaveURL(/panel=/);
      await expect(page.getByRole("dialog")).toBeVisible();
      for (const width of [1440, 1280, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = () =>
          body.evaluate((table) => {
            const room = table.closest("main")?.getBoundingClientRect().right ?? 0;
            return table.getBoundingClientRect().right - room;
          });
        await expect.poll(beyond, { message: `${section} at ${width}` }).toBeLessThanOrEqual(0);
      }
      await expectAccessible(page);
    }
  });
}
