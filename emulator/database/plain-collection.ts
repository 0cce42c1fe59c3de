import { asBoolean, asObject } from "./json-columns";
import { type Collection, integerKey, type PageKey, textKey } from "./list-page";
import type { Table } from "./schema";

/**
 * A collection of records that one table holds, with what every record has and the orders every list has.
 * `fields` are SQL expressions by the names of the record.
 */
export function plainCollection(
  table: Table,
  alias: string,
  fields: Readonly<Record<string, string>>,
  { joins = "", keys = {} }: Pick<Collection, "joins" | "keys"> = {},
): Collection {
  return {
    table,
    alias,
    joins,
    record: asObject({
      id: `${alias}.id`,
      ...fields,
      created_at: `${alias}.created_at`,
      updated_at: `${alias}.updated_at`,
      deleted: asBoolean(`${alias}.deleted`),
    }),
    keys: { ...usualKeys(alias), ...keys },
  };
}

/** The orders that every list has. */
export const usualKeys = (alias: string): Readonly<Record<string, PageKey>> => ({
  created_at: textKey(`${alias}.created_at`),
  updated_at: textKey(`${alias}.updated_at`),
  deleted: integerKey(`${alias}.deleted`),
});

/** Fields that are columns of their own name. */
export function columns(alias: string, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `${alias}.${name}`]));
}
