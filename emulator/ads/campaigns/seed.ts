import { foldName } from "../../database/conditions";
import { newIdentifier } from "../../database/identifiers";
import { roundAmount } from "../../seed/amounts";
import type { Brand } from "../../seed/brands";
import type { Chance } from "../../seed/calendar";
import type { Random } from "../../seed/random";
import type { SeededFunding } from "../funding/seed";
import { NEVER } from "../statistics/lasting";
import { storyOf } from "../statistics/stories";
import { marketsOf } from "./markets";
import { nameCampaign, purchaseOrder } from "./name-seed";

/** What a campaign is an example of, and how often: one for each state and reason of the service. */
const SCENES = [
  ["running", 44],
  ["paused", 15],
  ["expired", 11],
  ["future", 6],
  ["exhausted", 5],
  ["incomplete", 6],
  ["funding", 4],
  ["content", 3],
  ["approval", 2],
  ["paused-incomplete", 2],
  ["draft", 2],
] as const;

type Scene = (typeof SCENES)[number][0] | "deleted";

const WEIGHTED: readonly [Scene, ...Scene[]] = [
  "running",
  ...SCENES.flatMap(([scene, weight]) => Array.from({ length: weight }, () => scene)),
];

interface SeededAccount {
  readonly id: string;
  readonly brand: Brand;
  readonly index: number;
  readonly funding: readonly SeededFunding[];
}

export type SeededCampaign = ReturnType<typeof planCampaign>;

/** Campaigns of one account: as many as asked for that a list shows, and some deleted ones and drafts beside. */
export function planSeedCampaigns(account: SeededAccount, count: number, chance: Chance) {
  const { random } = chance;
  const scenes: Scene[] = Array.from({ length: count }, (_, number) => {
    // Small accounts show every state too: they begin with one of each.
    const first = SCENES[number]?.[0];
    const scene = count >= SCENES.length && first ? first : random.pick(WEIGHTED);
    return scene === "draft" ? "running" : scene;
  });
  if (count > 0) scenes.push("draft", "deleted", "deleted");
  return scenes.map((scene, number) => planCampaign(account, scene, number, chance));
}

/** Until it is known to be paused or deleted. */
const RUNS_ON: { stopped_at: string | null } = { stopped_at: null };

function planCampaign(account: SeededAccount, scene: Scene, number: number, { random, calendar }: Chance) {
  const { brand } = account;
  const flight = flightOf(scene, random);
  const createdAt = calendar.inDays(flight.created);
  const startsAt = calendar.inDays(flight.starts);
  const { quarter, year } = calendar.quarterOf(startsAt);
  const theme = random.pick(brand.themes);
  const market = random.pick(marketsOf(brand.timezone));
  const name = nameCampaign(
    brand.naming ?? account.index,
    { market, theme, quarter, year, number: number + 1 },
    random,
  );
  const byLineItem = scene !== "exhausted" && random.chance(0.14);
  const lineItems = scene.includes("incomplete") || scene === "draft" ? 0 : random.between(1, 6);
  const paused = scene.startsWith("paused") || (scene === "expired" && random.chance(0.3));
  const id = newIdentifier("campaign", random.below);
  const funding = pickFunding(account.funding, scene, random);
  const { daily, ...budget } = budgetOf(
    { scene, flight, byLineItem, paidFrom: funding.starts },
    brand.currency,
    { random, calendar },
  );
  const row = {
    id,
    account_id: account.id,
    funding_instrument_id: funding.id,
    name,
    name_folded: foldName(name),
    budget_optimization: byLineItem ? "LINE_ITEM" : "CAMPAIGN",
    ...budget,
    entity_status: scene === "draft" ? "DRAFT" : paused ? "PAUSED" : "ACTIVE",
    standard_delivery: byLineItem ? null : Number(random.chance(0.85)),
    purchase_order_number: purchaseOrder(number, year, random),
    created_at: createdAt,
    updated_at: calendar.inDays(
      Math.max(flight.created, -random.between(0, 30) - random.below(1_440) / 1_440),
    ),
    deleted: scene === "deleted" ? 1 : 0,
    line_items: lineItems,
    starts_at: lineItems === 0 ? null : startsAt,
    ends_at:
      lineItems === 0 || flight.days === undefined ? null : calendar.inDays(flight.starts + flight.days),
    content_problem: scene === "content" ? 1 : 0,
    awaiting_approval: scene === "approval" ? 1 : 0,
    story: storyOf(id),
    ...RUNS_ON,
  };
  // What used up its budget ahead of its time was delivered as fast as possible and without targeting: the other line
  // items of the seed may reach few people.
  if (scene === "exhausted") {
    row.standard_delivery = 0;
    row.line_items = 1;
  }
  if (paused || scene === "deleted") row.stopped_at = row.updated_at;
  return { row, daily };
}

