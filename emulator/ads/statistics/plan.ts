import { amountOf } from "../../seed/amounts";
import { between, mixed, share, textHash } from "./chance";
import { type Funnel, funnelOf } from "./funnel";
import { MOST_OF_DAILY } from "./lasting";
import { stateAt } from "./past";
import { Progress } from "./progress";
import type { CampaignRecords, CampaignState, ItemRecords, LineItemState, ShownCreative } from "./records";
import { DailyRhythm, MOST_OF_A_DAY } from "./stories";
import { type ZoneDays, zoneDays } from "./zone-days";

/**
 * What a campaign spends and on what, from its first hour on. It is derived from the records alone, so that it is the
 * same whenever and in whatever parts it is asked for. The way it is made respects budgets, times, pauses and funding.
 */
export interface Plan {
  readonly campaignId: string;
  readonly fundingId: string;
  readonly days: ZoneDays;
  readonly progress: Progress;
  readonly rhythm: DailyRhythm;
  readonly slots: readonly Slot[];
  /** Of its total budget so much is given out, in micros; all of it when nothing is left for another event. */
  readonly spent: number;
  /** The same of each line item that ran. */
  readonly items: ReadonlyMap<string, number>;
}

/** One thing shown in one place at one price: the smallest part that is counted by itself. */
export interface Slot {
  readonly leafId: string;
  readonly leafKind: ShownCreative["kind"];
  readonly itemId: string;
  readonly placement: string;
  readonly funnel: Funnel;
  /** Of one billed event, in micros. */
  readonly price: number;
  readonly seed: number;
  /** How much better than usual it is liked. */
  readonly liking: number;
  /** How many people it is aimed at. */
  readonly people: number;
  /** What one order of what it sells is worth, in micros. */
  readonly orderWorth: number;
  readonly pieces: readonly SteadyTime[];
}

/** A time during which nothing changes: what is given out grows with the campaign's progress. */
interface SteadyTime {
  readonly from: number;
  readonly until: number;
  /** Micros given out before. */
  readonly before: number;
  readonly progress: number;
  /** Micros for each unit of progress. */
  readonly rate: number;
}

/** What has been given out to a slot until an instant, in micros. */
export function givenUntil(
  { pieces }: Pick<Slot, "pieces">,
  instant: number,
  progress: Pick<Progress, "at">,
): number {
  let last: SteadyTime | undefined;
  for (const piece of pieces) {
    if (piece.from >= instant) break;
    last = piece;
  }
  if (!last) return 0;
  return last.before + last.rate * (progress.at(Math.min(instant, last.until)) - last.progress);
}

/** Billed events: as many as what was given out pays for. */
export const billedUntil = (slot: Slot, instant: number, progress: Progress): number =>
  Math.floor(givenUntil(slot, instant, progress) / slot.price);

interface Draft extends Omit<Slot, "pieces"> {
  readonly pieces: SteadyTime[];
  given: number;
}

interface Running {
  readonly item: ItemRecords;
  readonly state: LineItemState;
  readonly leaves: readonly ShownCreative[];
  readonly people: number;
}

/** What a line item is given for a unit of progress, and what it pays for one event. */
interface Rate {
  readonly item: Running;
  readonly rate: number;
  readonly price: number;
}

/** Of a campaign without any budget; dollars a day. */
const WITHOUT_BUDGET = 50;
/** Days that a total budget is made to last where no end is known. */
const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

/** The plan of a campaign until an instant; nothing is planned after it. */
export function planOf(records: CampaignRecords, until: number): Plan {
  const days = zoneDays(records.timezone);
  const [first] = records.states;
  const firstDay = days.at(Math.min(firstRun(records), until));
  const [item] = records.items;
  const actionsArePaid = item !== undefined && item.states[0]?.value.pay_by !== "IMPRESSION";
  const hurries = first?.value.standard_delivery === false;
  const rhythm = new DailyRhythm(records.id, firstDay, { story: records.story, hurries, actionsArePaid });
  const progress = new Progress(days, rhythm, firstDay, hurries);
  const plan = { campaignId: records.id, fundingId: records.fundingId, days, progress, rhythm };
  const made = new PlanMaker(records, progress, rhythm.appealOn(firstDay));
  if (records.mayServe) {
    const bounds = boundsOf(records, until);
    for (const [at, from] of bounds.entries()) {
      const end = bounds[at + 1];
      if (end !== undefined) made.add(from, end);
    }
  }
  return { ...plan, slots: made.slots, spent: made.spent, items: made.items };
}

const firstRun = ({ items, states }: CampaignRecords) =>
  Math.max(
    states[0]?.from ?? 0,
    Math.min(
      Number.MAX_SAFE_INTEGER,
      ...items.map((item) => item.states[0]?.value.start_time ?? item.states[0]?.from ?? 0),
    ),
  );

