import { type CampaignBudget, dailyBudgetWithinTotal } from "./endpoints/campaigns";
import type { Goal, LineItem, Objective, PAY_BY } from "./endpoints/line-items";
import { isValidCombination } from "./endpoints/placements";
import type { Rule } from "./rules";

/** The fields of a line item for the rules; `budget_optimization` is its campaign's. */
export interface LineItemTerms
  extends CampaignBudget,
    Pick<
      LineItem,
      | "objective"
      | "product_type"
      | "placements"
      | "goal"
      | "bid_strategy"
      | "bid_amount_local_micro"
      | "pay_by"
      | "start_time"
      | "end_time"
      | "duration_in_days"
      | "frequency_cap"
      | "advertiser_domain"
      | "categories"
      | "primary_web_event_tag"
      | "store_a_app_identifier"
      | "store_b_app_identifier"
    > {}

/** The goals of each objective; the first is the default. */
export const GOALS_OF: Readonly<Record<Objective, readonly [Goal, ...Goal[]]>> = {
  APP_ENGAGEMENTS: ["APP_CLICKS", "APP_INSTALLS"],
  APP_INSTALLS: ["APP_INSTALLS", "APP_CLICKS", "APP_PURCHASES"],
  REACH: ["MAX_REACH", "REACH_WITH_ENGAGEMENT"],
  FOLLOWERS: ["FOLLOWERS"],
  ENGAGEMENTS: ["ENGAGEMENT"],
  VIDEO_VIEWS: ["VIEW_6S", "VIDEO_VIEW", "VIEW_3S_100PCT", "VIEW_15S"],
  PREROLL_VIEWS: ["PREROLL", "PREROLL_STARTS"],
  WEBSITE_CLICKS: ["LINK_CLICKS", "SITE_VISITS", "WEBSITE_CONVERSIONS"],
};

/** What a goal is billed by, by default. */
export const PAID_BY: Readonly<Record<Goal, string>> = {
  APP_CLICKS: "APP_CLICK",
  APP_INSTALLS: "APP_INSTALL",
  APP_PURCHASES: "IMPRESSION",
  ENGAGEMENT: "ENGAGEMENT",
  FOLLOWERS: "FOLLOW",
  LINK_CLICKS: "LINK_CLICK",
  MAX_REACH: "IMPRESSION",
  PREROLL: "VIEW",
  PREROLL_STARTS: "VIEW",
  REACH_WITH_ENGAGEMENT: "IMPRESSION",
  SITE_VISITS: "IMPRESSION",
  VIDEO_VIEW: "VIEW",
  VIEW_3S_100PCT: "VIEW",
  VIEW_6S: "VIEW",
  VIEW_15S: "VIEW",
  WEBSITE_CONVERSIONS: "IMPRESSION",
};

type Payable = (typeof PAY_BY)[number];

/** Other units that some goals may be billed by: the counted action, or impressions. */
export const PAYABLE_BY: Readonly<Partial<Record<Goal, readonly Payable[]>>> = {
  APP_CLICKS: ["APP_CLICK", "IMPRESSION"],
  APP_INSTALLS: ["APP_CLICK", "IMPRESSION"],
  LINK_CLICKS: ["LINK_CLICK", "IMPRESSION"],
};

const isOneOf = (value: string, ...values: string[]) => values.includes(value);

export const goalFitsObjective: Rule<LineItemTerms> = {
  name: "goal-fits-objective",
  parameter: "goal",
  code: "INVALID_PARAMETER",
  message: "goal is not allowed for the objective of the line item",
  advice: "This goal belongs to another objective. Choose one of the objective's own goals.",
  broken: ({ objective, goal }) =>
    Object.entries(GOALS_OF).some(([name, goals]) => name === objective && !isOneOf(goal, ...goals)),
};

const PRODUCTS_OF: Partial<Record<string, readonly string[]>> = {
  PREROLL_VIEWS: ["MEDIA"],
  FOLLOWERS: ["PROMOTED_ACCOUNT", "PROMOTED_POST"],
};

