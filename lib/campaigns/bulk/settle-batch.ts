import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { ServiceError } from "@/lib/ads/error-codes";
import type { RefusedError } from "@/lib/ads/errors";
import { type Difference, unheededChanges } from "@/lib/ads/unasked-changes";
import { type CampaignChange, tookEffect, unasked } from "@/lib/campaigns/change";
import type { Operation, PlannedItem } from "./bulk-plan";

/** What became of one item. */
export type ItemResult =
  | {
      readonly state: "done";
      readonly record: Campaign;
      /** What the service changed besides, or did not heed: pointed out, not undone. */
      readonly surprises: readonly Difference[];
    }
  | {
      readonly state: "failed";
      readonly errors: readonly ServiceError[];
      /** The campaign as it was found and left alone, because somebody else had changed it. */
      readonly found?: Campaign | undefined;
    };

export interface Settled {
  readonly results: ReadonlyMap<string, ItemResult>;
  /**
   * Items that were not at fault and were not stored either, because a batch is stored whole or not at all:
   * they go again, without their neighbours.
   */
  readonly again: readonly PlannedItem[];
}

/** Records of an answered batch stand in the order of its items. */
export function settleAnswer(batch: readonly PlannedItem[], records: readonly Campaign[]): Settled {
  const results = new Map<string, ItemResult>();
  batch.forEach((item, index) => {
    const record = records[index];
    results.set(item.key, record ? done(item, record) : { state: "failed", errors: [NO_RECORD] });
  });
  return { results, again: [] };
}

const NO_RECORD: ServiceError = {
  code: "NOT_AS_PROMISED",
  message: "The service answered without a record for this campaign",
};

/**
 * A refused batch. Items with errors of their own have failed; their neighbours go again. Without errors of
 * single items the refusal is about the request, and every item has failed with it.
 */
export function settleRefusal(batch: readonly PlannedItem[], refusal: RefusedError): Settled {
  const results = new Map<string, ItemResult>();
  const again: PlannedItem[] = [];
  const itemised = refusal.operationErrors.some((errors) => errors.length > 0);
  batch.forEach((item, index) => {
    const errors = itemised ? (refusal.operationErrors[index] ?? []) : refusal.errors;
    if (itemised && errors.length === 0) again.push(item);
    else results.set(item.key, { state: "failed", errors });
  });
  return { results, again };
}

/**
 * After a batch without an answer: what a fresh look at the campaigns says. Items whose campaign is as asked
 * are done; the others are sent again, so nothing is ever sent twice blindly.
 */
export function settleLook(batch: readonly PlannedItem[], found: readonly Campaign[]): Settled {
  const results = new Map<string, ItemResult>();
  const again: PlannedItem[] = [];
  const unclaimed = new Set(found);
  for (const item of batch) {
    const record = [...unclaimed].find((campaign) => isOutcomeOf(item.operation, campaign));
    if (!record) again.push(item);
    else {
      unclaimed.delete(record);
      results.set(item.key, done(item, record));
    }
  }
  return { results, again };
}

function isOutcomeOf(operation: Operation, campaign: Campaign): boolean {
  switch (operation.operation_type) {
    case "Create":
      return campaign.name === operation.params.name;
    case "Delete":
      return campaign.id === operation.params.campaign_id && campaign.deleted;
    case "Update":
      return campaign.id === operation.params.campaign_id && tookEffect(campaign, changeOf(operation));
  }
}

function changeOf(operation: Operation): CampaignChange {
  if (operation.operation_type !== "Update") return {};
  const { campaign_id: _, ...change } = operation.params;
  return change;
}

function done(item: PlannedItem, record: Campaign): ItemResult {
  const change = changeOf(item.operation);
  const surprises =
    item.operation.operation_type === "Update"
      ? [...unheededChanges(record, change), ...(item.before ? unasked(item.before, record, change) : [])]
      : [];
  return { state: "done", record, surprises };
}
