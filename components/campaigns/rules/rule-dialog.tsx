"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { MoneyInput } from "@/components/ui/money-input";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { fieldName } from "@/lib/campaigns/field-words";
import { type GuardRule, RULE_TEXT_MAX } from "@/lib/campaigns/rules/campaign-rules";
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

interface RuleDialogProps {
  /** The rule that is changed; undefined for a new one. */
  rule: GuardRule | undefined;
  currencies: readonly string[];
  template: string;
  onClose: () => void;
  onRule: (rule: GuardRule) => void;
}

const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  over: "is over",
  under: "is under",
  missing: "is not set",
  lacking: "does not contain",
  having: "contains",
  "unlike-template": "is not made by the naming template",
};

const SEVERITIES = [
  { value: "warn", label: "Warn" },
  { value: "block", label: "Block" },
] as const;

/** A rule, as one sentence: of which field, what about it, and what happens then. */
export function RuleDialog({ rule, currencies, template, onClose, onRule }: RuleDialogProps) {
  const [id] = useState(() => rule?.id ?? crypto.randomUUID());
  const [typed, setForm] = useState<RuleForm>(() => (rule ? ruleForm(rule, "") : emptyForm("")));
  // The account's own until another is chosen; it may become known while the dialog is open.
  const form = { ...typed, currency: typed.currency || (currencies[0] ?? "") };
  const [tried, setTried] = useState(false);
  const read = readRule(id, form);
  const errorOf = (field: string) => (tried && !read.ok && read.field === field ? read.advice : undefined);
  const set = (part: Partial<RuleForm>) => setForm((before) => ({ ...before, ...part }));
  // A currency that the account has no more stays until another is chosen.
  const offered = [...new Set([...currencies, form.currency])].filter((currency) => currency !== "");
  return (
    <FormDialog
      title={rule ? "Change the rule" : "New rule"}
      action={rule ? "Save the rule" : "Add the rule"}
      busy={false}
      onClose={onClose}
      onSubmit={() => {
        if (read.ok) onRule(read.rule);
        else setTried(true);
      }}
    >
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <Field label="When">
          <Select
            value={form.field}
            onValueChange={(field) => setForm((before) => withField(before, field))}
            options={RULE_FIELDS.map((value) => ({ value, label: fieldName(value) }))}
          />
        </Field>
        <Field label="Condition">
          <Select
            value={form.is}
            onValueChange={(is) => set({ is })}
            options={CONDITIONS[form.field].map((value) => ({ value, label: CONDITION_WORDS[value] }))}
          />
        </Field>
      </div>
      {asksAmount(form.is) && (
        <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
          <Field label="Amount" error={errorOf("micros")}>
            {form.currency === "" ? (
              <TextInput disabled />
            ) : (
              <MoneyInput
                key={form.currency}
                currency={form.currency}
                defaultMicros={form.micros}
                onTyped={({ micros }) => set({ micros })}
              />
            )}
          </Field>
          {offered.length > 1 && (
            <Field label="Currency" hint="Campaigns paid in another one are not judged.">
              <Select
                value={form.currency}
                onValueChange={(currency) => set({ currency, micros: null })}
                options={offered.map((value) => ({ value, label: value }))}
              />
            </Field>
          )}
        </div>
      )}
      {asksText(form.is) && (
        <Field
          label="Text"
          hint="Capitals count: Q4 is not q4."
          error={errorOf("text")}
          counter={{ used: [...form.text].length, max: RULE_TEXT_MAX }}
        >
          <TextInput dir="auto" value={form.text} onChange={({ target }) => set({ text: target.value })} />
        </Field>
      )}
      {form.is === "unlike-template" && template === "" && (
        <p className="text-attention text-sm">
          There is no naming template yet. Until there is one, this rule holds nothing back.
        </p>
      )}
      <div className="flex flex-col items-start gap-1">
        <span className="font-medium">Then</span>
        <Segmented
          label="What happens"
          value={form.severity}
          onValueChange={(severity) => set({ severity })}
          options={SEVERITIES}
        />
        <p className="text-sm text-text-muted">
          {form.severity === "warn"
            ? "Can be overridden after confirming."
            : "It cannot be done while the rule is there."}
        </p>
      </div>
      <Field
        label="Note"
        hint="Optional. Shown with the rule: the reason and who to ask."
        error={errorOf("note")}
        counter={{ used: [...form.note].length, max: RULE_TEXT_MAX }}
      >
        <TextInput dir="auto" value={form.note} onChange={({ target }) => set({ note: target.value })} />
      </Field>
      {read.ok && (
        <p role="status" className="rounded-md bg-surface-sunken px-3 py-2">
          <span className="text-text-muted">People read: </span>
          <bdi className="wrap-anywhere">{ruleAdvice(read.rule, template)}</bdi>
        </p>
      )}
    </FormDialog>
  );
}
