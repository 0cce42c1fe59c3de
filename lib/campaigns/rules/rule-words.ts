import { campaignFieldName } from "@/lib/ads/campaign-field-words";
import { formatMicros } from "@/lib/format/money";
import type { GuardRule } from "./campaign-rules";

/** What a rule is about, "a daily budget over 500.00 EUR". */
export function ruleSubject(rule: GuardRule, template: string): string {
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
      return template === "" ? "a name unlike the naming template" : `a name that is not like ${template}`;
  }
}

/** The rule and its note as whoever meets it reads them; where to change it, if nobody gets past it. */
export function ruleAdvice(rule: GuardRule, template: string): string {
  const subject = ruleSubject(rule, template);
  const note = rule.note.trim();
  const sentences = [
    rule.severity === "block" ? `A rule blocks ${subject}.` : `A rule warns of ${subject}.`,
    note === "" || /[.!?…]$/.test(note) ? note : `${note}.`,
    rule.severity === "block" && "To change it, open Rules under Account.",
  ];
  return sentences.filter(Boolean).join(" ");
}
