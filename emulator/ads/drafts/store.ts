import type { Connection, SqlRow } from "../../database/connection";
import { asBoolean, asObject } from "../../database/json-columns";
import type { Collection } from "../../database/list-page";

export const draftPosts: Collection = {
  table: "draft_posts d",
  joins: "",
  record: asObject({
    id: "d.id",
    name: "d.name",
    text: "d.text",
    user_id: "d.user_id",
    nullcast: asBoolean("d.nullcast"),
    card_uri: "d.card_uri",
    media_keys: "json(d.media_keys)",
    created_at: "d.created_at",
    updated_at: "d.updated_at",
  }),
  keys: {},
};

interface DraftRow extends SqlRow {
  user_id: string;
  name: string | null;
  text: string | null;
  card_uri: string | null;
  media_keys: string;
  nullcast: number;
}

/** What a draft consists of; undefined without one. */
export function findDraft(connection: Connection, accountId: string, id: string) {
  const row = connection.one<DraftRow>(
    "SELECT user_id, name, text, card_uri, media_keys, nullcast FROM draft_posts WHERE id = ? AND account_id = ?",
    [id, accountId],
  );
  // Written as JSON by the routes only.
  return row && { ...row, nullcast: row.nullcast === 1, media_keys: JSON.parse(row.media_keys) as string[] };
}

/** The user as which an account posts unless another is named; undefined if it has none. */
export function mainPromotableUser(connection: Connection, accountId: string): string | undefined {
  return connection.one<{ user_id: string }>(
    "SELECT user_id FROM promotable_users WHERE account_id = ? AND type = 'FULL' LIMIT 1",
    [accountId],
  )?.user_id;
}