export const productFitsObjective: Rule<LineItemTerms> = {
  name: "product-fits-objective",
  parameter: "product_type",
  code: "INVALID_PARAMETER",
  message: "product_type is not allowed for the objective of the line item",
  advice:
    "Preroll views promote media, followers an account or a post, and every other objective posts. Choose the fitting product.",
  broken: ({ objective, product_type }) =>
    !(PRODUCTS_OF[objective] ?? ["PROMOTED_POST"]).includes(product_type),
};

const placementsCombine: Rule<LineItemTerms> = {
  name: "placements-combine",
  parameter: "placements",
  code: "INVALID_PLACEMENT_TYPE",
  message: "placements is not a valid combination for the product_type of the line item",
  advice: "These placements cannot be combined for this product. Choose one of the combinations offered.",
  broken: ({ product_type, placements }) => !isValidCombination(product_type, placements),
};

export const reachNeedsTimeline: Rule<LineItemTerms> = {
  name: "reach-needs-timeline",
  parameter: "placements",
  code: "INVALID_PLACEMENT_TYPE",
  message: "placements must include SERVICE_TIMELINE for objective REACH",
  advice: "Reach is bought in the timeline. Add the timeline, or choose all placements.",
  broken: ({ objective, placements }) =>
    objective === "REACH" && !placements.some((one) => isOneOf(one, "SERVICE_TIMELINE", "ALL_ON_SERVICE")),
};

export const bidNeeded: Rule<LineItemTerms> = {
  name: "bid-needed",
  parameter: "bid_amount_local_micro",
  code: "MISSING_PARAMETER",
  message: '"bid_amount_local_micro" is a required parameter',
  advice: "A maximum or target bid needs its amount. Enter one, or let the service bid automatically.",
  broken: ({ bid_strategy, bid_amount_local_micro }) =>
    isOneOf(bid_strategy, "MAX", "TARGET") && bid_amount_local_micro === null,
};

export const strategyFitsObjective: Rule<LineItemTerms> = {
  name: "strategy-fits-objective",
  parameter: "bid_strategy",
  code: "INVALID_PARAMETER",
  message: "bid_strategy is not allowed for the objective of the line item",
  advice:
    "Maximum bids are not possible for reach and followers; target bids only for reach, followers and website clicks.",
  broken: ({ objective, bid_strategy }) =>
    (bid_strategy === "MAX" && isOneOf(objective, "REACH", "FOLLOWERS")) ||
    (bid_strategy === "TARGET" && !isOneOf(objective, "REACH", "FOLLOWERS", "WEBSITE_CLICKS")),
};

export const impressionsNotAtTarget: Rule<LineItemTerms> = {
  name: "impressions-not-at-target",
  parameter: "pay_by",
  code: "INVALID_PARAMETER",
  message: "pay_by IMPRESSION is not allowed with bid_strategy TARGET for goal LINK_CLICKS",
  advice: "With a target bid, link clicks are paid by the click.",
  broken: ({ goal, bid_strategy, pay_by }) =>
    goal === "LINK_CLICKS" && bid_strategy === "TARGET" && pay_by === "IMPRESSION",
};

export const dailyBudgetNeedsLineItemBudget: Rule<LineItemTerms> = {
  name: "daily-budget-needs-line-item-budget",
  parameter: "daily_budget_amount_local_micro",
  code: "INVALID_PARAMETER",
  message: "daily_budget_amount_local_micro is only allowed with budget_optimization LINE_ITEM",
  advice: "The campaign shares one daily budget among its line items. Set it on the campaign.",
  broken: ({ budget_optimization, daily_budget_amount_local_micro }) =>
    budget_optimization !== "LINE_ITEM" && daily_budget_amount_local_micro !== null,
};

export const deliveryNeedsLineItemBudget: Rule<LineItemTerms> = {
  name: "delivery-needs-line-item-budget",
  parameter: "standard_delivery",
  code: "INVALID_PARAMETER",
  message: "standard_delivery is only allowed with budget_optimization LINE_ITEM",
  advice: "Delivery is chosen here only where line items have budgets of their own.",
  broken: ({ budget_optimization, standard_delivery }) =>
    budget_optimization !== "LINE_ITEM" && standard_delivery !== null,
};

