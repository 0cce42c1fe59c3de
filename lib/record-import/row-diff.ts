import type { BulkRecord, Warnings } from "@/lib/bulk/bulk-plan";

/** What is wrong with a cell, or to be seen first. */
export interface CellProblem<Field extends string = string> {
  readonly field: Field;
  /** The rule and the fix. */
  readonly message: string;
}

/** A record that a row creates. */
export interface FreshRecord {
  /** What is created, by the service's parameters. */
  readonly form: object;
  /** Rows that create the same one name it alike. */
  readonly name: string;
  /** Paused by default. */
  readonly status: "ACTIVE" | "PAUSED" | "DRAFT";
  /** What the amounts are in; undefined until that is known. */
  readonly currency: string | undefined;
}

/** What a row of a file means for the account as it is now. */
export type RowDiff<
  Row = BulkRecord,
  Change = object,
  Field extends string = string,
  Fresh extends FreshRecord = FreshRecord,
> =
  | { readonly kind: "unchanged"; readonly record: Row }
  | {
      readonly kind: "changed";
      readonly record: Row;
      readonly change: Change;
      /** The record was changed after the file was written. */
      readonly stale: boolean;
      readonly warnings?: readonly CellProblem<Field>[];
    }
  | ({ readonly kind: "new"; readonly warnings?: readonly CellProblem<Field>[] } & Fresh)
  | {
      readonly kind: "impossible";
      readonly problems: readonly CellProblem<Field>[];
      /** The record that it names, and what it would change. */
      readonly record?: Row;
      readonly change?: Change;
      /** It names a record that the account does not have. */
      readonly unknownId?: boolean;
    };

/** A row of the file with what it means. */
export interface DiffedRow<Diff = RowDiff> {
  /** Its place in the file. */
  readonly row: number;
  /** Its number, as a spreadsheet shows it. */
  readonly number: number;
  readonly diff: Diff;
}

/** What a file is about to do. */
export interface ImportPlan<Item> {
  readonly items: readonly Item[];
  /** "Create 3 and change 12 campaigns". */
  readonly title: string;
  readonly requests: number;
  readonly created: number;
  readonly changed: number;
  /** Of those to be created: how many start at once, and how many are drafts, by the file. */
  readonly starting: number;
  readonly drafts: number;
  /** How many amounts become what looks like a slip. */
  readonly large: number;
  /** Which those are, and what they become. */
  readonly slips: string;
  /** What the account's rules warn of, by the items' keys. */
  readonly warnings: Warnings;
}

/** The record that a row is about; undefined for one that is to be created. */
export const recordOf = <Row, Change, Field extends string, Fresh extends FreshRecord>(
  diff: RowDiff<Row, Change, Field, Fresh>,
): Row | undefined => (diff.kind === "new" ? undefined : diff.record);
