import type { InputOf } from "@/lib/ads/endpoint";
import { type Campaign, update } from "@/lib/ads/endpoints/campaigns";
import { paramKindOf } from "@/lib/ads/param-kinds";

/** Fields of a campaign to change; only those are sent. */
export type CampaignChange = Omit<InputOf<typeof update>, "account_id" | "campaign_id">;
export type ChangeField = keyof CampaignChange & keyof Campaign;

export interface FieldProblem {
  readonly field: string;
  /** The rule and the fix, for a person. */
  readonly advice: string;
}

export const CHANGE_FIELDS = [
  "name",
  "entity_status",
  "budget_optimization",
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
  "standard_delivery",
  "purchase_order_number",
] as const satisfies readonly ChangeField[];

/** The amounts among them. */
export const BUDGET_FIELDS = [
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
] as const satisfies readonly ChangeField[];
export type BudgetField = (typeof BUDGET_FIELDS)[number];

export const isBudgetField = (field: string): field is BudgetField =>
  BUDGET_FIELDS.some((budget) => budget === field);

/** Whether the service lets a field be unset. */
export const mayClear = (field: ChangeField) => paramKindOf(update.params.shape[field]).clearable === true;

/** The campaign, as far as known, after the change: empty text unsets a field. */
export function campaignWithChange<Known extends Partial<Campaign>>(
  campaign: Known,
  change: CampaignChange,
): Known {
  const values = Object.entries(change).map(([field, value]) => [field, value === "" ? null : value]);
  return { ...campaign, ...Object.fromEntries(values) };
}

export const isEmptyChange = (change: CampaignChange) => Object.keys(change).length === 0;

/**
 * How many days the total budget lasts if every day spends the whole daily budget, in tenths of a day
 * rounded down: arithmetic on the plan, not a forecast. Undefined where either budget is missing or zero.
 */
export function plannedDays(daily: string | null, total: string | null): number | undefined {
  if (daily === null || total === null) return undefined;
  const perDay = BigInt(daily);
  if (perDay <= 0n) return undefined;
  return Number((BigInt(total) * 10n) / perDay) / 10;
}
