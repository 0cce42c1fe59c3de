import "server-only";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import type { StorePlace } from "@/lib/store-place";
import { migrate } from "./migrate";
import { openStoreDatabase } from "./open-database";
import type { StoreDatabase } from "./tables";

/** Both databases that the store may be. */
export const DATABASES = ["libsql", "postgres"] as const;
type DatabaseName = (typeof DATABASES)[number];

export type OpenPlace = Exclude<StorePlace, { kind: "none" }>;

/** Runs statements on the server of the tests, beside any store. */
export async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject("postgresUrl")}/postgres` });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/**
 * An empty store for one test, which is gone after it.
 *
 * @param shared a file rather than memory, so that other processes can open it
 */
export async function emptyPlace(database: DatabaseName, shared = false): Promise<OpenPlace> {
  if (database === "postgres") {
    const name = `t_${randomUUID().replaceAll("-", "")}`;
    await onServer(`create database ${name}`);
    onTestFinished(() => onServer(`drop database ${name} with (force)`));
    return { kind: "postgres", url: `${inject("postgresUrl")}/${name}` };
  }
  if (!shared) return { kind: "file", file: ":memory:" };
  const folder = mkdtempSync(path.join(tmpdir(), "flightdeck-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { kind: "file", file: path.join(folder, "store.db") };
}

/** An open store with its tables, for one test. */
export async function testDatabase(database: DatabaseName): Promise<StoreDatabase> {
  const db = await openStoreDatabase(await emptyPlace(database));
  onTestFinished(() => db.destroy());
  await migrate(db);
  return db;
}
