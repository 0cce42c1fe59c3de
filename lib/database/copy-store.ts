import "server-only";
import { existsSync } from "node:fs";
import { sql } from "kysely";
import type { StorePlace } from "@/lib/store-place";
import { migrate } from "./migrate";
import { openStoreDatabase } from "./open-database";
import { COPIED_TABLES, type StoreDatabase } from "./tables";

/** Rows read and written at a time: fewer values than either database takes in one statement. */
const ROWS = 500;

type Place = Exclude<StorePlace, { kind: "none" }>;
type Row = Readonly<Record<string, string | number | null>>;

/** What a copy cannot be made of or into. */
export class CopyRefusedError extends Error {
  override readonly name = "CopyRefusedError";
}

/**
 * Copies everything from one store into an empty one, of either kind, as it was at one moment.
 *
 * @returns how many rows each table had
 * @throws CopyRefusedError, NewerStoreError, what the databases throw
 */
export async function copyStore(from: Place, to: Place): Promise<Readonly<Record<string, number>>> {
  if (from.kind === "file" && !existsSync(from.file))
    throw new CopyRefusedError(`There is no store at ${from.file}.`);
  const source = await openStoreDatabase(from);
  const target = await openStoreDatabase(to);
  try {
    await migrate(source);
    await migrate(target);
    return await inOneMoment(source, from, (reader) =>
      target.transaction().execute(async (writer) => {
        const counts: Record<string, number> = {};
        for (const [table, keys] of Object.entries(COPIED_TABLES)) {
          if ((await pageOf(writer, table, keys, undefined, 1)).length > 0)
            throw new CopyRefusedError(`The store to copy into is not empty: ${table} has rows.`);
          counts[table] = await copyTable(reader, writer, table, keys);
        }
        return counts;
      }),
    );
  } finally {
    await Promise.all([source.destroy(), target.destroy()]);
  }
}

/**
 * Copies a store into a new file, from which it is restored by a copy; the store stays usable meanwhile.
 *
 * @throws as `copyStore` does
 */
export async function backUpStore(from: Place, file: string): Promise<void> {
  if (existsSync(file)) throw new CopyRefusedError(`${file} is there already.`);
  if (from.kind === "postgres") {
    await copyStore(from, { kind: "file", file });
    return;
  }
  if (!existsSync(from.file)) throw new CopyRefusedError(`There is no store at ${from.file}.`);
  const db = await openStoreDatabase(from);
  await sql`vacuum into ${file}`.execute(db).finally(() => db.destroy());
}

/** Reads as of one moment, whatever is written meanwhile: a file's transaction keeps all others from writing. */
function inOneMoment<T>(db: StoreDatabase, { kind }: Place, read: (db: StoreDatabase) => Promise<T>) {
  const transaction = db.transaction();
  return (kind === "postgres" ? transaction.setIsolationLevel("repeatable read") : transaction).execute(read);
}

async function copyTable(
  reader: StoreDatabase,
  writer: StoreDatabase,
  table: string,
  keys: readonly string[],
): Promise<number> {
  let count = 0;
  for (let rows = await pageOf(reader, table, keys, undefined, ROWS); ; ) {
    const last = rows.at(-1);
    if (!last) return count;
    const columns = Object.keys(last);
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
      writer,
    );
    count += rows.length;
    rows = await pageOf(reader, table, keys, last, ROWS);
  }
}

/** The rows that come after one, in the order of their keys. */
async function pageOf(
  db: StoreDatabase,
  table: string,
  keys: readonly string[],
  after: Row | undefined,
  count: number,
): Promise<readonly Row[]> {
  const order = sql.join(keys.map((key) => sql.ref(key)));
  const later = after ? sql`where (${order}) > (${sql.join(keys.map((key) => after[key]))})` : sql``;
  const { rows } =
    await sql<Row>`select * from ${sql.table(table)} ${later} order by ${order} limit ${count}`.execute(db);
  return rows;
}
