"use client";

import { useMemo, useState } from "react";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Segmented } from "@/components/ui/segmented";
import { TextArea } from "@/components/ui/text-input";
import type { CampaignRules } from "@/lib/campaigns/rules/campaign-rules";
import { newRules } from "@/lib/campaigns/rules/edit-rules";
import { ruleAdvice } from "@/lib/campaigns/rules/rule-words";
import { readShared } from "@/lib/campaigns/rules/shared-rules";
import { listPlain } from "@/lib/format/lists";
import { counted } from "@/lib/format/plurals";

type How = "beside" | "instead";

interface PasteRulesProps {
  /** Those that are there. */
  rules: CampaignRules;
  currencies: readonly string[];
  onClose: () => void;
  onTake: (shared: CampaignRules, how: How) => void;
}

const WAYS = [
  { value: "beside", label: "Beside mine" },
  { value: "instead", label: "Instead of mine" },
] as const;

/** Takes over the rules in a text, after they were seen. */
export function PasteRules({ rules, currencies, onClose, onTake }: PasteRulesProps) {
  const [text, setText] = useState("");
  const [how, setHow] = useState<How>("beside");
  const read = useMemo(
    () => (text.trim() === "" ? undefined : readShared(text, () => crypto.randomUUID())),
    [text],
  );
  const shared = read?.ok ? read.rules : undefined;
  const mine = rules.guards.length > 0 || rules.template !== "";
  const taken = shared && (how === "instead" ? shared.guards : newRules(rules, shared.guards));
  const template = shared && (how === "instead" ? shared.template : shared.template || rules.template);
  const nothing =
    shared !== undefined && how === "beside" && taken?.length === 0 && template === rules.template;
  const foreign = new Set(
    taken?.flatMap((rule) =>
      "currency" in rule && currencies.length > 0 && !currencies.includes(rule.currency) ? rule.currency : [],
    ),
  );
  return (
    <FormDialog
      title="Paste rules"
      description="The text that “Copy as text” gives, from another account, browser or person."
      action={how === "instead" && mine ? "Replace my rules" : "Take them over"}
      busy={false}
      disabledReason={
        shared === undefined ? "Paste the text first." : nothing ? "All of it is here already." : undefined
      }
      onClose={onClose}
      onSubmit={() => {
        if (shared && !nothing) onTake(shared, how);
      }}
    >
      <Field label="Text" error={read && !read.ok ? read.reason : undefined}>
        <TextArea
          rows={6}
          className="font-mono text-sm"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {mine && (
        <Segmented
          label="What becomes of my rules"
          className="self-start"
          value={how}
          onValueChange={setHow}
          options={WAYS}
        />
      )}
      {taken && template !== undefined && (
        <div className="flex flex-col gap-1" role="status">
          <p className="font-medium">
            {nothing ? "Nothing new" : `Takes over ${counted(taken.length, "rule")}`}
            {template !== rules.template && template !== "" && (
              <>
                , and names campaigns by <bdi>{template}</bdi>
                {rules.template !== "" && (
                  <>
                    {" "}
                    instead of <bdi>{rules.template}</bdi>
                  </>
                )}
              </>
            )}
          </p>
          <ul className="flex list-disc flex-col gap-0.5 pl-5">
            {taken.map((rule) => (
              <li key={rule.id}>
                <bdi className="wrap-anywhere">{ruleAdvice(rule, template)}</bdi>
              </li>
            ))}
          </ul>
          {foreign.size > 0 && (
            <p className="text-attention">
              Nothing in this account is paid in {listPlain([...foreign])}: rules about amounts in it judge
              nothing here.
            </p>
          )}
        </div>
      )}
    </FormDialog>
  );
}
