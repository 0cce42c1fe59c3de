"use client";

import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { MoneyField, SelectField, TextField } from "@/components/forms/form-field";
import { type ServiceForm, useServiceForm } from "@/components/forms/use-service-form";
import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { WhoseField } from "@/components/saved-items/whose-field";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { campaignFieldName } from "@/lib/ads/campaign-field-words";
import { isCallError } from "@/lib/ads/errors";
import { type GuardRule, RULE_TEXT_MAX, type ShownRule } from "@/lib/campaigns/rules/campaign-rules";
import { patternsFor } from "@/lib/campaigns/rules/naming-templates";
import {
  asksAmount,
  asksText,
  CONDITIONS,
  type Condition,
  emptyForm,
  RULE_FIELDS,
  type RuleForm,
  readRule,
  ruleForm,
  withField,
} from "@/lib/campaigns/rules/rule-form";
import { ruleAdvice } from "@/lib/campaigns/rules/rule-words";
import type { Whose } from "@/lib/lists/savable";
import type { RulesEditing } from "./use-rules-editor";

interface RuleDialogProps {
  /** The rule that is changed; undefined for a new one. */
  rule: ShownRule | undefined;
  editing: Pick<RulesEditing, "rules" | "templates" | "currencies">;
  onClose: () => void;
  /** @throws the error to show */
  onRule: (rule: GuardRule, whose: Whose) => Promise<void>;
}

interface RuleTyped extends RuleForm {
  readonly whose: Whose;
}

const MEANS = {
  mine: "Applies only to you, wherever you sign in.",
  account: "Applies to everyone who works on this account here, with your name.",
};

const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  over: "is over",
  under: "is under",
  missing: "is not set",
  lacking: "does not contain",
  having: "contains",
  "unlike-template": "is not made by a naming template",
};

const SEVERITIES = [
  { value: "warn", label: "Warn" },
  { value: "block", label: "Block" },
] as const;

/** A rule as one sentence: its field, condition and effect. */
export function RuleDialog({ rule, editing, onClose, onRule }: RuleDialogProps) {
  const { rules, templates, currencies } = editing;
  const [id] = useState(() => rule?.id ?? crypto.randomUUID());
  // The account's own until another is chosen; it may load while the dialog is open.
  const settled = (typed: RuleTyped) => ({ ...typed, currency: typed.currency || (currencies[0] ?? "") });
  const start: RuleTyped = {
    ...(rule ? ruleForm(rule, "") : emptyForm("")),
    whose: rule?.savedAs?.whose ?? "mine",
  };
  const form = useServiceForm({
    start,
    read: (values: RuleTyped) => {
      const { problems, input } = readRule(id, settled(values));
      return { problems, input: input && { made: input, whose: values.whose } };
    },
    send: ({ made, whose }) =>
      onRule(made, whose).catch((error: unknown) => {
        if (isCallError(error)) throw error;
        notifyNotSaved("rule", error, "The rule was not saved");
      }),
    onSent: onClose,
    failure: "The rule was not saved",
  });
  const typed = settled(form.values);
  const read = readRule(id, typed);
  const patterns = patternsFor(typed.whose, templates.items);
  return (
    <FormDialog
      form={form}
      title={rule ? "Change the rule" : "New rule"}
      action={rule ? "Save the rule" : "Add the rule"}
      onClose={onClose}
    >
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <Field label="When">
          <Select
            value={typed.field}
            onValueChange={(field) => form.set(withField(form.values, field))}
            options={RULE_FIELDS.map((value) => ({ value, label: campaignFieldName(value) }))}
          />
        </Field>
        <SelectField
          form={form}
          name="is"
          label="Condition"
          options={CONDITIONS[typed.field].map((value) => ({ value, label: CONDITION_WORDS[value] }))}
        />
      </div>
      {asksAmount(typed.is) && <AmountFields form={form} currency={typed.currency} currencies={currencies} />}
      {asksText(typed.is) && (
        <TextField
          form={form}
          name="text"
          label="Text"
          hint="Capitals count: Q4 is not q4."
          max={RULE_TEXT_MAX}
          input={{ dir: "auto" }}
        />
      )}
      {typed.is === "unlike-template" && patterns.length === 0 && (
        <p className="text-attention text-sm">
          {typed.whose === "account" ? "The account has no naming template" : "There is no naming template"}{" "}
          yet. Until there is one, this rule holds nothing back.
        </p>
      )}
      <div className="flex flex-col items-start gap-1">
        <span className="font-medium">Then</span>
        <Segmented
          label="What happens"
          value={typed.severity}
          onValueChange={(severity) => form.set({ severity })}
          options={SEVERITIES}
        />
        <p className="text-sm text-text-muted">
          {typed.severity === "warn"
            ? "Can be overridden after confirming."
            : "It cannot be done while the rule is there."}
        </p>
      </div>
      <TextField
        form={form}
        name="note"
        label="Note"
        hint="Optional. Shown with the rule: the reason and who to ask."
        max={RULE_TEXT_MAX}
        input={{ dir: "auto" }}
      />
      {rules.inStore && (!rule || rule.savedAs?.own) && (
        <WhoseField
          value={typed.whose}
          onValueChange={(whose) => form.set({ whose })}
          means={MEANS}
          shareReason={rules.shareReason}
        />
      )}
      {read.input && (
        <p role="status" className="rounded-md bg-surface-sunken px-3 py-2">
          <span className="text-text-muted">People read: </span>
          <bdi className="wrap-anywhere">{ruleAdvice(read.input, patterns)}</bdi>
        </p>
      )}
    </FormDialog>
  );
}

interface AmountFieldsProps {
  form: ServiceForm<RuleTyped>;
  currency: string;
  currencies: readonly string[];
}

function AmountFields({ form, currency, currencies }: AmountFieldsProps) {
  // A currency that the account no longer has stays until another is chosen.
  const offered = [...new Set([...currencies, currency])].filter((each) => each !== "");
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <MoneyField form={form} name="micros" label="Amount" currency={currency || undefined} />
      {offered.length > 1 && (
        <Field label="Currency" hint="Campaigns paid in another one are not judged.">
          <Select
            value={currency}
            onValueChange={(chosen) => form.set({ currency: chosen, micros: null })}
            options={offered.map((value) => ({ value, label: value }))}
          />
        </Field>
      )}
    </div>
  );
}
