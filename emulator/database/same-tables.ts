import * as z from "zod";
import type { Db } from "./database";

/** Records that another version of the emulator has left, in tables that are no longer built so. */
export class OtherVersionError extends Error {
  override readonly name = "OtherVersionError";
}

const statements = z.array(z.object({ name: z.string(), sql: z.string() }));

const builtFrom = (db: Db) =>
  statements.parse(db.prepare("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL").all());

/** Refuses records whose tables differ from those of a new database; tables still missing are no difference. */
export function requireSameTables(db: Db, fresh: Db, folder: string): void {
  const expected = new Map(builtFrom(fresh).map(({ name, sql }) => [name, sql]));
  const different = builtFrom(db).find(({ name, sql }) => (expected.get(name) ?? sql) !== sql);
  if (different)
    throw new OtherVersionError(
      `${folder} holds records of another version of the emulator (table ${different.name}). Move the folder away to start from scratch, or name another one.`,
    );
}
