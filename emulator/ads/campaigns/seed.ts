import { newIdentifier } from "../../database/identifiers";
import { foldName } from "../../database/names";
import { partOf, roundAmount } from "../../seed/amounts";
import type { Brand } from "../../seed/brands";
import type { Calendar } from "../../seed/calendar";
import type { Random } from "../../seed/random";
import { minimumDenomination } from "../../service/money";
import type { SeededFunding } from "../funding/seed";
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

export interface SeededAccount {
  readonly id: string;
  readonly brand: Brand;
  readonly index: number;
  readonly funding: readonly SeededFunding[];
}

interface Chance {
  readonly random: Random;
  readonly calendar: Calendar;
}

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
  return {
    id: newIdentifier("campaign", random.below),
    account_id: account.id,
    funding_instrument_id: pickFunding(account.funding, scene, random).id,
    name,
    name_folded: foldName(name),
    budget_optimization: byLineItem ? "LINE_ITEM" : "CAMPAIGN",
    ...budgetOf(scene, brand.currency, { byLineItem, days: flight.days }, random),
    entity_status: scene === "draft" ? "DRAFT" : paused ? "PAUSED" : "ACTIVE",
    standard_delivery: byLineItem ? null : random.chance(0.85) ? 1 : 0,
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
  };
}

/** Days from now; without `days` the campaign has no end. */
function flightOf(scene: Scene, random: Random): { created: number; starts: number; days?: number } {
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
  return random.chance(0.45)
    ? { created, starts }
    : { created, starts, days: Math.ceil(-starts) + random.between(4, 90) };
}

function pickFunding(funding: readonly SeededFunding[], scene: Scene, random: Random): SeededFunding {
  const fitting = funding.filter(({ isSound }) => isSound === (scene !== "funding"));
  const [first, ...others] = fitting.length > 0 ? fitting : funding;
  if (!first) throw new Error("An account with campaigns needs a funding instrument");
  return random.pick([first, ...others]);
}

/** Daily and total budget, and what is spent of it. Budgets by line item leave the campaign's daily one empty. */
function budgetOf(
  scene: Scene,
  currency: string,
  { byLineItem, days = 90 }: { byLineItem: boolean; days?: number | undefined },
  random: Random,
) {
  const daily = roundAmount(random.pick([15, 20, 30, 50, 75, 100, 150, 250, 400, 650, 1_200]), currency);
  const hasTotal = scene === "exhausted" || byLineItem || random.chance(0.6);
  const total = hasTotal ? daily * Math.min(days, 120) : null;
  const share = scene === "exhausted" ? 1 : scene === "future" ? 0 : random.between(2, 93) / 100;
  return {
    daily_budget_amount_local_micro: byLineItem ? null : daily,
    total_budget_amount_local_micro: total,
    spent_local_micro: total === null ? 0 : partOf(total, share, minimumDenomination(currency)),
  };
}
