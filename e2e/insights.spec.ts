import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { accountId } from "./account-id";
import { FEW, HANDLE } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";
import { coloursOf } from "./pictures";

const SEARCH = "/live/12/insights/keywords/search";
const A_DAY_MS = 86_400_000;

/** Opens a page of the insights of an account that the handle has. */
async function openInsights(page: Page, address: string, handle = HANDLE, named?: string) {
  await page.goto(`/live/${handle}/${await accountId(page, handle, named)}/insights/${address}`);
}

/** What was asked about keywords, oldest first. */
async function questionsOf(emulator: EmulatorControl) {
  const requests = await emulator.requests();
  return requests.filter(({ path }) => path === SEARCH).map(({ query }) => new URLSearchParams(query));
}

const used = (page: Page) => page.getByRole("list", { name: "Keywords in use" });
const shown = (page: Page) => page.getByRole("list", { name: "What is shown" }).getByRole("listitem");

async function download(page: Page) {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download what is shown as CSV" }).click();
  return readFile(await (await downloading).path(), "utf8");
}

test("posts about keywords are counted, read by keyboard, compared and exported", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openInsights(page, "../settings", HANDLE, FEW);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("w");
  await expect(page.getByRole("heading", { name: "Add a keyword" })).toBeVisible();
  await expect(page).toHaveTitle(/^Keywords/);
  await page.keyboard.press("/");
  await page.keyboard.type("coffee, cold brew");
  await page.keyboard.press("Enter");
  await page.keyboard.type("decaf");
  await page.keyboard.press("Alt+Enter");
  await expect(used(page).getByRole("listitem")).toHaveText([
    "Included: coffee",
    "Included: cold brew",
    "Left out: decaf",
  ]);
  await expect(page.getByText("3/10 used")).toBeVisible();
  await expect(page).toHaveURL(/q=coffee,cold(\+|%20)brew&not=decaf/);
  await expect(shown(page)).toHaveText([/“coffee” or “cold brew”, without “decaf” · any country · .* posts/]);
  await expectAccessible(page);

  const slider = page.getByRole("slider", { name: "Read single values" });
  await slider.focus();
  const last = await slider.getAttribute("aria-valuetext");
  expect(last).toMatch(/[1-9][\d,]* posts/);
  await page.keyboard.press("ArrowLeft");
  await expect(slider).not.toHaveAttribute("aria-valuetext", last ?? "");

  await page.getByLabel("Period").selectOption("1 day");
  await page.getByLabel("Up to").fill("2020-01-15");
  await page.getByRole("group", { name: "Interval" }).getByText("Hour").click();
  await page.getByRole("group", { name: "Show as" }).getByText("Table").click();
  const table = page.getByRole("table", { name: "Posts" });
  await expect(table.getByRole("row")).toHaveCount(25);
  await expect(table.getByRole("row").nth(1)).toContainText("15 Jan 2020, 00:00");
  const asked = (await questionsOf(emulator)).findLast((each) => each.get("granularity") === "HOUR");
  expect(asked?.get("keywords")).toBe("coffee,cold brew");
  expect(asked?.get("negative_keywords")).toBe("decaf");
  const [start, end] = ["start_time", "end_time"].map((name) => Date.parse(asked?.get(name) ?? ""));
  expect((end ?? 0) - (start ?? 0)).toBe(A_DAY_MS);

  await page.getByLabel("Compare with").selectOption("Other days");
  await expect(shown(page)).toHaveText([/15 Jan 2020/, /14 Jan 2020/]);
  await page.getByLabel("Compare with").selectOption("Other keywords");
  await expect(page.getByText("Include a keyword above to compare with.")).toBeVisible();
  await page
    .getByLabel(/^Other keywords/)
    .and(page.getByRole("textbox"))
    .fill("tea");
  await page.keyboard.press("Enter");
  await expect(shown(page)).toHaveText([/“coffee” or “cold brew”/, /“tea” · any country · 15 Jan 2020/]);
  await expect(table.getByRole("row").nth(1).getByRole("cell")).toHaveCount(4);
  const csv = await download(page);
  for (const line of [
    'Any of the keywords,"coffee, cold brew",tea',
    "None of the keywords,decaf,",
    "Country,any country,any country",
    "Time zone,",
    "Granularity,HOUR",
    "Fetched at (UTC),20",
  ]) {
    expect(csv).toContain(line);
  }
  expect(
    csv
      .trim()
      .split("\r\n")
      .filter((line) => line.startsWith("2020-01-1")),
  ).toHaveLength(24);

  // Light in the dark, and the chart also while the table is in sight.
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
  await page.reload();
  await expect(table.getByRole("row")).toHaveCount(25);
  await expect(shown(page)).toHaveCount(2);
});

