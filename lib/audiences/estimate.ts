import type { InputOf } from "@/lib/ads/endpoint";
import { type estimate, primaryCriterionNeeded } from "@/lib/ads/endpoints/audience-estimate";
import { AUDIENCE_SIZE_MIN } from "@/lib/ads/endpoints/custom-audiences";
import { formatNumber } from "@/lib/format/numbers";

export type EstimateCriterion = InputOf<typeof estimate>["body"]["targeting_criteria"][number];

/** Fewer people than an audience needs are shown as too few here, too. */
export const smallestReach = AUDIENCE_SIZE_MIN;

/** Why these criteria cannot be estimated yet; undefined if they can. */
export function estimateProblem(criteria: readonly EstimateCriterion[]): string | undefined {
  if (criteria.length === 0) return "Choose what to target, and an estimate appears here.";
  return primaryCriterionNeeded.broken(criteria) ? primaryCriterionNeeded.advice : undefined;
}

/** A range in words; an empty range is approximate as well ("about"), since it is no exact count. */
export function estimateRange({ min, max }: { readonly min: number; readonly max: number }) {
  const [low, high] = min <= max ? [min, max] : [max, min];
  const whole = (count: number) => formatNumber(count);
  return {
    max: high,
    words: low === high ? `About ${whole(low)} people` : `${whole(low)}–${whole(high)} people`,
  };
}
