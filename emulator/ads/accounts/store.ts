import type { Environment } from "@/lib/ads/endpoint";
import { foldName, startsWith } from "../../database/conditions";
import type { Binder, Connection } from "../../database/connection";
import { asBoolean } from "../../database/json-columns";
import { among } from "../../database/list-page";
import { columns, plainCollection } from "../../database/plain-collection";
import { insertRow } from "../../database/rows";
import { handleOfNewAccount } from "../users/store";

export const accounts = plainCollection(
  "accounts",
  "a",
  {
    ...columns("a", "name", "business_name", "business_id", "timezone", "timezone_switch_at"),
    ...columns("a", "approval_status", "industry_type"),
  },
  { keys: { name: { key: "a.name_folded", holds: "text" } } },
);

export const accountApps = plainCollection("account_apps", "p", {
  app_store_identifier: "p.app_store_identifier",
  conversion_tracking_enabled: asBoolean("p.conversion_tracking_enabled"),
  ...columns("p", "deep_link_pattern", "os_type"),
});

interface AccountFilter {
  environment: Environment;
  userId: string;
  ids?: readonly string[] | undefined;
  q?: string | undefined;
  withDeleted?: boolean | undefined;
}

export function filterAccounts(filter: AccountFilter) {
  return (bind: Binder["bind"]): string[] => [
    `a.environment = ${bind(filter.environment)}`,
    `a.id IN (SELECT account_id FROM permissions WHERE user_id = ${bind(filter.userId)})`,
    ...(filter.ids ? [among("a.id", filter.ids, bind)] : []),
    ...(filter.q === undefined ? [] : [startsWith("a.name_folded", bind(foldName(filter.q)))]),
    ...(filter.withDeleted ? [] : ["NOT a.deleted"]),
  ];
}

/** The record as JSON text, deleted or not. */
export function accountJson(connection: Connection, id: string): string | undefined {
  const shown = `SELECT ${accounts.record} AS record FROM accounts a WHERE a.id = ?`;
  return connection.one<{ record: string }>(shown, [id])?.record;
}

interface NewAccount {
  id: string;
  environment: Environment;
  name: string;
  timezone: string;
  approvalStatus: string;
  activeCampaignLimit: number;
  now: string;
}

export function insertAccount(connection: Connection, account: NewAccount): void {
  insertRow(connection, "accounts", {
    id: account.id,
    environment: account.environment,
    name: account.name,
    name_folded: foldName(account.name),
    handle: handleOfNewAccount(account.id),
    timezone: account.timezone,
    approval_status: account.approvalStatus,
    active_campaign_limit: account.activeCampaignLimit,
    history_allowed: false,
    industry_type: "OTHER",
    created_at: account.now,
    updated_at: account.now,
  });
}

/** Sets what a user may do on an account. */
export function grant(
  connection: Connection,
  userId: string,
  accountId: string,
  permissions: readonly string[],
): void {
  connection.run(
    `INSERT INTO permissions (user_id, account_id, permissions) VALUES (?, ?, ?)
     ON CONFLICT (user_id, account_id) DO UPDATE SET permissions = excluded.permissions`,
    [userId, accountId, permissions.join(",")],
  );
}

/** What holds already is no change, and leaves `updated_at` alone. */
export function updateAccount(
  connection: Connection,
  id: string,
  fields: { name?: string | undefined; industryType?: string | undefined },
  now: string,
): void {
  connection.run(
    `UPDATE accounts SET name = coalesce(?1, name), name_folded = coalesce(?2, name_folded),
       industry_type = coalesce(?3, industry_type), updated_at = ?4
     WHERE id = ?5 AND (name IS NOT coalesce(?1, name) OR industry_type IS NOT coalesce(?3, industry_type))`,
    [
      fields.name ?? null,
      fields.name === undefined ? null : foldName(fields.name),
      fields.industryType ?? null,
      now,
      id,
    ],
  );
}

export function deleteAccount(connection: Connection, id: string, now: string): void {
  connection.run("UPDATE accounts SET deleted = 1, updated_at = ? WHERE id = ?", [now, id]);
}
