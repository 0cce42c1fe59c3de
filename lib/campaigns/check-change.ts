import { type CampaignBudget, campaignRules, update } from "@/lib/ads/endpoints/campaigns";
import { wordsOf } from "@/lib/ads/params";
import { brokenRules } from "@/lib/ads/rules";
import { type CampaignChange, CHANGE_FIELDS, type Problem, valueAfter } from "./change";
import { type Guard, type Judged, NO_GUARD } from "./rules/guard";

const fields = update.params.shape;

const BUDGET_FIELDS: readonly (keyof CampaignBudget)[] = [
  "budget_optimization",
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
  "standard_delivery",
];

/**
 * What stands against a change, before it is sent: each field against the catalogue, then the campaign as it
 * would be against the rules over several fields and against the account's own. A rule the change does not touch is
 * not its business.
 */
export function checkChange(
  campaign: CampaignBudget & Judged,
  change: CampaignChange,
  guard: Guard = NO_GUARD,
): readonly Problem[] {
  const problems = CHANGE_FIELDS.filter((field) => change[field] !== undefined).flatMap((field) =>
    fields[field].safeParse(change[field]).success ? [] : [{ field, advice: wordsOf(fields[field]).rule }],
  );
  if (problems.length > 0) return problems;
  return [...brokenBudgets(campaign, change), ...guard.change(campaign, change).blocks];
}

function brokenBudgets(campaign: CampaignBudget, change: CampaignChange): readonly Problem[] {
  if (!BUDGET_FIELDS.some((field) => change[field] !== undefined)) return [];
  const after: CampaignBudget = {
    budget_optimization: change.budget_optimization ?? campaign.budget_optimization,
    standard_delivery: change.standard_delivery ?? deliveryAfter(campaign, change),
    daily_budget_amount_local_micro: valueAfter(
      change.daily_budget_amount_local_micro,
      campaign.daily_budget_amount_local_micro,
    ),
    total_budget_amount_local_micro: valueAfter(
      change.total_budget_amount_local_micro,
      campaign.total_budget_amount_local_micro,
    ),
  };
  return brokenRules(campaignRules, after).map(({ parameter, advice }) => ({ field: parameter, advice }));
}

/** How the service delivers when nobody says how: another optimisation brings its own default along. */
function deliveryAfter(campaign: CampaignBudget, { budget_optimization: changed }: CampaignChange) {
  return changed === undefined || changed === campaign.budget_optimization
    ? campaign.standard_delivery
    : changed === "CAMPAIGN" || null;
}
