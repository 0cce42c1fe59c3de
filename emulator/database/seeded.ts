import * as z from "zod";
import type { Db } from "./database";

const table = "CREATE TABLE IF NOT EXISTS emulator (seed TEXT NOT NULL) STRICT";

/** The seed a database was filled with; undefined for a new one, or one whose filling was cut short. */
export function seedOf(db: Db): string | undefined {
  db.exec(table);
  const row = db.prepare("SELECT seed FROM emulator").get();
  return row === undefined ? undefined : z.object({ seed: z.string() }).parse(row).seed;
}

/** Says that filling is done. */
export function noteSeed(db: Db, seed: string): void {
  db.exec(table);
  db.prepare("INSERT INTO emulator (seed) VALUES (?)").run(seed);
}

/** Deletes every row and leaves the tables, so that prepared statements stay good. */
export function emptyDatabase(db: Db): void {
  const names = z
    .array(z.object({ name: z.string() }))
    .parse(
      db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all(),
    );
  db.pragma("foreign_keys = OFF");
  for (const { name } of names) db.exec(`DELETE FROM "${name}"`);
  db.pragma("foreign_keys = ON");
}
