"use client";

import { FormDialog } from "@/components/forms/form-dialog";
import { TextAreaField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { WhoseField } from "@/components/saved-items/whose-field";
import { Segmented } from "@/components/ui/segmented";
import { isCallError } from "@/lib/ads/errors";
import type { CampaignRules } from "@/lib/campaigns/rules/campaign-rules";
import { type TakeOverHow, type TakingOver, takeOver } from "@/lib/campaigns/rules/edit-rules";
import { patternsFor } from "@/lib/campaigns/rules/naming-templates";
import { countedRules, ruleAdvice } from "@/lib/campaigns/rules/rule-words";
import { readShared } from "@/lib/campaigns/rules/shared-rules";
import { listPlain } from "@/lib/format/lists";
import { NO_PROBLEMS, problemsAt } from "@/lib/forms/form-reading";
import type { Whose } from "@/lib/lists/savable";

interface PasteRulesProps {
  /** Those that are there. */
  rules: CampaignRules;
  currencies: readonly string[];
  inStore: boolean;
  shareReason: string | undefined;
  onClose: () => void;
  /** @throws the error to show */
  onTake: (taking: TakingOver, whose: Whose) => Promise<void>;
}

const WAYS = [
  { value: "beside", label: "Beside mine" },
  { value: "instead", label: "Instead of mine" },
] as const;

const MEANS = {
  mine: "They apply only to you, wherever you sign in.",
  account: "They apply to everyone who works on this account here, with your name.",
};

interface PasteTyped {
  text: string;
  how: TakeOverHow;
  whose: Whose;
}

const EMPTY: PasteTyped = { text: "", how: "beside", whose: "mine" };

/** The rules in a text, and their effect on existing ones. */
function readPaste({ text, how, whose }: PasteTyped, there: CampaignRules) {
  const read = text.trim() === "" ? undefined : readShared(text, () => crypto.randomUUID());
  if (!read?.ok) return { problems: problemsAt({ text: read?.reason }) };
  const taking = takeOver(there, read.rules, how);
  const { comes, goes } = taking;
  const nothing = [comes, goes].every(({ guards, templates }) => guards.length + templates.length === 0);
  return { problems: NO_PROBLEMS, input: { taking, whose }, nothing };
}

/** Imports the rules in a text, after a preview. */
export function PasteRules({ rules, currencies, inStore, shareReason, onClose, onTake }: PasteRulesProps) {
  const isMine = [...rules.guards, ...rules.templates].some(({ savedAs }) => savedAs?.whose !== "account");
  const form = useServiceForm({
    start: EMPTY,
    showsAtOnce: true,
    read: (typed) => readPaste(typed, rules),
    send: ({ taking, whose }) =>
      onTake(taking, whose).catch((error: unknown) => {
        if (isCallError(error)) throw error;
        notifyNotSaved("rule", error, "The rules were not taken over");
      }),
    onSent: onClose,
    failure: "Not every rule was taken over",
    closed: (typed) => {
      const { input, nothing } = readPaste(typed, rules);
      return !input ? "Paste the text first." : nothing ? "All of it is here already." : undefined;
    },
  });
  const { how, whose } = form.values;
  const { input, nothing = false } = readPaste(form.values, rules);
  return (
    <FormDialog
      form={form}
      title="Paste rules"
      description="The text that “Copy as text” gives, from another account, browser or person."
      action={how === "instead" && isMine ? "Replace my rules" : "Take them over"}
      onClose={onClose}
    >
      <TextAreaField
        form={form}
        name="text"
        label="Text"
        input={{ rows: 6, className: "font-mono text-sm", spellCheck: false }}
      />
      {isMine && (
        <Segmented
          label="What becomes of my rules"
          className="self-start"
          value={how}
          onValueChange={(chosen) => form.set({ how: chosen })}
          options={WAYS}
        />
      )}
      {inStore && (
        <WhoseField
          value={whose}
          onValueChange={(chosen) => form.set({ whose: chosen })}
          means={MEANS}
          shareReason={shareReason}
        />
      )}
      {input && (
        <Taking
          comes={input.taking.comes}
          nothing={nothing}
          patterns={patternsFor(whose, [...rules.templates, ...input.taking.comes.templates])}
          currencies={currencies}
        />
      )}
    </FormDialog>
  );
}

interface TakingProps {
  comes: CampaignRules;
  nothing: boolean;
  patterns: readonly string[];
  currencies: readonly string[];
}

/** The imported rules, in words. */
function Taking({ comes: { guards, templates }, nothing, patterns, currencies }: TakingProps) {
  const foreign = new Set(
    guards.flatMap((rule) =>
      "currency" in rule && currencies.length > 0 && !currencies.includes(rule.currency) ? rule.currency : [],
    ),
  );
  return (
    <div className="flex flex-col gap-1" role="status">
      <p className="font-medium">
        {nothing
          ? "Nothing new"
          : guards.length + templates.length === 0
            ? "Takes over nothing, and removes mine"
            : `Takes over ${countedRules(guards.length, templates.length)}`}
        {templates.length > 0 && (
          <>
            {": "}
            <bdi className="wrap-anywhere">{listPlain(templates.map(({ pattern }) => pattern))}</bdi>
          </>
        )}
      </p>
      <ul className="flex list-disc flex-col gap-0.5 pl-5">
        {guards.map((rule) => (
          <li key={rule.id}>
            <bdi className="wrap-anywhere">{ruleAdvice(rule, patterns)}</bdi>
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
  );
}
