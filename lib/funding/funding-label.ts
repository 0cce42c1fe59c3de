import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";

/** A funding instrument where one is chosen. */
export function fundingLabel({ description, id, currency, able_to_fund }: FundingInstrument): string {
  return `${description || id} · ${currency}${able_to_fund ? "" : " · cannot fund now"}`;
}
