import type { BulkNoun, BulkRecord } from "@/lib/bulk/bulk-plan";
import type { StagedChanges } from "./staged-changes";

/** Fields to change, each with the value that it is to hold. */
export type AnyChange = Readonly<Record<string, unknown>>;

/** Records whose changes can be staged, with what staging has to know of them. */
export interface StagedNoun<Record extends BulkRecord, Change extends AnyChange> {
  readonly noun: BulkNoun;
  readonly nameOf: (record: Record) => string;
  /** Fields that can be changed, in the order in which they are told. */
  readonly fields: readonly string[];
  /** Of a change, what it says about some of the fields. */
  readonly pick: (change: Change, fields: readonly string[]) => Change;
  /** Whether what a device kept is understood. */
  readonly isStaged: (stored: unknown) => stored is StagedChanges<Change>;
  readonly fieldName: (field: string) => string;
  /** A value in words, for messages; times on the clocks of a zone. */
  readonly valueInWords: (
    field: string,
    value: unknown,
    around: { readonly currency: string; readonly zone: string },
  ) => string;
}
