import { partOf, roundAmount, roundedUp } from "../../seed/amounts";
import type { Calendar } from "../../seed/calendar";
import { minimumDenomination } from "../../service/money";
import type { SeededInstrument } from "../funding/seed";
import { lastsUntil, MOST_OF_DAILY, NEVER } from "../statistics/lasting";
import type { SeededCampaign } from "./seed";

/** What is sound lasts for so long. */
const WEEKS = 5;
const USED_UP_FOR_DAYS = 1.5;

/**
 * What an instrument is good for, how much of that is spent, and how long it lasts for its campaigns.
 *
 * @param daily what the campaigns that it pays for now and later may spend in a day, in micros (`dailyByFunding`)
 */
export function planAmounts(
  { plan, row, funding: { isSound } }: SeededInstrument,
  daily: number,
  calendar: Calendar,
) {
  const share = plan.spent ?? 0;
  const planned = plan.worth === undefined ? null : roundAmount(plan.worth, row.currency);
  const worth = planned === null || !isSound ? planned : Math.max(planned, lasting(daily, share));
  const spent = worth === null ? 0 : partOf(worth, share, minimumDenomination(row.currency));
  const isOrder = plan.type === "INSERTION_ORDER";
  const isUsedUp = spent === worth;
  return {
    credit_limit_local_micro: isOrder ? null : worth,
    funded_amount_local_micro: isOrder ? worth : null,
    spent_local_micro: spent,
    exhausted_at: isUsedUp ? calendar.inDays(-USED_UP_FOR_DAYS) : null,
    lasts_until: worth === null || isUsedUp ? NEVER : lastsUntil(calendar.now, worth - spent, daily),
  };
}

/** By instrument, what the campaigns of an account that it pays for now and later may spend in a day, in micros. */
export function dailyByFunding(
  campaigns: readonly SeededCampaign[],
  calendar: Calendar,
): (fundingId: string) => number {
  const now = calendar.inDays(0);
  const sums = new Map<string, number>();
  for (const { row, daily } of campaigns) {
    const until = row.stopped_at ?? row.ends_at;
    if (until !== null && until <= now) continue;
    sums.set(row.funding_instrument_id, (sums.get(row.funding_instrument_id) ?? 0) + daily);
  }
  return (fundingId) => sums.get(fundingId) ?? 0;
}

/** An amount of which the rest lasts when a share of it is spent. */
const lasting = (daily: number, share: number): number =>
  roundedUp((daily * MOST_OF_DAILY * WEEKS * 7) / (1 - share), 2);
