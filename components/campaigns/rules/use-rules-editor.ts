"use client";

import { useCurrencies } from "@/components/funding/use-currencies";
import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { type ItemUndo, useItemSteps } from "@/components/saved-items/use-item-steps";
import { useAccount } from "@/components/shell/account";
import { knownValue } from "@/lib/remote-data";
import { zoneOrUtc } from "@/lib/time/calendar";
import { type SavedRules, useCampaignRules } from "./use-campaign-rules";

/** The rules and naming templates of the open account, and what is needed to change them. */
export interface RulesEditing extends SavedRules {
  readonly steps: ItemUndo;
  /** The currencies of the account's campaigns, as far as known. */
  readonly currencies: readonly string[];
  /** The account's, known to the browser. */
  readonly zone: string;
}

export function useRulesEditor(): RulesEditing {
  const saved = useCampaignRules();
  const { account } = useAccount();
  const currencies = knownValue(useCurrencies()) ?? [];
  const steps = useItemSteps({
    key: `${saved.key} steps`,
    lists: [saved.rules, saved.templates],
    onNotSaved: (error, title) => notifyNotSaved("rule", error, title),
  });
  return { ...saved, steps, currencies, zone: zoneOrUtc(account?.timezone ?? "UTC") };
}