/** The instants at which anything about the campaign changes, in order, and the last. */
function boundsOf(
  { states, items, paysFrom, paysUntil, zoneGap }: CampaignRecords,
  until: number,
): readonly number[] {
  const instants = [
    ...states.map(({ from }) => from),
    paysFrom,
    paysUntil,
    ...(zoneGap ? [zoneGap.from, zoneGap.until] : []),
    ...items.flatMap((item) => [
      ...item.states.flatMap(({ from, value }) => [from, value.start_time ?? from, value.end_time ?? until]),
      ...item.leaves.flatMap((leaf) => [leaf.from, leaf.until]),
      ...(item.people ?? []).map(({ from }) => from),
    ]),
    until,
  ];
  return [...new Set(instants.filter((instant) => instant > 0 && instant <= until))].sort((a, b) => a - b);
}

/** What the daily budgets of a campaign come to at most, as it is now, in micros. */
export function dailyOf(records: CampaignRecords): number {
  const now = records.states.at(-1)?.value;
  if (!now) return 0;
  const ofItems = records.items.map((item) => item.states.at(-1)?.value.daily_budget_amount_local_micro ?? 0);
  const own = ownDailyOf(records, now);
  return now.budget_optimization === "LINE_ITEM" ? ofItems.reduce((sum, each) => sum + each, own) : own;
}

/** The daily budget of a campaign itself; without one, a part of the total. */
function ownDailyOf(
  records: CampaignRecords,
  { daily_budget_amount_local_micro: daily, total_budget_amount_local_micro: total }: CampaignState,
): number {
  if (daily !== null) return daily;
  if (total === null) return amountOf(WITHOUT_BUDGET, records.currency);
  const ends = records.items.map((item) => item.states.at(-1)?.value.end_time ?? 0);
  const begins = firstRun(records);
  const lasts = Math.min(0, ...ends) === 0 ? USUAL_DAYS : (Math.max(...ends) - begins) / DAY_MS;
  return total / Math.max(1, lasts);
}

class PlanMaker {
  private readonly drafts = new Map<string, Draft>();
  private readonly ofItems = new Map<string, number>();
  private given = 0;

  constructor(
    private readonly records: CampaignRecords,
    private readonly progress: Progress,
    private readonly usualAppeal: number,
  ) {}

  get slots(): readonly Slot[] {
    return [...this.drafts.values()];
  }

  get items(): Plan["items"] {
    return this.ofItems;
  }

  get spent(): number {
    return this.given;
  }

  /** Gives out what a time without changes is worth, and stops where a total budget is used up. */
  add(from: number, until: number): void {
    const { records, progress } = this;
    const campaign = stateAt(records.states, from);
    if (!campaign || campaign.deleted || campaign.entity_status !== "ACTIVE") return;
    if (from < records.paysFrom || from >= records.paysUntil) return;
    const gap = records.zoneGap;
    if (gap && from >= gap.from && from < gap.until) return;
    const total = campaign.total_budget_amount_local_micro ?? Number.POSITIVE_INFINITY;
    let start = from;
    while (start < until && this.given < total) {
      const rates = this.ratesAt(start, campaign);
      const sum = rates.reduce((all, { rate }) => all + rate, 0);
      if (sum <= 0) return;
      const begun = progress.at(start);
      const most = Math.min(
        begun + (total - this.given) / sum,
        ...rates.map(({ item, rate }) => begun + this.leftOf(item) / rate),
      );
      const whole = progress.at(until);
      const end = most >= whole ? until : progress.instantOf(most, start, until);
      const reached = Math.min(most, whole);
      for (const rate of rates) this.give(rate, { start, end, begun, reached });
      // The rest of the total is below the precision of a number.
      this.given = most <= whole && total - this.given < 1 ? total : this.given;
      if (reached <= begun) return;
      start = end;
    }
  }

  private leftOf({ item, state }: Running): number {
    const total = state.total_budget_amount_local_micro;
    return total === null ? Number.POSITIVE_INFINITY : Math.max(0, total - (this.ofItems.get(item.id) ?? 0));
  }

  /** What every line item that runs is given for a unit of progress. */
  private ratesAt(instant: number, campaign: CampaignState): readonly Rate[] {
    const running = this.records.items.flatMap((item): Running[] => {
      const state = stateAt(item.states, instant);
      if (!state || state.deleted || state.entity_status !== "ACTIVE") return [];
      if ((state.start_time ?? 0) > instant || (state.end_time ?? instant + 1) <= instant) return [];
      const leaves = item.leaves.filter((leaf) => leaf.from <= instant && instant < leaf.until);
      const people = item.people ? (stateAt(item.people, instant) ?? 0) : Number.POSITIVE_INFINITY;
      const one = { item, state, leaves, people };
      return leaves.length === 0 || people === 0 || this.leftOf(one) < 1 ? [] : [one];
    });
    const weights = running.map(({ item }) => between(mixed(textHash(item.id), 3), 0.6, 1.4));
    const allWeights = weights.reduce((sum, weight) => sum + weight, 0);
    const ofCampaign = ownDailyOf(this.records, campaign);
    return running.map((item, at) => {
      const own =
        campaign.budget_optimization === "LINE_ITEM"
          ? (item.state.daily_budget_amount_local_micro ?? ofCampaign / running.length)
          : (ofCampaign * (weights[at] ?? 1)) / allWeights;
      const parts = item.leaves.length * placesOf(item.item.placements).length;
      const price = this.priceOf(item, (own * MOST_FOR_ONE) / parts);
      return { item, price, rate: Math.min(withRoom(own, price * parts), this.mostFor(item, price)) };
    });
  }

