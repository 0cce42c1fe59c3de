import * as z from "zod";
import { ignoredChanges } from "@/lib/ads/unrequested-changes";
import type { AnyChange, StagedChanges, StagedEntry, StagedRecord, StagedResource } from "./staged-resource";

export const NOTHING_STAGED: StagedChanges<never> = [];

/** A check whether what a device stored is valid staged changes. */
export function stagedChangesOf<Change extends AnyChange>(change: z.ZodType<Change>) {
  const entry: z.ZodType<StagedEntry<Change>> = z.object({
    id: z.string(),
    name: z.string(),
    change,
    was: z.record(z.string(), z.unknown()),
  });
  /** Entries are shared by the steps of a history, and need to be looked at once only. */
  const understood = new WeakSet<object>();
  return (stored: unknown): stored is StagedChanges<Change> =>
    Array.isArray(stored) &&
    stored.every((each: unknown) => {
      if (typeof each !== "object" || each === null) return false;
      if (understood.has(each)) return true;
      const { success } = entry.safeParse(each);
      if (success) understood.add(each);
      return success;
    });
}

export interface Wish<Record, Change> {
  /** The record as the service has it. */
  readonly record: Record;
  readonly change: Change;
}

const isEmpty = (change: AnyChange) => Object.keys(change).length === 0;

/** The part of a change that differs from what the record holds now: what is worth sending. */
export const touchedOnly = <Record extends StagedRecord, Change extends AnyChange>(
  { pick }: Pick<StagedResource<Record, Change>, "pick">,
  record: Record,
  change: Change,
): Change =>
  pick(
    change,
    ignoredChanges(record, change).map(({ field }) => field),
  );

/** Stages changes besides those that are staged already. A field that is set to what it holds is staged no longer. */
export function stage<Record extends StagedRecord, Change extends AnyChange>(
  resource: StagedResource<Record, Change>,
  staged: StagedChanges<Change>,
  wishes: readonly Wish<Record, Change>[],
): StagedChanges<Change> {
  const next = new Map(staged.map((entry) => [entry.id, entry]));
  for (const { record, change } of wishes) {
    const entry = withWish(resource, next.get(record.id), record, change);
    if (isEmpty(entry.change)) next.delete(record.id);
    else next.set(record.id, entry);
  }
  return [...next.values()];
}

function withWish<Record extends StagedRecord, Change extends AnyChange>(
  resource: StagedResource<Record, Change>,
  entry: StagedEntry<Change> | undefined,
  record: Record,
  wished: Change,
): StagedEntry<Change> {
  const touched = touchedOnly(resource, record, wished);
  const before = entry ? without(resource, entry, Object.keys(wished)) : undefined;
  return {
    id: record.id,
    name: resource.nameOf(record),
    change: before ? { ...before.change, ...touched } : touched,
    was: {
      ...before?.was,
      ...Object.fromEntries(Object.keys(touched).map((field) => [field, record[field]])),
    },
  };
}

/** An entry without some of its fields. */
function without<Record extends StagedRecord, Change extends AnyChange>(
  { pick }: StagedResource<Record, Change>,
  entry: StagedEntry<Change>,
  fields: readonly string[],
): StagedEntry<Change> {
  const left = Object.keys(entry.change).filter((field) => !fields.includes(field));
  return {
    ...entry,
    change: pick(entry.change, left),
    was: Object.fromEntries(Object.entries(entry.was).filter(([field]) => left.includes(field))),
  };
}

/** Takes back one field of a record, or all that is staged for it. */
export function takeBack<Record extends StagedRecord, Change extends AnyChange>(
  resource: StagedResource<Record, Change>,
  staged: StagedChanges<Change>,
  id: string,
  field?: string,
): StagedChanges<Change> {
  return staged.flatMap((entry) => {
    if (entry.id !== id) return entry;
    const left = without(resource, entry, field === undefined ? Object.keys(entry.change) : [field]);
    return isEmpty(left.change) ? [] : left;
  });
}

/** How many values are staged. */
export const countStaged = (staged: StagedChanges<AnyChange>): number =>
  staged.reduce((count, { change }) => count + Object.keys(change).length, 0);

export interface Planned<Record> {
  /** The records as they will be. */
  readonly records: readonly Record[];
  /** Of those with staged changes, the record as the service has it, by id. */
  readonly originals: ReadonlyMap<string, Record>;
}

/**
 * The list as it will be once everything is published. Deleted records stay as they are.
 *
 * @param planned a record as it is once a change has taken effect
 */
export function withStaged<Record extends StagedRecord, Change extends AnyChange>(
  records: readonly Record[],
  staged: StagedChanges<Change>,
  planned: (record: Record, change: Change) => Record,
): Planned<Record> {
  const originals = new Map<string, Record>();
  if (staged.length === 0) return { records, originals };
  const byId = new Map(staged.map((entry) => [entry.id, entry]));
  const after = records.map((record) => {
    const entry = record.deleted ? undefined : byId.get(record.id);
    if (!entry) return record;
    originals.set(record.id, record);
    return planned(record, entry.change);
  });
  return { records: after, originals };
}
