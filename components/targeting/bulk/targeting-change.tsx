import { listPlain } from "@/lib/format/lists";
import { formatNumber } from "@/lib/format/numbers";
import type { TargetingPreview } from "@/lib/targeting/bulk-targeting";
import { excludes, type Shown } from "@/lib/targeting/criteria";
import { comparedName } from "@/lib/targeting/targeting-words";

/** How many are named before the rest is counted. */
const NAMED_MAX = 4;

/** What comes and goes for one line item, in a line. */
export function TargetingChange({ comes, goes }: TargetingPreview) {
  return (
    <span className="sm:max-w-[68%] sm:text-right">
      {comes.length > 0 && (
        <span className="font-medium text-accent-text">
          <span aria-hidden>+ </span>
          <span className="sr-only">Comes: </span>
          {named(comes)}
        </span>
      )}
      {comes.length > 0 && goes.length > 0 && "; "}
      {goes.length > 0 && (
        <span className="text-text-muted">
          <span className="sr-only">Goes: </span>
          <del>{named(goes)}</del>
        </span>
      )}
    </span>
  );
}

function named(criteria: readonly Shown[]): string {
  const names = criteria
    .slice(0, NAMED_MAX)
    .map((one) => (excludes(one) ? `not ${comparedName(one)}` : comparedName(one)));
  const more = criteria.length - names.length;
  return `${listPlain(names)}${more > 0 ? ` and ${formatNumber(more)} more` : ""}`;
}
