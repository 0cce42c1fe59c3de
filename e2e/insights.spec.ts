import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { accountId } from "./account-id";
import { FEW, HANDLE } from "./campaign-pages";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";
import { coloursOf } from "./pictures";

/** Opens a page of the insights of an account that the handle has. */
async function openInsights(page: Page, address: string, handle = HANDLE, named?: string) {
  await page.goto(`/live/${handle}/${await accountId(page, handle, named)}/insights/${address}`);
}

const shown = (page: Page) => page.getByRole("list", { name: "What is shown" }).getByRole("listitem");

test("posts about keywords are counted, read by keyboard and saved as a picture, and tables are looked up", async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await signIn(page, HANDLE);
  await openInsights(page, "keywords?country=nowhere", HANDLE, FEW);
  await expect(page.getByRole("heading", { name: "Add a keyword" })).toBeVisible();
  await expect(page).toHaveTitle(/^Keywords/);
  await page.keyboard.press("/");
  await page.keyboard.type("coffee, cold brew");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: /^Country/ })).toHaveAccessibleDescription(
    /Expected a country/,
  );
  await expectAccessible(page);
  await openInsights(page, "keywords?q=coffee,cold+brew&not=decaf", HANDLE, FEW);
  await expect(shown(page)).toHaveText([/“coffee” or “cold brew”, without “decaf” · any country · .* posts/]);
  await expectAccessible(page);

  const slider = page.getByRole("slider", { name: "Read single values" });
  await slider.focus();
  const last = await slider.getAttribute("aria-valuetext");
  expect(last).toMatch(/[1-9][\d,]* posts/);
  await page.keyboard.press("ArrowLeft");
  await expect(slider).not.toHaveAttribute("aria-valuetext", last ?? "");

  // Light in the dark, and the chart also while the table is in sight.
  await page.getByRole("group", { name: "Show as" }).getByText("Table").click();
  await expect(page.getByRole("table", { name: "Posts" })).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const picturing = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the chart as PNG" }).click();
  const picture = await picturing;
  expect(picture.suggestedFilename()).toBe("coffee cold brew posts.png");
  const png = await readFile(await picture.path());
  expect(png.readUInt32BE(16)).toBe(2 * 960);
  const colours = await coloursOf(page, png);
  expect(colours.corner).toBe("255 255 255");
  expect(colours.count).toBeGreaterThan(20);

  await page.keyboard.press("g");
  await page.keyboard.press("o");
  await expect(page.getByRole("table", { name: "Placements" })).toContainText("SERVICE_TIMELINE");
  await expectAccessible(page);
  await page
    .getByRole("navigation", { name: "Reference tables" })
    .getByRole("link", { name: "Business" })
    .click();
  await expect(page.getByRole("table", { name: "Business categories" })).toBeVisible();
  await expectAccessible(page);
});

test("an analyst counts posts and looks places up on a phone", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "leo_analyst");
  await openInsights(page, "keywords?q=coffee&vs=days&by=HOUR", "leo_analyst");
  await expect(shown(page)).toHaveCount(2);
  await page.getByRole("slider", { name: "Read single values" }).focus();
  await expect(page.getByText(/^[\d,]+ posts$/).first()).toBeVisible();
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);

  await openInsights(page, "lookups?of=locations", "leo_analyst");
  await page.getByRole("searchbox", { name: "Search places" }).fill("united");
  const places = page.getByRole("list", { name: "Places" }).getByRole("listitem");
  await expect(places).toHaveText([/United Kingdom/, /United States.*96683cc9126741d1/]);
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);

  await page.goto(page.url().replace(/insights.*$/, "audiences/none/upload"));
  await expect(page.getByText("Your role may not use the upload of people")).toBeVisible();
  await expectAccessible(page);
});
