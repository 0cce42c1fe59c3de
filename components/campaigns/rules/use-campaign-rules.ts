"use client";

import { useKeptHistory } from "@/components/builder/use-kept-history";
import { useAccount } from "@/components/shell/account";
import { useSession } from "@/components/shell/session";
import { type KeptRules, NO_RULES } from "@/lib/campaigns/rules/kept-rules";

const none = () => NO_RULES;

/**
 * A person's own rules for the open account, kept on this device and the same in every tab.
 *
 * @param isRules whether what was kept is understood, as far as it matters here
 */
export function useCampaignRules<Rules extends KeptRules>(isRules: (stored: unknown) => stored is Rules) {
  const { accountId } = useAccount();
  const { person } = useSession();
  return useKeptHistory<Rules | typeof NO_RULES>({
    name: `campaign rules ${person.id}`,
    accountId,
    initial: none,
    isValue: isRules,
    shared: true,
  });
}
