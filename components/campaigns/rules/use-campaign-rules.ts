"use client";

import { useKeptHistory } from "@/components/builder/use-kept-history";
import { useAccount } from "@/components/shell/account";
import { useSession } from "@/components/shell/session";
import { type CampaignRules, isCampaignRules, NO_RULES } from "@/lib/campaigns/rules/campaign-rules";

const none = () => NO_RULES;

/** A person's own rules for the open account, kept on this device and the same in every tab. */
export function useCampaignRules() {
  const { accountId } = useAccount();
  const { person } = useSession();
  return useKeptHistory<CampaignRules>({
    name: `campaign rules ${person.id}`,
    accountId,
    initial: none,
    isValue: isCampaignRules,
    shared: true,
  });
}
