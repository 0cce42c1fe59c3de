import { randomUUID } from "node:crypto";
import { formatServiceTime } from "@/lib/time/service-time";
import type { Connection } from "../../database/connection";
import type { Clock } from "../../http/clock";
import { endAllConnections, insertConnection, noteDisconnected } from "./connection-store";
import type { EmittedEvent } from "./emitted-event";
import { eventsBetween, type HappenedEvent, insertEvent } from "./event-store";
import { filterOf, type Subscription, subscriptionsTo } from "./subscription-store";
import type { DeliveryReport, Webhooks } from "./webhook-deliveries";

/** Longest silence on a stream. */
export const STREAM_KEEP_ALIVE_MS = 20_000;
/** Lines that may wait for a reader before it is given up. */
const MOST_WAITING = 1_000;
/** Streams of one application at a time. */
const STREAMS_MAX = 2;

interface OpenStream {
  readonly id: string;
  readonly applicationId: string;
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
  /** When it ends, in milliseconds. */
  readonly until: number | undefined;
  lastWrite: number;
}

export interface StreamWish {
  readonly applicationId: string;
  readonly clientIp: string;
  /** Milliseconds: stored events from here on come first. */
  readonly from: number;
  readonly until: number | undefined;
}

export interface EmitReport {
  readonly event_uuid: string;
  readonly event_type: string;
  /** Lines written to streams. */
  readonly streamed: number;
  readonly webhooks: readonly DeliveryReport[];
}

const encoder = new TextEncoder();

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
  private readonly streams = new Map<string, OpenStream>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly clock: Clock,
    private readonly webhooks: Webhooks,
  ) {
    endAllConnections(connection, formatServiceTime(clock.now()));
    clock.onAdvance(() => this.tick());
  }

  /** Emits an event, and waits until it was sent to every webhook. */
  async emit(happened: EmittedEvent): Promise<EmitReport> {
    const event = insertEvent(this.connection, { ...happened, at_ms: this.clock.now() });
    const listening = subscriptionsTo(this.connection, event.event_type).filter((one) =>
      listensFor(one, event),
    );
    let streamed = 0;
    for (const subscription of listening) {
      if (subscription.webhook_id !== null) continue;
      for (const stream of this.streamsOf(subscription.application_id)) {
        this.write(stream, `${deliveryOf(event, subscription)}\r\n`);
        streamed += 1;
      }
    }
    const webhooks = await this.webhooks.deliver(
      listening.map((subscription) => ({ subscription, body: deliveryOf(event, subscription) })),
    );
    return { event_uuid: event.id, event_type: event.event_type, streamed, webhooks };
  }

  /** Opens a stream; undefined when the application has as many as it may. */
  open(wish: StreamWish): ReadableStream<Uint8Array> | undefined {
    if (this.streamsOf(wish.applicationId).length >= STREAMS_MAX) return undefined;
    const id = randomUUID();
    return new ReadableStream<Uint8Array>({
      start: (controller) => this.begin(id, wish, controller),
      cancel: () => this.close(id, "client_disconnected"),
    });
  }

  private begin(id: string, wish: StreamWish, controller: OpenStream["controller"]): void {
    const { applicationId, from, until, clientIp } = wish;
    const now = this.clock.now();
    const stream = { id, applicationId, controller, until, lastWrite: now };
    this.streams.set(id, stream);
    insertConnection(this.connection, {
      id,
      applicationId,
      endpoint: "activity_stream",
      clientIp,
      now: formatServiceTime(now),
    });
    // Something at once, so that the reader has the headers before anything happens.
    this.write(stream, "\r\n");
    for (const event of eventsBetween(this.connection, from, Math.min(until ?? now, now))) {
      for (const subscription of subscriptionsTo(this.connection, event.event_type)) {
        const ours = subscription.application_id === applicationId && subscription.webhook_id === null;
        if (ours && listensFor(subscription, event))
          this.write(stream, `${deliveryOf(event, subscription)}\r\n`);
      }
    }
    this.tick();
    this.watch();
  }

  /** Ends streams on request; says of each whether it was open. */
  kill(applicationId: string, ids: readonly string[]): boolean[] {
    return ids.map((id) => {
      if (this.streams.get(id)?.applicationId !== applicationId) return false;
      this.close(id, "killed");
      return true;
    });
  }

  openIds(applicationId: string): string[] {
    return this.streamsOf(applicationId).map(({ id }) => id);
  }

  /** Ends every stream. */
  reset(): void {
    for (const id of [...this.streams.keys()]) this.close(id, "server_restart");
  }

  private streamsOf(applicationId: string): OpenStream[] {
    return [...this.streams.values()].filter((stream) => stream.applicationId === applicationId);
  }

  private write(stream: OpenStream, text: string): void {
    if (-(stream.controller.desiredSize ?? 0) > MOST_WAITING) {
      this.close(stream.id, "slow_reader");
      return;
    }
    stream.controller.enqueue(encoder.encode(text));
    stream.lastWrite = this.clock.now();
  }

  private close(id: string, reason: string): void {
    const stream = this.streams.get(id);
    if (!stream) return;
    this.streams.delete(id);
    noteDisconnected(this.connection, id, reason, formatServiceTime(this.clock.now()));
    // A stream that its reader left is closed already.
    if (reason !== "client_disconnected") stream.controller.close();
    this.watch();
  }

  /** Says that streams live, and ends those whose time is over. */
  private tick(): void {
    const now = this.clock.now();
    for (const stream of [...this.streams.values()]) {
      if (stream.until !== undefined && now >= stream.until) this.close(stream.id, "end_time");
      else if (Math.abs(now - stream.lastWrite) >= STREAM_KEEP_ALIVE_MS) this.write(stream, "\r\n");
    }
  }

  /** Time passes by itself as well, while anybody reads. */
  private watch(): void {
    if (this.streams.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
    } else if (this.timer === undefined) {
      this.timer = setInterval(() => this.tick(), 1_000);
      this.timer.unref();
    }
  }
}
