import type { Connection, SqlValue } from "../../database/connection";
import { asObject } from "../../database/json-columns";

/** The stored tax settings of an account, empty when none were ever set. */
export function readTaxSettings(connection: Connection, accountId: string): Record<string, unknown> {
  const row = connection.one<{ settings: string }>("SELECT settings FROM tax_settings WHERE account_id = ?", [
    accountId,
  ]);
  // Written below, from an object.
  return row ? (JSON.parse(row.settings) as Record<string, unknown>) : {};
}

export function writeTaxSettings(
  connection: Connection,
  accountId: string,
  settings: Readonly<Record<string, unknown>>,
): void {
  connection.run(
    `INSERT INTO tax_settings (account_id, settings) VALUES (?, ?)
     ON CONFLICT (account_id) DO UPDATE SET settings = excluded.settings`,
    [accountId, JSON.stringify(settings)],
  );
}

const USER_SETTINGS = [
  "notification_email",
  "contact_phone",
  "contact_phone_extension",
  "subscribe_email_types",
] as const;

type StoredUserSettings = Partial<Record<(typeof USER_SETTINGS)[number], string | null | undefined>>;

/** The settings as JSON text; a user who never set any has the defaults. */
export function userSettingsJson(connection: Connection, accountId: string, userId: string): string {
  const shown = asObject({
    notification_email: "s.notification_email",
    contact_phone: "s.contact_phone",
    contact_phone_extension: "s.contact_phone_extension",
  });
  const row = connection.one<{ record: string }>(
    `SELECT ${shown} AS record FROM (SELECT 1) LEFT JOIN user_settings s ON s.account_id = ? AND s.user_id = ?`,
    [accountId, userId],
  );
  return row?.record ?? "{}";
}

/** Sets what is given, null included, and leaves the rest as it is. */
export function writeUserSettings(
  connection: Connection,
  accountId: string,
  userId: string,
  settings: StoredUserSettings,
): void {
  connection.run("INSERT OR IGNORE INTO user_settings (account_id, user_id) VALUES (?, ?)", [
    accountId,
    userId,
  ]);
  const given = USER_SETTINGS.filter((name) => settings[name] !== undefined);
  if (given.length === 0) return;
  const values: SqlValue[] = given.map((name) => settings[name] ?? null);
  connection.run(
    `UPDATE user_settings SET ${given.map((name) => `${name} = ?`).join(", ")} WHERE account_id = ? AND user_id = ?`,
    [...values, accountId, userId],
  );
}
