import { brokenRules } from "@/lib/ads/rules";
import { targetingRules } from "@/lib/ads/targeting-rules";
import { formatNumber } from "@/lib/format/numbers";
import type { Entry } from "./changes";
import { limitOf } from "./targeting-groups";

/**
 * What the service would refuse, by the keys of the entries: values that do not exist, and those that are more than a
 * line item may have, the last added first.
 */
export function problemsOf(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  const counts = new Map<readonly string[], number>();
  for (const { key, criterion, state } of entries) {
    if (state === "removed") continue;
    const rule = limitOf(criterion.targeting_type);
    const count = rule ? (counts.get(rule.types) ?? 0) + 1 : 0;
    if (rule) counts.set(rule.types, count);
    // Current entries were accepted once; they cannot be corrected here.
    if (state !== "added") continue;
    const [broken] = brokenRules(targetingRules, criterion);
    if (broken) problems.set(key, broken.advice);
    else if (rule && count > rule.limit) {
      problems.set(
        key,
        `A line item has at most ${formatNumber(rule.limit)} of these. Remove this one or another.`,
      );
    }
  }
  return problems;
}
