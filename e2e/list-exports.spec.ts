import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";

const ACCOUNT = "/live/mara_agency/frbm3w17men";

async function exported(page: Page, item: string): Promise<string[]> {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: item }).click();
  const file = await readFile(await (await download).path(), "utf8");
  return file
    .replace(/^\ufeff/, "")
    .trimEnd()
    .split("\r\n");
}

const LISTS = [
  { section: "cards", many: "cards", first: "ID,Card,Type,Destination,State,Created,Card URI" },
  { section: "polls", many: "polls", first: /^ID,Poll,State,First choice,Second choice,/ },
  { section: "conversations", many: "conversations", first: /^ID,Conversation,Kind,Hashtags,Title,/ },
  { section: "audiences", many: "audiences", first: /^ID,Audience,Type,Size,Can be targeted,Why not,/ },
  { section: "media", many: "media", first: /^Key,Name,File,Tags,Type,/ },
  { section: "drafts", many: "drafts", first: /^text,name,nullcast,author,card_uri,media_keys,draft_id,/ },
  { section: "drafts/scheduled", many: "scheduled posts", first: /^ID,Post,Text,Promoted only,.*Publishes,/ },
  { section: "drafts/published", many: "published posts", first: /^ID,Post,Text,.*Published$/ },
  { section: "media/account", many: "account media", first: "ID,Type,Created,Changed,Address" },
] as const;

for (const { section, many, first } of LISTS) {
  test(`${many} go into a file, as seen and with every field`, async ({ page, signIn }) => {
    await signIn(page, "mara_agency");
    await page.goto(`${ACCOUNT}/${section}`);
    const [heading = "", ...rows] = await exported(page, "Export these rows, columns as seen");
    expect(heading).toMatch(first);
    expect(rows.length).toBeGreaterThan(0);
    await expect(page.getByRole("region", { name: "Jobs" })).toContainText(`Export ${rows.length} `);
    const [all = ""] = await exported(page, "Export these rows, all fields");
    expect(all).toContain("created_at");
    await expectAccessible(page);
  });
}

const BESIDE_A_PANEL = ["cards", "polls", "conversations", "drafts", "audiences", "media/account", "funding"];

test("beside an open panel lists keep what is in them in sight", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  for (const section of BESIDE_A_PANEL) {
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${ACCOUNT}/${section}`);
      const body = page.locator("main table");
      await body.locator("tbody button").first().click();
      await expect(page).toHaveURL(/panel=/);
      await expect(page.getByRole("dialog")).toBeVisible();
      const beyond = await body.evaluate((table) => {
        const room = table.closest("main")?.getBoundingClientRect().right ?? 0;
        return table.getBoundingClientRect().right - room;
      });
      expect(beyond, `${section} at ${width}`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
  }
});

test("a file holds what the list was narrowed to, and nothing is made of nothing", async ({
  page,
  signIn,
}) => {
  await signIn(page, "mara_agency");
  await page.goto(`${ACCOUNT}/audiences?scope=owned`);
  const all = await exported(page, "Export these rows, columns as seen");
  await page.getByRole("searchbox").fill("newsletter");
  await expect(page.getByRole("row").filter({ hasText: "Trade fair visitors" })).toHaveCount(0);
  const some = await exported(page, "Export these rows, columns as seen");
  expect(some.length).toBeLessThan(all.length);
  await page.getByRole("searchbox").fill("no such audience");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await expect(page.getByText("There is nothing to export.").first()).toBeVisible();
});
