import type { BodyOf } from "@/lib/ads/endpoint";
import type { batch } from "@/lib/ads/endpoints/campaigns";
import type { NewFunding } from "@/lib/funding/new-funding";
import { formatServiceTime } from "@/lib/time/service-time";

const DAY = 24 * 60 * 60 * 1000;

/**
 * What pays for the campaigns of an account to try things out in: it started a day ago, so that it can pay on clocks
 * that are behind, too.
 *
 * @param now milliseconds
 */
export const trialFunding = (now: number): NewFunding => ({
  type: "CREDIT_LINE",
  currency: "EUR",
  start_time: formatServiceTime(now - DAY),
  credit_limit_local_micro: "50000000000",
});

const CAMPAIGNS = [
  { name: "Spring sale – Prospecting", daily: "120000000", total: "3600000000" },
  { name: "Spring sale – Retargeting", daily: "45000000", total: "900000000" },
  { name: "Brand – Always on", daily: "30000000" },
] as const;

/** Campaigns to try things out with, paused like everything that is created here. */
export const trialCampaigns = (fundingInstrumentId: string): BodyOf<typeof batch> =>
  CAMPAIGNS.map((campaign) => ({
    operation_type: "Create",
    params: {
      funding_instrument_id: fundingInstrumentId,
      name: campaign.name,
      entity_status: "PAUSED",
      daily_budget_amount_local_micro: campaign.daily,
      ...("total" in campaign && { total_budget_amount_local_micro: campaign.total }),
    },
  }));
