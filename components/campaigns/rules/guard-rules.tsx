"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { KeptHistory } from "@/components/builder/use-kept-history";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { StatusMark } from "@/components/ui/status-mark";
import type { CampaignRules, GuardRule } from "@/lib/campaigns/rules/campaign-rules";
import { putRule, removeRule } from "@/lib/campaigns/rules/edit-rules";
import { ruleSubject } from "@/lib/campaigns/rules/rule-words";
import { RuleDialog } from "./rule-dialog";

interface GuardRulesProps {
  history: KeptHistory<CampaignRules>;
  /** What the account's campaigns are paid in, as far as it is known. */
  currencies: readonly string[];
}

const SAMPLE = { is: "missing", field: "purchase_order_number", severity: "warn", note: "" } as const;

const SEVERITIES = {
  warn: { kind: "attention", word: "Warns of" },
  block: { kind: "blocked", word: "Blocks" },
} as const;

/** The rules of the account, each with what it does and why. */
export function GuardRules({ history, currencies }: GuardRulesProps) {
  const { value: rules, change } = history;
  const [open, setOpen] = useState<GuardRule | "new">();
  const add = useRef<HTMLButtonElement>(null);
  const newRule = (
    <Button ref={add} tone="primary" onClick={() => setOpen("new")}>
      New rule
    </Button>
  );
  return (
    <div className="flex flex-col items-start gap-3">
      {rules.guards.length === 0 ? (
        <div className="flex flex-col items-start gap-3">
          <p className="text-text-muted">
            No rules yet. Warn about or block changes, e.g. a daily budget over 500.00 or a name without “Q4”.
            Campaigns that break one already can still be paused.
          </p>
          <div className="flex flex-wrap gap-2">
            {newRule}
            <Button
              tone="quiet"
              onClick={() => {
                change((now) => putRule(now, { ...SAMPLE, id: crypto.randomUUID() }), {
                  label: "Add the sample",
                });
              }}
            >
              Add a sample rule
            </Button>
          </div>
        </div>
      ) : (
        <>
          <ul aria-label="Guard rules" className="w-full divide-y rounded-md border">
            {rules.guards.map((rule) => {
              const subject = ruleSubject(rule, rules.template);
              const { kind, word } = SEVERITIES[rule.severity];
              return (
                <li key={rule.id} className="flex items-start gap-3 py-1.5 pr-1.5 pl-3">
                  <span className="w-22 shrink-0 py-1.5">
                    <StatusMark kind={kind}>{word}</StatusMark>
                  </span>
                  <span className="min-w-0 flex-1 py-1.5">
                    <bdi className="wrap-anywhere block">{subject}</bdi>
                    {rule.note !== "" && (
                      <bdi className="wrap-anywhere block text-sm text-text-muted">{rule.note}</bdi>
                    )}
                    {rule.is === "unlike-template" && rules.template === "" && (
                      <span className="block text-attention text-sm">
                        There is no naming template, so it holds nothing back.
                      </span>
                    )}
                  </span>
                  <IconButton label={`Change the rule: ${subject}`} onClick={() => setOpen(rule)}>
                    <Pencil size={14} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={`Remove the rule: ${subject}`}
                    onClick={() => {
                      change((now) => removeRule(now, rule.id), { label: `Remove ${subject}` });
                      // The button goes with its rule.
                      add.current?.focus();
                    }}
                  >
                    <Trash2 size={14} aria-hidden />
                  </IconButton>
                </li>
              );
            })}
          </ul>
          {newRule}
        </>
      )}
      {open && (
        <RuleDialog
          rule={open === "new" ? undefined : open}
          currencies={currencies}
          template={rules.template}
          onClose={() => setOpen(undefined)}
          onRule={(rule) => {
            const subject = ruleSubject(rule, rules.template);
            change((now) => putRule(now, rule), {
              label: open === "new" ? `Add ${subject}` : `Change ${subject}`,
            });
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}
