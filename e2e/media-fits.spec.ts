import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { SMALL_HEIC } from "@/lib/media/test-heic";
import { accountId } from "./account-id";
import { expect, expectAccessible, test } from "./fixtures";

/** A WebP picture that the browser itself made: blue, and red on its right half. */
async function webp(page: Page, name: string, width: number, height: number) {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [wide, high];
      const context = canvas.getContext("2d");
      if (!context) return "";
      context.fillStyle = "rgb(20, 40, 220)";
      context.fillRect(0, 0, wide, high);
      context.fillStyle = "rgb(200, 30, 30)";
      context.fillRect(wide / 2, 0, wide / 2, high);
      return canvas.toDataURL("image/webp").replace(/^.*,/, "");
    },
    [width, height] as const,
  );
  return { name, mimeType: "image/webp", buffer: Buffer.from(base64, "base64") };
}

test("pictures that do not fit are converted on the device", async ({ page, signIn }) => {
  await signIn(page, "ines_creative");
  await page.goto(`/live/ines_creative/${await accountId(page, "ines_creative")}/media`);
  await expect(page.getByRole("button", { name: "Upload media" })).toBeVisible();
  const heic = Buffer.from(SMALL_HEIC, "base64");
  await page
    .getByLabel("Files to upload")
    .first()
    .setInputFiles([
      await webp(page, "banner.webp", 1200, 900),
      { name: "phone.heic", mimeType: "image/heic", buffer: heic },
      { name: "half.heic", mimeType: "image/heic", buffer: heic.subarray(0, heic.length / 2) },
    ]);
  const review = page.getByRole("dialog", { name: "Upload 3 files" });
  const file = (name: string) => review.getByRole("listitem").filter({ hasText: name });
  await expect(file("half.heic")).toContainText("This HEIC image cannot be read here, or it is damaged.");
  await expect(file("phone.heic")).toContainText(/Image · JPEG · 64 × 48/);
  await expect(file("phone.heic")).toContainText(
    /Converted from HEIC to JPEG, .+ → .+\. The file on your disk/,
  );
  await expect(file("phone.heic").getByRole("button", { name: /^Use the original/ })).toHaveCount(0);
  await expect(file("banner.webp")).toContainText("Converted from WebP to JPEG");
  await file("banner.webp").getByRole("button", { name: "Use the original of banner.webp" }).click();
  await expect(file("banner.webp")).toContainText("The original is uploaded as it is.");
  await file("banner.webp").getByRole("button", { name: "Use the converted picture of banner.webp" }).click();
  await expect(file("banner.webp")).toContainText("Image · JPEG · 1200 × 900");
  await expectAccessible(page);

  await review.getByRole("button", { name: "Upload 2 files" }).click();
  const tiles = page.getByRole("listbox", { name: "Media library" }).getByRole("option");
  await expect(tiles.filter({ hasText: "banner.jpg" })).toContainText("1200 × 900");
  await expect(tiles.filter({ hasText: "phone.jpg" })).toContainText("64 × 48");
});

test("a converted picture is cropped by keys to what a place needs", async ({ page, signIn }) => {
  await signIn(page, "ines_creative");
  await page.goto(`/live/ines_creative/${await accountId(page, "ines_creative")}/media`);
  await expect(page.getByRole("button", { name: "Upload media" })).toBeVisible();
  await page
    .getByLabel("Files to upload")
    .first()
    .setInputFiles(await webp(page, "hero.webp", 1200, 900));
  const review = page.getByRole("dialog", { name: "Upload hero.webp" });
  const offer = review.getByRole("button", { name: "Crop hero.webp to 1.91:1" });
  await expect(offer).toBeVisible();
  await offer.press("Enter");
  const crop = page.getByRole("dialog", { name: "Crop hero.webp" });
  const area = crop.getByRole("slider", { name: "Crop area" });
  await expect(area).toBeFocused();
  await expect(area).toHaveAttribute("aria-valuetext", /^1200 × 628 pixels, 0 from the left, 136 /);
  await page.keyboard.press("-");
  await page.keyboard.press("ArrowRight");
  await expect(area).toHaveAttribute("aria-valuetext", /^1176 × 616 pixels, 24 from the left, 142 /);
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(area).toHaveAttribute("aria-valuetext", /154 from the top$/);
  await crop.getByRole("button", { name: "Crop to 1.91:1" }).press("Enter");
  await expect(review).toContainText("Cropped to 1.91:1, converted from WebP to JPEG");
  await expect(review).toContainText("Image · JPEG · 1176 × 616 · 1.91:1");
  await expectAccessible(page);
});

