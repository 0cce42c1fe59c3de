import { expect, type Page, test } from "@playwright/test";
import { build } from "esbuild";
import sharp, { type Sharp } from "sharp";
import { readFileFacts } from "@/lib/media/file-facts";
import type { makePicture, PictureMade } from "@/lib/media/make-picture";

/**
 * What the browser makes of pictures that are no plain JPEG, beside what another decoder (sharp, which is libvips with
 * libjpeg and libheif) makes of the same bytes. No server takes part.
 */

declare global {
  var pictures: { readonly makePicture: typeof makePicture };
}

/** Four quarters, a colour each, which show how a picture is rotated. */
const QUARTERS = [
  { r: 220, g: 40, b: 30 },
  { r: 30, g: 170, b: 60 },
  { r: 40, g: 60, b: 210 },
  { r: 235, g: 215, b: 70 },
];

const BEST = { quality: 95, chromaSubsampling: "4:4:4" };

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** Of so many pixels, upright; the right half is see-through by `alpha`. */
async function picture({ width, height }: Sides, alpha = 1): Promise<Sharp> {
  const [left, top] = [Math.floor(width / 2), Math.floor(height / 2)];
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = QUARTERS[(y < top ? 0 : 2) + (x < left ? 0 : 1)];
      const { r = 0, g = 0, b = 0 } = colour ?? {};
      pixels.set([r, g, b, x < left ? 255 : Math.round(255 * alpha)], (y * width + x) * 4);
    }
  }
  const drawn = sharp(pixels, { raw: { width, height, channels: 4 } });
  return alpha === 1 ? drawn.removeAlpha() : drawn;
}

/** The file as the dashboard would send it. */
async function made(page: Page, file: Buffer): Promise<{ readonly bytes: Buffer; readonly drawn: Sides }> {
  const { format } = await readFileFacts(new Blob([new Uint8Array(file)]));
  const answer = await page.evaluate(
    async ([base64, as]) => {
      const blob = await (await fetch(`data:application/octet-stream;base64,${base64}`)).blob();
      const { blob: out, drawn }: PictureMade = await globalThis.pictures.makePicture({
        file: blob,
        format: as,
        maxBytes: 3_000_000,
      });
      const bytes = new Uint8Array(await out.arrayBuffer());
      return { bytes: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")), drawn };
    },
    [file.toString("base64"), format] as const,
  );
  return { bytes: Buffer.from(answer.bytes, "base64"), drawn: answer.drawn };
}

/** Upright, in sRGB with what is see-through, as sharp decodes it. */
async function decoded(file: Buffer) {
  const { data, info } = await sharp(file)
    .autoOrient()
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The most by which the middle of any quarter differs, of 255. What is see-through counts by how much of it is. */
function farthest(one: Awaited<ReturnType<typeof decoded>>, other: typeof one): number {
  let most = 0;
  for (const [across, down] of [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const) {
    const at = (Math.floor(one.height * down) * one.width + Math.floor(one.width * across)) * 4;
    for (let channel = 0; channel < 4; channel += 1) {
      most = Math.max(most, Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)));
    }
  }
  return most;
}

test.beforeAll(async () => sharp.concurrency(1));
test.beforeEach(async ({ page }) => {
  const { outputFiles } = await build({
    stdin: {
      contents: 'export { makePicture } from "@/lib/media/make-picture";',
      resolveDir: process.cwd(),
      loader: "ts",
    },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "pictures",
    external: ["libheif-js/*"],
    logLevel: "silent",
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
});

async function compare(
  page: Page,
  name: string,
  file: Buffer,
  { near, size, as }: { near: number; size?: Sides; as?: Awaited<ReturnType<typeof decoded>> },
) {
  const { bytes, drawn } = await made(page, file);
  const [own, oracle] = [await decoded(bytes), as ?? (await decoded(file))];
  const facts = { width: oracle.width, height: oracle.height };
  expect(drawn, name).toEqual(facts);
  if (size) expect(facts, name).toEqual(size);
  expect({ width: own.width, height: own.height }, name).toEqual(facts);
  expect(farthest(own, oracle), name).toBeLessThanOrEqual(near);
  return { own, bytes };
}

test("a JPEG stands as each of the eight orientations says", async ({ page }) => {
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const file = await (await picture({ width: 48, height: 31 }))
      .withMetadata({ orientation })
      .jpeg(BEST)
      .toBuffer();
    const turned = orientation > 4;
    await compare(page, `orientation ${orientation}`, file, {
      near: 6,
      size: turned ? { width: 31, height: 48 } : { width: 48, height: 31 },
    });
  }
});

/** What inks print on white paper without a profile: each takes its share of the light. */
async function printed(file: Buffer) {
  const { data: inks, info } = await sharp(file)
    .pipelineColourspace("cmyk")
    .toColourspace("cmyk")
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels, "cyan, magenta, yellow and black").toBe(4);
  const data = Buffer.alloc(inks.length, 255);
  for (let at = 0; at < inks.length; at += 4) {
    const black = inks[at + 3] ?? 0;
    for (let ink = 0; ink < 3; ink += 1)
      data[at + ink] = Math.round(((255 - (inks[at + ink] ?? 0)) * (255 - black)) / 255);
  }
  return { data, width: info.width, height: info.height };
}

test("a JPEG in the colours of a press becomes RGB", async ({ page }) => {
  const cmyk = async () => (await picture({ width: 48, height: 32 })).toColourspace("cmyk");
  const profiled = await (await cmyk()).withIccProfile("cmyk").jpeg(BEST).toBuffer();
  // Libraries fit what a press cannot print into a screen's colours in ways of their own.
  await compare(page, "with a profile", profiled, { near: 40 });
  const plain = await (await cmyk()).jpeg(BEST).toBuffer();
  await compare(page, "without a profile", plain, { near: 8, as: await printed(plain) });
  for (const file of [profiled, plain])
    expect(await readFileFacts(new Blob([new Uint8Array(file)]))).toMatchObject({ cmyk: true });
});

test("an AVIF of odd sides becomes a JPEG, and one that is see-through a PNG", async ({ page }) => {
  for (const size of [
    { width: 47, height: 31 },
    { width: 33, height: 64 },
    { width: 17, height: 19 },
  ]) {
    const file = await (await picture(size))
      .avif({ quality: 90, chromaSubsampling: "4:4:4", effort: 0 })
      .toBuffer();
    await compare(page, `AVIF ${size.width} × ${size.height}`, file, { near: 8, size });
    const through = await (await picture(size, 0.5))
      .avif({ quality: 90, chromaSubsampling: "4:4:4", effort: 0 })
      .toBuffer();
    const { bytes } = await compare(page, `see-through AVIF ${size.width} × ${size.height}`, through, {
      near: 8,
      size,
    });
    expect((await sharp(bytes).metadata()).format).toBe("png");
  }
});
