import type { Context } from "hono";

/** The scheme that a client used in front of a proxy, where the proxy names it. */
export function forwardedScheme(c: Context): "http" | "https" | undefined {
  const scheme = c.req.header("x-forwarded-proto");
  return scheme === "https" || scheme === "http" ? scheme : undefined;
}

/** Where a client reached the emulator, without a slash at its end: addresses in answers begin so. */
export function publicOrigin(c: Context): string {
  // Cheaper than reading the whole address, on the way of every call.
  const { url } = c.req;
  const colon = url.indexOf(":");
  const origin = url.slice(0, url.indexOf("/", colon + 3));
  const scheme = forwardedScheme(c);
  return scheme ? `${scheme}${origin.slice(colon)}` : origin;
}

/** Where the portrait of a user is, for `profile_image_url_https` and the like. */
export const profileImageUrl = (origin: string, userId: string) => `${origin}/profile_images/${userId}.svg`;

/** Where the page is that draws a post in another page's frame. */
export const PREVIEW_PAGE = "/ads-manager/post-preview/index.html";

/** The frame in which a page shows what it is given. Its address has no origin yet. */
export const previewFrame = (data: string) =>
  `<iframe class='post-preview' src='${PREVIEW_PAGE}?data=${data}'></iframe>`;

const RELATIVE = `src='${PREVIEW_PAGE}`;

/** JSON text with the addresses of frames made whole. */
export const withPreviewOrigin = (json: string, origin: string): string =>
  json.includes(RELATIVE) ? json.replaceAll(RELATIVE, `src='${origin}${PREVIEW_PAGE}`) : json;

/** Addresses of media are stored without their origin, which is that of the request. */
export const mediaUrl = (name: string, extension: string) => `/media/${name}${extension}`;

const STORED_URL = /"(\w*url)":"\/media\//g;

/**
 * JSON text with the addresses of media made whole. Only fields named `…url` have such values: where people give
 * an address themselves it begins with http.
 */
export function withMediaOrigin(json: string, origin: string): string {
  return json.includes('url":"/media/') ? json.replace(STORED_URL, `"$1":"${origin}/media/`) : json;
}
