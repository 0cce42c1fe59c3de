import type { InputOf } from "@/lib/ads/endpoint";
import { type Campaign, update } from "@/lib/ads/endpoints/campaigns";
import { wordsOf } from "@/lib/ads/params";

/** Fields of a campaign to change, and only those: nothing else is sent. */
export type CampaignChange = Omit<InputOf<typeof update>, "account_id" | "campaign_id">;
export type ChangeField = keyof CampaignChange & keyof Campaign;

export interface Problem {
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

/** Whether the service lets a field be unset. */
export const mayClear = (field: ChangeField) => wordsOf(update.params.shape[field]).clearable === true;

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
