import type { Connection } from "../../database/connection";
import { newLongIdentifier } from "../../database/identifiers";
import { insertRow } from "../../database/rows";

/** A post that a user wrote outside the advertising service; the identifier of it. */
export function insertPlatformPost(
  connection: Connection,
  post: {
    userId: string;
    text: string;
    nullcast: boolean;
    mediaKeys: readonly string[];
    /** Who may reply, unless everyone may. */
    replySettings: string | undefined;
    now: string;
  },
): string {
  const id = newLongIdentifier();
  insertRow(connection, "posts", {
    id,
    user_id: post.userId,
    text: post.text,
    nullcast: post.nullcast,
    media_keys: JSON.stringify(post.mediaKeys),
    reply_settings: post.replySettings ?? null,
    created_at: post.now,
    updated_at: post.now,
  });
  return id;
}

/** All versions of a post, the first one first; a post that was never edited has one. */
export function versionsOf(connection: Connection, id: string): string[] {
  const root = connection.one<{ root_id: string }>("SELECT root_id FROM post_edits WHERE post_id = ?", [id]);
  if (!root) return [id];
  return connection
    .all<{ post_id: string }>("SELECT post_id FROM post_edits WHERE root_id = ? ORDER BY seq", [root.root_id])
    .map(({ post_id }) => post_id);
}

/** Notes that a post is the next version of another. */
export function noteEdit(connection: Connection, previous: string, next: string): void {
  const [root = previous] = versionsOf(connection, previous);
  const note = "INSERT OR IGNORE INTO post_edits (root_id, post_id) VALUES (?, ?)";
  connection.run(note, [root, previous]);
  connection.run(note, [root, next]);
}

export function createdAt(connection: Connection, id: string): string | undefined {
  return connection.one<{ created_at: string }>("SELECT created_at FROM posts WHERE id = ?", [id])
    ?.created_at;
}

/** Whether a user has written these very words since an instant. */
export function hasSaid(connection: Connection, userId: string, text: string, since: string): boolean {
  return (
    connection.one(
      `SELECT 1 FROM posts WHERE user_id = ? AND text = ? AND created_at >= ? AND NOT deleted AND repost_of IS NULL`,
      [userId, text, since],
    ) !== undefined
  );
}
