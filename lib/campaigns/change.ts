import type { InputOf } from "@/lib/ads/endpoint";
import { type Campaign, type CampaignBudget, campaignRules, update } from "@/lib/ads/endpoints/campaigns";
import { wordsOf } from "@/lib/ads/params";
import { brokenRules } from "@/lib/ads/rules";
import { type Guard, type Judged, NO_GUARD } from "./rules/guard";

/** Fields of a campaign to change, and only those: nothing else is sent. */
export type CampaignChange = Omit<InputOf<typeof update>, "account_id" | "campaign_id">;
export type ChangeField = keyof CampaignChange & keyof Campaign;

export interface Problem {
  readonly field: string;
  /** The rule and the fix, for a person. */
  readonly advice: string;
}

const fields = update.params.shape;

export const CHANGE_FIELDS = [
  "name",
  "entity_status",
  "budget_optimization",
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
  "standard_delivery",
  "purchase_order_number",
] as const satisfies readonly ChangeField[];

/** Whether the service lets a field be unset. */
export const mayClear = (field: ChangeField) => wordsOf(fields[field]).clearable === true;

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

/** What a field that may be unset holds after a change: empty text unsets it. */
export function valueAfter(changed: string | null | undefined, current: string | null): string | null {
  return changed === undefined ? current : changed === "" ? null : changed;
}

/** The part of a change that differs from what the campaign holds now: what is worth sending. */
export function touchedOnly(campaign: Campaign, change: CampaignChange): CampaignChange {
  return Object.fromEntries(
    CHANGE_FIELDS.filter(
      (field) =>
        change[field] !== undefined && (change[field] === "" ? null : change[field]) !== campaign[field],
    ).map((field) => [field, change[field]]),
  );
}

/** The campaign as it is once the change has taken effect. */
export function withChange(campaign: Campaign, change: CampaignChange): Campaign {
  const values = Object.entries(change).map(([field, value]) => [field, value === "" ? null : value]);
  return { ...campaign, ...Object.fromEntries(values) };
}

export const isEmptyChange = (change: CampaignChange) => Object.keys(change).length === 0;
