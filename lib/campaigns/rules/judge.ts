import { campaignWithChange } from "@/lib/campaigns/change";
import { isMadeBy } from "@/lib/campaigns/name-pattern";
import { type GuardRule, isCampaignRules } from "./campaign-rules";
import { type Guard, type GuardVerdict, type Judged, NO_GUARD } from "./guard";
import type { KeptRules } from "./kept-rules";
import { ruleAdvice } from "./rule-words";

/** Makes a guard of the rules that an account has. */
export function guardOf(kept: KeptRules): Guard {
  // What another version of the dashboard keeps, and this one knows nothing of, judges nothing.
  if (!isCampaignRules(kept)) return NO_GUARD;
  const { guards, template } = kept;
  const judge = (after: Judged, concerns: (rule: GuardRule) => boolean): GuardVerdict => {
    const broken = guards.filter((rule) => concerns(rule) && isBroken(rule, after, template));
    const told = (severity: GuardRule["severity"]) =>
      broken.flatMap((rule) =>
        rule.severity === severity ? { field: rule.field, advice: ruleAdvice(rule, template) } : [],
      );
    return { blocks: told("block"), warnings: told("warn") };
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

/** A change by which a limit is exceeded by less than before: what leads back to a rule is not held up by it. */
function isLess(rule: GuardRule, before: Judged, after: Judged): boolean {
  if (rule.is !== "over" && rule.is !== "under") return false;
  const [old, now] = [before[rule.field], after[rule.field]];
  if (old === null || now === null) return false;
  return rule.is === "over" ? BigInt(now) < BigInt(old) : BigInt(now) > BigInt(old);
}

function isBroken(rule: GuardRule, campaign: Judged, template: string): boolean {
  const value = campaign[rule.field];
  if (rule.is === "missing") return value === null;
  // What is not there is a matter of the rules about that alone.
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
      return template !== "" && !isMadeBy(template, value);
  }
}
