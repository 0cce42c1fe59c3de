import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { leftToDo } from "./changes";
import { asNew, criterionKeyOf } from "./criteria";
import { type PlannedChange, targetingPlanOf } from "./save-plan";

/** What a save changed of a line item's targeting. */
export interface SavedTargeting {
  readonly added: readonly TargetingCriterion[];
  readonly removed: readonly TargetingCriterion[];
}

/** What a save changed, by what was answered: what was taken out comes back marked as deleted. */
export const savedOf = (answered: readonly TargetingCriterion[]): SavedTargeting => ({
  added: answered.filter(({ deleted }) => !deleted),
  removed: answered.filter(({ deleted }) => deleted),
});

/** Whether all of it can be put back: what is of a type that is not known here cannot be added. */
export const canPutBack = ({ removed }: SavedTargeting): boolean =>
  removed.every((criterion) => asNew(criterion) !== undefined);

/**
 * The changes that put a line item's targeting back as it was before a save.
 *
 * @param current all of its targeting as it is now
 * @returns undefined where something of what was saved has been changed since: what was added is gone, or what was
 *   taken out is there
 */
export function putBackPlan(
  lineItemId: string,
  { added, removed }: SavedTargeting,
  current: readonly TargetingCriterion[],
): readonly PlannedChange[] | undefined {
  const present = new Set(current.map(criterionKeyOf));
  if (
    added.some((one) => !present.has(criterionKeyOf(one))) ||
    removed.some((one) => present.has(criterionKeyOf(one)))
  ) {
    return undefined;
  }
  const going = new Set(added.map(criterionKeyOf));
  const changes = {
    added: removed.flatMap((one) => asNew(one) ?? []),
    removed: current.filter((one) => going.has(criterionKeyOf(one))).map(({ id }) => id),
  };
  return targetingPlanOf(lineItemId, leftToDo(changes, current), current);
}
