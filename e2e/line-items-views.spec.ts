import { HANDLE } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";
import { openLineItems } from "./line-item-pages";

test("both grids become cards at one width, and on a phone have the same two rows above them", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  const account = await openLineItems(page);
  for (const resource of ["line-items", "campaigns"]) {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto(`/live/${HANDLE}/${account}/${resource}`);
    await expect(page.getByRole("grid")).toBeVisible();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(page.getByRole("grid")).toHaveCount(0);
    await expect(page.getByRole("checkbox", { name: /^Select / }).first()).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("button", { name: "Save and share views" })).toBeInViewport({ ratio: 1 });
    const boxes = [
      page.getByRole("searchbox"),
      page.getByRole("button", { name: "Filter", exact: true }),
      page.getByRole("button", { name: "View", exact: true }),
    ];
    const [search, filter, view] = await Promise.all(boxes.map((each) => each.boundingBox()));
    expect(search?.width, "the search has the row to itself").toBe(358);
    expect(filter?.y).toBeGreaterThan(search?.y ?? 0);
    expect(view?.y).toBe(filter?.y);
    await expectAccessible(page);
  }
});
