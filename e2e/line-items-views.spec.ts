import { FEW, HANDLE, openCampaigns } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";
import { countOf, lineItemGrid, openLineItems } from "./line-item-pages";

const BUILT_IN = ["All", "Active", "Serving", "Not serving", "Scheduled", "Paused", "Ended"];

test("views of line items are tabs: opened, saved, replaced, renamed, moved and deleted, apart from those of campaigns", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  const account = await openLineItems(page, "?sort=bid-desc&deleted=shown");
  const all = await countOf(page);
  const views = page.getByRole("navigation", { name: "Views" }).getByRole("link");
  const view = (name: string) => views.filter({ hasText: new RegExp(`^${name}$`) });
  const menu = async (item: string) => {
    await page.getByRole("button", { name: "Save and share views" }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  const naming = async (title: string, name: string) => {
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByRole("button", { name: "Save" }).click();
  };
  await expect(views).toHaveText(BUILT_IN);
  await menu("Save this view…");
  await naming("Save this view", "By bid");
  await expect(view("By bid")).toHaveAttribute("aria-current", "page");

  await view("Paused").click();
  await expect(page).toHaveURL(/\/line-items\?status=paused$/);
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  const states = await lineItemGrid(page).locator('[data-cell="status"]').allTextContents();
  for (const state of states) expect(state).toMatch(/^Paused/);
  await expectAccessible(page);
  await page.keyboard.press("Alt+8");
  await expect(page).toHaveURL(/sort=bid-desc/);
  await expect(page).toHaveURL(/deleted=shown/);
  await expect(page).not.toHaveURL(/status=/);
  await expect.poll(() => countOf(page)).toBe(all);

  await page.goto(`/live/${HANDLE}/${account}/line-items?status=active&sort=name-asc`);
  await menu("Replace “By bid” with this");
  await expect(view("By bid")).toHaveAttribute("aria-current", "page");
  await menu("Rename “By bid”…");
  await naming("Rename “By bid”", "Active by name");
  await view("Not serving").click();
  await menu("Save this view…");
  await naming("Save this view", "Stuck");
  await menu("Move “Stuck” left");
  await expect(views).toHaveText([...BUILT_IN, "Stuck", "Active by name"]);
  await page.reload();
  await expect(views).toHaveText([...BUILT_IN, "Stuck", "Active by name"]);
  await menu("Delete “Stuck”");
  await expect(views).toHaveText([...BUILT_IN, "Active by name"]);

  await openCampaigns(page, FEW);
  await expect(views).toHaveText(BUILT_IN);
});

test("a section opens with the view that was put first, unless its address says otherwise", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  const account = await openLineItems(page, "?sort=bid-desc");
  const section = `/live/${HANDLE}/${account}/line-items`;
  const views = page.getByRole("navigation", { name: "Views" }).getByRole("link");
  const menu = page.getByRole("button", { name: "Save and share views" });
  await menu.click();
  await page.getByRole("menuitem", { name: "Save this view…" }).click();
  const naming = page.getByRole("dialog", { name: "Save this view" });
  await naming.getByLabel("Name").fill("By bid");
  await naming.getByRole("button", { name: "Save" }).click();

  await menu.click();
  await page.getByRole("menuitem", { name: "Duplicate “By bid”…" }).click();
  const copying = page.getByRole("dialog", { name: "Duplicate “By bid”" });
  await expect(copying.getByLabel("Name")).toBeFocused();
  await expect(copying.getByLabel("Name")).toHaveValue("By bid (copy)");
  await expectAccessible(page);
  await copying.getByRole("button", { name: "Save" }).click();
  await expect(views).toHaveText([...BUILT_IN, "By bid", "By bid (copy)"]);
  await expect(views.and(page.locator("[aria-current]"))).toHaveText(["By bid (copy)"]);

  await menu.click();
  await page.getByRole("menuitem", { name: "Open “By bid (copy)” first" }).click();
  await expect(page.getByText("“By bid (copy)” opens first from now on").first()).toBeVisible();
  await page.goto(section);
  await expect(page).toHaveURL(/\/line-items\?sort=bid-desc$/);
  await expect(views.and(page.locator("[aria-current]"))).toHaveText(["By bid (copy)"]);
  await views.filter({ hasText: /^All$/ }).click();
  await expect(page).toHaveURL(/\/line-items$/);
  await page.goto(`${section}?status=paused`);
  await expect(views.and(page.locator("[aria-current]"))).toHaveText(["Paused"]);

  await views.filter({ hasText: /^All$/ }).click();
  await menu.click();
  await page.getByRole("menuitem", { name: "Open “All” first" }).click();
  await page.goto(section);
  await expect(lineItemGrid(page)).toBeVisible();
  await expect(page).toHaveURL(/\/line-items$/);
});

test("a view that the browser does not store is said not to be kept", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      if (String(key).startsWith("line-item-views")) throw new DOMException("Full", "QuotaExceededError");
      return put.call(this, value, key);
    };
  });
  await openLineItems(page, "?sort=bid-desc");
  const views = page.getByRole("navigation", { name: "Views" }).getByRole("link");
  const told = page.getByText("Not kept: this browser stores nothing").first();
  const menu = page.getByRole("button", { name: "Save and share views" });
  await menu.click();
  await page.getByRole("menuitem", { name: "Save this view…" }).click();
  const naming = page.getByRole("dialog", { name: "Save this view" });
  await naming.getByLabel("Name").fill("By bid");
  await naming.getByRole("button", { name: "Save" }).click();
  await expect(told).toBeVisible();
  await expect(views).toHaveText(BUILT_IN);

  await page.reload();
  await views.filter({ hasText: /^Paused$/ }).click();
  await menu.click();
  await page.getByRole("menuitem", { name: "Open “Paused” first" }).click();
  await expect(told).toBeVisible();
});

test("both grids become cards at one width, and on a phone have the same two rows above them", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  const account = await openLineItems(page);
  for (const noun of ["line-items", "campaigns"]) {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto(`/live/${HANDLE}/${account}/${noun}`);
    await expect(page.getByRole("grid")).toBeVisible();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(page.getByRole("grid")).toHaveCount(0);
    await expect(page.getByRole("checkbox", { name: /^Choose / }).first()).toBeVisible();

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
