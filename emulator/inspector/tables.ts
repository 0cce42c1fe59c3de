import * as z from "zod";
import type { Connection, SqlRow } from "../database/connection";

/** Tables that hold secrets: the page about users and tokens shows what may be seen of them. */
const SECRET_TABLES: ReadonlySet<string> = new Set([
  ...["users", "applications", "grants", "request_tokens", "access_tokens", "bearer_tokens"],
  ...["browser_sessions", "nonces"],
]);
const SECRET_COLUMN = /(^|_)(token|secret|password|verifier)$/;

const VALUE_MAX = 160;

/** The tables of records with how many rows each has, by name. */
export function tablesOf(connection: Connection): { readonly name: string; readonly rows: number }[] {
  return connection
    .all<{ name: string }>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
      [],
    )
    .filter(({ name }) => !SECRET_TABLES.has(name))
    .map(({ name }) => ({
      name,
      rows: connection.one<{ rows: number }>(`SELECT count(*) AS rows FROM "${name}"`, [])?.rows ?? 0,
    }));
}

interface TablePage {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly total: number;
}

/**
 * Rows of a table in the order in which they were made; of those with an id only the one that is asked for, if one is.
 * The name must be one of `tablesOf`.
 */
export function rowsOf(
  connection: Connection,
  name: string,
  { from, count, id }: { readonly from: number; readonly count: number; readonly id: string },
): TablePage {
  const columns = connection
    .all<{ name: string }>(`SELECT name FROM pragma_table_info(?)`, [name])
    .map((column) => z.string().parse(column.name));
  const byId = id !== "" && columns.includes("id");
  const where = byId ? "WHERE id = ?" : "";
  const values = byId ? [id] : [];
  const total = connection.one<{ n: number }>(`SELECT count(*) AS n FROM "${name}" ${where}`, values)?.n ?? 0;
  const found = connection.all<SqlRow>(`SELECT * FROM "${name}" ${where} ORDER BY rowid LIMIT ? OFFSET ?`, [
    ...values,
    count,
    from,
  ]);
  return {
    columns,
    total,
    rows: found.map((row) => columns.map((column) => shownValue(column, row[column]))),
  };
}

function shownValue(column: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (SECRET_COLUMN.test(column)) return "[redacted]";
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  const text = String(value);
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text;
}
