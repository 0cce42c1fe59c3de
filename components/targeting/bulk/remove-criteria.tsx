import { useMemo, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { SearchInput } from "@/components/ui/search-input";
import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { criterionKeyOf, excludes, type Shown } from "@/lib/targeting/criteria";
import { comparedName, typeName } from "@/lib/targeting/targeting-words";

interface RemoveCriteriaProps {
  /** What the line items are targeted by, by line item. */
  standing: ReadonlyMap<string, readonly TargetingCriterion[]>;
  chosen: readonly Shown[];
  onChosen: (criteria: readonly Shown[]) => void;
}

/** How many are listed; the rest is found by typing. */
const LISTED_MAX = 100;

/** What any of the line items is targeted by, to choose from what is to go. */
export function RemoveCriteria({ standing, chosen, onChosen }: RemoveCriteriaProps) {
  const [query, setQuery] = useState("");
  const all = useMemo(() => unionOf(standing), [standing]);
  const keys = new Set(chosen.map(criterionKeyOf));
  const words = query.trim().toLowerCase();
  const found = all.filter(({ criterion }) =>
    `${comparedName(criterion)} ${typeName(criterion.targeting_type)}`.toLowerCase().includes(words),
  );
  if (all.length === 0) return <p>None of these line items has any targeting.</p>;
  return (
    <div className="flex flex-col gap-2">
      <SearchInput label="Search criteria" value={query} onValueChange={setQuery} />
      <ul aria-label="Criteria to remove" className="max-h-56 overflow-auto rounded-md border px-3 py-1">
        {found.slice(0, LISTED_MAX).map(({ key, criterion, count }) => (
          <li key={key} className="flex min-h-8 items-center justify-between gap-3">
            <Checkbox
              checked={keys.has(key)}
              onCheckedChange={(on) =>
                onChosen(on ? [...chosen, criterion] : chosen.filter((one) => criterionKeyOf(one) !== key))
              }
            >
              {excludes(criterion) && "Excluded: "}
              <bdi className="wrap-anywhere">{comparedName(criterion)}</bdi>{" "}
              <span className="text-sm text-text-muted">
                {typeName(criterion.targeting_type).toLowerCase()}
              </span>
            </Checkbox>
            <span className="shrink-0 text-text-muted tabular-nums">{counted(count, "line item")}</span>
          </li>
        ))}
      </ul>
      {found.length > LISTED_MAX && (
        <p className="text-sm text-text-muted">
          {formatNumber(found.length - LISTED_MAX)} more. Type to find them.
        </p>
      )}
    </div>
  );
}

function unionOf(standing: RemoveCriteriaProps["standing"]) {
  const found = new Map<string, { key: string; criterion: Shown; count: number }>();
  for (const criterion of [...standing.values()].flat()) {
    const key = criterionKeyOf(criterion);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { key, criterion, count: 1 });
  }
  return [...found.values()].sort((one, other) => other.count - one.count);
}
