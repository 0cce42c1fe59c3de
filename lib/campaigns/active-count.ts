import { ACTIVE_CAMPAIGN_MAX, type Campaign } from "@/lib/ads/endpoints/campaigns";

export interface ActiveCount {
  readonly active: number;
  /** The usual limit; the service does not tell whether an account's was raised. */
  readonly limit: number;
  /** More are active than the usual limit allows, so this account's must have been raised. */
  readonly raised: boolean;
}

export function countActive(campaigns: readonly Campaign[]): ActiveCount {
  const active = campaigns.filter(
    (campaign) => campaign.entity_status === "ACTIVE" && !campaign.deleted,
  ).length;
  return { active, limit: ACTIVE_CAMPAIGN_MAX, raised: active > ACTIVE_CAMPAIGN_MAX };
}

/** A warning when activating would pass the usual limit; undefined when there is nothing to say. */
export function activationWarning(count: ActiveCount, additional: number): string | undefined {
  const after = count.active + additional;
  if (additional === 0 || count.raised || after <= count.limit) return undefined;
  return `This makes ${after} active campaigns. An account may have ${count.limit} unless its limit was raised, which the service does not tell: it may refuse some of them.`;
}
