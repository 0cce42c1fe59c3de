import type { ActivityEvent, Direction } from "@/lib/ads/activity-events";
import type { Connection, SqlRow } from "../../database/connection";
import { newLongIdentifier } from "../../database/identifiers";
import { insertRow, setColumns } from "../../database/rows";

export interface Subscription extends SqlRow {
  readonly seq: number;
  readonly id: string;
  readonly application_id: string;
  readonly event_type: ActivityEvent;
  readonly user_id: string | null;
  readonly keyword: string | null;
  readonly direction: Direction | null;
  readonly tag: string | null;
  readonly webhook_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export type NewSubscription = Pick<
  Subscription,
  "application_id" | "event_type" | "user_id" | "keyword" | "direction" | "tag" | "webhook_id"
>;

const ALL = "SELECT * FROM activity_subscriptions";

/** The identifier of the new subscription. */
export function insertSubscription(connection: Connection, wanted: NewSubscription, now: string): string {
  const id = newLongIdentifier();
  const { application_id, event_type, user_id, keyword, direction, tag, webhook_id } = wanted;
  const fields = { application_id, event_type, user_id, keyword, direction, tag, webhook_id };
  insertRow(connection, "activity_subscriptions", { id, ...fields, created_at: now, updated_at: now });
  return id;
}

export function findSubscription(
  connection: Connection,
  applicationId: string,
  id: string,
): Subscription | undefined {
  return connection.one<Subscription>(`${ALL} WHERE id = ? AND application_id = ?`, [id, applicationId]);
}

/** Whether the application listens for the very same already, delivered to the same place. */
export function hasSameSubscription(connection: Connection, wanted: NewSubscription): boolean {
  return (
    connection.one(
      `${ALL} WHERE application_id = ? AND event_type = ? AND user_id IS ? AND keyword IS ? AND direction IS ?
         AND webhook_id IS ?`,
      [
        wanted.application_id,
        wanted.event_type,
        wanted.user_id,
        wanted.keyword,
        wanted.direction,
        wanted.webhook_id,
      ],
    ) !== undefined
  );
}

export function countSubscriptions(connection: Connection, applicationId: string): number {
  const row = connection.one<{ total: number }>(
    "SELECT count(*) AS total FROM activity_subscriptions WHERE application_id = ?",
    [applicationId],
  );
  return row?.total ?? 0;
}

/** Subscriptions of an application that come after a place, in the order of creation. */
export function subscriptionsAfter(
  connection: Connection,
  applicationId: string,
  { after, count }: { after: number; count: number },
): Subscription[] {
  return connection.all<Subscription>(`${ALL} WHERE application_id = ? AND seq > ? ORDER BY seq LIMIT ?`, [
    applicationId,
    after,
    count,
  ]);
}

/** All subscriptions to an event, of whatever application. */
export function subscriptionsTo(connection: Connection, event: ActivityEvent): Subscription[] {
  return connection.all<Subscription>(`${ALL} WHERE event_type = ? ORDER BY seq`, [event]);
}

export function changeSubscription(
  connection: Connection,
  id: string,
  fields: { tag?: string | null | undefined; webhook_id?: string | null | undefined },
  now: string,
): void {
  const { tag, webhook_id } = fields;
  setColumns(connection, "activity_subscriptions", id, { tag, webhook_id, updated_at: now });
}

/** True when there was one. */
export function removeSubscription(connection: Connection, applicationId: string, id: string): boolean {
  const removed = connection.run("DELETE FROM activity_subscriptions WHERE id = ? AND application_id = ?", [
    id,
    applicationId,
  ]);
  return removed > 0;
}

/** What a subscription listens for, as it is shown. */
export function filterOf({ user_id, keyword, direction }: Subscription) {
  return {
    ...(user_id !== null && { user_id }),
    ...(keyword !== null && { keyword }),
    ...(direction !== null && { direction }),
  };
}
