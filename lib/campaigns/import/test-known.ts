import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { NO_GUARD } from "@/lib/campaigns/rules/guard";
import { sampleFundingInstrument } from "@/lib/funding/test-funding-instrument";
import { type CampaignImportContext, campaignIndex } from "./known";

/** For tests: an account with these campaigns and funding sources. */
export function sampleKnown(
  campaigns: readonly Campaign[],
  instruments: readonly FundingInstrument[] = [sampleFundingInstrument()],
): CampaignImportContext {
  const funding = new Map(instruments.map((each) => [each.id, each]));
  return {
    ...campaignIndex(campaigns),
    funding,
    fundingComplete: true,
    fundingName: (id) => funding.get(id)?.description || id,
    mark: undefined,
    guard: NO_GUARD,
  };
}
