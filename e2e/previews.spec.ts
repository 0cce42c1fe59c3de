import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { CARD_TYPES } from "../lib/ads/endpoints/cards";
import { APPROVALS_PATH } from "../lib/previews/approval-wish";
import type { PostView } from "../lib/previews/view";
import { expect, expectAccessible, test } from "./fixtures";
import { coloursOf, expectPicture, marginsOf } from "./pictures";
import { layoutOf } from "./preview-layout";
import { CARDS, cardPost, conversationPost, plainPost, pollPost } from "./preview-samples";

const HOUR = 3_600_000;

/** Makes an approval link as the dashboard's own pages do. */
async function share(
  page: Page,
  posts: readonly { name: string; view: PostView }[],
  days = 7,
): Promise<string> {
  const answer = await page.request.post(APPROVALS_PATH, {
    headers: { "x-forward": "1", "sec-fetch-site": "same-origin" },
    data: { days, posts },
  });
  const body = await answer.json();
  expect(answer.status(), JSON.stringify(body)).toBe(201);
  return body.url;
}

/** Pixels that a PNG is high. */
const heightOf = (png: Buffer) => png.readUInt32BE(20);

const frameOf = (page: Page) => page.locator("[data-preview-frame]").first();

async function choose(page: Page, group: string, name: string) {
  const radio = page.getByRole("group", { name: group }).getByRole("radio", { name });
  await radio.check({ force: true });
  await expect(radio).toBeChecked();
}

/** The layouts of what a page shows, on phone and desktop, light and dark; each has its picture among the goldens. */
async function allLooks(page: Page, frame: Locator, name: string): Promise<string> {
  const layouts: string[] = [];
  for (const device of ["Phone", "Desktop"]) {
    await choose(page, "Device", device);
    for (const theme of ["Light", "Dark"]) {
      await choose(page, "Theme of the preview", theme);
      await expect(frame).toHaveAttribute("data-look", theme.toLowerCase());
      layouts.push(`${device}, ${theme.toLowerCase()}\n${await layoutOf(frame)}`);
      const look = `${name}-${device}-${theme}`.toLowerCase();
      await expectPicture(frame, test.info(), look);
    }
  }
  return layouts.join("\n");
}

test.describe("goldens", () => {
  const quarter = Math.ceil(CARD_TYPES.length / 4);
  for (const part of [1, 2, 3, 4]) {
    const types = CARD_TYPES.slice((part - 1) * quarter, part * quarter);
    test(`all types of cards, on phone and desktop, light and dark: quarter ${part}`, async ({
      page,
      signIn,
    }) => {
      await signIn(page, "ines_creative");
      for (const type of types) {
        await page.goto(await share(page, [{ name: type, view: cardPost(CARDS[type]) }]));
        await expect(page.getByRole("heading", { name: type })).toBeVisible();
        const name = `card-${type.toLowerCase().replaceAll("_", "-")}`;
        expect(await allLooks(page, frameOf(page), name)).toMatchSnapshot(`${name}.txt`);
      }
    });
  }

  test("a poll before, while and after people vote", async ({ page, signIn }) => {
    await signIn(page, "ines_creative");
    const states = {
      running: pollPost(5.5 * 24 * HOUR),
      voted: pollPost(5.5 * 24 * HOUR, "sample"),
      closed: pollPost(-HOUR),
      "closed-without-votes": pollPost(-HOUR, [0, 0, 0]),
      "not-permitted": pollPost(5.5 * 24 * HOUR, "not-permitted"),
    };
    const links: { name: string; link: string }[] = [];
    for (const [name, view] of Object.entries(states))
      links.push({ name, link: await share(page, [{ name, view }]) });
    for (const { name, link } of links) {
      await page.goto(link);
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
      expect(await allLooks(page, frameOf(page), `poll-${name}`)).toMatchSnapshot(`poll-${name}.txt`);
    }
  });

  test("conversations with one, two and four calls to action, step by step", async ({ page, signIn }) => {
    await signIn(page, "ines_creative");
    for (const calls of [1, 2, 4] as const) {
      await page.goto(await share(page, [{ name: `${calls} calls`, view: conversationPost(calls) }]));
      const frame = frameOf(page);
      const before = await allLooks(page, frame, `conversation-${calls}`);
      await choose(page, "Device", "Phone");
      await choose(page, "Theme of the preview", "Light");
      await frame.getByRole("button", { name: "Post #Tulips" }).click();
      const text = frame.getByRole("textbox", { name: "The reader's post" });
      await expect(text).toHaveValue("I plant Tulips #Tulips");
      await expect(frame.getByLabel("258 characters left")).toBeVisible();
      const composer = await layoutOf(frame);
      if (calls === 1) {
        await text.fill("🌷".repeat(141));
        await expect(frame.getByLabel("-2 characters left")).toBeVisible();
        await expect(frame.getByRole("button", { name: "Post", exact: true })).toHaveAttribute(
          "aria-disabled",
          "true",
        );
        await text.fill("I plant Tulips #Tulips");
        await expectAccessible(page);
      }
      await frame.getByRole("button", { name: "Post", exact: true }).click();
      await expect(frame.getByText("Thanks for planting")).toBeVisible();
      const thanks = await layoutOf(frame);
      expect(`${before}\nComposer\n${composer}\nThanks\n${thanks}`).toMatchSnapshot(
        `conversation-${calls}.txt`,
      );
      await frame.getByRole("button", { name: "Back to the card" }).click();
      await expect(frame.getByRole("button", { name: "Post #Tulips" })).toBeFocused();
    }
  });

  test("worst case, right to left, media of every number, nothing at all", async ({ page, signIn }) => {
    await signIn(page, "ines_creative");
    const keys = (count: number) => ["3_1", "3_2", "3_3", "3_2"].slice(0, count);
    const samples = {
      rtl: plainPost({ text: "מבצע סתיו ב־northwind.com" }),
      "one-picture": plainPost({ text: "One", media_keys: keys(1) }),
      "two-pictures": plainPost({ text: "Two", media_keys: keys(2) }),
      "three-pictures": plainPost({ text: "Three", media_keys: keys(3) }),
      "four-pictures": plainPost({ text: "Four", media_keys: keys(4) }),
      nothing: plainPost({}),
      "lost-media": plainPost({ text: "Lost", media_keys: ["7_99"] }),
      legacy: cardPost({ card_type: "SUMMARY_LARGE", card_uri: "card://1" }),
    };
    for (const [name, view] of Object.entries(samples)) {
      await page.goto(await share(page, [{ name, view }]));
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
      expect(await layoutOf(frameOf(page))).toMatchSnapshot(`post-${name}.txt`);
    }
    await page.goto(await share(page, [{ name: "worst", view: cardPost(CARDS.IMAGE_WEBSITE) }]));
    await page.getByRole("switch", { name: "Small screen, large text" }).check();
    await expect(frameOf(page)).toHaveAttribute("data-worst", "true");
    expect(await layoutOf(frameOf(page))).toMatchSnapshot("post-worst-case.txt");
  });
});

