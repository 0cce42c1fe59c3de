import { campaignWithChange } from "@/lib/campaigns/change";
import { isMadeBy } from "@/lib/campaigns/name-pattern";
import type { CampaignRules, GuardRule } from "./campaign-rules";
import type { Guard, GuardVerdict, Judged } from "./guard";
import { patternsFor } from "./naming-templates";
import { ruleAdvice } from "./rule-words";

/** Makes a guard of the rules that an account has. */
export function guardOf({ guards, templates }: CampaignRules): Guard {
  const rules = guards.map((rule) => ({ rule, patterns: patternsFor(rule.savedAs?.whose, templates) }));
  const judge = (after: Judged, concerns: (rule: GuardRule) => boolean): GuardVerdict => {
    const broken = rules.filter(({ rule, patterns }) => concerns(rule) && isBroken(rule, after, patterns));
    const messages = (severity: GuardRule["severity"]) =>
      broken.flatMap(({ rule, patterns }) =>
        rule.severity === severity ? { field: rule.field, advice: ruleAdvice(rule, patterns) } : [],
      );
    return { blocks: messages("block"), warnings: messages("warn") };
  };
  return {
    change: (campaign, change) => {
      const after = campaignWithChange(campaign, change);
      return judge(
        after,
        (rule) => after[rule.field] !== campaign[rule.field] && !isLess(rule, campaign, after),
      );
    },
    creation: (created) => judge(created, () => true),
  };
}

/** A change that exceeds a limit by less than before: a rule does not block improvements. */
function isLess(rule: GuardRule, before: Judged, after: Judged): boolean {
  if (rule.is !== "over" && rule.is !== "under") return false;
  const [old, now] = [before[rule.field], after[rule.field]];
  if (old === null || now === null) return false;
  return rule.is === "over" ? BigInt(now) < BigInt(old) : BigInt(now) > BigInt(old);
}

function isBroken(rule: GuardRule, campaign: Judged, patterns: readonly string[]): boolean {
  const value = campaign[rule.field];
  if (rule.is === "missing") return value === null;
  // Missing values are covered by the rules about these only.
  if (value === null) return false;
  switch (rule.is) {
    case "over":
      return rule.currency === campaign.currency && BigInt(value) > BigInt(rule.micros);
    case "under":
      return rule.currency === campaign.currency && BigInt(value) < BigInt(rule.micros);
    case "lacking":
      return !value.includes(rule.text);
    case "having":
      return value.includes(rule.text);
    case "unlike-template":
      return patterns.length > 0 && !patterns.some((pattern) => isMadeBy(pattern, value));
  }
}
