import type { InputOf } from "@/lib/ads/endpoint";
import {
  type batch,
  TARGETING_BATCH_MAX,
  type TargetingCriterion,
} from "@/lib/ads/endpoints/targeting-criteria";
import type { LeftToDo } from "./changes";
import { criterionKeyOf, type Shown } from "./criteria";
import { limitOf } from "./targeting-groups";

type Operation = InputOf<typeof batch>["body"][number];

/** One change that is to be sent, under the key that its entry has in the form. */
export interface PlannedChange {
  readonly key: string;
  readonly operation: Operation;
}

interface Step extends PlannedChange {
  readonly criterion: Shown;
}

/**
 * The changes in the order in which they go. Additions go first: should the saving end between two batches, a place
 * is never gone before its successor is there, which would let the line item reach the whole world. Where both do
 * not fit beside each other, and for what a line item has once, the old one goes first. Content categories go before
 * all others, because the service requires all of theirs in one call.
 */
export function targetingPlanOf(
  lineItemId: string,
  { additions, removals }: LeftToDo,
  existing: readonly TargetingCriterion[],
): readonly PlannedChange[] {
  const removing = removals.map(
    (criterion): Step => ({
      key: criterion.id,
      criterion,
      operation: { operation_type: "Delete", params: { targeting_criterion_id: criterion.id } },
    }),
  );
  const adding = additions.map((criterion): Step => {
    const { targeting_type, targeting_value, operator_type } = criterion;
    const params = { line_item_id: lineItemId, targeting_type, targeting_value, operator_type };
    return { key: criterionKeyOf(criterion), criterion, operation: { operation_type: "Create", params } };
  });
  const tight = typesWithoutRoom(additions, existing);
  const rank = ({ criterion: { targeting_type }, operation }: Step) => {
    const isRemoval = operation.operation_type === "Delete";
    if (targeting_type === "IAB_CATEGORY") return isRemoval ? 0 : 1;
    if (tight.has(targeting_type)) return isRemoval ? 2 : 3;
    return isRemoval ? 5 : 4;
  };
  return [...removing, ...adding]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ key, operation }) => ({ key, operation }));
}

/** Types of which the line item cannot have the old and the new ones at once. */
function typesWithoutRoom(additions: readonly Shown[], existing: readonly Shown[]): ReadonlySet<string> {
  const all = [...existing, ...additions];
  const rules = [...new Set(additions.map(({ targeting_type }) => limitOf(targeting_type)))];
  const full = rules.flatMap((rule) => {
    if (!rule) return [];
    const count = all.filter((one) => rule.types.includes(one.targeting_type)).length;
    return count > rule.limit ? rule.types : [];
  });
  return new Set(full);
}

/** As many at a time as the service takes. */
export function batchesOf<Change>(
  plan: readonly Change[],
  max: number = TARGETING_BATCH_MAX,
): readonly (readonly Change[])[] {
  return Array.from({ length: Math.ceil(plan.length / max) }, (_, index) =>
    plan.slice(index * max, (index + 1) * max),
  );
}
