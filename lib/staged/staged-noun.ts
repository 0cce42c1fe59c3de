import type { BulkNoun, BulkRecord } from "@/lib/bulk/bulk-plan";
import type { BulkNounName } from "@/lib/bulk/job-keys";
import type { StagedChanges } from "./staged-changes";

/** Fields to change, each with the value that it is to hold. */
export type AnyChange = Readonly<Record<string, unknown>>;

/** One record of them; its amounts are in some currency. */
export interface StagedRecord extends BulkRecord {
  readonly currency: string;
}

export type StagedNounName = Exclude<BulkNounName, "draft-posts" | "media-library">;

/** Records whose changes can be staged, with what staging has to know of them. */
export interface StagedNoun<Record extends StagedRecord, Change extends AnyChange> {
  readonly noun: BulkNoun & { readonly name: StagedNounName };
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
