import type { SqlValue } from "../database/connection";
import type { Db } from "../database/database";
import type { Table } from "../database/schema";

/** Placeholders SQLite takes in one statement. */
const MAX_VALUES = 32_000;
/** More rows in one statement gain nothing. */
const MAX_ROWS = 500;

/** Inserts records of one shape, many to a statement. */
export function insertRows<R extends Readonly<Record<string, SqlValue>>>(
  db: Db,
  table: Table,
  rows: readonly R[],
): void {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const size = Math.min(MAX_ROWS, Math.floor(MAX_VALUES / columns.length));
  const row = `(${columns.map(() => "?").join(",")})`;
  const statement = (count: number) =>
    db.prepare(`INSERT INTO ${table} (${columns.join(",")}) VALUES ${Array(count).fill(row).join(",")}`);
  const whole = rows.length >= size ? statement(size) : undefined;
  for (let start = 0; start < rows.length; start += size) {
    const part = rows.slice(start, start + size);
    const values = part.flatMap((record) => columns.map((column) => record[column] ?? null));
    (part.length === size && whole ? whole : statement(part.length)).run(values);
  }
}
