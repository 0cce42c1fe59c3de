import type { Difference } from "@/lib/ads/unrequested-changes";
import { counted } from "@/lib/format/plurals";
import type { BulkResourceName } from "./job-keys";

/** What became of it is unknown. */
export const unknownOf = ({ since }: PlannedItem) =>
  ({ state: "unknown", ...(since !== undefined && { since }) }) as const;

/** What every record that is changed in batches has. */
export interface BulkRecord {
  readonly id: string;
  readonly deleted: boolean;
  /** What its amounts are in, where it has any. */
  readonly currency?: string;
  readonly [field: string]: unknown;
}

/** What is sent for one record. */
export interface BulkOperation {
  readonly operation_type: "Create" | "Update" | "Delete";
  readonly params: object;
}

/** One record of a plan, with the operation that is sent for it. */
export interface PlannedItem<
  Record extends BulkRecord = BulkRecord,
  Operation extends BulkOperation = BulkOperation,
> {
  /** Unique in the plan: the record's id, or a made-up key for one that is to be created. */
  readonly key: string;
  readonly name: string;
  /** What it belongs to, by name, where many records are called the same. */
  readonly within?: string | undefined;
  /** The record as it was when the plan was made; absent for one that is to be created. */
  readonly before?: Record | undefined;
  readonly operation: Operation;
  readonly differences: readonly Difference[];
  /** Its place in the file that it was read from. */
  readonly row?: number | undefined;
  /** When it was planned, in milliseconds since the epoch, if that distinguishes what it creates from older records. */
  readonly since?: number | undefined;
  /** What it is ("line item"), where a plan creates several kinds. */
  readonly one?: string | undefined;
  /** Keys of items that have to be created before it. */
  readonly needs?: readonly string[] | undefined;
}

export type RecordOfItem<Item extends PlannedItem> = NonNullable<Item["before"]>;

export interface ExcludedItem {
  readonly key: string;
  readonly name: string;
  readonly within?: string | undefined;
  readonly reason: string;
  /** What was to become of it, where that was decided and breaks a rule. */
  readonly differences?: readonly Difference[] | undefined;
  /** What its amounts are in, where it has any. */
  readonly currency?: string | undefined;
}

export type Warnings = ReadonlyMap<string, readonly string[]>;

export interface BulkPlan<Item extends PlannedItem = PlannedItem> {
  readonly items: readonly Item[];
  /** Records that were chosen and are left alone, with why. */
  readonly excluded: readonly ExcludedItem[];
  /** Requests that the plan needs if nothing goes wrong. */
  readonly requests: number;
  /** What a person has to see before items are sent, by their keys. */
  readonly warnings?: Warnings | undefined;
}

/** What is changed in batches, and how the service and people call it. */
export interface BulkResource {
  readonly name: BulkResourceName;
  /** One and several of it: "campaign", "campaigns". */
  readonly one: string;
  readonly many: string;
  /** The most that one request may carry. */
  readonly batchMax: number;
}

/** "1,200 campaigns". */
export const countInWords = ({ one, many }: BulkResource, count: number): string => counted(count, one, many);

/** What a bulk change does to one record, or why it leaves it alone. */
export type BulkDecision<Change> =
  | { readonly do: "change"; readonly change: Change }
  | { readonly do: "delete" }
  | { readonly do: "leave"; readonly reason: string };

/** Skips a record, with the reason. */
export const leave = (reason: string) => ({ do: "leave", reason }) as const;

/** What a bulk change sets the switch of records to. */
export type SwitchedStatus = "ACTIVE" | "PAUSED";

const ALREADY = {
  ACTIVE: leave("It is active already."),
  PAUSED: leave("It is paused already."),
} as const;

/** Pauses or resumes one record, or says why it is left alone. */
export const switched = (
  { entity_status: now }: { readonly entity_status: string },
  status: SwitchedStatus,
) => (now === status ? ALREADY[status] : ({ do: "change", change: { entity_status: status } } as const));

/** How a resource's records are planned for. */
interface Planning<Record extends BulkRecord, Operation extends BulkOperation, Change extends object> {
  readonly resource: BulkResource;
  readonly nameOf: (record: Record) => string;
  readonly withinOf?: (record: Record) => string | undefined;
  readonly outcome: (record: Record) => BulkDecision<Change>;
  /** The rule that the record would break after the change, and the fix. */
  readonly problem: (record: Record, change: Change) => string | undefined;
  /** What a person has to see before the change is sent. */
  readonly warningsOf?: (record: Record, change: Change) => readonly string[];
  readonly update: (record: Record, change: Change) => Operation;
  readonly remove: (record: Record) => Operation;
}

/** Old → new for every chosen record, before anything is sent. The order of the records is kept. */
export function planBulk<Record extends BulkRecord, Operation extends BulkOperation, Change extends object>(
  records: readonly Record[],
  {
    resource,
    nameOf,
    withinOf,
    outcome,
    problem,
    warningsOf,
    update,
    remove,
  }: Planning<Record, Operation, Change>,
): BulkPlan<PlannedItem<Record, Operation>> {
  const items: PlannedItem<Record, Operation>[] = [];
  const excluded: ExcludedItem[] = [];
  const warnings = new Map<string, readonly string[]>();
  for (const record of records) {
    const within = withinOf?.(record);
    const about = { key: record.id, name: nameOf(record), ...(within !== undefined && { within }) };
    const wish = outcome(record);
    const reason =
      wish.do === "leave" ? wish.reason : wish.do === "change" ? problem(record, wish.change) : undefined;
    const differences =
      wish.do === "change"
        ? Object.entries(wish.change).map(([field, to]) => ({ field, from: record[field], to }))
        : [{ field: "deleted", from: false, to: true }];
    if (reason !== undefined) {
      const broken = wish.do === "change" ? { differences, currency: record.currency } : {};
      excluded.push({ ...about, reason, ...broken });
    } else if (wish.do === "change") {
      const operation = update(record, wish.change);
      items.push({ ...about, before: record, operation, differences });
      const warned = warningsOf?.(record, wish.change) ?? [];
      if (warned.length > 0) warnings.set(record.id, warned);
    } else {
      items.push({ ...about, before: record, operation: remove(record), differences });
    }
  }
  return { items, excluded, requests: Math.ceil(items.length / resource.batchMax), warnings };
}
