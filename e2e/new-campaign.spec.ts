import type { Page } from "@playwright/test";
import { FEW, HANDLE, openCampaigns } from "./campaign-pages";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";
import { tabTo, typeInto } from "./keyboard";

const next = (page: Page) => page.getByRole("button", { name: /^Next:/ });
const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const create = (page: Page, label = "Create paused campaign") => page.getByRole("button", { name: label });

test.beforeEach(({ complaints }) => {
  // Pictures of the demo may be on a server that does not exist; the dashboard draws a placeholder.
  complaints.expect(/media\.example|Failed to load resource/);
});

test("from nothing to serving: one line item, six criteria and a post with a card in few clicks", async ({
  page,
  signIn,
  clicks,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW);
  const serving = await clicks(page, "Campaign from nothing to serving");
  await page.getByRole("button", { name: "New campaign" }).click();
  await expect(page.getByRole("button", { name: /^Website clicks/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Website clicks/ }).click();

  await expect(page.getByRole("textbox", { name: /^Name/ })).toBeFocused();
  await page.getByRole("button", { name: /usual in this account$/ }).click();
  await expect(page.getByRole("textbox", { name: /^Name/ })).not.toHaveValue("");
  await expectAccessible(page);
  await next(page).click();
  await expect(step(page, "Line items")).toBeVisible();
  await expectAccessible(page);
  await next(page).click();

  const place = page.getByRole("textbox", { name: "Find a place" });
  await expect(place).toBeFocused();
  for (const country of ["Germany", "France", "Spain"]) {
    await page.keyboard.type(country);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Included ${country}.`)).toBeVisible();
  }
  await page
    .getByRole("navigation", { name: "Kinds of targeting" })
    .getByRole("button", { name: /^Keywords/ })
    .click();
  await page.getByRole("textbox", { name: "Keywords" }).click();
  await page.keyboard.type("winter\nskiing\nmountains");
  await page
    .getByRole("button", { name: /^(Add|Include)/ })
    .first()
    .click();
  await expect(page.getByRole("region", { name: "Audience estimate" }).getByRole("status")).toContainText(
    "people",
  );
  await expectAccessible(page);
  await next(page).click();

  await page.getByRole("button", { name: "New post with a card" }).click();
  await page.getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.type("Fly for less this winter");
  await page.getByRole("button", { name: "Choose an image or video" }).click();
  await page
    .getByRole("dialog", { name: /^Choose/ })
    .getByRole("option")
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("textbox", { name: "Title" }).click();
  await page.keyboard.type("Winter flights");
  await page.getByRole("textbox", { name: "Website" }).click();
  await page.keyboard.type("https://kestrel.example/winter");
  await expectAccessible(page);
  await next(page).click();

  await page.getByText("Active", { exact: true }).click();
  await expectAccessible(page);
  await create(page, "Create and start campaign").click();
  await expect(page.getByRole("dialog", { name: /^Website clicks/ })).toBeVisible();
  await serving();
});

test("a campaign is planned by keyboard alone, left, taken up again and created on a phone", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW);
  await page.keyboard.press("c");
  await tabTo(page, page.getByRole("button", { name: /^Engagements/ }));
  await page.keyboard.press("Enter");
  const name = page.getByRole("textbox", { name: /^Name/ });
  await expect(name).toBeFocused();
  await typeInto(page, name, "By keyboard");
  for (const title of ["Line items", "Targeting", "Ads"]) {
    await tabTo(page, next(page));
    const began = await page.evaluate(() => performance.now());
    await page.keyboard.press("Enter");
    await expect(step(page, title)).toBeVisible();
    const took = (await page.evaluate(() => performance.now())) - began;
    process.stdout.write(`To ${title}: ${Math.round(took)} ms, with asking for it\n`);
  }
  await tabTo(page, page.getByRole("button", { name: "New post", exact: true }));
  await page.keyboard.press("Enter");
  await typeInto(page, page.getByRole("textbox", { name: "Text" }), "Typed by keyboard");
  await expect(page.getByText("Saved on this device")).toBeAttached();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByText(/^Continued from/)).toBeVisible();
  await expect(step(page, "Ads")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue("Typed by keyboard");
  await expect(next(page)).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await expectAccessible(page);
  // From the end of one step to the beginning of the next.
  await page
    .getByRole("navigation", { name: "Steps" })
    .getByRole("button", { name: /Campaign/ })
    .click();
  await next(page).click();
  await expect(step(page, "Line items")).toBeInViewport();
  await tabTo(page, create(page));
  await page.keyboard.press("Enter");
  // The panel, and not the toast beside it.
  const panel = page.locator('[role="dialog"][data-open]');
  await expect(panel.getByRole("heading", { name: /By keyboard$/ })).toBeVisible();
});

test("of two tabs with the same campaign one can change it, and the other takes it over with all of it", async ({
  page,
  signIn,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW);
  const address = `${page.url().split("?")[0]}/new`;
  const other = await page.context().newPage();
  const name = (tab: Page) => tab.getByLabel(/^Name/);
  const here = (tab: Page) => tab.getByRole("button", { name: "Continue here" });
  await page.goto(address);
  await page.getByRole("button", { name: /^Engagements/ }).click();
  await name(page).fill("Begun in one tab");
  await other.goto(address);
  await expect(here(other)).toBeVisible();
  await expect(name(other)).toHaveValue("Begun in one tab");
  await expect(name(other).and(other.locator("[inert] *"))).toBeAttached();
  await expectAccessible(other);

  await name(page).pressSequentially(" and typed on");
  await here(other).click();
  await expect(here(page)).toBeVisible();
  await expect(here(other)).toBeHidden();
  await expect(name(other)).toHaveValue("Begun in one tab and typed on");
  await name(other).fill("Ended in the other");
  await expect(name(page)).toHaveValue("Ended in the other");
  await expect(name(page).and(page.locator("[inert] *"))).toBeAttached();
  await here(page).click();
  await expect(here(other)).toBeVisible();
  await expect(name(page)).toHaveValue("Ended in the other");
  await expect(name(page).and(page.locator("[inert] *"))).toHaveCount(0);
});
