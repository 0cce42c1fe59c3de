"use client";

import { FormDialog } from "@/components/forms/form-dialog";
import { TextAreaField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { Segmented } from "@/components/ui/segmented";
import type { CampaignRules } from "@/lib/campaigns/rules/campaign-rules";
import { newRules } from "@/lib/campaigns/rules/edit-rules";
import { ruleAdvice } from "@/lib/campaigns/rules/rule-words";
import { readShared } from "@/lib/campaigns/rules/shared-rules";
import { listPlain } from "@/lib/format/lists";
import { counted } from "@/lib/format/plurals";
import { NO_PROBLEMS, problemsAt } from "@/lib/forms/form-reading";

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

interface PasteTyped {
  text: string;
  how: How;
}

const EMPTY: PasteTyped = { text: "", how: "beside" };

/** The rules in a text, and what becomes of those that are there. */
function readPaste({ text, how }: PasteTyped, mine: CampaignRules) {
  const read = text.trim() === "" ? undefined : readShared(text, () => crypto.randomUUID());
  if (!read?.ok) return { problems: problemsAt({ text: read?.reason }) };
  const { rules } = read;
  const taken = how === "instead" ? rules.guards : newRules(mine, rules.guards);
  const template = how === "instead" ? rules.template : rules.template || mine.template;
  const nothing = how === "beside" && taken.length === 0 && template === mine.template;
  return { problems: NO_PROBLEMS, input: { shared: rules, how }, taken, template, nothing };
}

/** Takes over the rules in a text, after they were seen. */
export function PasteRules({ rules, currencies, onClose, onTake }: PasteRulesProps) {
  const mine = rules.guards.length > 0 || rules.template !== "";
  const form = useServiceForm({
    start: EMPTY,
    showsAtOnce: true,
    read: (typed) => readPaste(typed, rules),
    send: ({ shared, how }) => onTake(shared, how),
    onSent: () => {},
    failure: "The rules were not taken over",
    closed: (typed) => {
      const { input, nothing } = readPaste(typed, rules);
      return !input ? "Paste the text first." : nothing ? "All of it is here already." : undefined;
    },
  });
  const { how } = form.values;
  const { taken, template, nothing = false } = readPaste(form.values, rules);
  const foreign = new Set(
    taken?.flatMap((rule) =>
      "currency" in rule && currencies.length > 0 && !currencies.includes(rule.currency) ? rule.currency : [],
    ),
  );
  return (
    <FormDialog
      form={form}
      title="Paste rules"
      description="The text that “Copy as text” gives, from another account, browser or person."
      action={how === "instead" && mine ? "Replace my rules" : "Take them over"}
      onClose={onClose}
    >
      <TextAreaField
        form={form}
        name="text"
        label="Text"
        input={{ rows: 6, className: "font-mono text-sm", spellCheck: false }}
      />
      {mine && (
        <Segmented
          label="What becomes of my rules"
          className="self-start"
          value={how}
          onValueChange={(chosen) => form.set({ how: chosen })}
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
