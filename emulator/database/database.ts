import { mkdirSync } from "node:fs";
import path from "node:path";
import Database from "libsql";

export type Db = Database.Database;

/**
 * Opens the emulator's records: in a folder, where they survive restarts and a killed process (write-ahead
 * log), or `:memory:`.
 */
export function openDatabase(location: string): Db {
  if (location !== ":memory:") mkdirSync(location, { recursive: true });
  const db = new Database(location === ":memory:" ? location : path.join(location, "emulator.db"));
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = NORMAL");
  // Every checkpoint waits for the disk: one each 16 MB of changes, rather than each 4 MB.
  db.pragma("wal_autocheckpoint = 4000");
  db.pragma("cache_size = -32768");
  db.pragma("foreign_keys = ON");
  return db;
}
