"use client";

import { useCurrencies } from "@/components/funding/use-currencies";
import { notifyNotSaved } from "@/components/kept-items/notify-not-saved";
import { type KeptUndo, useKeptSteps } from "@/components/kept-items/use-kept-steps";
import { useAccount } from "@/components/shell/account";
import { knownValue } from "@/lib/remote-data";
import { zoneOrUtc } from "@/lib/time/calendar";
import { type KeptRules, useCampaignRules } from "./use-campaign-rules";

/** The rules and naming templates of the open account, and what is needed to change them. */
export interface RulesEditing extends KeptRules {
  readonly steps: KeptUndo;
  /** What the account's campaigns are paid in, as far as it is known. */
  readonly currencies: readonly string[];
  /** The account's, known to the browser. */
  readonly zone: string;
}

export function useRulesEditor(): RulesEditing {
  const kept = useCampaignRules();
  const { account } = useAccount();
  const currencies = knownValue(useCurrencies()) ?? [];
  const steps = useKeptSteps({
    key: `${kept.key} steps`,
    lists: [kept.rules, kept.templates],
    onNotKept: (error, title) => notifyNotSaved("rule", error, title),
  });
  return { ...kept, steps, currencies, zone: zoneOrUtc(account?.timezone ?? "UTC") };
}