test("related keywords lead to the next question, as far as ten go", async ({ page, context, signIn }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, HANDLE);
  await openInsights(page, "keywords?q=coffee", HANDLE, FEW);
  const related = page.getByRole("list", { name: "Related keywords" });
  await expect(related.getByRole("listitem")).toHaveCount(30);
  await page.getByRole("button", { name: "Copy all 30" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\n")).toHaveLength(30);
  const [one, two, three] = copied.split("\n");
  await related.getByRole("button", { name: `Include ${one}`, exact: true }).click();
  await expect(used(page)).toContainText(`Included: ${one}`);
  await related.getByRole("button", { name: `Include ${two}`, exact: true }).click({ modifiers: ["Alt"] });
  await expect(used(page)).toContainText(`Left out: ${two}`);
  await related.getByRole("button", { name: `Exclude ${three}`, exact: true }).press("Enter");
  await expect(used(page)).toContainText(`Left out: ${three}`);
  await expect(page.getByRole("heading", { name: "Related keywords" })).toBeFocused();
  await used(page)
    .getByRole("button", { name: `Include ${three} instead` })
    .click();
  await expect(used(page)).toContainText(`Included: ${three}`);
  await used(page)
    .getByRole("button", { name: `Remove ${two}` })
    .press("Enter");
  await expect(used(page)).not.toContainText(`${two}`);
  await expect(used(page)).toBeFocused();

  const field = page.getByRole("textbox", { name: /^Keywords/ });
  await field.fill("a, b, c, d, e, f, g, h");
  await field.press("Enter");
  await expect(page.getByText("10/10 used")).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/At most 10 keywords/);
  await expect(field).toHaveValue("h");
  await expect(related.getByRole("button", { name: /^Include/ }).first()).toHaveAccessibleDescription(
    /All 10 are used/,
  );
});

test("what cannot be counted is told where it was chosen, and what is missing is not zero", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of (400|429)/);
  await signIn(page, HANDLE);
  await openInsights(page, "keywords?q=coffee&country=nowhere", HANDLE, FEW);
  const country = page.getByRole("combobox", { name: /^Country/ });
  await expect(country).toHaveAccessibleDescription(/Expected a country/);
  await expectAccessible(page);
  await country.click();
  await page.getByRole("combobox", { name: "Country", exact: true }).fill("united st");
  await page.keyboard.press("Enter");
  await expect(shown(page)).toHaveText([/“coffee” · United States/]);

  // What is compared with is refused: the line that was counted can be read and taken away all the same.
  await openInsights(page, "keywords?q=coffee&vs=country&vscountry=nowhere", HANDLE, FEW);
  await expect(page.getByText("What you compare with can’t be counted")).toBeVisible();
  await expect(page.getByRole("region", { name: "Posts" })).toHaveAttribute("aria-busy", "false");
  expect(await download(page)).toContain("coffee");

  const before = (await questionsOf(emulator)).length;
  await page.getByLabel("Up to").fill("2999-01-01");
  await expect(page.getByLabel("Up to")).toHaveAccessibleDescription(/Nothing is counted yet then/);
  await expect(page.getByRole("heading", { name: "Nothing is counted yet" })).toBeVisible();
  expect(await questionsOf(emulator)).toHaveLength(before);

  await emulator.fault({
    path: SEARCH,
    status: 429,
    body: { errors: [{ code: "TOO_MANY_REQUESTS", message: "Too many" }] },
  });
  await page.getByLabel("Up to").fill("2020-01-15");
  const failure = page.getByRole("alert").filter({ hasText: "The posts could not be counted" });
  await expect(failure).toContainText("API limit reached");
  await emulator.clearFaults();
  await emulator.fault({
    path: SEARCH,
    body: { data: { related_keywords: [], post_volume: [5, 0] } },
    count: 1,
  });
  await failure.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(page.getByText("2 of 7 numbers are available.")).toBeVisible();
  await expect(page.getByText("No related keywords.")).toBeVisible();
  await page.getByRole("group", { name: "Show as" }).getByText("Table").click();
  await expect(page.getByRole("table", { name: "Posts" }).getByRole("row")).toHaveText([
    /Posts/,
    /9 Jan 2020\s*5$/,
    /10 Jan 2020\s*0$/,
    ...Array.from({ length: 5 }, () => /No number available/),
  ]);
});

