import { ACTIVE_CAMPAIGN_MAX, type Campaign } from "@/lib/ads/endpoints/campaigns";
import { formatNumber } from "@/lib/format/numbers";

/** The limit after the service raised it on request (advertising specification, Limits). */
const RAISED_CAMPAIGN_MAX = 8_000;

/**
 * The limit an account with so many campaigns must have: responses do not contain it, but more than the
 * usual one proves that it was raised.
 */
export function campaignLimit(campaigns: number): number {
  return campaigns > ACTIVE_CAMPAIGN_MAX ? RAISED_CAMPAIGN_MAX : ACTIVE_CAMPAIGN_MAX;
}

export interface LimitUse {
  /** Campaigns that count: also paused ones; not drafts, ended or deleted ones. */
  readonly used: number;
  /** The assumed limit of the service: responses do not contain it, and it is raised on request. */
  readonly limit: number;
}

/** Whether a campaign counts towards the limit of its account (advertising specification, Limits). */
const isInUse = ({
  deleted,
  entity_status,
  reasons_not_servable,
}: Pick<Campaign, "deleted" | "entity_status" | "reasons_not_servable">): boolean =>
  !deleted && entity_status !== "DRAFT" && !reasons_not_servable.includes("EXPIRED");

/** How many of some campaigns count towards the limit: the one number that every page shows. */
export const campaignsInUse = (campaigns: readonly Campaign[]): number => campaigns.filter(isInUse).length;

/** Advertising specification, Limits: active campaigns per account. */
export function limitUse(campaigns: readonly Campaign[]): LimitUse {
  const used = campaignsInUse(campaigns);
  return { used, limit: campaignLimit(used) };
}

/** A warning when creating more would exceed the assumed limit; undefined otherwise. */
export function limitWarning({ used, limit }: LimitUse, additional: number): string | undefined {
  if (used + additional <= limit) return undefined;
  const [before, after] = [limit, used + additional].map((count) => formatNumber(count));
  return `This makes ${after} campaigns. The account is believed to allow ${before}, and the rest may be refused.`;
}
