import type { PROMOTABLE_USER_TYPES } from "@/lib/ads/endpoints/promotable-users";
import { conditionsOf } from "../../database/conditions";
import type { Binder, Connection } from "../../database/connection";
import { columns, plainCollection } from "../../database/plain-collection";
import { insertRow } from "../../database/rows";

const promoted = { entity_status: "'ACTIVE'", approval_status: "'ACCEPTED'" };
/** A promotion cannot be paused by itself; lists can still be sorted by it. */
const paused = { key: "(p.id IS NULL)", holds: "integer" } as const;

export const promotedPosts = plainCollection(
  "promoted_posts",
  "p",
  { ...columns("p", "line_item_id", "post_id"), ...promoted },
  { keys: { paused } },
);

export const promotedAccounts = plainCollection(
  "promoted_accounts",
  "p",
  { ...columns("p", "line_item_id", "user_id"), ...promoted },
  { keys: { paused } },
);

/** Posts promoted by a line item that was deleted are listed only with deleted ones, though they are not. */
export function filterPromotedPosts(filter: Parameters<typeof conditionsOf>[1]) {
  return (bind: Binder["bind"]): string[] => [
    ...conditionsOf("p", filter)(bind),
    ...(filter.withDeleted
      ? []
      : ["NOT EXISTS (SELECT 1 FROM line_items WHERE id = p.line_item_id AND deleted)"]),
  ];
}

/** The promotion of a post or a user by a line item that there already is; undefined without one. */
export function findPromotion(
  connection: Connection,
  table: "promoted_posts" | "promoted_accounts",
  lineItemId: string,
  subject: string,
): string | undefined {
  const column = table === "promoted_posts" ? "post_id" : "user_id";
  return connection.one<{ id: string }>(
    `SELECT id FROM ${table} WHERE line_item_id = ? AND ${column} = ? AND NOT deleted`,
    [lineItemId, subject],
  )?.id;
}

interface Promotable {
  readonly id: string;
  readonly accountId: string;
  readonly userId: string;
  readonly type?: (typeof PROMOTABLE_USER_TYPES)[number];
  readonly now: string;
}

/** Lets an account promote what a user posts. */
export function insertPromotableUser(
  connection: Connection,
  { id, accountId, userId, type = "FULL", now }: Promotable,
): void {
  const row = { id, account_id: accountId, user_id: userId, type, created_at: now, updated_at: now };
  insertRow(connection, "promotable_users", row);
}

/** Whether an account may promote a user: users who let it, and the caller. */
export function mayPromote(
  connection: Connection,
  accountId: string,
  userId: string,
  callerId: string,
): boolean {
  if (userId === callerId) return true;
  const row = connection.one<{ found: number }>(
    "SELECT 1 AS found FROM promotable_users WHERE account_id = ? AND user_id = ? AND NOT deleted",
    [accountId, userId],
  );
  return row !== undefined;
}

/** The line item that an association belongs to. */
export function lineItemOf(
  connection: Connection,
  table: "promoted_posts" | "promoted_accounts" | "media_creatives",
  id: string,
): string {
  const row = connection.one<{ line_item_id: string }>(`SELECT line_item_id FROM ${table} WHERE id = ?`, [
    id,
  ]);
  if (!row) throw new Error(`No row ${id} in ${table}`);
  return row.line_item_id;
}
