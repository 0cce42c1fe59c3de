/** Longer than clients and proxies keep idle connections: a request must not meet one that is just being closed. */
export const KEEP_ALIVE_MS = 65_000;

/** A server of Node's; those for HTTP/2 know less of their connections. */
interface Closable {
  close(closed: () => void): unknown;
  closeIdleConnections?(): void;
  closeAllConnections?(): void;
}

/**
 * Ends the process when it is asked to: takes no more connections, waits for requests under way as long as
 * `patienceMs`, then closes what is behind them.
 */
export function stopOnSignal(server: Closable, patienceMs: number, close: () => void | Promise<void>): void {
  let stopping = false;
  const stop = () => {
    // Ctrl-C reaches every program in the terminal, and then the one that started this one asks, too.
    if (stopping) return;
    stopping = true;
    server.close(async () => {
      await close();
      process.exit(0);
    });
    server.closeIdleConnections?.();
    setTimeout(() => server.closeAllConnections?.(), patienceMs).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