test("a copy of a picture of the library, which is of another host, is cropped by keys", async ({
  page,
  signIn,
}) => {
  await signIn(page, "ines_creative");
  await page.goto(`/live/ines_creative/${await accountId(page, "ines_creative")}/media`);
  const tiles = page.getByRole("listbox", { name: "Media library" }).getByRole("option");
  await tiles.filter({ hasText: "Hero image" }).first().click();
  await page.getByRole("button", { name: "Crop a copy…" }).press("Enter");
  const crop = page.getByRole("dialog", { name: "Crop a copy of Hero image" });
  const area = crop.getByRole("slider", { name: "Crop area" });
  await expect(area).toBeFocused();
  await crop.getByRole("radio", { name: "1:1", exact: true }).press("Space");
  await expect(area).toHaveAttribute("aria-valuetext", /^(\d+) × \1 pixels/);
  await expectAccessible(page);
  await crop.getByRole("button", { name: "Crop to 1:1" }).press("Enter");
  const review = page.getByRole("dialog", { name: "Upload Hero image 1x1." });
  await expect(review).toContainText(/Image · (JPEG|PNG) · (\d+) × \2 · 1:1/);
});

/**
 * Answers for every video with one of four seconds whose coding (VP9) every Chromium plays.
 *
 * @param readers the sites that may read it, by its server's headers
 */
async function serveFilm(page: Page, readers: string) {
  const film = await readFile(path.join(import.meta.dirname, "goldens/film.mp4"));
  await page.route("**/media/*.mp4", async (route) => {
    const from = Number(/^bytes=(\d+)-/.exec(route.request().headers().range ?? "")?.[1] ?? 0);
    await route.fulfill({
      status: 206,
      contentType: "video/mp4",
      headers: {
        "accept-ranges": "bytes",
        "content-range": `bytes ${from}-${film.length - 1}/${film.length}`,
        "access-control-allow-origin": readers,
      },
      body: film.subarray(from),
    });
  });
}

test("a frame of a video, chosen by keys, becomes its poster", async ({ page, signIn, complaints }) => {
  complaints.expect(/blocked by CORS policy|ERR_FAILED/);
  await signIn(page, "ines_creative");
  await page.goto(`/live/ines_creative/${await accountId(page, "ines_creative")}/media?type=VIDEO`);
  const tiles = page.getByRole("listbox", { name: "Media library" }).getByRole("option");
  await tiles.filter({ hasText: "Video" }).first().click();
  const panel = page.getByRole("dialog");
  const offer = panel.getByRole("button", { name: "Choose a frame…" });

  await serveFilm(page, "https://films.example");
  await offer.press("Enter");
  const frames = page.getByRole("dialog", { name: /^Choose a frame of / });
  await expect(frames.getByRole("alert")).toContainText("does not let other sites read its frames");
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await serveFilm(page, "*");
  await offer.press("Enter");
  const slider = frames.getByRole("slider", { name: "Moment" });
  await expect(frames.getByRole("button", { name: "Use this frame as the poster" })).toBeEnabled();
  await slider.focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", /^0:00\.20 of 0:/);
  await frames.getByRole("spinbutton", { name: "Seconds" }).fill("2");
  await expect(slider).toHaveAttribute("aria-valuetext", /^0:02\.00 of 0:/);
  await expectAccessible(page);
  await frames.getByRole("button", { name: "Use this frame as the poster" }).press("Enter");

  const review = page.getByRole("dialog", { name: /^Upload .* at 2\.00 s\.jpg$/ });
  await expect(review).toContainText(/Image · JPEG · \d+ × \d+ /);
  await review.getByRole("button", { name: "Upload 1 file" }).press("Enter");
  await expect(panel.getByRole("group", { name: "Poster" })).toContainText("at 2.00 s.jpg");
  await panel.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
});
