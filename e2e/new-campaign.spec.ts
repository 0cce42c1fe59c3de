import type { Page } from "@playwright/test";
import { FEW, HANDLE, openCampaigns } from "./campaign-pages";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";
import { tabTo, typeInto } from "./keyboard";

/** Clicks that the same took over seven screens, and the most that it may take. */
const BEFORE = 44;
const MOST = 22;

const next = (page: Page) => page.getByRole("button", { name: /^Next:/ });
const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const create = (page: Page, label = "Create paused campaign") => page.getByRole("button", { name: label });

test.beforeEach(({ complaints }) => {
  // Pictures of the demo may stand on a server that is not there; what stands in their place is drawn by us.
  complaints.expect(/media\.example|Failed to load resource/);
});

/** Counts what is pressed with the pointer from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.clicks = "0";
    addEventListener(
      "pointerdown",
      () => {
        const { dataset } = document.documentElement;
        dataset.clicks = String(Number(dataset.clicks) + 1);
      },
      true,
    );
  });
  return async () => Number(await page.locator("html").getAttribute("data-clicks"));
}

test("from nothing to serving: one line item, six criteria and a post with a card in few clicks", async ({
  page,
  signIn,
}, { annotations }) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW);
  const clicks = await countClicks(page);
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
  const count = await clicks();
  const description = `${count} clicks, ${BEFORE} over seven screens before, at most ${MOST}`;
  annotations.push({ type: "clicks", description });
  process.stdout.write(`From nothing to serving: ${description}\n`);
  expect(count).toBeLessThanOrEqual(MOST);
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
  await expect(page.getByText("Kept on this device")).toBeAttached();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByText(/^Continued from/)).toBeVisible();
  await expect(step(page, "Ads")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue("Typed by keyboard");
  await expect(next(page)).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await expectAccessible(page);
  await tabTo(page, create(page));
  await page.keyboard.press("Enter");
  // The panel, and not the toast beside it.
  const panel = page.locator('[role="dialog"][data-open]');
  await expect(panel.getByRole("heading", { name: /By keyboard$/ })).toBeVisible();
});
