import { useMemo } from "react";
import { ChooseExisting } from "@/components/bulk/choose-existing";
import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { criterionKeyOf, excludes, type Shown } from "@/lib/targeting/criteria";
import { comparedName, typeName } from "@/lib/targeting/targeting-words";

interface RemoveCriteriaProps {
  /** What the line items are targeted by, by line item. */
  existing: ReadonlyMap<string, readonly TargetingCriterion[]>;
  chosen: readonly Shown[];
  onChosen: (criteria: readonly Shown[]) => void;
}

/** The current criteria of any of the line items, to choose which to remove. */
export function RemoveCriteria({ existing, chosen, onChosen }: RemoveCriteriaProps) {
  const all = useMemo(() => unionOf(existing), [existing]);
  const keys = useMemo(() => new Set(chosen.map(criterionKeyOf)), [chosen]);
  if (all.size === 0) return <p>None of these line items has any targeting.</p>;
  return (
    <ChooseExisting
      label="Criteria to remove"
      one="line item"
      existing={[...all].map(([key, { criterion, count }]) => ({
        key,
        name: excludes(criterion) ? `Excluded: ${comparedName(criterion)}` : comparedName(criterion),
        about: typeName(criterion.targeting_type).toLowerCase(),
        count,
      }))}
      chosen={keys}
      onChoose={(key, on) => {
        const others = chosen.filter((one) => criterionKeyOf(one) !== key);
        const criterion = all.get(key)?.criterion;
        onChosen(on && criterion ? [...others, criterion] : others);
      }}
    />
  );
}

/** Each once, those that most have first. */
function unionOf(existing: RemoveCriteriaProps["existing"]) {
  const found = new Map<string, { criterion: Shown; count: number }>();
  for (const criterion of [...existing.values()].flat()) {
    const key = criterionKeyOf(criterion);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { criterion, count: 1 });
  }
  return new Map([...found].sort(([, one], [, other]) => other.count - one.count));
}
