import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { changesWithAdded, entriesOf, type TargetingChanges, wantedOf, withoutEntries } from "./changes";
import { criterionKeyOf, type Shown } from "./criteria";

/** How the targeting of another line item is taken over: beside what is there, or in its place. */
export type Manner = "add" | "replace";

type Existing = readonly TargetingCriterion[];

/** The changes with criteria of another line item taken over. */
export function takenOver(
  manner: Manner,
  changes: TargetingChanges,
  existing: Existing,
  criteria: readonly Shown[],
): TargetingChanges {
  if (manner === "add") return changesWithAdded(changes, existing, criteria);
  const taken = new Set(criteria.map(criterionKeyOf));
  const others = entriesOf(changes, existing).filter(
    ({ state, criterion }) => state !== "removed" && !taken.has(criterionKeyOf(criterion)),
  );
  return changesWithAdded(withoutEntries(changes, others), existing, criteria);
}

/** What taking over would change of the targeting. */
export interface Preview {
  readonly comes: readonly Shown[];
  readonly goes: readonly Shown[];
  /** How many of those taken over are there already. */
  readonly stays: number;
}

/** What taking criteria over would bring, take away and leave. */
export function previewOf(
  manner: Manner,
  changes: TargetingChanges,
  existing: Existing,
  criteria: readonly Shown[],
): Preview {
  const before = wantedOf(entriesOf(changes, existing));
  const after = wantedOf(entriesOf(takenOver(manner, changes, existing, criteria), existing));
  const [was, will] = [new Set(before.map(criterionKeyOf)), new Set(after.map(criterionKeyOf))];
  return {
    comes: after.filter((one) => !was.has(criterionKeyOf(one))),
    goes: before.filter((one) => !will.has(criterionKeyOf(one))),
    stays: new Set(criteria.map(criterionKeyOf).filter((key) => was.has(key) && will.has(key))).size,
  };
}
