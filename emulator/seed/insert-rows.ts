import type { Connection, SqlValue } from "../database/connection";
import type { Table } from "../database/schema";

/** Rows of a statement: few different ones, so that each is prepared once. More only make more garbage at a time. */
const ROWS = [25, 5, 1] as const;

/** Inserts records of one shape, many to a statement. */
export function insertRows<R extends Readonly<Record<string, SqlValue>>>(
  connection: Connection,
  table: Table,
  rows: readonly R[],
): void {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const row = `(${columns.map(() => "?").join(",")})`;
  let start = 0;
  for (const count of ROWS) {
    const text = `INSERT INTO ${table} (${columns.join(",")}) VALUES ${Array(count).fill(row).join(",")}`;
    for (; start + count <= rows.length; start += count) {
      const values: SqlValue[] = [];
      for (let at = start; at < start + count; at += 1) {
        for (const column of columns) values.push(rows[at]?.[column] ?? null);
      }
      connection.run(text, values);
    }
  }
}
