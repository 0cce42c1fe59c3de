import { DUPLICATE_HOURS, sameWords } from "@/lib/posts/post-rules";
import { formatServiceTime } from "@/lib/time/service-time";
import type { Connection, SqlRow } from "../../database/connection";
import { asBoolean, asObject } from "../../database/json-columns";
import type { Collection } from "../../database/list-page";

export const scheduledPosts: Collection = {
  table: "scheduled_posts s",
  joins: "",
  record: asObject({
    id: "s.id",
    name: "s.name",
    text: "s.text",
    user_id: "s.user_id",
    nullcast: asBoolean("s.nullcast"),
    card_uri: "s.card_uri",
    media_keys: "json(s.media_keys)",
    scheduled_at: "s.scheduled_at",
    completed_at: "s.completed_at",
    scheduled_status: "s.status",
    post_id: "s.post_id",
    created_at: "s.created_at",
    updated_at: "s.updated_at",
  }),
  keys: {},
};

interface ScheduledRow extends SqlRow {
  id: string;
  account_id: string;
  user_id: string;
  name: string | null;
  text: string | null;
  card_uri: string | null;
  media_keys: string;
  nullcast: number;
  scheduled_at: string;
  status: string;
}

const COLUMNS = "id, account_id, user_id, name, text, card_uri, media_keys, nullcast, scheduled_at, status";

/** A scheduled post of whatever status; undefined without one. */
export function findScheduled(connection: Connection, accountId: string, id: string) {
  const row = connection.one<ScheduledRow>(
    `SELECT ${COLUMNS} FROM scheduled_posts WHERE id = ? AND account_id = ?`,
    [id, accountId],
  );
  return row && read(row);
}

export type StoredScheduledPost = ReturnType<typeof read>;

const read = (row: ScheduledRow) => ({
  ...row,
  nullcast: row.nullcast === 1,
  // Written as JSON by the routes only.
  media_keys: JSON.parse(row.media_keys) as string[],
});

/** What is to be published by now, in the order of its time. */
export function dueAt(connection: Connection, now: string): StoredScheduledPost[] {
  return connection
    .all<ScheduledRow>(
      `SELECT ${COLUMNS} FROM scheduled_posts WHERE status = 'SCHEDULED' AND scheduled_at <= ?
       ORDER BY scheduled_at, seq`,
      [now],
    )
    .map(read);
}

/** How many posts of an account wait in a span of time, without one of them. */
export function scheduledBetween(
  connection: Connection,
  accountId: string,
  { from, until, except = "" }: { from: string; until: string; except?: string },
): number {
  const row = connection.one<{ waiting: number }>(
    `SELECT count(*) AS waiting FROM scheduled_posts
     WHERE account_id = ? AND status = 'SCHEDULED' AND scheduled_at >= ? AND scheduled_at < ? AND id <> ?`,
    [accountId, from, until, except],
  );
  return row?.waiting ?? 0;
}

/** Whether a user published the same words a short while ago. */
export function saidBefore(
  connection: Connection,
  userId: string,
  text: string | null,
  now: string,
): boolean {
  const words = sameWords(text);
  if (words === undefined) return false;
  const since = formatServiceTime(Date.parse(now) - DUPLICATE_HOURS * 3_600_000);
  return connection
    .all<{ text: string }>(
      "SELECT text FROM posts WHERE user_id = ? AND created_at > ? AND repost_of IS NULL AND NOT deleted",
      [userId, since],
    )
    .some((post) => sameWords(post.text) === words);
}
