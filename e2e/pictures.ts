import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";

const FOLDER = path.join(import.meta.dirname, "goldens/pictures");
/** Pixels on a side of the blocks whose mean colours are compared: larger than a letter. */
const BLOCK = 16;
/** How much the mean colour of the whole may differ, of 255: a font of other widths comes to 7. */
const MEAN_MOST = 10;
/** How much the mean colour of a block may differ before the block counts as another, of 255. */
const BLOCK_MOST = 72;
/** The share of blocks that may be others. */
const OTHERS_MOST = 0.04;

interface Difference {
  /** Of 255. */
  readonly mean: number;
  /** From 0 to 1. */
  readonly others: number;
}

/**
 * Compares a picture with its golden by the mean colours of blocks: another font or another smoothing of its letters
 * is the same picture; a part that is gone, elsewhere or of another colour is not. `--update-snapshots` writes
 * new goldens.
 */
export async function expectPicture(part: Locator, info: TestInfo, name: string) {
  await expect.poll(() => part.evaluate(isLoaded), "its images are there").toBe(true);
  const picture = await part.screenshot({ type: "jpeg", quality: 60, animations: "disabled" });
  const file = path.join(FOLDER, `${name}.jpg`);
  const wanted = ["all", "changed"].includes(info.config.updateSnapshots);
  if (wanted || !existsSync(file)) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(file, picture);
    expect(wanted, `there was no golden ${name}.jpg; it is written, look at it`).toBe(true);
    return;
  }
  const found = await difference(part.page(), await readFile(file), picture);
  const like = found.mean <= MEAN_MOST && found.others <= OTHERS_MOST;
  if (!like) await info.attach(`${name}.jpg`, { body: picture, contentType: "image/jpeg" });
  expect(like, `${name}.jpg is another picture: ${JSON.stringify(found)}`).toBe(true);
}

/** Runs in the page. */
const isLoaded = (part: Element) => [...part.querySelectorAll("img")].every((image) => image.complete);

/** Computed in the page itself, which can read pictures: a page of their own would take longer than the rest. */
function difference(page: Page, golden: Buffer, picture: Buffer): Promise<Difference> {
  return page.evaluate(
    async ([urls, block, blockMost]) => {
      const images = await Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          return image;
        }),
      );
      const [first] = images;
      const width = Math.max(1, Math.round((first?.width ?? 0) / block));
      const height = Math.max(1, Math.round((first?.height ?? 0) / block));
      const [one, other] = images.map((image) => {
        const canvas = document.createElement("canvas");
        canvas.width = width;
        canvas.height = height;
        const context = canvas.getContext("2d");
        if (!context) throw new Error("No canvas");
        context.imageSmoothingQuality = "high";
        context.drawImage(image, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      });
      if (!one || !other) throw new Error("Two pictures are compared");
      let [sum, others] = [0, 0];
      for (let at = 0; at < one.length; at += 4) {
        const channels = [0, 1, 2].map((channel) =>
          Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)),
        );
        const most = Math.max(...channels);
        sum += most;
        if (most > blockMost) others += 1;
      }
      return { mean: (sum * 4) / one.length, others: (others * 4) / one.length };
    },
    [
      [golden, picture].map((bytes) => `data:image/jpeg;base64,${bytes.toString("base64")}`),
      BLOCK,
      BLOCK_MOST,
    ] as const,
  );
}

/** The colours of a PNG: of its corner, and how many there are in it. */
export function coloursOf(page: Page, png: Buffer): Promise<{ corner: string; count: number }> {
  return page.evaluate(async (base64) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = 200;
    canvas.height = 200;
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0, 200, 200);
    const data = context?.getImageData(0, 0, 200, 200).data ?? [];
    const seen = new Set<string>();
    for (let at = 0; at < data.length; at += 4) seen.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
    return { corner: [...seen][0] ?? "", count: seen.size };
  }, png.toString("base64"));
}

/** How many pixels of a PNG's ground are left of, above, right of and below what is drawn. */
export function marginsOf(page: Page, png: Buffer): Promise<readonly [number, number, number, number]> {
  return page.evaluate(async (base64) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(picture, 0, 0);
    const pixels = new Uint32Array(
      context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(4),
    );
    const ground = pixels[0];
    let [left, top, right, bottom] = [width, height, width, height];
    for (let at = 0; at < pixels.length; at += 1) {
      if (pixels[at] === ground) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.min(right, width - 1 - x);
      bottom = Math.min(bottom, height - 1 - y);
    }
    return [left, top, right, bottom] as const;
  }, png.toString("base64"));
}
