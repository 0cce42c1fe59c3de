import { campaignFieldName } from "@/lib/ads/campaign-field-words";
import { listAnd, listOr } from "@/lib/format/lists";
import { formatMicros } from "@/lib/format/money";
import { counted } from "@/lib/format/plurals";
import type { Savable } from "@/lib/lists/savable";
import type { GuardRule, ShownRule } from "./campaign-rules";

/** More are not listed individually. */
const PATTERNS_NAMED = 2;

/**
 * The subject of a rule, "a daily budget over 500.00 EUR".
 *
 * @param patterns that it compares names with
 */
export function ruleSubject(rule: GuardRule, patterns: readonly string[]): string {
  const field = campaignFieldName(rule.field).toLowerCase();
  switch (rule.is) {
    case "over":
    case "under":
      return `a ${field} ${rule.is} ${formatMicros(rule.micros, rule.currency)} ${rule.currency}`;
    case "missing":
      return `a campaign without ${field}`;
    case "lacking":
      return `a ${field} without “${rule.text}”`;
    case "having":
      return `a ${field} with “${rule.text}”`;
    case "unlike-template":
      return patterns.length === 0 || patterns.length > PATTERNS_NAMED
        ? "a name unlike the naming templates"
        : `a name that is not like ${listOr(patterns)}`;
  }
}

/** A rule; for one that is shared, also its owner. */
function ruleOf({ savedAs }: Savable): string {
  if (savedAs?.whose !== "account") return "A rule";
  return savedAs.own ? "A rule of the account" : `A rule of the account by @${savedAs.maker}`;
}

/** The rule and its note as they are shown; where to change it, if it blocks. */
export function ruleAdvice(rule: ShownRule, patterns: readonly string[]): string {
  const subject = ruleSubject(rule, patterns);
  const note = rule.note.trim();
  const sentences = [
    `${ruleOf(rule)} ${rule.severity === "block" ? "blocks" : "warns of"} ${subject}.`,
    note === "" || /[.!?…]$/.test(note) ? note : `${note}.`,
    rule.severity === "block" && "To change it, open Rules under Account.",
  ];
  return sentences.filter(Boolean).join(" ");
}

/** A number of rules and templates, "2 rules and 1 naming template". */
export const countedRules = (rules: number, templates: number): string =>
  listAnd([
    ...(rules > 0 ? [counted(rules, "rule")] : []),
    ...(templates > 0 ? [counted(templates, "naming template")] : []),
  ]);
