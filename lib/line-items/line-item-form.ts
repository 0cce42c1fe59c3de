import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { LineItemTerms } from "@/lib/ads/line-item-rules";
import { formatMicros } from "@/lib/format/money";
import { localTimeIn } from "@/lib/time/calendar";

/** Why a line item cannot have that total budget, if its campaign has less. */
export function aboveCampaign(
  total: string,
  { total_budget_amount_local_micro: most, currency }: CampaignOfLineItem,
): string | undefined {
  return most !== null && BigInt(total) > BigInt(most)
    ? `The campaign may spend ${formatMicros(most, currency)} ${currency} in total. Enter at most that.`
    : undefined;
}

/**
 * The values of a line item's form. Amounts are micros, null for none, undefined for invalid text; times are on the
 * account's clocks, and a list of placements is one text with commas.
 */
export interface LineItemTyped {
  readonly campaign: string;
  readonly name: string;
  readonly objective: string;
  readonly product: string;
  readonly placements: string;
  readonly goal: string;
  readonly strategy: string;
  readonly bid: string | null | undefined;
  /** The billed unit; empty for the goal's default. */
  readonly payBy: string;
  /** The cost of one action. */
  readonly cpa: string | null | undefined;
  readonly daily: string | null | undefined;
  readonly total: string | null | undefined;
  readonly delivery: boolean;
  readonly start: string;
  readonly end: string;
  readonly status: string;
  readonly capTimes: string;
  readonly capDays: string;
  /** Empty for none. */
  readonly expansion: string;
  readonly domain: string;
  /** IAB categories, those of all chosen business categories. */
  readonly categories: readonly string[];
  readonly tag: string;
  readonly storeA: string;
  readonly storeB: string;
}

export type LineItemField = keyof LineItemTyped;

/** Created paused: it spends nothing before a person resumes it. */
export const EMPTY_LINE_ITEM: LineItemTyped = {
  campaign: "",
  name: "",
  objective: "",
  product: "",
  placements: "",
  goal: "",
  strategy: "AUTO",
  bid: null,
  payBy: "",
  cpa: null,
  daily: null,
  total: null,
  delivery: true,
  start: "",
  end: "",
  status: "PAUSED",
  capTimes: "",
  capDays: "",
  expansion: "",
  domain: "",
  categories: [],
  tag: "",
  storeA: "",
  storeB: "",
};

/** The fields of its campaign that a line item depends on. */
export type CampaignOfLineItem = Pick<
  Campaign,
  "budget_optimization" | "total_budget_amount_local_micro" | "currency"
>;

/**
 * An assumption about an unknown campaign: delivery is chosen at the line item only where it has a budget of its own.
 */
export const assumedCampaign = (item: LineItem): CampaignOfLineItem => ({
  budget_optimization: item.standard_delivery === null ? "CAMPAIGN" : "LINE_ITEM",
  total_budget_amount_local_micro: null,
  currency: item.currency,
});

/** The initial values of a line item's form; times on the clocks of a zone. */
export function typedLineItem(item: LineItem, zone: string): LineItemTyped {
  const local = (time: string | null) => (time === null ? "" : localTimeIn(zone, Date.parse(time)));
  return {
    campaign: item.campaign_id,
    name: item.name ?? "",
    objective: item.objective,
    product: item.product_type,
    placements: item.placements.join(),
    goal: item.goal,
    strategy: item.bid_strategy,
    bid: item.bid_amount_local_micro,
    payBy: item.pay_by,
    cpa: item.target_cpa_local_micro,
    daily: item.daily_budget_amount_local_micro,
    total: item.total_budget_amount_local_micro,
    delivery: item.standard_delivery ?? true,
    start: local(item.start_time),
    end: local(item.end_time),
    status: item.entity_status,
    capTimes: item.frequency_cap === null ? "" : String(item.frequency_cap),
    capDays: item.duration_in_days === null ? "" : String(item.duration_in_days),
    expansion: item.audience_expansion ?? "",
    domain: item.advertiser_domain ?? "",
    categories: item.categories,
    tag: item.primary_web_event_tag ?? "",
    storeA: item.store_a_app_identifier ?? "",
    storeB: item.store_b_app_identifier ?? "",
  };
}

/** The form's fields by the service's parameters, where each refusal belongs. */
export const LINE_ITEM_FIELD_OF: Readonly<Record<string, LineItemField>> = {
  campaign_id: "campaign",
  name: "name",
  objective: "objective",
  product_type: "product",
  placements: "placements",
  goal: "goal",
  bid_strategy: "strategy",
  bid_amount_local_micro: "bid",
  pay_by: "payBy",
  target_cpa_local_micro: "cpa",
  daily_budget_amount_local_micro: "daily",
  total_budget_amount_local_micro: "total",
  standard_delivery: "delivery",
  start_time: "start",
  end_time: "end",
  entity_status: "status",
  frequency_cap: "capTimes",
  duration_in_days: "capDays",
  audience_expansion: "expansion",
  advertiser_domain: "domain",
  categories: "categories",
  primary_web_event_tag: "tag",
  store_a_app_identifier: "storeA",
  store_b_app_identifier: "storeB",
};

const orNull = (text: string) => text.trim() || null;
const wholeOrNull = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : null);

/** The form's values for the catalogue's rules. Incomplete values count as none. */
export function lineItemTermsOf(
  typed: LineItemTyped,
  { budget_optimization }: Pick<CampaignOfLineItem, "budget_optimization">,
): LineItemTerms {
  return {
    budget_optimization,
    objective: typed.objective,
    product_type: typed.product,
    placements: typed.placements === "" ? [] : typed.placements.split(","),
    goal: typed.goal,
    bid_strategy: typed.strategy,
    bid_amount_local_micro: typed.strategy === "AUTO" ? null : (typed.bid ?? null),
    pay_by: typed.payBy,
    daily_budget_amount_local_micro: budget_optimization === "LINE_ITEM" ? (typed.daily ?? null) : null,
    total_budget_amount_local_micro: typed.total ?? null,
    standard_delivery: budget_optimization === "LINE_ITEM" ? typed.delivery : null,
    // Local times of one zone compare like their instants, except in the hour that comes twice.
    start_time: orNull(typed.start),
    end_time: orNull(typed.end),
    duration_in_days: wholeOrNull(typed.capDays),
    frequency_cap: wholeOrNull(typed.capTimes),
    advertiser_domain: orNull(typed.domain),
    categories: [...typed.categories],
    primary_web_event_tag: orNull(typed.tag),
    store_a_app_identifier: orNull(typed.storeA),
    store_b_app_identifier: orNull(typed.storeB),
  };
}
