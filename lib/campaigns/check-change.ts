import { type CampaignBudget, campaignRules, update } from "@/lib/ads/endpoints/campaigns";
import { paramKindOf } from "@/lib/ads/param-kinds";
import { brokenRules } from "@/lib/ads/rules";
import { type CampaignChange, CHANGE_FIELDS, campaignWithChange, type FieldProblem } from "./change";
import { type Guard, type Judged, NO_GUARD } from "./rules/guard";

const fields = update.params.shape;

const FIELDS_OF_RULES: readonly (keyof CampaignBudget)[] = [
  "budget_optimization",
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
  "standard_delivery",
];

/**
 * The problems of a change, before it is sent: each field against the catalogue, then the resulting campaign against
 * the rules over several fields and the account's own. Rules about unchanged fields are not checked.
 */
export function checkChange(
  campaign: CampaignBudget & Judged,
  change: CampaignChange,
  guard: Guard = NO_GUARD,
): readonly FieldProblem[] {
  const problems = CHANGE_FIELDS.filter((field) => change[field] !== undefined).flatMap((field) =>
    fields[field].safeParse(change[field]).success
      ? []
      : [{ field, advice: paramKindOf(fields[field]).rule }],
  );
  if (problems.length > 0) return problems;
  return [...brokenBudgets(campaign, change), ...guard.change(campaign, change).blocks];
}

function brokenBudgets(campaign: CampaignBudget, change: CampaignChange): readonly FieldProblem[] {
  if (!FIELDS_OF_RULES.some((field) => change[field] !== undefined)) return [];
  const after: CampaignBudget = {
    ...campaignWithChange(campaign, change),
    standard_delivery: change.standard_delivery ?? deliveryAfter(campaign, change),
  };
  return brokenRules(campaignRules, after).map(({ parameter, advice }) => ({ field: parameter, advice }));
}

/** The service's default for delivery: another optimisation has its own default. */
function deliveryAfter(campaign: CampaignBudget, { budget_optimization: changed }: CampaignChange) {
  return changed === undefined || changed === campaign.budget_optimization
    ? campaign.standard_delivery
    : changed === "CAMPAIGN" || null;
}
