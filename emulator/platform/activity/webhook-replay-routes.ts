import * as replays from "@/lib/ads/endpoints/webhook-replays";
import { minuteStart } from "@/lib/ads/params";
import { formatServiceTime } from "@/lib/time/service-time";
import type { Connection } from "../../database/connection";
import { newLongIdentifier } from "../../database/identifiers";
import { unexpected } from "../../service/refusals";
import { problems } from "../pipeline/problems";
import { type PlatformRoute, platformRoute } from "../pipeline/route";
import { eventsBetween } from "./event-store";
import { deliveryOf, listensFor } from "./hub";
import { subscriptionsTo } from "./subscription-store";
import type { Webhooks } from "./webhook-deliveries";
import { webhookOf } from "./webhook-routes";

interface Span {
  readonly webhook_id: string;
  readonly from_date: string;
  readonly to_date: string;
}

export function webhookReplayRoutes(deliveries: Webhooks): readonly PlatformRoute[] {
  /** Starts to deliver again, in the background. */
  function begin(connection: Connection, applicationId: string, span: Span, now: number) {
    const { id, valid } = webhookOf(connection, applicationId, span.webhook_id);
    if (!valid) throw problems.invalid("The webhook is not valid; challenge it again first.");
    const { from, to } = readSpan(span, now);
    const again = eventsBetween(connection, from, to).flatMap((event) =>
      subscriptionsTo(connection, event.event_type)
        .filter((one) => one.webhook_id === id && listensFor(one, event))
        .map((subscription) => ({ subscription, body: deliveryOf(event, subscription) })),
    );
    deliveries.run(deliveries.deliver(again));
    return { data: { job_id: newLongIdentifier(), created_at: formatServiceTime(now) } };
  }

  return [
    platformRoute(replays.create, ({ body, caller, now, store }) =>
      begin(store.connection, caller.applicationId, body, now),
    ),
    platformRoute(replays.createForAccount, ({ params, caller, now, store }) =>
      begin(store.connection, caller.applicationId, params, now),
    ),
  ];
}

/** The span in milliseconds; its last minute counts whole. */
function readSpan({ from_date, to_date }: Span, now: number): { from: number; to: number } {
  const [from, to] = [minuteStart(from_date) ?? 0, (minuteStart(to_date) ?? 0) + 59_999];
  if (to <= from || minuteStart(to_date) === minuteStart(from_date))
    throw problems.invalid("A span ends after it begins.", [
      unexpected("to_date", "a later minute", to_date),
    ]);
  if (from < now - replays.REPLAY_HOURS * 3_600_000)
    throw problems.invalid(`Events are kept for ${replays.REPLAY_HOURS} hours.`, [
      unexpected("from_date", `a minute of the last ${replays.REPLAY_HOURS} hours`, from_date),
    ]);
  if (to - 59_999 > now)
    throw problems.invalid("What has not happened yet cannot be delivered again.", [
      unexpected("to_date", "a minute of the past", to_date),
    ]);
  return { from, to };
}
