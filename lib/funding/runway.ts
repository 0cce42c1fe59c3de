import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { campaignDelivery, type Delivery, type JudgedCampaign } from "@/lib/delivery/delivery";
import { formatNumber } from "@/lib/format/numbers";
import { addDays, type Day, dayIn, daysBetween } from "@/lib/time/calendar";
import { type Remaining, remainingOf } from "./remaining";

/**
 * What the campaigns of one instrument that can spend now plan to spend a day. A plan, not spend: budgets are known,
 * deliveries are not.
 */
export interface DailyPlan {
  /** Σ of the daily budgets of campaigns that can spend, in micros. */
  readonly perDay: bigint;
  /** Campaigns that can spend whose daily budget is in the sum. */
  readonly counted: number;
  /** Those without a daily budget of their own: their plan is unknown, so the sum is a least. */
  readonly withoutDaily: number;
  /** Those in another currency than the instrument; their budgets are not added. */
  readonly otherCurrency: number;
  /** Campaigns that start later: they spend nothing yet, and will. */
  readonly scheduled: number;
}

type Planned = JudgedCampaign &
  Pick<Campaign, "funding_instrument_id" | "currency" | "daily_budget_amount_local_micro">;

/** Whether a campaign spends as soon as its funding can pay. One with an unknown delivery is taken to. */
const canSpend = ({ status, reasons }: Delivery): boolean =>
  status.state === "serving" ||
  status.state === "active" ||
  (status.state === "not-serving" && reasons.length > 0 && reasons.every(({ level }) => level === "funding"));

/** What the campaigns of an instrument that can spend plan for a day, in micros, and which are not in that sum. */
export function dailyPlan(
  instrument: Pick<FundingInstrument, "id" | "currency">,
  campaigns: readonly Planned[],
): DailyPlan {
  let perDay = 0n;
  let counted = 0;
  let withoutDaily = 0;
  let otherCurrency = 0;
  let scheduled = 0;
  for (const campaign of campaigns) {
    if (campaign.funding_instrument_id !== instrument.id) continue;
    const delivery = campaignDelivery(campaign);
    if (delivery.status.state === "scheduled") scheduled += 1;
    if (!canSpend(delivery)) continue;
    if (campaign.currency !== instrument.currency) otherCurrency += 1;
    else if (campaign.daily_budget_amount_local_micro === null) withoutDaily += 1;
    else {
      perDay += BigInt(campaign.daily_budget_amount_local_micro);
      counted += 1;
    }
  }
  return { perDay, counted, withoutDaily, otherCurrency, scheduled };
}

/** The plans of all instruments in one pass over the campaigns. */
export function dailyPlans(
  instruments: readonly Pick<FundingInstrument, "id" | "currency">[],
  campaigns: readonly Planned[],
): ReadonlyMap<string, DailyPlan> {
  const byInstrument = new Map<string, Planned[]>();
  for (const campaign of campaigns) {
    const group = byInstrument.get(campaign.funding_instrument_id);
    if (group) group.push(campaign);
    else byInstrument.set(campaign.funding_instrument_id, [campaign]);
  }
  return new Map(
    instruments.map((instrument) => [
      instrument.id,
      dailyPlan(instrument, byInstrument.get(instrument.id) ?? []),
    ]),
  );
}

/** How long money lasts if the campaigns that can spend now keep spending their full daily budgets. */
export type Runway =
  /** Nothing with a daily budget can spend: nothing is planned to be spent. */
  | { readonly kind: "no-plan" }
  /** Its end has passed: whatever is left of it pays for nothing any more. */
  | { readonly kind: "ended" }
  /** Balance not reported. */
  | { readonly kind: "unknown" }
  /** The money outlasts the instrument, which pays for nothing after its end. */
  | { readonly kind: "until-end"; readonly end: Day; readonly atMost: boolean }
  | {
      readonly kind: "covers";
      /** Whole tenths of days, rounded down: 62 is "6.2 days". */
      readonly tenths: bigint;
      /** The last day that is covered in full, counting today as the first; undefined for less than a day. */
      readonly lastFullDay: Day | undefined;
      /** True when it can only be less: the amount is a booked one, or campaigns that spend are not in the sum. */
      readonly atMost: boolean;
      /** Which amount it was reckoned from. */
      readonly from: Exclude<Remaining["kind"], "unknown">;
    };

/** Beyond this, a date is useless for planning. */
const FARTHEST_DAYS = 3660n;

/** How long what remains covers the plan, the day `today` being its first. */
export function runway(remaining: Remaining, plan: DailyPlan, today: Day): Runway {
  if (plan.perDay === 0n) return { kind: "no-plan" };
  if (remaining.kind === "unknown") return { kind: "unknown" };
  const micros = remaining.micros < 0n ? 0n : remaining.micros;
  const days = micros / plan.perDay;
  return {
    kind: "covers",
    tenths: (micros * 10n) / plan.perDay,
    lastFullDay: days >= 1n && days <= FARTHEST_DAYS ? addDays(today, Number(days) - 1) : undefined,
    atMost: isAtMost(remaining, plan),
    from: remaining.kind,
  };
}

/** It can only be less: of a booked amount some may be spent, and campaigns that are not in the sum spend too. */
const isAtMost = (remaining: Remaining, plan: DailyPlan) =>
  remaining.kind === "funded" || plan.withoutDaily > 0 || plan.otherCurrency > 0 || plan.scheduled > 0;

/** "6.2 days", "1 day", "0.4 days". */
export function runwayInWords(tenths: bigint): string {
  const whole = tenths / 10n;
  const tenth = tenths % 10n;
  const number = tenth === 0n || whole >= 100n ? formatNumber(whole) : `${whole}.${tenth}`;
  return `${number} ${tenths === 10n ? "day" : "days"}`;
}

/** Whole days until an instrument ends, by the calendar of the account's zone; 0 is today, negative is past. */
export function daysUntilEnd(
  instrument: Pick<FundingInstrument, "end_time">,
  zone: string,
  now: number,
): number | undefined {
  if (instrument.end_time === null) return undefined;
  const end = Date.parse(instrument.end_time);
  return Number.isNaN(end) ? undefined : daysBetween(dayIn(zone, now), dayIn(zone, end));
}

type Held = Pick<
  FundingInstrument,
  "credit_remaining_local_micro" | "funded_amount_local_micro" | "reasons_not_able_to_fund"
>;

/** Whether an instrument's time is over, according to its record. */
export const instrumentHasEnded = ({
  reasons_not_able_to_fund: reasons,
}: Pick<Held, "reasons_not_able_to_fund">) => reasons.includes("EXPIRED");

/** What can still be spent of an instrument: nothing of a booked amount that the service calls used up. */
export function spendable(instrument: Held): Remaining {
  return instrument.reasons_not_able_to_fund.includes("BUDGET_EXHAUSTED")
    ? { kind: "remaining", micros: 0n }
    : remainingOf(instrument);
}

/** An instrument's plan beside what it holds, no longer than until its end. */
export function runwayOf(
  instrument: Held & Pick<FundingInstrument, "end_time">,
  plan: DailyPlan,
  zone: string,
  now: number,
): Runway {
  if (instrumentHasEnded(instrument)) return { kind: "ended" };
  const today = dayIn(zone, now);
  const found = runway(spendable(instrument), plan, today);
  const days = daysUntilEnd(instrument, zone, now);
  if (found.kind !== "covers" || days === undefined || days < 0) return found;
  return found.tenths >= BigInt(days + 1) * 10n
    ? { kind: "until-end", end: addDays(today, days), atMost: found.atMost }
    : found;
}
