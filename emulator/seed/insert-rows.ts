import type { SqlValue } from "../database/connection";
import type { Db } from "../database/database";
import type { Table } from "../database/schema";

/** More rows in one statement only make more garbage at a time; SQLite takes 32,000 placeholders. */
const MAX_ROWS = 25;

/** Inserts records of one shape, many to a statement. */
export function insertRows<R extends Readonly<Record<string, SqlValue>>>(
  db: Db,
  table: Table,
  rows: readonly R[],
): void {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const row = `(${columns.map(() => "?").join(",")})`;
  const statement = (count: number) =>
    db.prepare(`INSERT INTO ${table} (${columns.join(",")}) VALUES ${Array(count).fill(row).join(",")}`);
  const whole = rows.length >= MAX_ROWS ? statement(MAX_ROWS) : undefined;
  for (let start = 0; start < rows.length; start += MAX_ROWS) {
    const count = Math.min(MAX_ROWS, rows.length - start);
    const values: SqlValue[] = [];
    for (let at = start; at < start + count; at += 1) {
      for (const column of columns) values.push(rows[at]?.[column] ?? null);
    }
    (count === MAX_ROWS && whole ? whole : statement(count)).run(values);
  }
}
