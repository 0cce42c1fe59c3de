import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { type Runway, runwayOf } from "@/lib/funding/runway";
import { changeOf } from "@/lib/statistics/numbers";
import { lateDays, paceBeside, plannedIn, type SpendPace } from "@/lib/statistics/pacing";
import type { Day } from "@/lib/time/calendar";

/** What was spent today so far, in the last seven complete days and in the seven before them, in micros. */
export interface SpentInDays {
  readonly today: bigint;
  readonly week: bigint;
  readonly before: bigint;
}

/** What the funding sources of an account spent, by their ids. */
export interface AccountSpend {
  readonly of: ReadonlyMap<string, SpentInDays>;
  /** When the oldest of it was read, in milliseconds; undefined where there is nothing to read. */
  readonly readAt: number | undefined;
}

/** The same in one currency. */
export interface CurrencySpend extends SpentInDays {
  readonly currency: string;
  /** What the week is more than the week before, in millionths of that; undefined where that was nothing. */
  readonly change: bigint | undefined;
}

/** Whether anything can have been spent of an instrument since an instant: not where it had ended or was gone by then. */
export function mayHaveSpent(
  { deleted, updated_at, end_time }: Pick<FundingInstrument, "deleted" | "updated_at" | "end_time">,
  since: number,
): boolean {
  const over = [deleted ? updated_at : null, end_time].flatMap((at) => (at === null ? [] : [Date.parse(at)]));
  return over.every((at) => at >= since);
}

const ZERO: SpentInDays = { today: 0n, week: 0n, before: 0n };

const added = (one: SpentInDays, other: SpentInDays): SpentInDays => ({
  today: one.today + other.today,
  week: one.week + other.week,
  before: one.before + other.before,
});

type Payer = Pick<FundingInstrument, "id" | "currency">;

const inOrderOfSpend = (one: CurrencySpend, other: CurrencySpend) =>
  one.week === other.week ? (one.currency < other.currency ? -1 : 1) : one.week < other.week ? 1 : -1;

/** Amounts by currency, never across them; the currency in which most was spent first. */
export function addSpends(
  spends: Iterable<{ readonly currency: string; readonly spent: SpentInDays }>,
): readonly CurrencySpend[] {
  const sums = new Map<string, SpentInDays>();
  for (const { currency, spent } of spends) sums.set(currency, added(sums.get(currency) ?? ZERO, spent));
  return [...sums]
    .map(([currency, spent]) => ({ currency, ...spent, change: changeOf(spent.week, spent.before).rate }))
    .sort(inOrderOfSpend);
}

/** What an account spent in each of its currencies. */
export const spendByCurrency = (instruments: readonly Payer[], { of }: AccountSpend) =>
  addSpends(instruments.map(({ id, currency }) => ({ currency, spent: of.get(id) ?? ZERO })));

/** How long the funding lasts at the pace of the week: of the instrument that is used up first. */
export interface AccountRunway {
  readonly instrument: FundingInstrument;
  readonly runway: Extract<Runway, { readonly kind: "covers" | "until-end" | "unknown" }>;
}

const WEEK_DAYS = 7n;
const tenthsOf = (found: AccountRunway) => (found.runway.kind === "covers" ? found.runway.tenths : undefined);

/** The instrument that is used up first, of those that can pay and that something was spent of; undefined for none. */
export function accountRunway(
  instruments: readonly FundingInstrument[],
  { of }: AccountSpend,
  { zone, now }: { readonly zone: string; readonly now: number },
): AccountRunway | undefined {
  const found = instruments.flatMap((instrument): readonly AccountRunway[] => {
    if (instrument.deleted || !instrument.able_to_fund) return [];
    const perDay = (of.get(instrument.id)?.week ?? 0n) / WEEK_DAYS;
    const plan = { perDay, counted: 0, withoutDaily: 0, otherCurrency: 0, scheduled: 0 };
    const runway = runwayOf(instrument, plan, zone, now);
    return runway.kind === "no-plan" || runway.kind === "ended" ? [] : [{ instrument, runway }];
  });
  const last = (each: AccountRunway) => tenthsOf(each) ?? BigInt(Number.MAX_SAFE_INTEGER);
  return found.sort((one, other) => Number(last(one) - last(other)))[0];
}

/** What campaigns that serve may spend a day. */
export interface DailyBudgets {
  readonly of: readonly { readonly currency: string; readonly daily: bigint; readonly since: number }[];
  /** Campaigns that serve and have none: what is planned for them is not known. */
  readonly without: number;
}

export const NO_BUDGETS: DailyBudgets = { of: [], without: 0 };

/** The daily budgets of those campaigns that serve. */
export function dailyBudgets(campaigns: readonly Campaign[]): DailyBudgets {
  const serving = campaigns.filter((campaign) => campaignDelivery(campaign).status.state === "serving");
  const of = serving.flatMap(({ daily_budget_amount_local_micro: daily, currency, created_at }) =>
    daily === null ? [] : [{ currency, daily: BigInt(daily), since: Date.parse(created_at) }],
  );
  return { of, without: serving.length - of.length };
}

/** What an account spent in the week beside the daily budgets of its campaigns, in the currency it spends most in. */
export function accountPace(
  { of, without }: DailyBudgets,
  [spent]: readonly CurrencySpend[],
  { zone, today }: { readonly zone: string; readonly today: Day },
): SpendPace {
  const budgets = of.filter(({ currency }) => currency === spent?.currency);
  if (!spent || budgets.length === 0) return { kind: "gap", gap: "no-daily" };
  const week = lateDays(today);
  const planned = budgets.reduce((sum, { daily, since }) => {
    const plan = { daily, total: undefined, flight: { start: since }, state: "on" } as const;
    return sum + (plannedIn(plan, week, zone) ?? 0n);
  }, 0n);
  const pace = paceBeside(spent.week, planned, "running", Number(WEEK_DAYS));
  if (!pace) return { kind: "gap", gap: "first-day" };
  // Campaigns without a daily budget spend as well: it is no less behind, but it need not be ahead.
  return without > 0 && pace.ahead >= 0n ? { kind: "gap", gap: "part-of-plan" } : pace;
}
