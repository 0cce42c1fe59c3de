import type { InputOf } from "@/lib/ads/endpoint";
import type { BiddingRule } from "@/lib/ads/endpoints/bidding-rules";
import {
  AUDIENCE_EXPANSIONS,
  BID_STRATEGIES,
  type create,
  GOALS,
  type LineItem,
  OBJECTIVES,
  PAY_BY,
  update,
} from "@/lib/ads/endpoints/line-items";
import { PLACEMENTS, PRODUCT_TYPES } from "@/lib/ads/endpoints/placements";
import { type LineItemTerms, lineItemRules, PAID_BY } from "@/lib/ads/line-item-rules";
import { paramKindOf } from "@/lib/ads/param-kinds";
import { brokenRules } from "@/lib/ads/rules";
import { tidyName } from "@/lib/text/visible-name";
import { instantIn } from "@/lib/time/calendar";
import { formatServiceTime } from "@/lib/time/service-time";
import { bidProblem } from "./bid-limits";
import { fieldsFor } from "./line-item-choices";
import {
  aboveCampaign,
  type CampaignOfLineItem,
  EMPTY_LINE_ITEM,
  LINE_ITEM_FIELD_OF,
  type LineItemField,
  type LineItemTyped,
  lineItemTermsOf,
  typedLineItem,
} from "./line-item-form";

export type NewLineItem = Omit<InputOf<typeof create>, "account_id">;
/** Fields of a line item to change; only those are sent. */
export type LineItemChange = Omit<InputOf<typeof update>, "account_id" | "line_item_id">;
/** The rule that a field breaks, at the field. */
type LineItemProblems = ReadonlyMap<LineItemField, string>;

interface Around {
  readonly campaign: CampaignOfLineItem;
  /** The account's zone, one that the runtime knows. */
  readonly zone: string;
  /** The bidding rule of the currency, if known. */
  readonly bidding?: BiddingRule | undefined;
}

/** Fields of an update, by parameter. */
const PARAMETERS = {
  name: "name",
  goal: "goal",
  strategy: "bid_strategy",
  bid: "bid_amount_local_micro",
  payBy: "pay_by",
  cpa: "target_cpa_local_micro",
  daily: "daily_budget_amount_local_micro",
  total: "total_budget_amount_local_micro",
  delivery: "standard_delivery",
  start: "start_time",
  end: "end_time",
  status: "entity_status",
  capTimes: "frequency_cap",
  capDays: "duration_in_days",
  expansion: "audience_expansion",
  domain: "advertiser_domain",
  categories: "categories",
  tag: "primary_web_event_tag",
  storeA: "store_a_app_identifier",
  storeB: "store_b_app_identifier",
} as const satisfies Partial<Record<LineItemField, keyof LineItemChange>>;

/** The parameters of an update, in the order in which they are shown. */
export const CHANGED_PARAMETERS = Object.values(PARAMETERS);

type ChangeField = keyof typeof PARAMETERS;

const CHANGE_FIELDS = Object.keys(PARAMETERS) as ChangeField[];

const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text);

const textOrNull = (text: string) => text.trim() || null;
const numberOrNull = (text: string) => (text.trim() === "" ? null : Number(text));

/** The current times; a new line item has none. */
type Times = Pick<LineItem, "start_time" | "end_time">;

