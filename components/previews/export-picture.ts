"use client";

const WIDEST = 1_200;
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/**
 * Draws an element into a PNG, twice as fine as on the screen. Pictures of another origin that may not be read
 * become empty boxes.
 */
export async function pictureOf(element: HTMLElement): Promise<Blob> {
  // The library is fetched when somebody exports, not before.
  const { domToBlob } = await import("modern-screenshot");
  const background = getComputedStyle(element).getPropertyValue("--surface").trim();
  return await domToBlob(element, {
    type: "image/png",
    scale: 2,
    backgroundColor: background || "white",
    // System fonts only: there is nothing to embed.
    font: false,
    fetchFn: pixelsOf,
  });
}

/** A picture as data. As a picture and not by a call: the content security policy lets pages call nobody else. */
async function pixelsOf(address: string): Promise<string> {
  const picture = new Image();
  picture.crossOrigin = "anonymous";
  picture.src = address;
  try {
    await picture.decode();
    const canvas = document.createElement("canvas");
    const width = picture.naturalWidth || WIDEST / 2;
    const height = picture.naturalHeight || width;
    const scale = Math.min(1, WIDEST / width);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/png");
  } catch {
    return NOTHING;
  }
}
