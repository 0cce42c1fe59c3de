import type { Connection } from "../../database/connection";
import { columns, plainCollection } from "../../database/plain-collection";

/** Permissions with their audience in a field of this name. */
export const permissionsNamed = (field: string) =>
  plainCollection("audience_permissions", "p", {
    ...columns("p", "granted_account_id", "permission_level"),
    [field]: "p.audience_id",
  });

interface AudienceOwner extends Record<string, unknown> {
  account_id: string;
}

/** The account that owns an audience, if the asking one owns it or has it shared; undefined otherwise. */
export function ownerOfAudience(connection: Connection, accountId: string, id: string): string | undefined {
  return connection.one<AudienceOwner>(
    `SELECT u.account_id FROM custom_audiences u WHERE u.id = ?1 AND NOT u.deleted AND (u.account_id = ?2 OR EXISTS (
       SELECT 1 FROM audience_permissions p
       WHERE p.audience_id = u.id AND p.granted_account_id = ?2 AND NOT p.deleted))`,
    [id, accountId],
  )?.account_id;
}

/** How an audience is shared with an account: by which account, and whether it may be changed; undefined if not. */
export function shareOfAudience(
  connection: Connection,
  accountId: string,
  id: string,
): { readonly ownerId: string; readonly level: string } | undefined {
  return connection.one<{ ownerId: string; level: string }>(
    `SELECT u.account_id AS ownerId, p.permission_level AS level
     FROM audience_permissions p JOIN custom_audiences u ON u.id = p.audience_id
     WHERE p.granted_account_id = ? AND p.audience_id = ? AND NOT p.deleted`,
    [accountId, id],
  );
}

/** What its owner calls an audience. */
export const nameOfAudience = (connection: Connection, id: string): string | undefined =>
  connection.one<{ name: string }>("SELECT name FROM custom_audiences WHERE id = ?1", [id])?.name;

/** Whether an account may share audiences with another: of one business, or by a feature of its own. */
export function mayShareWith(
  connection: Connection,
  owner: string,
  granted: string,
  feature: string,
): boolean {
  const found = connection.one(
    `SELECT 1 AS found FROM accounts a, accounts b WHERE a.id = ?1 AND b.id = ?2
       AND a.environment = b.environment AND (a.business_id = b.business_id OR EXISTS (
         SELECT 1 FROM account_features WHERE account_id = ?1 AND feature = ?3))`,
    [owner, granted, feature],
  );
  return found !== undefined;
}
