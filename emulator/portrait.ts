import type { Context } from "hono";

/** GET /profile_images/<user id>.svg: the initials of a user, for `profile_image_url_https`. */
export function showPortrait(c: Context): Response | Promise<Response> {
  const user = c.get("credentials").people.user(c.req.param("file")?.replace(/\.svg$/, "") ?? "");
  if (!user) return c.notFound();
  const initials = user.name.split(" ").map((word) => word.charAt(0));
  const hue = Number(user.id.slice(-2)) * 67;
  return c.body(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img" aria-label="${initials.join(" ")}">` +
      `<rect width="48" height="48" fill="hsl(${hue % 360} 40% 40%)"/>` +
      `<text x="24" y="30" fill="#fff" font-family="system-ui" font-size="18" text-anchor="middle">${initials.join("")}</text></svg>`,
    200,
    { "content-type": "image/svg+xml", "cache-control": "max-age=3600" },
  );
}
