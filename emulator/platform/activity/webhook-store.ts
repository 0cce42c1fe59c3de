import type { Connection, SqlRow } from "../../database/connection";
import { newLongIdentifier } from "../../database/identifiers";
import { insertRow, setColumns } from "../../database/rows";

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
  setColumns(connection, "webhooks", id, { valid, checked_ms: at });
}

/** Says since when deliveries fail; null once one succeeded. */
export function noteFailing(connection: Connection, id: string, since: number | null): void {
  setColumns(connection, "webhooks", id, { failing_since_ms: since });
}

export function invalidateWebhook(connection: Connection, id: string): void {
  setColumns(connection, "webhooks", id, { valid: false });
}

/** True when there was one; its subscriptions go with it. */
export function removeWebhook(connection: Connection, applicationId: string, id: string): boolean {
  return connection.run("DELETE FROM webhooks WHERE id = ? AND application_id = ?", [id, applicationId]) > 0;
}
