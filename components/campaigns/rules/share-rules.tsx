"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import type { CampaignRules } from "@/lib/campaigns/rules/campaign-rules";
import type { TakingOver } from "@/lib/campaigns/rules/edit-rules";
import { countedRules } from "@/lib/campaigns/rules/rule-words";
import { sharedText } from "@/lib/campaigns/rules/shared-rules";
import type { Whose } from "@/lib/lists/savable";
import { PasteRules } from "./paste-rules";
import type { RulesEditing } from "./use-rules-editor";

/** Rules are exported and imported as text, to copy them to another account. */
export function ShareRules({ editing }: { editing: RulesEditing }) {
  const { rules, templates, steps } = editing;
  const [pasting, setPasting] = useState(false);
  const there: CampaignRules = { guards: rules.items, templates: templates.items };
  const nothing = rules.items.length === 0 && templates.items.length === 0;
  const take = ({ comes, goes }: TakingOver, whose: Whose) =>
    steps.run("Paste rules", [
      ...comes.templates.map((template) => templates.edit(undefined, template, whose)),
      ...comes.guards.map((rule) => rules.edit(undefined, rule, whose)),
      ...goes.templates.map((template) => templates.edit(template, undefined)),
      ...goes.guards.map((rule) => rules.edit(rule, undefined)),
    ]);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-text-muted">
        {nothing
          ? "There is nothing to copy yet. Rules sent to you can be pasted."
          : `${countedRules(rules.items.length, templates.items.length)} as text, with their notes.`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {!nothing && <CopyButton text={sharedText(there)} words="Copy as text" />}
        <Button
          size="small"
          disabledReason={rules.awayReason ?? templates.awayReason}
          onClick={() => setPasting(true)}
        >
          Paste rules
        </Button>
      </div>
      {pasting && (
        <PasteRules
          rules={there}
          currencies={editing.currencies}
          inStore={rules.inStore}
          shareReason={rules.shareReason}
          onClose={() => setPasting(false)}
          onTake={take}
        />
      )}
    </div>
  );
}