test("an analyst counts posts on a phone", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "leo_analyst");
  await openInsights(page, "keywords?q=coffee&vs=days&by=HOUR", "leo_analyst");
  await expect(shown(page)).toHaveCount(2);
  await page.getByRole("slider", { name: "Read single values" }).focus();
  await expect(page.getByText(/^[\d,]+ posts$/).first()).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("reference tables are read once, searched, ordered and taken away", async ({
  page,
  context,
  signIn,
  emulator,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, HANDLE);
  await openInsights(page, "keywords", HANDLE, FEW);
  await expect(page.getByRole("heading", { name: "Add a keyword" })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("o");
  await expect(page.getByRole("table", { name: "Placements" })).toContainText("SERVICE_TIMELINE");
  await expectAccessible(page);
  const tabs = page.getByRole("navigation", { name: "Reference tables" });
  await tabs.getByRole("link", { name: "Bids" }).click();
  const bids = page.getByRole("table", { name: "Bids" }).getByRole("row");
  await expect(bids.nth(1)).toContainText("this account’s");
  await expect(bids.filter({ hasText: "Japanese Yen" })).toContainText(/100,000 JPY/);
  await expect(bids.filter({ hasText: "Kuwaiti Dinar" })).toContainText(/0\.001 KWD/);
  const readsOf = async (path: string) =>
    (await emulator.requests()).filter((request) => request.path === `/live/12/${path}`).length;
  expect(await readsOf("iab_categories")).toBe(0);

  await tabs.getByRole("link", { name: "IAB categories" }).click();
  const iab = page.getByRole("table", { name: "IAB categories" }).getByRole("row");
  await expect(iab.filter({ hasText: "Movies" })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("movies");
  await expect(iab).toHaveText([/Name/, /Movies\s*Arts & Entertainment\s*IAB1-4/]);
  await expect(page).toHaveURL(/of=iab&q=movies/);
  await page.getByRole("button", { name: "Copy id IAB1-4" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("IAB1-4");
  await page.getByRole("button", { name: "Copy what is shown" }).click();
  await expect(page.getByText("Copied 1 row")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "Name\tBelongs to\tId\nMovies\tArts & Entertainment\tIAB1-4\n",
  );

  await tabs.getByRole("link", { name: "Content" }).click();
  await page.getByRole("button", { name: "Videos, 30 days" }).click();
  await page.getByRole("button", { name: "Videos, 30 days" }).click();
  const content = page.getByRole("table", { name: "Content categories" }).getByRole("row");
  await expect(content.nth(1)).toContainText("General News");
  await expect(content.nth(1)).toContainText("IAB12");
  const csv = await download(page);
  expect(csv).toMatch(
    /^\ufeff?Name,Id,"Publishers, 30 days","Videos, 30 days",IAB categories\r\nGeneral News,/,
  );
  expect(csv.trim().split("\r\n")).toHaveLength(await content.count());
  await tabs.getByRole("link", { name: "IAB categories" }).click();
  await expect(iab.filter({ hasText: "Movies" })).toBeVisible();
  await tabs.getByRole("link", { name: "Publishers" }).click();
  await expect(page.getByRole("table", { name: "Publishers" })).toContainText("@pitlane_daily");
  await tabs.getByRole("link", { name: "Business" }).click();
  await expect(page.getByRole("table", { name: "Business categories" })).toBeVisible();
  await expectAccessible(page);
  for (const path of ["iab_categories", "content_categories", "bidding_rules", "line_items/placements"]) {
    expect(await readsOf(path), path).toBe(1);
  }
});

test("places are found by the service, and a table that may not be read now says when, on a phone too", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of 429/);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "leo_analyst");
  await openInsights(page, "lookups?of=locations", "leo_analyst");
  await expect(page.getByRole("heading", { name: "Which place?" })).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search places" });
  await expect(search).toHaveAttribute("placeholder", "Name starts with");
  await search.fill("united");
  const places = page.getByRole("list", { name: "Places" }).getByRole("listitem");
  await expect(places).toHaveText([/United Kingdom/, /United States.*96683cc9126741d1/]);
  await page.getByRole("combobox", { name: "Kind of place" }).selectOption("City");
  await expect(page.getByRole("heading", { name: "No place starts with “united”" })).toBeVisible();
  await search.fill("");
  await page.getByRole("combobox", { name: "Country" }).selectOption("Switzerland");
  await expect(places).toHaveText([/Zürich/]);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await emulator.fault({
    path: "/live/12/content_categories",
    status: 429,
    body: { errors: [{ code: "TOO_MANY_REQUESTS", message: "Too many" }] },
  });
  const tabs = page.getByRole("navigation", { name: "Reference tables" });
  await tabs.getByRole("link", { name: "Content" }).click();
  const failure = page.getByRole("alert").filter({ hasText: "The content categories could not be read" });
  await expect(failure).toContainText("API limit reached");
  await emulator.clearFaults();
  await failure.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(page.getByRole("list", { name: "Content categories" })).toContainText("General News");
});
