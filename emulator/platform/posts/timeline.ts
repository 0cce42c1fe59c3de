import type { Connection, SqlRow } from "../../database/connection";

/** A public post: of the live environment, and not deleted. */
export interface PublicPost extends SqlRow {
  readonly id: string;
  readonly user_id: string;
  readonly text: string;
  /** 1 for one that only advertising shows. */
  readonly nullcast: number;
  readonly card_uri: string | null;
  /** JSON text. */
  readonly media_keys: string;
  readonly repost_of: string | null;
  /** Who may reply; null for everyone. */
  readonly reply_settings: string | null;
  readonly poll_id: string | null;
  readonly replies_to: string | null;
  /** The first post of the conversation; null for a post that is the first. */
  readonly conversation_id: string | null;
  readonly created_at: string;
  /** Its place among all posts: seconds since the epoch, and the order within one. */
  readonly seq: number;
}

const PLACE = "(CAST(strftime('%s', p.created_at) AS INTEGER) * 1000000 + p.seq)";

const PUBLIC = `
  SELECT p.id, p.user_id, p.text, p.nullcast, p.card_uri, p.media_keys, p.repost_of,
    p.reply_settings, q.id AS poll_id, r.replies_to, r.conversation_id, p.created_at, ${PLACE} AS seq
  FROM posts p
  LEFT JOIN accounts a ON a.id = p.account_id
  LEFT JOIN post_replies r ON r.post_id = p.id
  LEFT JOIN post_polls q ON q.post_id = p.id
  WHERE NOT p.deleted AND coalesce(a.environment, 'live') = 'live'`;

/** Posts with some ids, in their order; those that are not there are left out. */
export function postsByIds(connection: Connection, ids: readonly string[]): PublicPost[] {
  if (ids.length === 0) return [];
  const found = connection.all<PublicPost>(`${PUBLIC} AND p.id IN (SELECT value FROM json_each(?))`, [
    JSON.stringify(ids),
  ]);
  const byId = new Map(found.map((post) => [post.id, post]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

export interface TimelineSpan {
  /** As the service writes instants; the first is included, the second is not. */
  readonly from: string;
  readonly to: string;
  /** Places in between which the posts lie, without themselves. */
  readonly after: number;
  readonly before: number;
}

/** Posts of a span of time, the newest first. */
export function postsIn(connection: Connection, { from, to, after, before }: TimelineSpan): PublicPost[] {
  return connection.all<PublicPost>(
    `${PUBLIC} AND p.created_at >= ?1 AND p.created_at < ?2 AND ${PLACE} > ?3 AND ${PLACE} < ?4 ORDER BY seq DESC`,
    [from, to, after, before],
  );
}

/** What a user posted for all to see, the newest first. */
export function postsOfUser(
  connection: Connection,
  userId: string,
  { from, to, after, before }: TimelineSpan,
  wanted: { readonly replies: boolean; readonly reposts: boolean; readonly count: number },
): PublicPost[] {
  return connection.all<PublicPost>(
    `${PUBLIC} AND p.user_id = ?1 AND NOT p.nullcast AND p.created_at >= ?2 AND p.created_at < ?3
       AND ${PLACE} > ?4 AND ${PLACE} < ?5 AND (?6 OR r.replies_to IS NULL) AND (?7 OR p.repost_of IS NULL)
     ORDER BY seq DESC LIMIT ?8`,
    [...[userId, from, to, after, before], ...[wanted.replies ? 1 : 0, wanted.reposts ? 1 : 0, wanted.count]],
  );
}

/** Posts that came after a place, the oldest first. */
export function postsSince(connection: Connection, seq: number): PublicPost[] {
  return connection.all<PublicPost>(`${PUBLIC} AND p.seq > ? ORDER BY p.seq`, [seq]);
}

/** How many posts were ever made: the number of the last one. */
export const lastSeq = (connection: Connection): number =>
  connection.one<{ seq: number | null }>("SELECT max(seq) AS seq FROM posts", [])?.seq ?? 0;

/** Notes that a post answers another, and the conversation that both belong to. */
export function noteReply(connection: Connection, postId: string, repliesTo: string): void {
  connection.run(
    `INSERT INTO post_replies (post_id, replies_to, conversation_id) VALUES (?1, ?2,
       coalesce((SELECT conversation_id FROM post_replies WHERE post_id = ?2), ?2))`,
    [postId, repliesTo],
  );
}

/** Deletes a post. */
export function deletePost(connection: Connection, id: string, now: string): void {
  connection.run("UPDATE posts SET deleted = 1, updated_at = ? WHERE id = ?", [now, id]);
}
