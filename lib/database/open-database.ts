import { chmodSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { type Dialect, Kysely, PostgresDialect } from "kysely";
import { log } from "@/lib/log";
import type { StorePlace } from "@/lib/store-place";
import type { StoreDatabase, Tables } from "./tables";

/** Connections of one instance. */
const CONNECTIONS_MAX = 8;
/** A database that takes longer to take a connection is as good as gone: the dashboard goes on without it. */
const CONNECT_MS = 2_000;
const STATEMENT_MS = 10_000;
/** PostgreSQL's number for bigint, which its driver hands out as text. */
const BIGINT = 20;

/** Opens a store; it is connected to by the first query. */
export async function openStoreDatabase(
  place: Exclude<StorePlace, { kind: "none" }>,
): Promise<StoreDatabase> {
  return new Kysely<Tables>({ dialect: await dialectOf(place) });
}

async function dialectOf(place: Exclude<StorePlace, { kind: "none" }>): Promise<Dialect> {
  if (place.kind === "postgres") return postgres(place.url);
  const { LibsqlDialect } = await import("./libsql-dialect");
  const { file } = place;
  if (file === ":memory:") return new LibsqlDialect(file);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const isNew = !existsSync(file);
  return new LibsqlDialect(file, () => {
    // What people changed is not for other users of a machine that several use.
    if (isNew) chmodSync(file, 0o600);
  });
}

async function postgres(url: string): Promise<Dialect> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + CONNECT_MS,
    application_name: "flightdeck",
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === BIGINT ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // A connection may end while it is not listened to, and would end the process. The next query opens another one, or
  // fails.
  const ended = (err: Error) => log().warn({ err }, "a connection to the store ended");
  pool.on("error", ended);
  pool.on("connect", (client) => client.on("error", ended));
  return new PostgresDialect({ pool });
}
