import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignItem } from "./bulk/campaign-plan";

/** A complete campaign for tests; pass only relevant fields. */
export function sampleCampaign(fields: Partial<Campaign> = {}): Campaign {
  return {
    id: "8wku2",
    created_at: "2026-03-01T09:00:00Z",
    updated_at: "2026-03-01T09:00:00Z",
    deleted: false,
    name: "Spring sale",
    budget_optimization: "CAMPAIGN",
    daily_budget_amount_local_micro: "10000000",
    total_budget_amount_local_micro: "100000000",
    funding_instrument_id: "lygyi",
    entity_status: "ACTIVE",
    effective_status: "RUNNING",
    servable: true,
    reasons_not_servable: [],
    standard_delivery: true,
    purchase_order_number: null,
    duration_in_days: null,
    frequency_cap: null,
    currency: "EUR",
    ...fields,
  };
}

/** A campaign that is to be created by a job, for tests. */
export const sampleCreation = (name: string): CampaignItem => ({
  key: `new ${name}`,
  name,
  operation: {
    operation_type: "Create",
    params: { name, funding_instrument_id: "lygyi", entity_status: "PAUSED" },
  },
  differences: [],
});
