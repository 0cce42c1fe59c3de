import * as postPreviews from "@/lib/ads/endpoints/post-previews";
import type { Connection, SqlRow } from "../../database/connection";
import { previewFrame } from "../../http/public-origin";
import { route } from "../../service/route";
import { drawnPost } from "../drafts/device-notifications";
import { publishDue } from "../drafts/publishing";

const TABLES = { DRAFT: "draft_posts", PUBLISHED: "posts", SCHEDULED: "scheduled_posts" } as const;

interface Row extends SqlRow {
  id: string;
  user_id: string;
  text: string | null;
  media_keys: string;
  card_uri: string | null;
}

/** Frames of the posts of a type among those asked for, in the order asked: others are passed over. */
function framesOf(
  connection: Connection,
  accountId: string,
  { ids, type }: { readonly ids: readonly string[]; readonly type: keyof typeof TABLES },
) {
  const rows = connection.all<Row>(
    `SELECT id, user_id, text, media_keys, card_uri FROM ${TABLES[type]}
     WHERE account_id = ? AND id IN (SELECT value FROM json_each(?)) AND NOT deleted`,
    [accountId, JSON.stringify(ids)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    // Written as JSON by the routes only.
    const media_keys = JSON.parse(row.media_keys) as string[];
    const post = { accountId, authorId: row.user_id, text: row.text, media_keys, card_uri: row.card_uri };
    const data = Buffer.from(JSON.stringify(drawnPost(connection, post))).toString("base64url");
    return [{ post_id: id, preview: previewFrame(data) }];
  });
}

export const postPreviewRoutes = [
  route(postPreviews.list, ({ params, store, now }) => {
    publishDue(store, now);
    const asked = { ids: params.post_ids, type: params.post_type };
    return {
      data: JSON.stringify(framesOf(store.connection, params.account_id, asked)),
      nextCursor: null,
    };
  }),
];
