"use client";

import { drawPicture, pngOf } from "@/lib/media/read-picture";

const WIDEST = 1_200;
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** Margin around a preview in its picture, in pixels. */
const MARGIN = 24;
const SCALE = 2;

/**
 * Renders an element to a PNG at twice the screen's resolution. Unreadable pictures of other origins become empty
 * boxes; controls of a preview (`data-not-exported`) are left out.
 */
export async function pictureOf(element: HTMLElement): Promise<Blob> {
  // The library is fetched when a person exports, not before.
  const { domToCanvas } = await import("modern-screenshot");
  const background = getComputedStyle(element).getPropertyValue("--surface").trim() || "white";
  const left = [...element.querySelectorAll<HTMLElement>("[data-not-exported]")];
  for (const each of left) each.hidden = true;
  try {
    const part = contentOf(element);
    const drawn = await domToCanvas(element, {
      scale: SCALE,
      backgroundColor: background,
      // System fonts only: nothing needs to be embedded.
      font: false,
      fetchFn: pixelsOf,
    });
    return await pngOf(part ? framed(drawn, part, background) : drawn);
  } finally {
    for (const each of left) each.hidden = false;
  }
}

/**
 * The box of a preview and its caption in a wider element; undefined for several previews, and for anything else,
 * which has a margin of its own.
 */
function contentOf(element: HTMLElement): DOMRect | undefined {
  const [frame, another] = element.querySelectorAll("[data-preview-frame]");
  if (!frame || another) return undefined;
  const whole = element.getBoundingClientRect();
  const { left, right } = frame.getBoundingClientRect();
  const words = document.createRange();
  const lines = [...element.querySelectorAll("p, h2")].filter((line) => !frame.contains(line));
  const boxes = lines.map((line) => {
    words.selectNodeContents(line);
    return words.getBoundingClientRect();
  });
  const from = Math.max(whole.left, Math.min(left, ...boxes.map((box) => box.left)));
  const to = Math.min(whole.right, Math.max(right, ...boxes.map((box) => box.right)));
  return new DOMRect(from - whole.left, 0, to - from, whole.height);
}

/** A part of a picture with an even margin. */
function framed(drawn: HTMLCanvasElement, part: DOMRect, background: string): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const margin = MARGIN * SCALE;
  canvas.width = Math.round(part.width * SCALE) + 2 * margin;
  canvas.height = drawn.height + 2 * margin;
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(drawn, margin - Math.round(part.x * SCALE), margin);
    // Outside of the part is the page's background.
    context.fillRect(0, 0, margin, canvas.height);
    context.fillRect(canvas.width - margin, 0, margin, canvas.height);
  }
  return canvas;
}

/** A picture as data. */
async function pixelsOf(address: string): Promise<string> {
  try {
    return (await drawPicture(address, WIDEST)).toDataURL("image/png");
  } catch {
    return NOTHING;
  }
}
