"use client";

import { useState } from "react";
import type { KeptHistory } from "@/components/builder/use-kept-history";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import type { CampaignRules } from "@/lib/campaigns/rules/campaign-rules";
import { takeOver } from "@/lib/campaigns/rules/edit-rules";
import { sharedText } from "@/lib/campaigns/rules/shared-rules";
import { counted } from "@/lib/format/plurals";
import { PasteRules } from "./paste-rules";

interface ShareRulesProps {
  history: KeptHistory<CampaignRules>;
  currencies: readonly string[];
}

/** Rules leave as text and come as text: the service keeps none that everybody would have. */
export function ShareRules({ history, currencies }: ShareRulesProps) {
  const { value: rules, change } = history;
  const [pasting, setPasting] = useState(false);
  const nothing = rules.guards.length === 0 && rules.template === "";
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-text-muted">
        {nothing
          ? "There is nothing to copy yet. Rules sent to you can be pasted."
          : `${counted(rules.guards.length, "rule")}${rules.template === "" ? "" : " and the naming template"} as text, with their notes.`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {!nothing && <CopyButton text={sharedText(rules)} words="Copy as text" />}
        <Button size="small" onClick={() => setPasting(true)}>
          Paste rules
        </Button>
      </div>
      {pasting && (
        <PasteRules
          rules={rules}
          currencies={currencies}
          onClose={() => setPasting(false)}
          onTake={(shared, how) => {
            change((now) => takeOver(now, shared, how), { label: "Paste rules" });
            setPasting(false);
          }}
        />
      )}
    </div>
  );
}
