import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { campaignIndex, type ImportKnown } from "./known";

/** A whole funding instrument for tests; name only what matters. */
export function sampleFunding(fields: Partial<FundingInstrument> = {}): FundingInstrument {
  return {
    id: "lygyi",
    created_at: "2026-01-01T09:00:00Z",
    updated_at: "2026-01-01T09:00:00Z",
    deleted: false,
    type: "CREDIT_LINE",
    description: "Main line",
    currency: "EUR",
    start_time: null,
    end_time: null,
    credit_limit_local_micro: null,
    funded_amount_local_micro: null,
    credit_remaining_local_micro: null,
    entity_status: "ACTIVE",
    account_id: "18ce54d4x5t",
    able_to_fund: true,
    reasons_not_able_to_fund: [],
    io_header: null,
    ...fields,
  };
}

/** An account with these campaigns and instruments, for tests. */
export function sampleKnown(
  campaigns: readonly Campaign[],
  instruments: readonly FundingInstrument[] = [sampleFunding()],
): ImportKnown {
  const funding = new Map(instruments.map((each) => [each.id, each]));
  return {
    ...campaignIndex(campaigns),
    funding,
    fundingComplete: true,
    fundingName: (id) => funding.get(id)?.description || id,
    mark: undefined,
  };
}
