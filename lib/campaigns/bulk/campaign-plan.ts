import type { InputOf } from "@/lib/ads/endpoint";
import { batch, type Campaign, campaignRecord } from "@/lib/ads/endpoints/campaigns";
import { type BulkDecision, type BulkPlan, type PlannedItem, planBulk } from "@/lib/bulk/bulk-plan";
import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import { storedItem } from "@/lib/bulk/stored-job";
import type { CampaignChange } from "@/lib/campaigns/change";
import { checkChange } from "@/lib/campaigns/check-change";
import { type Guard, NO_GUARD } from "@/lib/campaigns/rules/guard";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { counted } from "@/lib/format/plurals";
import { applyBulkChange, type BulkChange } from "./bulk-change";

type CampaignOperation = InputOf<typeof batch>["body"][number];

/** One campaign of a plan. */
export type CampaignItem = PlannedItem<Campaign, CampaignOperation>;

/** Schema of a stored one. */
export const storedCampaign = storedItem(campaignRecord, batch.body);

/** Old → new for every chosen campaign, before anything is sent. */
export function planBulkChange(
  campaigns: readonly Campaign[],
  bulk: BulkChange,
  guard: Guard = NO_GUARD,
): BulkPlan<CampaignItem> {
  return planCampaigns(campaigns, (campaign) => applyBulkChange(campaign, bulk), guard);
}

/** The same with a separate change for every campaign. */
export function planCampaigns(
  campaigns: readonly Campaign[],
  outcome: (campaign: Campaign) => BulkDecision<CampaignChange>,
  guard: Guard = NO_GUARD,
): BulkPlan<CampaignItem> {
  return planBulk<Campaign, CampaignOperation, CampaignChange>(campaigns, {
    resource: CAMPAIGNS,
    nameOf: ({ name }) => name,
    outcome,
    problem: (campaign, change) => checkChange(campaign, change, guard)[0]?.advice,
    warningsOf: (campaign, change) => guard.change(campaign, change).warnings.map(({ advice }) => advice),
    update: ({ id }, change) => ({ operation_type: "Update", params: { campaign_id: id, ...change } }),
    remove: ({ id }) => ({ operation_type: "Delete", params: { campaign_id: id } }),
  });
}

/** How many of the campaigns to delete serve now; undefined for none. */
export function servingInWords(campaigns: readonly Campaign[]): string | undefined {
  const serving = campaigns.filter(
    (campaign) => campaignDelivery(campaign).status.state === "serving",
  ).length;
  if (serving === 0) return undefined;
  if (campaigns.length === 1) return "It is serving now.";
  return `${counted(serving, "of them is", "of them are")} serving now.`;
}
