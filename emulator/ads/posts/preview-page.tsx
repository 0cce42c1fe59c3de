/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import { PREVIEW_PAGE } from "../../http/public-origin";
import { renderPage } from "../../pages/page";
import { sentPost } from "../drafts/device-notifications";
import { DevicePost } from "../drafts/device-post";

/** A post with what belongs to it is far shorter. */
const DATA_MAX = 100_000;

/** GET of the page in frames of previews: it draws the post that its address holds, for any caller. */
export function registerPreviewPage(app: Hono): void {
  app.get(PREVIEW_PAGE, (c) => {
    const post = readPost(c.req.query("data") ?? "");
    return post
      ? renderPage(c, {
          title: "Post preview",
          showsMedia: true,
          framed: true,
          children: <DevicePost post={post} />,
        })
      : renderPage(c, { title: "No such post", status: 404, framed: true, children: <h1>No such post</h1> });
  });
}

function readPost(data: string) {
  if (data.length > DATA_MAX) return undefined;
  try {
    return sentPost.safeParse(JSON.parse(Buffer.from(data, "base64url").toString())).data;
  } catch {
    return undefined;
  }
}
