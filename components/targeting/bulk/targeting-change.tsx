import { ComesAndGoes } from "@/components/bulk/comes-and-goes";
import { listPlain } from "@/lib/format/lists";
import { formatNumber } from "@/lib/format/numbers";
import type { TargetingPreview } from "@/lib/targeting/bulk-targeting";
import { excludes, type Shown } from "@/lib/targeting/criteria";
import { comparedName } from "@/lib/targeting/targeting-words";

/** How many are named before the rest is counted. */
const NAMED_MAX = 4;

/** What is added and removed for one line item, in a line. */
export function TargetingChange({ comes, goes }: TargetingPreview) {
  return <ComesAndGoes comes={named(comes)} goes={named(goes)} />;
}

function named(criteria: readonly Shown[]): string | undefined {
  if (criteria.length === 0) return undefined;
  const names = criteria
    .slice(0, NAMED_MAX)
    .map((one) => (excludes(one) ? `not ${comparedName(one)}` : comparedName(one)));
  const more = criteria.length - names.length;
  return `${listPlain(names)}${more > 0 ? ` and ${formatNumber(more)} more` : ""}`;
}
