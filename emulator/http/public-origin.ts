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
