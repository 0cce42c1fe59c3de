import type { Connection } from "../../database/connection";
import { columns } from "../../database/plain-collection";
import { UNPUBLISHED, type UnpublishedRow, unpublishedFields, unpublishedPosts } from "./unpublished";

export const scheduledPosts = unpublishedPosts("scheduled_posts", "s", {
  ...columns("s", "scheduled_at", "completed_at"),
  scheduled_status: "s.status",
  post_id: "s.post_id",
});

interface ScheduledRow extends UnpublishedRow {
  id: string;
  account_id: string;
  scheduled_at: string;
  status: string;
}

const COLUMNS = `${UNPUBLISHED}, id, account_id, scheduled_at, status`;

/** A scheduled post of whatever status; undefined without one. */
export function findScheduled(connection: Connection, accountId: string, id: string) {
  const row = connection.one<ScheduledRow>(
    `SELECT ${COLUMNS} FROM scheduled_posts WHERE id = ? AND account_id = ?`,
    [id, accountId],
  );
  return row && read(row);
}

export type StoredScheduledPost = ReturnType<typeof read>;

const read = (row: ScheduledRow) => ({ ...row, ...unpublishedFields(row) });

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