/** The values of a form by the service's parameters; undefined for invalid input. */
function valuesOf(typed: LineItemTyped, zone: string, edited?: Times) {
  const time = (local: string, was: string | null | undefined) => {
    const instant = instantIn(zone, local, was ? Date.parse(was) : undefined);
    return instant === undefined ? undefined : formatServiceTime(instant);
  };
  return {
    name: tidyName(typed.name) || null,
    goal: oneOf(GOALS, typed.goal),
    bid_strategy: oneOf(BID_STRATEGIES, typed.strategy),
    bid_amount_local_micro: typed.bid,
    pay_by: oneOf(PAY_BY, typed.payBy),
    target_cpa_local_micro: typed.cpa,
    daily_budget_amount_local_micro: typed.daily,
    total_budget_amount_local_micro: typed.total,
    standard_delivery: typed.delivery,
    start_time: time(typed.start, edited?.start_time),
    end_time: typed.end === "" ? null : time(typed.end, edited?.end_time),
    entity_status: oneOf(["ACTIVE", "PAUSED"] as const, typed.status),
    frequency_cap: numberOrNull(typed.capTimes),
    duration_in_days: numberOrNull(typed.capDays),
    audience_expansion: typed.expansion === "" ? null : oneOf(AUDIENCE_EXPANSIONS, typed.expansion),
    advertiser_domain: textOrNull(typed.domain),
    categories: [...typed.categories],
    primary_web_event_tag: textOrNull(typed.tag),
    store_a_app_identifier: textOrNull(typed.storeA),
    store_b_app_identifier: textOrNull(typed.storeB),
  } satisfies Record<(typeof PARAMETERS)[ChangeField], unknown>;
}

const UNREADABLE: Partial<Record<ChangeField, string>> = {
  bid: "Type an amount, for example 1,234.50.",
  cpa: "Type an amount, for example 1,234.50.",
  daily: "Type an amount, for example 1,234.50.",
  total: "Type an amount, for example 1,234.50.",
  start: "Say when it starts.",
};

/** The errors of fields, by the catalogue's declaration of their parameters. */
function fieldProblems(fields: readonly ChangeField[], typed: LineItemTyped, zone: string) {
  const values = valuesOf(typed, zone);
  const problems = new Map<LineItemField, string>();
  for (const field of fields) {
    const parameter = PARAMETERS[field];
    const value = values[parameter];
    const schema = update.params.shape[parameter];
    if (value === undefined) problems.set(field, UNREADABLE[field] ?? paramKindOf(schema).rule);
    else if (!schema.safeParse(value).success) problems.set(field, paramKindOf(schema).rule);
  }
  return problems;
}

/** Id of the bid's limits among the rules that a line item broke before. */
const BID_LIMITS = "bid-limits";

/** The broken rules over several fields, each at its field unless that already has a problem. */
function addRules(
  problems: Map<LineItemField, string>,
  terms: LineItemTerms,
  { campaign, bidding, known = [] }: Omit<Around, "zone"> & { known?: readonly string[] },
): void {
  for (const { name, parameter, advice } of brokenRules(lineItemRules, terms)) {
    const field = LINE_ITEM_FIELD_OF[parameter];
    if (field && !known.includes(name) && !problems.has(field)) problems.set(field, advice);
  }
  const { bid_amount_local_micro: bid } = terms;
  const wrongBid = bidding && bid !== null ? bidProblem(bid, bidding) : undefined;
  if (wrongBid && !known.includes(BID_LIMITS) && !problems.has("bid")) problems.set("bid", wrongBid);
  const total = terms.total_budget_amount_local_micro;
  const above = total === null ? undefined : aboveCampaign(total, campaign);
  if (above !== undefined && !problems.has("total")) problems.set("total", above);
}

/** A form without the values of fields that are no longer shown. */
function onlyShown(typed: LineItemTyped, shown: ReadonlySet<LineItemField>): LineItemTyped {
  const hidden = (
    ["bid", "cpa", "daily", "capTimes", "capDays", "domain", "categories", "tag", "storeA", "storeB"] as const
  ).filter((field) => !shown.has(field));
  return { ...typed, ...Object.fromEntries(hidden.map((field) => [field, EMPTY_LINE_ITEM[field]])) };
}

/** The default unit of its goal: the service returns some that it does not accept. */
function usualPayBy({ goal }: LineItemTyped): string | undefined {
  const usual: Readonly<Record<string, string>> = PAID_BY;
  return usual[goal];
}

/**
 * Reads the form of a new line item: its problems, or its input. Values of fields that do not go with the objective
 * stay typed and are not sent.
 */
