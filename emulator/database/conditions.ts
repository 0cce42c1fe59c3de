import { among, type Collection, type Conditions } from "./list-page";

/** What a list is asked for, by its parameters. */
export interface AskedOfList {
  readonly account_id: string;
  readonly with_deleted?: boolean | undefined;
  /** What the name starts with. */
  readonly q?: string | undefined;
}

/** Columns with the values that a record may have in them; any where none are given. */
export type Among = Readonly<Record<string, readonly string[] | undefined>>;

/** The conditions that lists of an account's records share. */
export function conditionsOf(
  { alias }: Collection,
  { account_id, with_deleted, q }: AskedOfList,
  sets: Among = {},
): Conditions {
  return (bind) => [
    `${alias}.account_id = ${bind(account_id)}`,
    ...Object.entries(sets).flatMap(([column, values]) =>
      values ? [among(`${alias}.${column}`, values, bind)] : [],
    ),
    ...(q === undefined ? [] : [startsWith(`${alias}.name_folded`, bind(foldName(q)))]),
    ...(with_deleted ? [] : [`NOT ${alias}.deleted`]),
  ];
}

/** A name as lists compare it: whatever its case and however its accents are composed. */
export function foldName(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

/** SQL for `q`: names that start with what was typed, whatever the case. */
export function startsWith(column: string, placeholder: string): string {
  return `substr(${column}, 1, length(${placeholder})) = ${placeholder}`;
}
