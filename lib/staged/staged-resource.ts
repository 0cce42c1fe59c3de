import type { BulkRecord, BulkResource } from "@/lib/bulk/bulk-plan";
import type { BulkResourceName } from "@/lib/bulk/job-keys";

/** What is to become of one record once the staged changes are published. */
export interface StagedEntry<Change extends AnyChange> {
  readonly id: string;
  /** What it was called, for when it is not found any more. */
  readonly name: string;
  readonly change: Change;
  /** What each field of the change held when it was staged. Another value since then is a conflict. */
  readonly was: Readonly<Record<string, unknown>>;
}

/** In the order in which they were first staged, each record once. */
export type StagedChanges<Change extends AnyChange> = readonly StagedEntry<Change>[];

/** Fields to change, each with the value that it is to hold. */
export type AnyChange = Readonly<Record<string, unknown>>;

/** One record of them; its amounts are in some currency. */
export interface StagedRecord extends BulkRecord {
  readonly currency: string;
}

export type StagedResourceName = Extract<BulkResourceName, "campaigns" | "line-items">;

/** Records whose changes can be staged, with what staging needs of them. */
export interface StagedResource<Record extends StagedRecord, Change extends AnyChange> {
  readonly resource: BulkResource & { readonly name: StagedResourceName };
  readonly nameOf: (record: Record) => string;
  /** Fields that can be changed, in the order in which they are listed. */
  readonly fields: readonly string[];
  /** The part of a change about some of the fields. */
  readonly pick: (change: Change, fields: readonly string[]) => Change;
  /** Whether what a device stored is valid. */
  readonly isStaged: (stored: unknown) => stored is StagedChanges<Change>;
  readonly fieldName: (field: string) => string;
  /** A value in words, for messages; times on the clocks of a zone. */
  readonly valueInWords: (
    field: string,
    value: unknown,
    around: { readonly currency: string; readonly zone: string },
  ) => string;
}