export function readNewLineItem(
  typed: LineItemTyped,
  { campaign, zone, bidding }: Around,
):
  | { readonly ok: true; readonly input: NewLineItem }
  | { readonly ok: false; readonly problems: LineItemProblems } {
  const shown = fieldsFor(lineItemTermsOf(typed, campaign));
  const form = onlyShown(typed, shown);
  const sent = CHANGE_FIELDS.filter((field) =>
    field === "payBy"
      ? shown.has(field) && form.payBy !== usualPayBy(form)
      : shown.has(field) || field === "goal",
  );
  const objective = oneOf(OBJECTIVES, form.objective);
  const product = oneOf(PRODUCT_TYPES, form.product);
  const problems = new Map<LineItemField, string>();
  if (form.campaign === "") problems.set("campaign", "Choose the campaign it belongs to.");
  if (objective === undefined || product === undefined) {
    problems.set("objective", "Choose what it should achieve.");
    for (const [field, rule] of fieldProblems(["name"], form, zone)) problems.set(field, rule);
    return { ok: false, problems };
  }
  for (const [field, rule] of fieldProblems(sent, form, zone)) problems.set(field, rule);
  addRules(problems, lineItemTermsOf(form, campaign), { campaign, bidding });
  const { start_time, ...values } = valuesOf(form, zone);
  if (problems.size > 0 || start_time === undefined) return { ok: false, problems };
  const given = CHANGE_FIELDS.filter((field) => field !== "start" && sent.includes(field)).flatMap(
    (field) => {
      const parameter = PARAMETERS[field];
      const value = parameter === "start_time" ? undefined : values[parameter];
      return value === null || value === undefined ? [] : [[parameter, value]];
    },
  );
  return {
    ok: true,
    input: {
      campaign_id: form.campaign,
      objective,
      product_type: product,
      placements: form.placements.split(",").flatMap((text) => oneOf(PLACEMENTS, text) ?? []),
      start_time,
      ...Object.fromEntries(given),
    },
  };
}

/**
 * Reads the form of a line item under edit. Touched fields are found by comparison with the line item from when the
 * form opened, so that a field which another person changed since is not reset. Rules that were already broken are
 * ignored.
 */
export function readLineItemChange(
  opened: LineItem,
  now: LineItem,
  typed: LineItemTyped,
  { campaign, zone, bidding }: Around,
): { readonly change: LineItemChange; readonly problems: LineItemProblems } {
  const before = typedLineItem(opened, zone);
  const shown = fieldsFor(lineItemTermsOf(typed, campaign));
  const touched = CHANGE_FIELDS.filter(
    (field) =>
      // Another goal may leave no choice of the billed unit: the old one would stay unless it is sent.
      (shown.has(field) || (field === "payBy" && oneOf(PAY_BY, typed.payBy) !== undefined)) &&
      asText(typed[field]) !== asText(before[field]),
  );
  const problems = fieldProblems(touched, typed, zone);
  const current = typedLineItem(now, zone);
  const after = { ...current, ...Object.fromEntries(touched.map((field) => [field, typed[field]])) };
  const terms = (form: LineItemTyped) => lineItemTermsOf(form, campaign);
  const { bid_amount_local_micro: bid } = terms(current);
  const known = [
    ...brokenRules(lineItemRules, terms(current)).map(({ name }) => name),
    // A typed bid is always checked.
    ...(!touched.includes("bid") && bidding && bid !== null && bidProblem(bid, bidding) ? [BID_LIMITS] : []),
  ];
  if (touched.length > 0) addRules(problems, terms(after), { campaign, bidding, known });
  const values = valuesOf(typed, zone, opened);
  return {
    change: Object.fromEntries(
      touched
        .filter((field) => !problems.has(field))
        .map((field) => [PARAMETERS[field], values[PARAMETERS[field]]]),
    ),
    problems,
  };
}

const asText = (value: unknown) => JSON.stringify(value) ?? "unreadable";
