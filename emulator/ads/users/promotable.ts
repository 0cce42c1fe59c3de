import type { PROMOTABLE_USER_TYPES } from "@/lib/ads/endpoints/promotable-users";
import type { Connection } from "../../database/connection";
import { insertRow } from "../../database/rows";

type PromotableType = (typeof PROMOTABLE_USER_TYPES)[number];

interface Promotable {
  readonly id: string;
  readonly accountId: string;
  readonly userId: string;
  readonly type?: PromotableType;
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

/** How far a user lets an account promote them, undefined for not at all; a caller lets it everything. */
export function promotableType(
  connection: Connection,
  accountId: string,
  userId: string,
  callerId: string,
): PromotableType | undefined {
  if (userId === callerId) return "FULL";
  return connection.one<{ type: PromotableType }>(
    "SELECT type FROM promotable_users WHERE account_id = ? AND user_id = ? AND NOT deleted",
    [accountId, userId],
  )?.type;
}

/** The user as which an account posts unless another is named; undefined if it has none. */
export function mainPromotableUser(connection: Connection, accountId: string): string | undefined {
  return connection.one<{ user_id: string }>(
    "SELECT user_id FROM promotable_users WHERE account_id = ? AND type = 'FULL' LIMIT 1",
    [accountId],
  )?.user_id;
}
