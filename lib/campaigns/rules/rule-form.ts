import { type FormReading, NO_PROBLEMS, problemsAt } from "@/lib/forms/form-reading";
import { type GuardRule, guardRule, RULE_TEXT_MAX } from "./campaign-rules";
import type { RuleField } from "./guard";

export type Condition = GuardRule["is"];

/** The conditions for a field, in the order in which they are offered. */
export const CONDITIONS: Readonly<Record<RuleField, readonly Condition[]>> = {
  daily_budget_amount_local_micro: ["over", "under", "missing"],
  total_budget_amount_local_micro: ["over", "under", "missing"],
  name: ["lacking", "having", "unlike-template"],
  purchase_order_number: ["missing", "lacking", "having"],
};

export const RULE_FIELDS: readonly RuleField[] = [
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
  "name",
  "purchase_order_number",
];

/** The rule form. Values that the condition does not use are kept for when another is chosen. */
export interface RuleForm {
  readonly field: RuleField;
  readonly is: Condition;
  /** Null for none, undefined for invalid text. */
  readonly micros: string | null | undefined;
  readonly currency: string;
  readonly text: string;
  readonly severity: GuardRule["severity"];
  readonly note: string;
}

export const emptyForm = (currency: string): RuleForm => ({
  field: "daily_budget_amount_local_micro",
  is: "over",
  micros: null,
  currency,
  text: "",
  severity: "warn",
  note: "",
});

/** The initial values of a rule's form. */
export const ruleForm = (rule: GuardRule, currency: string): RuleForm => ({
  ...emptyForm(currency),
  ...rule,
});

/** The form with another field, and a condition that is valid for it. */
export function withField(form: RuleForm, field: RuleField): RuleForm {
  const [first = form.is, ...others] = CONDITIONS[field];
  return { ...form, field, is: others.includes(form.is) ? form.is : first };
}

export const asksAmount = (is: Condition): boolean => is === "over" || is === "under";
export const asksText = (is: Condition): boolean => is === "lacking" || is === "having";

/** Parses a form as a rule. */
export function readRule(id: string, form: RuleForm): FormReading<"micros" | "text" | "note", GuardRule> {
  if (asksAmount(form.is) && form.currency === "") {
    const micros = "The account’s currency is not known yet: something has to pay for campaigns first.";
    return { problems: problemsAt({ micros }) };
  }
  if (asksAmount(form.is) && !form.micros) {
    return { problems: problemsAt({ micros: "Type an amount, for example 500." }) };
  }
  if (asksText(form.is) && form.text.trim() === "") {
    return { problems: problemsAt({ text: "Type the text that it is about." }) };
  }
  const read = guardRule.safeParse({ ...form, id, text: form.text.trim(), note: form.note.trim() });
  if (read.success) return { problems: NO_PROBLEMS, input: read.data };
  return { problems: problemsAt(form.note.length > RULE_TEXT_MAX ? { note: TOO_LONG } : { text: TOO_LONG }) };
}

const TOO_LONG = `At most ${RULE_TEXT_MAX} characters.`;
