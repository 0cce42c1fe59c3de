import type { InputOf } from "@/lib/ads/endpoint";
import { type batch, CAMPAIGN_BATCH_MAX, type Campaign } from "@/lib/ads/endpoints/campaigns";
import type { Difference } from "@/lib/ads/unasked-changes";
import { type CampaignChange, checkChange } from "@/lib/campaigns/change";
import { applyBulkChange, type BulkChange } from "./bulk-change";

export type Operation = InputOf<typeof batch>["body"][number];

/** One campaign of a plan, with the operation that is sent for it. */
export interface PlannedItem {
  /** Unique in the plan: the campaign's id, or a made-up key for one that is to be created. */
  readonly key: string;
  readonly name: string;
  /** The campaign as it was when the plan was made; absent for one that is to be created. */
  readonly before?: Campaign | undefined;
  readonly operation: Operation;
  readonly differences: readonly Difference[];
}

export interface ExcludedItem {
  readonly campaign: Campaign;
  readonly reason: string;
}

export interface BulkPlan {
  readonly items: readonly PlannedItem[];
  /** Campaigns that were chosen and are left alone, with why. */
  readonly excluded: readonly ExcludedItem[];
  /** Requests that the plan needs if nothing goes wrong. */
  readonly requests: number;
}

/** Old → new for every chosen campaign, before anything is sent. The order of the campaigns is kept. */
export function planBulkChange(campaigns: readonly Campaign[], bulk: BulkChange): BulkPlan {
  const items: PlannedItem[] = [];
  const excluded: ExcludedItem[] = [];
  for (const campaign of campaigns) {
    const outcome = applyBulkChange(campaign, bulk);
    if (outcome.do === "leave") excluded.push({ campaign, reason: outcome.reason });
    else if (outcome.do === "delete") items.push(deletion(campaign));
    else {
      const [problem] = checkChange(campaign, outcome.change);
      if (problem) excluded.push({ campaign, reason: problem.advice });
      else items.push(alteration(campaign, outcome.change));
    }
  }
  return { items, excluded, requests: Math.ceil(items.length / CAMPAIGN_BATCH_MAX) };
}

function deletion(campaign: Campaign): PlannedItem {
  return {
    key: campaign.id,
    name: campaign.name,
    before: campaign,
    operation: { operation_type: "Delete", params: { campaign_id: campaign.id } },
    differences: [{ field: "deleted", from: false, to: true }],
  };
}

function alteration(campaign: Campaign, change: CampaignChange): PlannedItem {
  return {
    key: campaign.id,
    name: campaign.name,
    before: campaign,
    operation: { operation_type: "Update", params: { campaign_id: campaign.id, ...change } },
    differences: Object.entries(change).map(([field, to]) => ({ field, from: campaign[field], to })),
  };
}

/** The items in the order given, in batches that one request may carry. */
export function toBatches<T>(items: readonly T[], size: number = CAMPAIGN_BATCH_MAX): T[][] {
  const batches: T[][] = [];
  for (let at = 0; at < items.length; at += size) batches.push(items.slice(at, at + size));
  return batches;
}
