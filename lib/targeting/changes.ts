import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { TARGETING_LIMITS } from "@/lib/ads/targeting-rules";
import { asNew, criterionKeyOf, type NewCriterion, type Shown } from "./criteria";

/**
 * Pending changes of a line item's targeting, beside its current one. Stored as changes and not as a whole, so that
 * what another user does meanwhile stays.
 */
export interface TargetingChanges {
  readonly added: readonly NewCriterion[];
  /** Ids of criteria that are to go. */
  readonly removed: readonly string[];
}

export const NO_CHANGES: TargetingChanges = { added: [], removed: [] };

/** One criterion in the form. */
export interface Entry {
  /** Unique among the entries. */
  readonly key: string;
  readonly criterion: Shown;
  readonly state: "unchanged" | "added" | "removed";
}

type Existing = readonly TargetingCriterion[];

export interface LeftToDo {
  readonly additions: readonly NewCriterion[];
  readonly removals: readonly TargetingCriterion[];
}

/** What is left to do: an addition that exists by now is done, and so is a removal of what is gone. */
export function leftToDo(changes: TargetingChanges, existing: Existing): LeftToDo {
  const going = new Set(changes.removed);
  const removals = existing.filter(({ id }) => going.has(id));
  const stays = new Set(existing.filter(({ id }) => !going.has(id)).map(criterionKeyOf));
  return { additions: changes.added.filter((one) => !stays.has(criterionKeyOf(one))), removals };
}

/** The current entries, then the added ones; those to be removed stay visible. */
export function entriesOf(changes: TargetingChanges, existing: Existing): readonly Entry[] {
  const { additions, removals } = leftToDo(changes, existing);
  const going = new Set(removals.map(({ id }) => id));
  return [
    ...existing.map(
      (one): Entry => ({ key: one.id, criterion: one, state: going.has(one.id) ? "removed" : "unchanged" }),
    ),
    ...additions.map((one): Entry => ({ key: criterionKeyOf(one), criterion: one, state: "added" })),
  ];
}

/** The targeting of the line item once everything is saved. */
export const wantedOf = (entries: readonly Entry[]): readonly Shown[] =>
  entries.filter(({ state }) => state !== "removed").map(({ criterion }) => criterion);

/** A line item has one of these at most, so that a new one replaces the old. */
const isSingle = (type: string) =>
  TARGETING_LIMITS.some(({ types, limit }) => limit === 1 && types.some((one) => one === type));

const OPPOSITES: Readonly<Record<string, string>> = { EQ: "NE", NE: "EQ" };

/**
 * Adds criteria, of types that are known here. What was to go and is added again stays; what said the opposite
 * gives way; and of a type that a line item has once, the last one replaces the others.
 */
export function changesWithAdded(
  changes: TargetingChanges,
  existing: Existing,
  criteria: readonly Shown[],
): TargetingChanges {
  const added = new Map(changes.added.map((one) => [criterionKeyOf(one), one]));
  const removed = new Set(changes.removed);
  const existingIds = idsByKey(existing);
  for (const one of criteria) {
    const fresh = asNew(one);
    if (!fresh) continue;
    const { targeting_type: type } = fresh;
    if (isSingle(type)) {
      for (const [key, other] of added) if (other.targeting_type === type) added.delete(key);
      for (const { id, targeting_type } of existing) if (targeting_type === type) removed.add(id);
    }
    const opposite = OPPOSITES[fresh.operator_type];
    if (opposite !== undefined) {
      const key = criterionKeyOf({ ...fresh, operator_type: opposite });
      added.delete(key);
      for (const id of existingIds.get(key) ?? []) removed.add(id);
    }
    const key = criterionKeyOf(fresh);
    const there = existingIds.get(key);
    if (there) for (const id of there) removed.delete(id);
    else if (!added.has(key)) added.set(key, fresh);
  }
  return { added: [...added.values()], removed: [...removed] };
}

function idsByKey(existing: Existing): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const one of existing) ids.set(criterionKeyOf(one), [...(ids.get(criterionKeyOf(one)) ?? []), one.id]);
  return ids;
}

/**
 * Removes entries: added ones are dropped, current ones are to be removed. One that was added and exists by now is
 * both: it must not come back when it is removed.
 */
export function withoutEntries(changes: TargetingChanges, entries: readonly Entry[]): TargetingChanges {
  const forgotten = new Set(entries.map(({ criterion }) => criterionKeyOf(criterion)));
  const going = entries.filter(({ state }) => state === "unchanged").map(({ key }) => key);
  return {
    added: changes.added.filter((one) => !forgotten.has(criterionKeyOf(one))),
    removed: [...new Set([...changes.removed, ...going])],
  };
}

/** Keeps a current entry that was to be removed; what was added in its place is dropped. */
export function withRestored(changes: TargetingChanges, existing: Existing, { key, criterion }: Entry) {
  const { added, removed } = changesWithAdded(changes, existing, [criterion]);
  return { added, removed: removed.filter((id) => id !== key) };
}