/** Days from now; without `days` the campaign has no end. */
interface Flight {
  readonly created: number;
  readonly starts: number;
  readonly days?: number;
}

function flightOf(scene: Scene, random: Random): Flight {
  if (scene === "future") {
    const starts = random.between(2, 60);
    return { created: -random.between(1, 20), starts, days: random.between(7, 45) };
  }
  if (scene === "expired") {
    const days = random.between(10, 60);
    const starts = -days - random.between(3, 300);
    return { created: starts - random.between(1, 12), starts, days };
  }
  const starts = -random.between(1, 240) - random.below(24) / 24;
  const created = starts - random.between(0, 12) - random.below(86_400) / 86_400;
  const flight = random.chance(0.45)
    ? { created, starts }
    : { created, starts, days: Math.ceil(-starts) + random.between(4, 90) };
  return scene === "exhausted" ? begunEarlier(flight, DAYS_TO_USE_UP) : flight;
}

/** A budget takes some days to be used up. */
const DAYS_TO_USE_UP = 12;

const begunEarlier = (flight: Flight, by: number): Flight => ({
  created: flight.created - by,
  starts: flight.starts - by,
  ...(flight.days !== undefined && { days: flight.days + by }),
});

function pickFunding(funding: readonly SeededFunding[], scene: Scene, random: Random): SeededFunding {
  const fitting = funding.filter(({ isSound }) => isSound === (scene !== "funding"));
  const [first, ...others] = fitting.length > 0 ? fitting : funding;
  if (!first) throw new Error("An account with campaigns needs a funding instrument");
  return random.pick([first, ...others]);
}

/** A total budget is so many times what its days cost: a day may spend a quarter more than the daily budget. */
export const TOTAL_FOR_DAYS = 1.5;
/** No total budget that is used up is for more days: for longer the oldest post may not have been there. */
const USED_UP_DAYS_MAX = 24;

interface Budgeted {
  readonly scene: Scene;
  readonly flight: Flight;
  readonly byLineItem: boolean;
  /** Since when its instrument pays, in days from now. */
  readonly paidFrom: number;
}

/**
 * Daily and total budget, what is spent of it, and how long it lasts. What is not meant to be used up cannot be. Budgets
 * by line item leave the campaign's daily one empty.
 */
function budgetOf(
  { scene, flight, byLineItem, paidFrom }: Budgeted,
  currency: string,
  { random, calendar }: Chance,
) {
  const daily = roundAmount(random.pick([15, 20, 30, 50, 75, 100, 150, 250, 400, 650, 1_200]), currency);
  const isUsedUp = scene === "exhausted";
  const hasTotal = isUsedUp || byLineItem || random.chance(0.6);
  const more = isUsedUp || scene === "future" ? 0 : random.between(2, 93);
  const lasts = flight.days ?? Math.ceil(-flight.starts) + more;
  const days = isUsedUp
    ? daysUsedUp(-Math.max(flight.starts, paidFrom))
    : Math.ceil(Math.max(8, lasts) * TOTAL_FOR_DAYS);
  const total = hasTotal ? daily * days : null;
  return {
    daily,
    daily_budget_amount_local_micro: byLineItem ? null : daily,
    total_budget_amount_local_micro: total,
    spent_local_micro: isUsedUp ? total : 0,
    lasts_until:
      total === null || isUsedUp || flight.days !== undefined
        ? NEVER
        : calendar.inDays(flight.starts + lasts),
  };
}

/**
 * For so many daily budgets a total one is certainly used up when a campaign has hurried for some days: it may have run
 * on half its budget (history-seed.ts), learned and paused for a while, and kept room for the last event of a day.
 */
const daysUsedUp = (run: number): number =>
  Math.min(USED_UP_DAYS_MAX, Math.max(1, Math.floor(run / 2.5) - 3));
