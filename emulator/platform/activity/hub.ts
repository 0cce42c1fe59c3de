import * as stream from "@/lib/ads/endpoints/activity-stream";
import type { Connection } from "../../database/connection";
import type { Clock } from "../../http/clock";
import { type PlatformRoute, platformRoute } from "../pipeline/route";
import type { OpenStream, OpenStreams } from "../streams/open-streams";
import { answerWithStream } from "../streams/stream-answer";
import type { EmittedEvent } from "./emitted-event";
import { eventsBetween, type HappenedEvent, insertEvent } from "./event-store";
import { filterOf, type Subscription, subscriptionsTo } from "./subscription-store";
import type { DeliveryReport, Webhooks } from "./webhook-deliveries";

export interface EmitReport {
  readonly event_uuid: string;
  readonly event_type: string;
  /** Lines written to streams. */
  readonly streamed: number;
  readonly webhooks: readonly DeliveryReport[];
}

/** What an event looks like to one of its subscriptions. */
export function deliveryOf(event: HappenedEvent, subscription: Subscription): string {
  const { tag } = subscription;
  const head = {
    event_uuid: event.id,
    event_type: event.event_type,
    filter: filterOf(subscription),
    ...(tag !== null && { tag }),
  };
  const text = JSON.stringify(head);
  return `{"data":${text.slice(0, -1)},"payload":${event.payload}}}`;
}

export function listensFor(
  { user_id, keyword, direction }: Subscription,
  event: Pick<HappenedEvent, "user_id" | "payload" | "direction">,
): boolean {
  if (user_id !== null && user_id !== event.user_id) return false;
  if (
    keyword !== null &&
    !event.payload.toLowerCase().includes(JSON.stringify(keyword).slice(1, -1).toLowerCase())
  )
    return false;
  return direction === null || direction === "both" || direction === event.direction;
}

/** Hands events on as they happen: to open streams, and to webhooks. */
export class ActivityHub {
  constructor(
    private readonly connection: Connection,
    private readonly clock: Clock,
    private readonly streams: OpenStreams,
    private readonly webhooks: Webhooks,
  ) {}

  /** Emits an event, and waits until it was sent to every webhook. */
  async emit(happened: EmittedEvent): Promise<EmitReport> {
    const event = insertEvent(this.connection, { ...happened, at_ms: this.clock.now() });
    const listening = subscriptionsTo(this.connection, event.event_type).filter((one) =>
      listensFor(one, event),
    );
    let streamed = 0;
    for (const subscription of listening) {
      if (subscription.webhook_id !== null) continue;
      for (const stream of this.streams.of("activity_stream", subscription.application_id)) {
        stream.write(deliveryOf(event, subscription));
        streamed += 1;
      }
    }
    const webhooks = await this.webhooks.deliver(
      listening.map((subscription) => ({ subscription, body: deliveryOf(event, subscription) })),
    );
    return { event_uuid: event.id, event_type: event.event_type, streamed, webhooks };
  }

  /** Writes the stored events since an instant, in milliseconds, to a stream that has just been opened. */
  begin({ applicationId, until, write }: OpenStream, from: number): void {
    const now = this.clock.now();
    for (const event of eventsBetween(this.connection, from, Math.min(until ?? now, now))) {
      for (const subscription of subscriptionsTo(this.connection, event.event_type)) {
        const ours = subscription.application_id === applicationId && subscription.webhook_id === null;
        if (ours && listensFor(subscription, event)) write(deliveryOf(event, subscription));
      }
    }
    this.streams.tick();
  }
}

export function activityStreamRoutes(streams: OpenStreams, hub: ActivityHub): readonly PlatformRoute[] {
  return [
    platformRoute(stream.connect, (call) =>
      answerWithStream(streams, "activity_stream", call, (opened, from) => hub.begin(opened, from)),
    ),
  ];
}
