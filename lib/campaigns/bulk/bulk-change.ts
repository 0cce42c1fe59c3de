import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type AmountChange, adjustAmount } from "@/lib/bulk/adjust-amount";
import { type BulkDecision, leave, type SwitchedStatus, switched } from "@/lib/bulk/bulk-plan";
import { type Rename, renamed } from "@/lib/bulk/rename";
import type { BudgetField, CampaignChange } from "@/lib/campaigns/change";

/** One change for many campaigns. */
export type BulkChange =
  | { readonly kind: "status"; readonly status: SwitchedStatus }
  | ({ readonly kind: "budget"; readonly field: BudgetField } & AmountChange)
  | ({ readonly kind: "rename" } & Rename)
  | { readonly kind: "delete" };

/** Applies a bulk change to one campaign, or returns why it is skipped. The plan checks rules. */
export function applyBulkChange(campaign: Campaign, bulk: BulkChange): BulkDecision<CampaignChange> {
  if (campaign.deleted) return leave("It is deleted.");
  switch (bulk.kind) {
    case "delete":
      return { do: "delete" };
    case "status":
      return switched(campaign, bulk.status);
    case "rename":
      return renamed(campaign.name, bulk);
    case "budget":
      return adjustAmount(campaign, bulk.field, bulk, "budget");
  }
}
