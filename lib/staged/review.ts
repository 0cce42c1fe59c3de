import { ignoredChanges } from "@/lib/ads/unrequested-changes";
import {
  type BulkDecision,
  type BulkPlan,
  type ExcludedItem,
  leave,
  type PlannedItem,
} from "@/lib/bulk/bulk-plan";
import { holdsSame } from "@/lib/json/same-json";
import { stage, takeBack, touchedOnly } from "./staged-changes";
import type { AnyChange, StagedChanges, StagedEntry, StagedRecord, StagedResource } from "./staged-resource";

/** A record that a line of a review is about. */
export interface Reviewed {
  readonly key: string;
  readonly name: string;
  /** What it belongs to, by name, where many records are called the same. */
  readonly within?: string | undefined;
}

/** A field that another person has changed since it was staged here. */
export interface Conflict<Record extends StagedRecord, Change extends AnyChange> extends Reviewed {
  readonly record: Record;
  readonly entry: StagedEntry<Change>;
  readonly field: string;
  readonly was: unknown;
  readonly is: unknown;
  readonly staged: unknown;
}

export interface Review<Item extends PlannedItem, Record extends StagedRecord, Change extends AnyChange> {
  /** What is sent when it is published. */
  readonly plan: Omit<BulkPlan<Item>, "excluded">;
  /** What waits for a person to decide; nothing of such a record is published before. */
  readonly conflicts: readonly Conflict<Record, Change>[];
  /** What breaks a rule now, or is about a record that is gone. */
  readonly impossible: readonly ExcludedItem[];
  /** Records that hold by now what was staged for them. */
  readonly already: readonly Reviewed[];
}

interface Planning<Item extends PlannedItem, Record extends StagedRecord, Change extends AnyChange> {
  readonly plan: (
    records: readonly Record[],
    outcome: (record: Record) => BulkDecision<Change>,
  ) => BulkPlan<Item>;
  readonly withinOf?: ((record: Record) => string | undefined) | undefined;
}

/**
 * Holds what is staged against the records as they are now.
 *
 * @param now every record that is staged for and still exists, by id
 */
export function reviewStaged<Item extends PlannedItem, Record extends StagedRecord, Change extends AnyChange>(
  resource: StagedResource<Record, Change>,
  staged: StagedChanges<Change>,
  now: ReadonlyMap<string, Record>,
  { plan: planOf, withinOf }: Planning<Item, Record, Change>,
): Review<Item, Record, Change> {
  const conflicts: Conflict<Record, Change>[] = [];
  const gone: ExcludedItem[] = [];
  const already: Reviewed[] = [];
  const settled = new Map<string, StagedEntry<Change>>();
  for (const entry of staged) {
    const record = now.get(entry.id);
    const within = record && withinOf?.(record);
    const about = { key: entry.id, name: entry.name, ...(within !== undefined && { within }) };
    if (!record) gone.push({ ...about, reason: "It no longer exists." });
    else if (record.deleted) gone.push({ ...about, reason: "It is deleted." });
    else if (ignoredChanges(record, entry.change).length === 0) already.push(about);
    else {
      const changed = differing(resource, entry, record).map((differs) => ({
        ...about,
        name: resource.nameOf(record),
        record,
        entry,
        ...differs,
      }));
      conflicts.push(...changed);
      if (changed.length === 0) settled.set(entry.id, entry);
    }
  }
  const records = [...settled.keys()].flatMap((id) => now.get(id) ?? []);
  const { excluded, ...plan } = planOf(records, (record) => {
    const entry = settled.get(record.id);
    return entry
      ? { do: "change", change: touchedOnly(resource, record, entry.change) }
      : leave("Nothing is staged for it.");
  });
  return { plan, conflicts, impossible: [...excluded, ...gone], already };
}

/** The fields of an entry that hold neither what they held when they were staged nor what they are to hold. */
function differing<Record extends StagedRecord, Change extends AnyChange>(
  { fields }: StagedResource<Record, Change>,
  { change, was: before }: StagedEntry<Change>,
  record: Record,
) {
  return fields.flatMap((field) => {
    if (change[field] === undefined) return [];
    const is = record[field];
    const wished = change[field];
    const staged = wished === "" ? null : wished;
    const was = before[field];
    return holdsSame(is, was) || holdsSame(is, staged) ? [] : { field, was, is, staged };
  });
}

/** Settles conflicts: what is staged here is published all the same, or what another person has set stays. */
export const decide = <Record extends StagedRecord, Change extends AnyChange>(
  resource: StagedResource<Record, Change>,
  staged: StagedChanges<Change>,
  conflicts: readonly Conflict<Record, Change>[],
  wins: "mine" | "theirs",
): StagedChanges<Change> =>
  wins === "mine"
    ? stage(
        resource,
        staged,
        conflicts.map(({ record, entry, field }) => ({
          record,
          change: resource.pick(entry.change, [field]),
        })),
      )
    : conflicts.reduce((now, { key, field }) => takeBack(resource, now, key, field), staged);

/** What stays staged once the reviewed changes are on their way. */
export function afterPublishing<Change extends AnyChange>(
  staged: StagedChanges<Change>,
  { plan, already }: Pick<Review<PlannedItem, StagedRecord, Change>, "plan" | "already">,
): StagedChanges<Change> {
  const sent = new Set([...plan.items, ...already].map(({ key }) => key));
  return staged.filter(({ id }) => !sent.has(id));
}
