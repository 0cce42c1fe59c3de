import type { Hono } from "hono";
import type { Connection } from "../../database/connection";
import { findUser } from "./store";

/** GET /profile_images/<user id>.svg: the initials of a user. */
export function registerPortraits(app: Hono, connection: Connection): void {
  app.get("/profile_images/:file", (c) => {
    const [, id] = /^(\d{1,18})\.svg$/.exec(c.req.param("file")) ?? [];
    const user = id === undefined ? undefined : findUser(connection, id);
    if (!user) return c.notFound();
    const initials = user.name
      .split(/[^\p{L}\p{N}]+/u)
      .flatMap((word) => [...word][0] ?? [])
      .slice(0, 2);
    const hue = Number(user.id.slice(-2)) * 67;
    return c.body(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img" aria-label="${initials.join(" ")}">` +
        `<rect width="48" height="48" fill="hsl(${hue % 360} 40% 40%)"/>` +
        `<text x="24" y="30" fill="#fff" font-family="system-ui" font-size="18" text-anchor="middle">${initials.join("")}</text></svg>`,
      200,
      {
        "content-type": "image/svg+xml",
        "cache-control": "max-age=3600",
        // As the pictures of media: pages that save a preview read its pixels.
        "access-control-allow-origin": "*",
      },
    );
  });
}
