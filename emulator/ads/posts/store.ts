import type { Connection, SqlRow } from "../../database/connection";
import { newLongIdentifier } from "../../database/identifiers";
import { insertRow } from "../../database/rows";

export interface StoredPost extends SqlRow {
  id: string;
  /** Null for posts that no account wrote. */
  account_id: string | null;
  user_id: string;
  text: string;
}

/** A post that is not deleted, of whatever account. */
export function findPost(connection: Connection, id: string): StoredPost | undefined {
  return connection.one<StoredPost>(
    "SELECT id, account_id, user_id, text FROM posts WHERE id = ? AND NOT deleted",
    [id],
  );
}

/** The hidden repost by which an account promotes another user's post; made when there is none yet. */
export function hiddenRepost(
  connection: Connection,
  { accountId, userId, now }: { accountId: string; userId: string; now: string },
  post: StoredPost,
): string {
  const present = connection.one<{ id: string }>(
    "SELECT id FROM posts WHERE account_id = ? AND repost_of = ? AND NOT deleted",
    [accountId, post.id],
  );
  if (present) return present.id;
  const id = newLongIdentifier();
  insertRow(connection, "posts", {
    id,
    account_id: accountId,
    user_id: userId,
    text: post.text,
    nullcast: true,
    repost_of: post.id,
    created_at: now,
    updated_at: now,
  });
  return id;
}

/** Identifiers of posts that hold a word, the newest first. */
export function postsThatSay(connection: Connection, word: string, count: number): string[] {
  return connection
    .all<{ id: string }>(
      "SELECT id FROM posts WHERE NOT deleted AND NOT nullcast AND instr(lower(text), lower(?)) ORDER BY seq DESC LIMIT ?",
      [word, count],
    )
    .map(({ id }) => id);
}
