import { randomUUID } from "node:crypto";
import { formatServiceTime } from "@/lib/time/service-time";
import type { Connection } from "../../database/connection";
import type { Clock } from "../../http/clock";
import { endAllConnections, insertConnection, noteDisconnected } from "./connection-store";

/** Longest silence on a stream. */
export const STREAM_KEEP_ALIVE_MS = 20_000;
/** Lines that may wait for a reader before it is given up. */
const MOST_WAITING = 1_000;
/** Connections of one application to one stream at a time. */
const STREAMS_MAX = 2;

/** The streams that the emulator serves. */
export const STREAM_NAMES = ["activity_stream", "filtered_stream"] as const;
export type StreamName = (typeof STREAM_NAMES)[number];

interface StreamWish {
  readonly name: StreamName;
  readonly applicationId: string;
  readonly clientIp: string;
  /** Milliseconds at which it ends. */
  readonly until: number | undefined;
}

export interface OpenStream extends StreamWish {
  readonly id: string;
  /** Sends a record; the reader is given up when it leaves too many waiting. */
  write(record: string): void;
}

interface HeldStream extends OpenStream {
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
  lastWrite: number;
}

const encoder = new TextEncoder();

/** Every stream that a person reads: how many there may be, that they live, and when they end. */
export class OpenStreams {
  private readonly streams = new Map<string, HeldStream>();
  private readonly listeners: (() => void)[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly clock: Clock,
  ) {
    endAllConnections(connection, formatServiceTime(clock.now()));
    clock.onAdvance(() => this.tick());
  }

  /** Calls back whenever time has passed while a reader is connected: there may be new events. */
  onTick(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Opens a stream; undefined when the application has as many as it may. `begin` writes what comes first. */
  open(wish: StreamWish, begin: (stream: OpenStream) => void): ReadableStream<Uint8Array> | undefined {
    if (this.of(wish.name, wish.applicationId).length >= STREAMS_MAX) return undefined;
    const id = randomUUID();
    return new ReadableStream<Uint8Array>({
      start: (controller) => begin(this.hold(id, wish, controller)),
      cancel: () => this.close(id, "client_disconnected"),
    });
  }

  private hold(id: string, wish: StreamWish, controller: HeldStream["controller"]): OpenStream {
    const now = this.clock.now();
    const write = (record: string) => this.write(id, `${record}\r\n`);
    this.streams.set(id, { ...wish, id, controller, write, lastWrite: now });
    insertConnection(this.connection, {
      id,
      applicationId: wish.applicationId,
      endpoint: wish.name,
      clientIp: wish.clientIp,
      now: formatServiceTime(now),
    });
    // Something at once, so that the reader has the headers before anything happens.
    this.write(id, "\r\n");
    this.watch();
    return { ...wish, id, write };
  }

  /** Streams of one kind, of one application or of all. */
  of(name: StreamName, applicationId?: string): OpenStream[] {
    return [...this.streams.values()].filter(
      (stream) =>
        stream.name === name && (applicationId === undefined || stream.applicationId === applicationId),
    );
  }

  /** Ends streams on request; returns whether each was open. */
  kill(applicationId: string, ids: readonly string[]): boolean[] {
    return ids.map((id) => {
      if (this.streams.get(id)?.applicationId !== applicationId) return false;
      this.close(id, "killed");
      return true;
    });
  }

  openIds(applicationId: string): string[] {
    return [...this.streams.values()]
      .filter((stream) => stream.applicationId === applicationId)
      .map(({ id }) => id);
  }

  /** Ends every stream. */
  reset(): void {
    for (const id of [...this.streams.keys()]) this.close(id, "server_restart");
  }

  private write(id: string, text: string): void {
    const stream = this.streams.get(id);
    if (!stream) return;
    if (-(stream.controller.desiredSize ?? 0) > MOST_WAITING) {
      this.close(id, "slow_reader");
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
  tick(): void {
    if (this.streams.size === 0) return;
    for (const listener of this.listeners) listener();
    const now = this.clock.now();
    for (const stream of [...this.streams.values()]) {
      if (stream.until !== undefined && now >= stream.until) this.close(stream.id, "end_time");
      else if (Math.abs(now - stream.lastWrite) >= STREAM_KEEP_ALIVE_MS) this.write(stream.id, "\r\n");
    }
  }

  /** Time passes by itself as well, while a reader is connected. */
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
