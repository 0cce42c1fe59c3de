import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Longer than clients and proxies keep idle connections: a request must not meet one that is just being closed. */
export const KEEP_ALIVE_MS = 65_000;

/** A server of Node's; those for HTTP/2 lack some methods for their connections. */
interface Closable {
  close(closed: () => void): unknown;
  closeIdleConnections?(): void;
  closeAllConnections?(): void;
}

interface Stop {
  /** How long SIGTERM is only announced, in answers and by `stopping`, before connections are refused. */
  readonly noticeMs: number;
  /** How long requests under way are then waited for. */
  readonly patienceMs: number;
  readonly close: () => void | Promise<void>;
}

/**
 * Ends the process when it is asked to. After SIGTERM every answer closes its connection, so that a load balancer
 * sends the next request elsewhere; then no more connections are taken, requests under way are waited for, and
 * what is behind them is closed. Ctrl-C is a person in front of the machine: it gives no notice.
 */
export function stopOnSignal(server: Closable, { noticeMs, patienceMs, close }: Stop) {
  const answers = new OpenAnswers(server);
  let asked = false;
  let closing = false;
  const shut = () => {
    if (closing) return;
    closing = true;
    server.close(async () => {
      await close();
      process.exit(0);
    });
    server.closeIdleConnections?.();
    setTimeout(() => server.closeAllConnections?.(), patienceMs).unref();
  };
  process.on("SIGTERM", async () => {
    // The program that started this one asks, too, after a Ctrl-C has reached both.
    if (asked) return;
    asked = true;
    answers.closeConnections();
    await pause(noticeMs);
    shut();
  });
  process.on("SIGINT", () => {
    asked = true;
    answers.closeConnections();
    shut();
  });
  return {
    /** Whether the process was asked to end. */
    stopping: () => asked,
  };
}

/** The answers that a server has not finished. */
class OpenAnswers {
  private readonly open = new Set<ServerResponse>();
  private last = false;

  constructor(server: Closable) {
    if (!(server instanceof Server)) return;
    server.prependListener("request", (_: IncomingMessage, response: ServerResponse) => {
      if (this.last) response.shouldKeepAlive = false;
      this.open.add(response);
      response.once("close", () => {
        this.open.delete(response);
        // Those whose head was under way when the process was asked to end.
        if (this.last) setImmediate(() => server.listening || server.closeIdleConnections());
      });
    });
  }

  /** From now on each answer closes its connection. */
  closeConnections(): void {
    this.last = true;
    for (const response of this.open) response.shouldKeepAlive = false;
  }
}
