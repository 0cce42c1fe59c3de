import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";

/** A whole funding source for tests; name only what matters. */
export function sampleFundingInstrument(fields: Partial<FundingInstrument> = {}): FundingInstrument {
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