export const capFitsObjective: Rule<LineItemTerms> = {
  name: "cap-fits-objective",
  parameter: "frequency_cap",
  code: "INVALID_PARAMETER",
  message: "frequency_cap is not allowed for the objective of the line item",
  advice: "Only reach, engagements, video views and preroll views can be capped.",
  broken: ({ objective, frequency_cap }) =>
    frequency_cap !== null && !isOneOf(objective, "REACH", "ENGAGEMENTS", "VIDEO_VIEWS", "PREROLL_VIEWS"),
};

const capAndWindowTogether: Rule<LineItemTerms> = {
  name: "cap-and-window-together",
  parameter: "duration_in_days",
  code: "INCLUSIVE_PARAMETERS",
  message: "frequency_cap and duration_in_days are inclusive parameters",
  advice: "A frequency cap counts within a number of days. Give both, or neither.",
  broken: ({ frequency_cap, duration_in_days }) => (frequency_cap === null) !== (duration_in_days === null),
};

const windowIsOneOf: Rule<LineItemTerms> = {
  name: "window-is-one-of",
  parameter: "duration_in_days",
  code: "INVALID_PARAMETER",
  message: "Expected a value in 1, 7, 30 for duration_in_days",
  advice: "A frequency cap counts within 1, 7 or 30 days.",
  broken: ({ duration_in_days: days }) => days !== null && ![1, 7, 30].includes(days),
};

const endsAfterStart: Rule<LineItemTerms> = {
  name: "ends-after-start",
  parameter: "end_time",
  code: "INVALID_TIME_WINDOW",
  message: "end_time must be after start_time",
  advice: "The end lies before the start. Choose a later end.",
  broken: ({ start_time, end_time }) => start_time !== null && end_time !== null && end_time <= start_time,
};

export const appNeeded: Rule<LineItemTerms> = {
  name: "app-needed",
  parameter: "store_a_app_identifier",
  code: "MISSING_PARAMETER",
  message: "store_a_app_identifier or store_b_app_identifier is required for the objective of the line item",
  advice: "Say which app is promoted: its identifier in at least one of the two stores.",
  broken: ({ objective, store_a_app_identifier, store_b_app_identifier }) =>
    objective.startsWith("APP_") && store_a_app_identifier === null && store_b_app_identifier === null,
};

const onPublishers = ({ placements, objective }: LineItemTerms) =>
  objective === "PREROLL_VIEWS" || placements.includes("PUBLISHER_NETWORK");

export const publishersNeedDomain: Rule<LineItemTerms> = {
  name: "publishers-need-domain",
  parameter: "advertiser_domain",
  code: "MISSING_PARAMETER",
  message: '"advertiser_domain" is a required parameter',
  advice: "Publishers want to know whose advertisements they show. Enter the advertiser's domain.",
  broken: ({ advertiser_domain, placements }) =>
    placements.includes("PUBLISHER_NETWORK") && advertiser_domain === null,
};

export const publishersNeedCategories: Rule<LineItemTerms> = {
  name: "publishers-need-categories",
  parameter: "categories",
  code: "INVALID_PARAMETER",
  message: "A minimum of 1 items must be provided for categories",
  advice: "Publishers and preroll views need one or two categories of the advertiser's business.",
  broken: (terms) => onPublishers(terms) && terms.categories.length === 0,
};

export const conversionsNeedTag: Rule<LineItemTerms> = {
  name: "conversions-need-tag",
  parameter: "primary_web_event_tag",
  code: "MISSING_PARAMETER",
  message: '"primary_web_event_tag" is a required parameter',
  advice: "Conversions are counted by a tag on the website. Say which one.",
  broken: ({ goal, primary_web_event_tag }) =>
    goal === "WEBSITE_CONVERSIONS" && primary_web_event_tag === null,
};

/** Rules within one line item (advertising specification, Lookups; the rest from public documentation). */
export const lineItemRules: readonly Rule<LineItemTerms>[] = [
  productFitsObjective,
  goalFitsObjective,
  placementsCombine,
  reachNeedsTimeline,
  strategyFitsObjective,
  bidNeeded,
  impressionsNotAtTarget,
  dailyBudgetNeedsLineItemBudget,
  dailyBudgetWithinTotal,
  deliveryNeedsLineItemBudget,
  capFitsObjective,
  capAndWindowTogether,
  windowIsOneOf,
  endsAfterStart,
  appNeeded,
  publishersNeedDomain,
  publishersNeedCategories,
  conversionsNeedTag,
];
