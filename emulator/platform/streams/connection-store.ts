import type { Connection, SqlRow } from "../../database/connection";
import { insertRow } from "../../database/rows";

/** A connection to one of the platform's streams, open or of the past. */
export interface StreamConnection extends SqlRow {
  readonly seq: number;
  readonly id: string;
  readonly endpoint_name: string;
  readonly client_ip: string;
  readonly connected_at: string;
  readonly disconnected_at: string | null;
  readonly disconnect_reason: string | null;
}

export function insertConnection(
  connection: Connection,
  opened: { id: string; applicationId: string; endpoint: string; clientIp: string; now: string },
): void {
  insertRow(connection, "stream_connections", {
    id: opened.id,
    application_id: opened.applicationId,
    endpoint_name: opened.endpoint,
    client_ip: opened.clientIp,
    connected_at: opened.now,
  });
}

export function noteDisconnected(connection: Connection, id: string, reason: string, now: string): void {
  connection.run(
    "UPDATE stream_connections SET disconnected_at = ?, disconnect_reason = ? WHERE id = ? AND disconnected_at IS NULL",
    [now, reason, id],
  );
}

/** Connections that an earlier process left open were closed with it. */
export function endAllConnections(connection: Connection, now: string): void {
  connection.run(
    "UPDATE stream_connections SET disconnected_at = ?, disconnect_reason = 'server_restart' WHERE disconnected_at IS NULL",
    [now],
  );
}

/** An application's connections before a place, the newest first. */
export function connectionsBefore(
  connection: Connection,
  applicationId: string,
  wanted: {
    status: "active" | "inactive" | "all";
    endpoints: readonly string[] | undefined;
    before: number;
    count: number;
  },
): StreamConnection[] {
  const state = { active: "disconnected_at IS NULL", inactive: "disconnected_at IS NOT NULL", all: "TRUE" };
  return connection.all<StreamConnection>(
    `SELECT * FROM stream_connections WHERE application_id = ?1 AND ${state[wanted.status]} AND seq < ?2
       AND (?3 IS NULL OR endpoint_name IN (SELECT value FROM json_each(?3)))
     ORDER BY seq DESC LIMIT ?4`,
    [applicationId, wanted.before, wanted.endpoints ? JSON.stringify(wanted.endpoints) : null, wanted.count],
  );
}
