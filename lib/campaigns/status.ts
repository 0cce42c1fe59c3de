import type { Campaign } from "@/lib/ads/endpoints/campaigns";

export interface CampaignStatus {
  readonly kind: "running" | "paused" | "attention" | "blocked" | "ended";
  readonly word: string;
}

/** What a person can switch a campaign to. */
export const SETTABLE_STATUSES = { ACTIVE: "Active", PAUSED: "Paused" } as const;

export const isSettableStatus = (status: string): status is keyof typeof SETTABLE_STATUSES =>
  Object.hasOwn(SETTABLE_STATUSES, status);

/** Reasons that somebody has to act on before the campaign can run. */
const BLOCKING: readonly string[] = [
  "ACCOUNT_REJECTED",
  "BUDGET_EXHAUSTED",
  "CONTENT_REVIEW_PROBLEM",
  "FUNDING_PROBLEM",
];

/** What is asked of a campaign, or of a line item, to say what it does. */
export type Switched = Pick<Campaign, "deleted" | "entity_status" | "servable" | "reasons_not_servable">;

/** What a campaign or a line item does, in one word: its own switch first, then whether it really runs. */
export function statusOf(campaign: Switched): CampaignStatus {
  if (campaign.deleted) return { kind: "ended", word: "Deleted" };
  switch (campaign.entity_status) {
    case "PAUSED":
      return { kind: "paused", word: "Paused" };
    case "DRAFT":
      return { kind: "ended", word: "Draft" };
    case "ACTIVE":
      return activeStatus(campaign);
    default:
      return { kind: "attention", word: campaign.entity_status };
  }
}

function activeStatus({ servable, reasons_not_servable: reasons }: Switched): CampaignStatus {
  if (servable === true) return { kind: "running", word: "Active" };
  if (reasons.includes("EXPIRED")) return { kind: "ended", word: "Ended" };
  if (reasons.length === 1 && reasons[0] === "STARTS_IN_FUTURE") return { kind: "ended", word: "Scheduled" };
  if (reasons.some((reason) => BLOCKING.includes(reason))) return { kind: "blocked", word: "Not serving" };
  if (reasons.length > 0 || servable === false) return { kind: "attention", word: "Not serving" };
  return { kind: "running", word: "Active" };
}
