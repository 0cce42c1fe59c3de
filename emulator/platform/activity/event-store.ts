import { randomUUID } from "node:crypto";
import type { ActivityEvent } from "@/lib/ads/activity-events";
import type { Connection, SqlRow } from "../../database/connection";
import { insertRow } from "../../database/rows";

/** Events are forgotten after this long: nothing may ask for older ones. */
const STORED_MS = 24 * 3_600_000;

/** Something that happened to a user. */
export interface HappenedEvent extends SqlRow {
  readonly id: string;
  readonly event_type: ActivityEvent;
  readonly user_id: string;
  readonly direction: "sent" | "received" | null;
  /** JSON text. */
  readonly payload: string;
  readonly at_ms: number;
}

export function insertEvent(
  connection: Connection,
  event: Pick<HappenedEvent, "event_type" | "user_id" | "direction" | "payload" | "at_ms">,
): HappenedEvent {
  const { event_type, user_id, direction, payload, at_ms } = event;
  const stored = { id: randomUUID(), event_type, user_id, direction, payload, at_ms };
  connection.run("DELETE FROM activity_events WHERE at_ms < ?", [at_ms - STORED_MS]);
  insertRow(connection, "activity_events", stored);
  return stored;
}

/** Events of a span of time, both ends included, the oldest first. */
export function eventsBetween(connection: Connection, from: number, to: number): HappenedEvent[] {
  return connection.all<HappenedEvent>(
    "SELECT * FROM activity_events WHERE at_ms >= ? AND at_ms <= ? ORDER BY at_ms, seq",
    [from, to],
  );
}
