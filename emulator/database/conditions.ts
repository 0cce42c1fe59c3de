import type { Binder } from "./connection";
import { among } from "./list-page";

interface Conditions {
  readonly accountId: string;
  readonly withDeleted?: boolean | undefined;
  /** Columns with the values a record may have in them. */
  readonly among?: Readonly<Record<string, readonly string[] | undefined>>;
  /** What the name starts with. */
  readonly q?: string | undefined;
}

/** The conditions that lists of an account's records share. `alias` is that of the collection's table. */
export function conditionsOf(alias: string, { accountId, withDeleted, among: sets = {}, q }: Conditions) {
  return (bind: Binder["bind"]): string[] => [
    `${alias}.account_id = ${bind(accountId)}`,
    ...Object.entries(sets).flatMap(([column, values]) =>
      values ? [among(`${alias}.${column}`, values, bind)] : [],
    ),
    ...(q === undefined ? [] : [startsWith(`${alias}.name_folded`, bind(foldName(q)))]),
    ...(withDeleted ? [] : [`NOT ${alias}.deleted`]),
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
