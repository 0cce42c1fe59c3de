import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";

const TYPES: Readonly<Record<string, { name: string; how: string }>> = {
  AGENCY_CREDIT_LINE: {
    name: "Agency credit line",
    how: "Spends against the agency's agreed credit, invoiced.",
  },
  CREDIT_CARD: { name: "Credit card", how: "Charged to a card; may carry a spending limit." },
  CREDIT_LINE: { name: "Credit line", how: "Spends against an agreed credit limit, invoiced." },
  INSERTION_ORDER: { name: "Insertion order", how: "A fixed amount, booked for a fixed period." },
  PARTNER_MANAGED: { name: "Partner-managed", how: "A partner pays and controls the amount." },
  LIVE_TV_EVENT_IO: { name: "Live TV event order", how: "An insertion order bound to a live event." },
};

/** A funding type in words; an unknown one stays as the API returned it. */
export function fundingTypeName(type: string): string {
  return TYPES[type]?.name ?? type;
}

/** How a type of instrument pays, in a sentence; undefined for an unknown one. */
export function fundingTypeHow(type: string): string | undefined {
  return TYPES[type]?.how;
}

/** What a funding source is called: its description, or else its type. */
export function fundingTitle({ description, type }: Pick<FundingInstrument, "description" | "type">): string {
  return description || fundingTypeName(type);
}

/** A funding source where one is chosen. */
export function fundingLabel({ description, id, currency, able_to_fund }: FundingInstrument): string {
  return `${description || id} · ${currency}${able_to_fund ? "" : " · cannot fund now"}`;
}