test("an approval link needs no account, is not kept, and says who shared it and until when", async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn(page, "ines_creative");
  const posts = [
    { name: "Autumn A", view: cardPost(CARDS.IMAGE_WEBSITE) },
    { name: "Autumn B", view: pollPost(-HOUR) },
    { name: "Autumn C", view: conversationPost(2) },
  ];
  const link = await share(page, posts, 1);
  expect(link.length).toBeLessThan(2_500);
  const stranger = await browser.newContext({ ...(baseURL && { baseURL }) });
  try {
    const theirs = await stranger.newPage();
    const response = await theirs.goto(link);
    const headers = response?.headers() ?? {};
    expect(headers["cache-control"]).toContain("no-store");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-robots-tag"]).toContain("noindex");
    await expect(theirs.getByRole("heading", { name: "3 previews" })).toBeVisible();
    await expect(theirs.getByText("Shared by @ines_creative")).toBeVisible();
    await expect(theirs.getByRole("list", { name: "Contact sheet" }).getByRole("heading")).toHaveText([
      "Autumn A",
      "Autumn B",
      "Autumn C",
    ]);
    await expectAccessible(theirs);

    const changed = await theirs.goto(link.replace(/.$/, (last) => (last === "A" ? "B" : "A")));
    expect(changed?.headers()["cache-control"]).toContain("no-store");
    await expect(theirs.getByRole("heading", { name: "This link cannot be opened" })).toBeVisible();
    await expectAccessible(theirs);
  } finally {
    await stranger.close();
  }
});

test("a preview is saved under its name, evenly framed, without what only tries it", async ({
  page,
  signIn,
}) => {
  await signIn(page, "ines_creative");
  await page.goto(await share(page, [{ name: "Tulips, autumn", view: conversationPost(1) }]));
  const save = async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as PNG" }).click();
    const file = await download;
    const png = await readFile(await file.path());
    return { name: file.suggestedFilename(), png, margins: await marginsOf(page, png) };
  };
  const card = await save();
  expect(card.name).toBe("Tulips-autumn.png");
  expect(Math.max(...card.margins) - Math.min(...card.margins)).toBeLessThan(24);

  const frame = frameOf(page);
  await frame.getByRole("button", { name: "Post #Tulips" }).click();
  await frame.getByRole("button", { name: "Post", exact: true }).click();
  const back = frame.getByRole("button", { name: "Back to the card" });
  await expect(back).toBeVisible();
  const thanks = await save();
  await back.evaluate((button) => button.remove());
  const without = await save();
  expect(heightOf(thanks.png)).toBe(heightOf(without.png));

  // A sheet of several is one picture.
  const posts = [
    { name: "Autumn A", view: cardPost(CARDS.IMAGE_WEBSITE) },
    { name: "Autumn B", view: pollPost(5.5 * 24 * HOUR, "sample") },
  ];
  await page.goto(await share(page, posts));
  const sheet = page.locator("[data-exported]");
  const box = await sheet.boundingBox();
  const { name, png } = await save();
  expect(name).toBe("contact-sheet.png");
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(Math.abs(png.readUInt32BE(16) - 2 * (box?.width ?? 0))).toBeLessThan(8);
  // What is drawn is in it: an empty picture has one colour.
  expect((await coloursOf(page, png)).count).toBeGreaterThan(20);
});
