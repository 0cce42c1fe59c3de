import type { Connection, SqlRow } from "../../database/connection";
import { newLongIdentifier } from "../../database/identifiers";
import { insertRow } from "../../database/rows";

export interface Webhook extends SqlRow {
  readonly id: string;
  readonly application_id: string;
  readonly url: string;
  /** 0 or 1. */
  readonly valid: number;
  readonly checked_ms: number;
  readonly failing_since_ms: number | null;
  readonly created_at: string;
}

export function insertWebhook(
  connection: Connection,
  { applicationId, url, now, at }: { applicationId: string; url: string; now: string; at: number },
): string {
  const id = newLongIdentifier();
  insertRow(connection, "webhooks", {
    id,
    application_id: applicationId,
    url,
    valid: true,
    checked_ms: at,
    created_at: now,
  });
  return id;
}

export function findWebhook(connection: Connection, applicationId: string, id: string): Webhook | undefined {
  return connection.one<Webhook>("SELECT * FROM webhooks WHERE id = ? AND application_id = ?", [
    id,
    applicationId,
  ]);
}

export function webhooksOf(connection: Connection, applicationId: string): Webhook[] {
  return connection.all<Webhook>("SELECT * FROM webhooks WHERE application_id = ? ORDER BY seq", [
    applicationId,
  ]);
}

/** Valid webhooks that were last challenged at an instant or before it. */
export function webhooksCheckedBy(connection: Connection, at: number): Webhook[] {
  return connection.all<Webhook>("SELECT * FROM webhooks WHERE valid AND checked_ms <= ? ORDER BY seq", [at]);
}

export function noteCheck(connection: Connection, id: string, valid: boolean, at: number): void {
  connection.run("UPDATE webhooks SET valid = ?, checked_ms = ? WHERE id = ?", [valid ? 1 : 0, at, id]);
}

/** Says since when deliveries fail; null once one succeeded. */
export function noteFailing(connection: Connection, id: string, since: number | null): void {
  connection.run("UPDATE webhooks SET failing_since_ms = ? WHERE id = ?", [since, id]);
}

export function invalidateWebhook(connection: Connection, id: string): void {
  connection.run("UPDATE webhooks SET valid = 0 WHERE id = ?", [id]);
}

/** True when there was one; its subscriptions go with it. */
export function removeWebhook(connection: Connection, applicationId: string, id: string): boolean {
  return connection.run("DELETE FROM webhooks WHERE id = ? AND application_id = ?", [id, applicationId]) > 0;
}
