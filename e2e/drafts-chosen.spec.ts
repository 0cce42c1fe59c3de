import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";

const DRAFTS = "/live/mara_agency/frbm3w17men/drafts";
const table = (page: Page) => page.getByRole("table", { name: "Drafts" });

test("two drafts stand side by side", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  await page.goto(DRAFTS);
  await page.getByRole("checkbox", { name: "Choose Teaser" }).check();
  await expect(page.getByRole("button", { name: "Compare", exact: true })).toHaveAccessibleDescription(
    /Choose another draft/,
  );
  await page.getByRole("checkbox", { name: "Choose RTL" }).check();
  await page.getByRole("link", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compare drafts" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Contact sheet" }).getByRole("heading")).toHaveText([
    "Teaser",
    "RTL",
  ]);
  await expectAccessible(page);
});

test("chosen drafts are deleted together, after a while to take it back", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/404/);
  await signIn(page, "mara_agency");
  await page.goto(DRAFTS);
  const choose = (name: string) => page.getByRole("checkbox", { name, exact: true });
  const bar = page.getByRole("region", { name: "Chosen drafts" });
  await choose("Choose all 11 drafts").check();
  await expect(bar.getByRole("status")).toHaveText("11 drafts chosen");
  await choose("Choose all 11 drafts").uncheck();
  await expect(bar).toHaveCount(0);
  const start = async () => {
    for (const name of ["Teaser", "RTL", "GIF"]) await choose(`Choose ${name}`).check();
    await bar.getByRole("button", { name: "Delete…" }).click();
    const asked = page.getByRole("dialog", { name: /^Delete 3 drafts in / });
    await expect(asked.getByText(/Cards and media that they show stay/)).toBeVisible();
    await expect(asked.getByRole("listitem")).toHaveText(["Teaser", "RTL", "GIF"]);
    await asked.getByLabel("Type “delete 3” to confirm").fill("delete 3");
    await asked.getByRole("button", { name: "Delete 3 drafts" }).click();
  };
  const deletions = async () => {
    const requests = await emulator.requests();
    return requests.filter(({ method, path }) => method === "DELETE" && path.includes("/draft_posts/"));
  };
  await start();
  const jobs = page.getByRole("region", { name: "Jobs" });
  await jobs.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(jobs.getByText("Nothing was sent")).toBeVisible();
  expect(await deletions()).toEqual([]);

  // Another is gone by the time it is sent: that is as good as deleted.
  await emulator.fault({
    method: "DELETE",
    path: "/live/12/accounts/*/draft_posts/*",
    after: 1,
    count: 1,
    status: 404,
    body: { errors: [{ code: "NOT_FOUND", message: "No such draft" }] },
  });
  await start();
  await expect(jobs.getByText("3 of 3 done")).toBeVisible();
  await expect(table(page).getByRole("button", { name: "Teaser" })).toHaveCount(0);
  await expect(table(page).getByRole("button", { name: "GIF" })).toHaveCount(0);
  await expect(choose("Choose all 8 drafts")).toBeVisible();
  await expectAccessible(page);
  expect(await deletions()).toHaveLength(3);
});

test("of hundreds of drafts the first are drawn, and all of them can be chosen", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, "mara_agency");
  const drafts = Array.from({ length: 250 }, (_, index) => ({
    id: String(1_890_000_000_000_100_000n + BigInt(index)),
    name: `Imported ${index}`,
    text: "Hello",
    user_id: "2200000001",
    nullcast: true,
    card_uri: null,
    media_keys: [],
    created_at: "2026-11-01T09:00:00Z",
    updated_at: "2026-11-01T09:00:00Z",
  }));
  await emulator.fault({
    method: "GET",
    path: "/live/12/accounts/*/draft_posts",
    body: { data: drafts, next_cursor: null },
  });
  await page.goto(DRAFTS);
  await expect(table(page).getByRole("row")).toHaveCount(201);
  await page.getByRole("checkbox", { name: "Choose all 250 drafts" }).check();
  await expect(page.getByText("250 drafts chosen")).toBeVisible();
  const exporting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await readFile(await (await exporting).path(), "utf8");
  expect(file.trim().split("\r\n")).toHaveLength(251);
  await page.getByRole("button", { name: "Show 50 more" }).click();
  await expect(table(page).getByRole("row")).toHaveCount(251);
  await page.getByRole("searchbox").fill("imported 249");
  await expect(table(page).getByRole("row")).toHaveCount(2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("drafts are chosen with the thumb, one by one and all of them", async ({ page, signIn }) => {
    await signIn(page, "mara_agency");
    await page.goto(DRAFTS);
    const bar = page.getByRole("region", { name: "Chosen drafts" });
    await page.getByRole("checkbox", { name: "Choose Teaser" }).tap();
    await page.getByRole("checkbox", { name: "Choose RTL" }).tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(bar.getByRole("status")).toHaveText("2 drafts chosen");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    for (const name of ["Export CSV", "Delete…"]) {
      const box = await bar.getByRole("button", { name }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(40);
    }
    await page.getByRole("searchbox").fill("teaser");
    await expect(bar).toContainText("(1 not shown now)");
    await page.getByRole("searchbox").fill("");
    await bar.getByRole("button", { name: "Choose all 11" }).tap();
    await expect(bar.getByRole("status")).toHaveText("11 drafts chosen");
    await bar.getByRole("button", { name: "Clear" }).tap();
    await expect(bar).toHaveCount(0);
    await page.getByRole("checkbox", { name: "Choose Teaser" }).tap();
    await page.getByRole("checkbox", { name: "Choose RTL" }).tap();
    await bar.getByRole("link", { name: "Compare", exact: true }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "Compare drafts" })).toBeVisible();
  });
});
