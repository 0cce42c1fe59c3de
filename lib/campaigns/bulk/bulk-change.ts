import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type AmountChange, adjustAmount } from "@/lib/bulk/adjust-amount";
import { type BulkDecision, leave } from "@/lib/bulk/bulk-plan";
import { type Rename, renamed } from "@/lib/bulk/rename";
import type { BudgetField, CampaignChange } from "@/lib/campaigns/change";

/** One change for many campaigns. */
export type BulkChange =
  | { readonly kind: "status"; readonly status: "ACTIVE" | "PAUSED" }
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
      return campaign.entity_status === bulk.status
        ? leave(bulk.status === "ACTIVE" ? "It is active already." : "It is paused already.")
        : { do: "change", change: { entity_status: bulk.status } };
    case "rename": {
      const after = renamed(campaign.name, bulk);
      return after.do === "set" ? { do: "change", change: { name: after.name } } : after;
    }
    case "budget": {
      const { currency } = campaign;
      const after = adjustAmount({ amount: campaign[bulk.field], currency }, bulk, "budget");
      return after.do === "set" ? { do: "change", change: { [bulk.field]: after.micros } } : after;
    }
  }
}
