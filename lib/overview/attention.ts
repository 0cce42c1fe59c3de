import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { isBlocking, type Reason, severityOf } from "@/lib/delivery/causes";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { isFarOff, type Paced, type SpendPace } from "@/lib/statistics/pacing";

/** Campaigns that are switched on and do not serve, all for the same main reason. */
export interface Attention {
  readonly reason: Reason;
  readonly campaigns: readonly Campaign[];
}

/** What keeps active campaigns from serving: what a person can mend first, then by severity. */
export function needingAttention(campaigns: readonly Campaign[]): readonly Attention[] {
  const groups = new Map<string, { reason: Reason; campaigns: Campaign[] }>();
  for (const campaign of campaigns) {
    const { status, reasons } = campaignDelivery(campaign);
    const [reason] = reasons;
    if (status.state !== "not-serving" || !reason) continue;
    const key = reason.cause ?? reason.code;
    const group = groups.get(key) ?? { reason, campaigns: [] };
    group.campaigns.push(campaign);
    groups.set(key, group);
  }
  const place = ({ cause }: Reason) => (isBlocking(cause) ? 0 : 100) + (cause ? severityOf(cause) : 50);
  return [...groups.values()].sort((one, other) => place(one.reason) - place(other.reason));
}

/** A campaign that is far from its plan. */
export interface OffPace {
  readonly campaign: Campaign;
  readonly pace: Paced;
}

/** The campaigns that are far behind their plans and far ahead of them, the farthest first. */
export function farOff(
  campaigns: readonly Campaign[],
  paceOf: (id: string) => SpendPace,
): { readonly behind: readonly OffPace[]; readonly ahead: readonly OffPace[] } {
  const off = campaigns.flatMap((campaign) => {
    const pace = paceOf(campaign.id);
    return isFarOff(pace) ? [{ campaign, pace }] : [];
  });
  off.sort((one, other) => Number(one.pace.ahead - other.pace.ahead));
  return {
    behind: off.filter(({ pace }) => pace.ahead < 0n),
    ahead: off.filter(({ pace }) => pace.ahead > 0n).reverse(),
  };
}
