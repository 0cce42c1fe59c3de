"use client";

import { useRef, useState } from "react";
import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { SavedRows } from "@/components/saved-items/saved-rows";
import { Button } from "@/components/ui/button";
import { StatusMark } from "@/components/ui/status-mark";
import type { GuardRule, ShownRule } from "@/lib/campaigns/rules/campaign-rules";
import { patternsFor } from "@/lib/campaigns/rules/naming-templates";
import { ruleSubject } from "@/lib/campaigns/rules/rule-words";
import type { Whose } from "@/lib/lists/savable";
import { RuleDialog } from "./rule-dialog";
import type { RulesEditing } from "./use-rules-editor";

const SAMPLE = { is: "missing", field: "purchase_order_number", severity: "warn", note: "" } as const;

const SEVERITIES = {
  warn: { kind: "attention", word: "Warns of" },
  block: { kind: "blocked", word: "Blocks" },
} as const;

/** The rules of the account, each with its effect, reason and owner. */
export function GuardRules({ editing }: { editing: RulesEditing }) {
  const { rules, templates, steps } = editing;
  const [open, setOpen] = useState<ShownRule | "new">();
  const add = useRef<HTMLButtonElement>(null);
  const patterns = (rule: ShownRule) => patternsFor(rule.savedAs?.whose, templates.items);
  const subject = (rule: ShownRule) => ruleSubject(rule, patterns(rule));
  const save = (shown: ShownRule | undefined, rule: GuardRule, whose: Whose) =>
    steps.run(`${shown ? "Change" : "Add"} ${subject(rule)}`, [rules.edit(shown, rule, whose)]);
  const remove = (rule: ShownRule) => steps.run(`Remove ${subject(rule)}`, [rules.edit(rule, undefined)]);
  const addSample = () =>
    void save(undefined, { ...SAMPLE, id: crypto.randomUUID() }, "mine").catch((error: unknown) =>
      notifyNotSaved("rule", error, "The rule was not saved"),
    );
  const newRule = (
    <Button ref={add} tone="primary" disabledReason={rules.awayReason} onClick={() => setOpen("new")}>
      New rule
    </Button>
  );
  return (
    <div className="flex flex-col items-start gap-3">
      {rules.items.length === 0 ? (
        <>
          <p className="text-text-muted">
            {rules.awayReason ? "This device remembers no rules." : "No rules yet."} Warn about or block
            changes, e.g. a daily budget over 500.00 or a name without “Q4”. Campaigns that break one already
            can still be paused.
          </p>
          <div className="flex flex-wrap gap-2">
            {newRule}
            <Button tone="quiet" disabledReason={rules.awayReason} onClick={addSample}>
              Add a sample rule
            </Button>
          </div>
        </>
      ) : (
        <>
          <SavedRows
            label="Guard rules"
            one="rule"
            items={rules.items}
            nameOf={subject}
            lead={({ severity }) => (
              <StatusMark kind={SEVERITIES[severity].kind}>{SEVERITIES[severity].word}</StatusMark>
            )}
            below={(rule) => <BelowRule rule={rule} patterns={patterns(rule)} />}
            list={rules}
            zone={editing.zone}
            onChange={setOpen}
            onRemove={remove}
            onNotRemoved={(error) => notifyNotSaved("rule", error, "The rule was not removed")}
            afterwards={add}
          />
          {newRule}
        </>
      )}
      {open && (
        <RuleDialog
          rule={open === "new" ? undefined : open}
          editing={editing}
          onClose={() => setOpen(undefined)}
          onRule={(rule, whose) => save(open === "new" ? undefined : open, rule, whose)}
        />
      )}
    </div>
  );
}

const BelowRule = ({ rule, patterns }: { rule: ShownRule; patterns: readonly string[] }) => (
  <>
    {rule.note !== "" && <bdi className="wrap-anywhere block text-sm text-text-muted">{rule.note}</bdi>}
    {rule.is === "unlike-template" && patterns.length === 0 && (
      <span className="block text-attention text-sm">
        {rule.savedAs?.whose === "account"
          ? "The account has no naming template"
          : "There is no naming template"}
        , so it holds nothing back.
      </span>
    )}
  </>
);
