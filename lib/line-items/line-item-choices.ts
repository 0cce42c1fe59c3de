import { BID_STRATEGIES, GOALS, type Goal, OBJECTIVES } from "@/lib/ads/endpoints/line-items";
import { PLACEMENT_COMBINATIONS, PRODUCT_TYPES } from "@/lib/ads/endpoints/placements";
import {
  appNeeded,
  bidNeeded,
  capFitsObjective,
  conversionsNeedTag,
  dailyBudgetNeedsLineItemBudget,
  deliveryNeedsLineItemBudget,
  GOALS_OF,
  goalFitsObjective,
  impressionsNotAtTarget,
  type LineItemTerms,
  PAID_BY,
  PAYABLE_BY,
  productFitsObjective,
  publishersNeedCategories,
  publishersNeedDomain,
  reachNeedsTimeline,
  strategyFitsObjective,
} from "@/lib/ads/line-item-rules";
import type { LineItemField, LineItemTyped } from "./line-item-form";

/** The options of a form, by the catalogue's own rules about combinations. */
export interface LineItemChoices {
  readonly products: readonly string[];
  /** Each is one combination, in the form's notation. */
  readonly placements: readonly string[];
  readonly goals: readonly string[];
  readonly strategies: readonly string[];
  /** What it may be billed by; the goal's default comes first. */
  readonly payBy: readonly string[];
}

/** Goals that count an action with a cost of its own. */
const COUNT_ACTIONS: readonly Goal[] = ["APP_INSTALLS", "APP_PURCHASES", "WEBSITE_CONVERSIONS"];

/** The options that go with the current choices. */
export function choicesFor(terms: LineItemTerms): LineItemChoices {
  const product = PRODUCT_TYPES.find((each) => each === terms.product_type);
  const objective = OBJECTIVES.find((each) => each === terms.objective);
  const goal = GOALS.find((each) => each === terms.goal);
  const goals = GOALS.filter((goal) => !goalFitsObjective.broken({ ...terms, goal }));
  return {
    products: PRODUCT_TYPES.filter(
      (product_type) => !productFitsObjective.broken({ ...terms, product_type }),
    ),
    placements: (product ? PLACEMENT_COMBINATIONS[product] : [])
      .filter((placements) => !reachNeedsTimeline.broken({ ...terms, placements: [...placements] }))
      .map((placements) => placements.join()),
    // The service's default comes first.
    goals: objective ? GOALS_OF[objective] : goals,
    strategies: BID_STRATEGIES.filter(
      (bid_strategy) => !strategyFitsObjective.broken({ ...terms, bid_strategy }),
    ),
    payBy: goal
      ? [...new Set([PAID_BY[goal], ...(PAYABLE_BY[goal] ?? [])])].filter(
          (pay_by) => !impressionsNotAtTarget.broken({ ...terms, pay_by }),
        )
      : [],
  };
}

/** The current value is among the choices, even if the service would not accept it from us. */
export const withCurrent = (choices: readonly string[], value: string): readonly string[] =>
  choices.includes(value) || value === "" ? choices : [value, ...choices];

/** The fields of a line item with these terms, by the rules. */
export function fieldsFor(terms: LineItemTerms): ReadonlySet<LineItemField> {
  const optional: readonly (readonly [LineItemField, boolean])[] = [
    ["product", choicesFor(terms).products.length > 1],
    ["goal", choicesFor(terms).goals.length > 1],
    ["payBy", choicesFor(terms).payBy.length > 1],
    ["cpa", COUNT_ACTIONS.some((goal) => goal === terms.goal)],
    ["bid", bidNeeded.broken({ ...terms, bid_amount_local_micro: null })],
    ["daily", !dailyBudgetNeedsLineItemBudget.broken({ ...terms, daily_budget_amount_local_micro: "1" })],
    ["delivery", !deliveryNeedsLineItemBudget.broken({ ...terms, standard_delivery: true })],
    ["capTimes", !capFitsObjective.broken({ ...terms, frequency_cap: 1 })],
    ["capDays", !capFitsObjective.broken({ ...terms, frequency_cap: 1 })],
    ["domain", publishersNeedDomain.broken({ ...terms, advertiser_domain: null })],
    ["categories", publishersNeedCategories.broken({ ...terms, categories: [] })],
    ["tag", conversionsNeedTag.broken({ ...terms, primary_web_event_tag: null })],
    ...(["storeA", "storeB"] as const).map(
      (field) =>
        [
          field,
          appNeeded.broken({ ...terms, store_a_app_identifier: null, store_b_app_identifier: null }),
        ] as const,
    ),
  ];
  const always: readonly LineItemField[] = ["campaign", "name", "objective", "status"];
  // Everything else follows from the objective.
  if (terms.objective === "") return new Set(always);
  return new Set([
    ...always,
    "placements",
    "strategy",
    "total",
    "start",
    "end",
    "expansion",
    ...optional.filter(([, has]) => has).map(([field]) => field),
  ]);
}

/** The common fields of a campaign's line items. */
interface Kin {
  readonly objective: string;
  readonly product_type: string;
}

/**
 * A form in which everything goes with its objective: values that do not are reset to the default. If the campaign has
 * line items already, objective and product are theirs.
 */
export function settledLineItem(
  typed: LineItemTyped,
  termsOf: (typed: LineItemTyped) => LineItemTerms,
  kin: Kin | undefined,
): LineItemTyped {
  const shared = kin ? { ...typed, objective: kin.objective, product: kin.product_type } : typed;
  if (shared.objective === "") return shared;
  const product = keep(choicesFor(termsOf(shared)).products, shared.product);
  const choices = choicesFor(termsOf({ ...shared, product }));
  const form = {
    ...shared,
    product,
    placements: keep(choices.placements, shared.placements),
    goal: keep(choices.goals, shared.goal),
    strategy: keep(choices.strategies, shared.strategy),
  };
  return { ...form, payBy: settledPayBy(form, termsOf(form)) };
}

const keep = (choices: readonly string[], value: string) =>
  choices.includes(value) || choices.length === 0 ? value : (choices[0] ?? value);

/** What a form is billed by: its choice while that goes with goal and bid, else the default. */
export const settledPayBy = ({ payBy }: LineItemTyped, terms: LineItemTerms): string =>
  keep(choicesFor(terms).payBy, payBy);
