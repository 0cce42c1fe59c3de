import { usePassed } from "@/components/bulk/confirm-warnings";
import { judgeNewCampaign, type NewCampaign, type NewCampaignRules } from "@/lib/campaigns/new-campaign";

export type ConfirmedWarnings = ReturnType<typeof useRuleWarnings>;

/**
 * Warnings of the account's rules about a new campaign, at its fields, and their confirmation.
 *
 * @param names that are taken in the account
 */
export function useRuleWarnings(campaign: NewCampaign, rules: NewCampaignRules, names: ReadonlySet<string>) {
  const { warnings } = judgeNewCampaign(campaign, rules);
  const at = new Map<string, string>();
  const warn = (field: string, advice: string) =>
    at.set(field, [at.get(field), advice].filter(Boolean).join(" "));
  if (names.has(campaign.name.trim())) warn("name", "A campaign of this name exists already.");
  for (const { field, advice } of warnings) warn(field, advice);
  const confirm = usePassed(new Map(warnings.map(({ advice }) => [advice, [advice]])));
  return { at, confirm, advice: warnings.map(({ advice }) => advice) };
}
