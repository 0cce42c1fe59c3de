import type { Connection, SqlValue } from "./connection";
import type { Collection } from "./list-page";
import type { Table } from "./schema";

/** Columns of a row to be written; a column that is undefined is left as it is. */
export type Columns = Readonly<Record<string, SqlValue | boolean | undefined>>;

export interface Which {
  readonly accountId: string;
  readonly id: string;
}

const given = (columns: Columns): [string, SqlValue][] =>
  Object.entries(columns).flatMap(([name, value]): [string, SqlValue][] =>
    value === undefined ? [] : [[name, typeof value === "boolean" ? Number(value) : value]],
  );

interface Insertion {
  readonly names: readonly string[];
  readonly statement: string;
}

/** What `insertRow` has written of each table: rows of one kind are mostly written with the same columns. */
const insertions = new Map<Table, Insertion[]>();

const isOf =
  (names: readonly string[]) =>
  ({ names: known }: Insertion): boolean =>
    known.length === names.length && known.every((name, at) => name === names[at]);

/** Composing the text of a statement for each row would take longer than finding it by the columns' names. */
function insertionOf(table: Table, names: readonly string[]): string {
  const known = insertions.get(table) ?? [];
  const found = known.find(isOf(names));
  if (found) return found.statement;
  const statement = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`;
  insertions.set(table, [...known, { names, statement }]);
  return statement;
}

export function insertRow(connection: Connection, table: Table, columns: Columns): void {
  const names: string[] = [];
  const values: SqlValue[] = [];
  for (const name in columns) {
    const value = columns[name];
    if (value === undefined) continue;
    names.push(name);
    values.push(typeof value === "boolean" ? Number(value) : value);
  }
  connection.run(insertionOf(table, names), values);
}

/** Writes what differs from what is there; what holds already is no change, and leaves `updated_at` alone. */
export function updateRow(connection: Connection, table: Table, which: Which, columns: Columns): void {
  const pairs = given(columns);
  const compared = pairs.filter(([name]) => name !== "updated_at");
  if (compared.length === 0) return;
  connection.run(
    `UPDATE ${table} SET ${pairs.map(([name]) => `${name} = ?`).join(", ")}
     WHERE id = ? AND account_id = ? AND (${compared.map(([name]) => `${name} IS NOT ?`).join(" OR ")})`,
    [...pairs.map(([, value]) => value), which.id, which.accountId, ...compared.map(([, value]) => value)],
  );
}

/** Writes columns of a row, whatever they hold by now. */
export function setColumns(connection: Connection, table: Table, id: string, columns: Columns): void {
  const pairs = given(columns);
  connection.run(`UPDATE ${table} SET ${pairs.map(([name]) => `${name} = ?`).join(", ")} WHERE id = ?`, [
    ...pairs.map(([, value]) => value),
    id,
  ]);
}

/** Marks a record deleted; false when there is none, or none that is not deleted yet. */
export function markDeleted(
  connection: Connection,
  table: Table,
  { accountId, id }: Which,
  now: string,
): boolean {
  const changed = connection.run(
    `UPDATE ${table} SET deleted = 1, updated_at = ? WHERE id = ? AND account_id = ? AND NOT deleted`,
    [now, id, accountId],
  );
  return changed > 0;
}

/** Removes a record for good; false when there is none. */
export function removeRow(connection: Connection, table: Table, { accountId, id }: Which): boolean {
  return connection.run(`DELETE FROM ${table} WHERE id = ? AND account_id = ?`, [id, accountId]) > 0;
}

/** Whether there is a record that is not deleted. */
export function isThere(connection: Connection, table: Table, { accountId, id }: Which): boolean {
  const found = connection.one(
    `SELECT 1 AS found FROM ${table} WHERE id = ? AND account_id = ? AND NOT deleted`,
    [id, accountId],
  );
  return found !== undefined;
}

/** The statements of `recordJson`, composed once for each collection. */
const statements = new WeakMap<Collection, string>();

function statementOf(collection: Collection): string {
  const known = statements.get(collection);
  if (known !== undefined) return known;
  const { table, alias, joins = "", record } = collection;
  const made = `SELECT ${record} AS record FROM ${table} ${alias} ${joins} WHERE ?1 IS NOT NULL AND ${alias}.id = ?2
    AND ${alias}.account_id = ?3 AND (?4 OR NOT ${alias}.deleted)`;
  statements.set(collection, made);
  return made;
}

/** One record of a collection as JSON text, or undefined. */
export function recordJson(
  connection: Connection,
  collection: Collection,
  { accountId, id, now, withDeleted }: Which & { now: string; withDeleted: boolean },
): string | undefined {
  const values = [now, id, accountId, withDeleted ? 1 : 0];
  return connection.one<{ record: string }>(statementOf(collection), values)?.record;
}
