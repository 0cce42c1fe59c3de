import { parseExactJson } from "@/lib/json/exact-json";
import { Binder, type Connection, type SqlValue } from "./connection";
import type { Table } from "./schema";

/** A list of records as the service sorts, filters and shows it. */
export interface Collection {
  readonly table: Table;
  /** The name of the table in filters and sort keys, `c`. */
  readonly alias: string;
  /** Joins that only the record needs. */
  readonly joins?: string;
  /** SQL of one record as JSON; `?1` is the present instant. */
  readonly record: string;
  /** Sort attributes. Keys are never null: an absent value sorts before all others. */
  readonly keys?: Readonly<Record<string, PageKey>>;
  /** Direction of the order of creation, in which a list comes when nothing else is asked. */
  readonly order?: "asc" | "desc";
}

export interface PageKey {
  readonly key: string;
  readonly holds: "text" | "integer";
}

/** The key of a column of text or of integers, absent values first. */
export const textKey = (column: string): PageKey => ({ key: `coalesce(${column}, '')`, holds: "text" });
export const integerKey = (column: string): PageKey => ({ key: `coalesce(${column}, -1)`, holds: "integer" });

/** Conditions of a list, composed with the placeholders of its statement. */
export type Conditions = (bind: Binder["bind"]) => readonly string[];

interface PageQuery {
  readonly now: string;
  readonly count: number;
  readonly sort: readonly string[];
  readonly cursor?: string | undefined;
  readonly withTotal: boolean;
  readonly filter: Conditions;
}

interface ListPage {
  /** JSON text of the array of records. */
  readonly data: string;
  readonly nextCursor: string | null;
  readonly total?: number;
}

/** Thrown for a cursor that this list, in this order, did not give. */
export class StrangeCursorError extends Error {
  override readonly name = "StrangeCursorError";
}

/**
 * One page. The cursor holds the sort keys of the last record shown, not a position, so records that come and
 * go between two pages never shift the rest: every record that stays is shown once.
 */
export function readPage(connection: Connection, collection: Collection, query: PageQuery): ListPage {
  const order = readOrder(collection, query.sort);
  const place = query.cursor === undefined ? undefined : readCursor(query.cursor, order);
  const { table, alias, joins = "" } = collection;
  const inOrder = (limit: string, columns: string, binder: Binder) => {
    const conditions = [...query.filter(binder.bind), ...(place ? [after(order, place, binder)] : [])];
    const terms = order.terms.map(({ key, direction }) => `${key} ${direction}`).join(", ");
    return `SELECT ${columns} FROM ${table} ${alias} WHERE ${conditions.join(" AND ")} ORDER BY ${terms} LIMIT ${limit}`;
  };

  const records = new Binder();
  records.bind(query.now);
  const limit = records.bind(query.count);
  // CROSS JOIN keeps the order of the inner list; sorting keys first spares building records beyond the page.
  const page = connection.one<{ data: string | null; shown: number }>(
    `SELECT group_concat(record, ',') AS data, count(*) AS shown FROM (
       SELECT ${collection.record} AS record
       FROM (${inOrder(limit, `${alias}.seq AS page_seq`, records)}) p
       CROSS JOIN ${table} ${alias} ON ${alias}.seq = p.page_seq ${joins})`,
    records.values,
  );

  const full = page?.shown === query.count;
  return {
    data: `[${page?.data ?? ""}]`,
    nextCursor: full ? nextCursor(connection, order, query.count, inOrder) : null,
    ...(query.withTotal && { total: countAll(connection, collection, query) }),
  };
}

type Direction = "asc" | "desc";

interface Order {
  readonly name: string;
  readonly terms: readonly (PageKey & { readonly direction: Direction })[];
}

function readOrder(collection: Collection, sort: readonly string[]): Order {
  const terms = sort.flatMap((term) => {
    const at = term.lastIndexOf("-");
    const key = collection.keys?.[term.slice(0, at)];
    const direction: Direction = term.endsWith("-desc") ? "desc" : "asc";
    return key ? [{ ...key, direction }] : [];
  });
  const last: Direction = terms.at(-1)?.direction ?? collection.order ?? "asc";
  return {
    name: sort.join(","),
    terms: [...terms, { key: `${collection.alias}.seq`, holds: "integer", direction: last }],
  };
}

function after(order: Order, place: readonly SqlValue[], binder: Binder): string {
  const values = place.map((value) => binder.bind(value));
  const alternatives = order.terms.map(({ key, direction }, index) => {
    const same = order.terms.slice(0, index).map((term, before) => `${term.key} = ${values[before]}`);
    return [...same, `${key} ${direction === "asc" ? ">" : "<"} ${values[index]}`].join(" AND ");
  });
  const [first] = order.terms;
  // Implied by the alternatives; explicit because an index can follow it.
  const bound = first && `${first.key} ${first.direction === "asc" ? ">=" : "<="} ${values[0]}`;
  return `${bound} AND (${alternatives.join(" OR ")})`;
}

function nextCursor(
  connection: Connection,
  order: Order,
  count: number,
  inOrder: (limit: string, columns: string, binder: Binder) => string,
): string | null {
  const binder = new Binder();
  const offset = binder.bind(count - 1);
  const keys = `json_array(${order.terms.map(({ key }) => key).join(", ")}) AS place`;
  const [last, following] = connection.all<{ place: string }>(
    inOrder(`2 OFFSET ${offset}`, keys, binder),
    binder.values,
  );
  if (!last || !following) return null;
  return Buffer.from(`[${JSON.stringify(order.name)},${last.place}]`).toString("base64url");
}

function readCursor(cursor: string, order: Order): SqlValue[] {
  let content: unknown;
  try {
    content = parseExactJson(Buffer.from(cursor, "base64url").toString());
  } catch (cause) {
    throw new StrangeCursorError("Not a cursor", { cause });
  }
  if (!Array.isArray(content)) throw new StrangeCursorError("Not a cursor");
  const [name, place]: unknown[] = content;
  if (name !== order.name || !Array.isArray(place) || place.length !== order.terms.length) {
    throw new StrangeCursorError("A cursor of another order");
  }
  return order.terms.map(({ holds }, index) => {
    const value: unknown = place[index];
    if (holds === "text" && typeof value === "string") return value;
    if (holds === "integer" && /^-?\d{1,19}$/.test(String(value))) {
      const integer = BigInt(String(value));
      if (BigInt.asIntN(64, integer) === integer) return integer;
    }
    throw new StrangeCursorError("A cursor of another order");
  });
}

function countAll(connection: Connection, collection: Collection, query: PageQuery): number {
  const binder = new Binder();
  const conditions = query.filter(binder.bind).join(" AND ");
  const row = connection.one<{ total: number }>(
    `SELECT count(*) AS total FROM ${collection.table} ${collection.alias} WHERE ${conditions}`,
    binder.values,
  );
  return row?.total ?? 0;
}

/** SQL for an id filter of any length in one placeholder. */
export function among(column: string, values: readonly string[], bind: Binder["bind"]): string {
  return `${column} IN (SELECT value FROM json_each(${bind(JSON.stringify(values))}))`;
}