  /** Who is in an audience sees something a few times a day, and no more of them can be bought. */
  private mostFor({ people, state, leaves }: Running, price: number): number {
    if (people === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
    const { path } = funnelOf({ objective: state.objective, goal: state.goal, payBy: state.pay_by });
    const appeal = this.usualAppeal * Math.min(...leaves.map(({ subject }) => likingOf(subject)));
    const perImpression = path.reduce((part, step) => part * step.share * (step.appeals ? appeal : 1), 1);
    return people * TIMES_A_DAY * perImpression * price;
  }

  private give(
    { item: { item, state, leaves, people }, rate, price }: Rate,
    { start, end, begun, reached }: { start: number; end: number; begun: number; reached: number },
  ): void {
    const weights = leaves.map(({ id }) => between(mixed(textHash(id), 4), 0.7, 1.3));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    for (const [at, leaf] of leaves.entries()) {
      for (const [placement, part] of placesOf(item.placements)) {
        const own = (rate * part * (weights[at] ?? 1)) / all;
        const slot = this.slotOf(item, state, { leaf, placement, people, price });
        slot.pieces.push({ from: start, until: end, before: slot.given, progress: begun, rate: own });
        slot.given += own * (reached - begun);
      }
    }
    const amount = rate * (reached - begun);
    this.ofItems.set(item.id, (this.ofItems.get(item.id) ?? 0) + amount);
    this.given += amount;
  }

  private priceOf({ item, state }: Running, most: number): number {
    const { pay_by, goal, bid_strategy, bid_amount_local_micro: bid } = state;
    const dollars = (PRICES[pay_by] ?? 0.006) * (goal === "VIEW_15S" ? 2 : 1);
    const usual = amountOf(dollars * between(mixed(textHash(item.id), 5), 0.6, 1.5), this.records.currency);
    // An automatic bid pays what an event usually costs, and no other more than its bid.
    const asked = bid_strategy === "AUTO" || bid === null ? usual : Math.min(usual, bid);
    return Math.max(1, Math.floor(Math.min(asked, most)));
  }

  private slotOf(
    item: ItemRecords,
    state: LineItemState,
    {
      leaf,
      placement,
      people,
      price,
    }: Pick<Slot, "placement" | "people" | "price"> & { leaf: ShownCreative },
  ): Draft {
    const { objective, goal, pay_by: payBy } = state;
    const key = `${leaf.id} ${placement} ${objective} ${goal} ${payBy} ${price}`;
    const known = this.drafts.get(key);
    if (known) return known;
    const draft: Draft = {
      leafId: leaf.id,
      leafKind: leaf.kind,
      itemId: item.id,
      placement,
      funnel: funnelOf({ objective, goal, payBy }),
      price,
      seed: textHash(key),
      liking: likingOf(leaf.subject),
      people,
      orderWorth: amountOf(
        Math.round(between(mixed(textHash(this.records.id), 6), 14, 95)),
        this.records.currency,
      ),
      pieces: [],
      given: 0,
    };
    this.drafts.set(key, draft);
    return draft;
  }
}

/** What one event costs, in dollars, by what is paid for. */
const PRICES: Readonly<Record<string, number>> = {
  IMPRESSION: 0.006,
  ENGAGEMENT: 0.28,
  VIEW: 0.022,
  LINK_CLICK: 0.74,
  APP_CLICK: 0.9,
  APP_INSTALL: 3.4,
  FOLLOW: 1.6,
};

/** One event costs no more than this share of what may be given out for its like in a day. */
const MOST_FOR_ONE = 0.25;

/**
 * So much of a daily amount that a day stays within what the service promises, even when each part of it pays for one
 * event that had been saved up before: `events` micros for one of each.
 */
const withRoom = (daily: number, events: number): number =>
  Math.min(daily, (daily * MOST_OF_DAILY - events) / MOST_OF_A_DAY);

/** How often a day the people of an audience are shown something. */
const TIMES_A_DAY = 3;

/** One post in nine performs poorly, whatever promotes it. */
function likingOf(subject: string): number {
  const seed = mixed(textHash(subject), 7);
  return share(seed) < 0.11 ? 0.16 : between(mixed(seed, 1), 0.75, 1.3);
}

/** The placements of statistics in which a line item is shown, and which part of it in each. */
function placesOf(placements: readonly string[]): readonly (readonly [placement: string, part: number])[] {
  const outside = placements.includes("PUBLISHER_NETWORK");
  if (!outside) return [["ALL_ON_SERVICE", 1]];
  if (placements.length === 1) return [["PUBLISHER_NETWORK", 1]];
  return [
    ["ALL_ON_SERVICE", 0.8],
    ["PUBLISHER_NETWORK", 0.2],
  ];
}
