"use client";

import { BringOver } from "@/components/saved-items/bring-over";
import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { patternsFor } from "@/lib/campaigns/rules/naming-templates";
import { countedRules, ruleSubject } from "@/lib/campaigns/rules/rule-words";
import type { SavedRules } from "./use-campaign-rules";

/** Offers once to move this device's rules and templates to the account. */
export function BringRulesOver({ rules, templates }: Pick<SavedRules, "rules" | "templates">) {
  const patterns = patternsFor(undefined, templates.items);
  return (
    <BringOver
      what={countedRules(rules.offered.length, templates.offered.length)}
      names={[
        ...rules.offered.map((rule) => ruleSubject(rule, patterns)),
        ...templates.offered.map(({ pattern }) => pattern),
      ]}
      failure="Not everything was brought over"
      onBring={async () => {
        await templates.bringOver();
        await rules.bringOver();
      }}
      onLeave={async () => {
        await templates.leaveOnDevice();
        await rules.leaveOnDevice();
      }}
      onNotSaved={(error) => notifyNotSaved("rule", error, "The rules were not brought over")}
    />
  );
}
