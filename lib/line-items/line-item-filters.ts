import { BID_STRATEGIES, type LineItem, OBJECTIVES } from "@/lib/ads/endpoints/line-items";
import { PLACEMENTS } from "@/lib/ads/endpoints/placements";
import { lineItemDelivery } from "@/lib/delivery/delivery";
import { deliveryFilters } from "@/lib/delivery/delivery-filters";
import { filterFields } from "@/lib/grid/filters";
import { objectiveName, placementNames, strategyName } from "./line-item-words";

export type FilterId =
  | "status"
  | "campaign"
  | "objective"
  | "strategy"
  | "dates"
  | "runs"
  | "bid"
  | "daily"
  | "total"
  | "placements"
  | "why"
  | "name";

const DATES = {
  now: "Under way now",
  ahead: "Still to come",
  over: "Over",
  open: "Without an end",
} as const;

type Dates = keyof typeof DATES;

const inWords = (words: Readonly<Record<string, string>>) => (value: string) =>
  (Object.hasOwn(words, value) ? words[value] : undefined) ?? value;

/** Where now lies in its dates. */
function datesOf({ start_time: start, end_time: end }: LineItem, now: number): Dates[] {
  const begun = start === null || Date.parse(start) <= now;
  const over = end !== null && Date.parse(end) <= now;
  return [over ? "over" : begun ? "now" : "ahead", ...(end === null ? (["open"] as const) : [])];
}

const amounts =
  (field: "bid_amount_local_micro" | "daily_budget_amount_local_micro" | "total_budget_amount_local_micro") =>
  ({ [field]: amount, currency }: LineItem) => ({ amount, currency });

/** What line items can be filtered by, in the order in which it is offered. */
export const LINE_ITEM_FILTERS = filterFields<FilterId, LineItem>(
  [
    "status",
    "campaign",
    "objective",
    "strategy",
    "dates",
    "runs",
    "bid",
    "daily",
    "total",
    "placements",
    "why",
    "name",
  ],
  {
    status: deliveryFilters.status(lineItemDelivery),
    campaign: {
      label: "Campaign",
      kind: "choice",
      values: [],
      words: (id) => id,
      of: ({ campaign_id }) => [campaign_id],
    },
    objective: {
      label: "Objective",
      kind: "choice",
      values: OBJECTIVES,
      words: objectiveName,
      of: ({ objective }) => [objective],
    },
    strategy: {
      label: "Bid strategy",
      kind: "choice",
      values: BID_STRATEGIES,
      words: strategyName,
      of: ({ bid_strategy }) => [bid_strategy],
    },
    dates: {
      label: "Dates",
      kind: "choice",
      values: Object.keys(DATES),
      words: inWords(DATES),
      of: (item) => datesOf(item, Date.now()),
    },
    runs: {
      label: "Runs between",
      kind: "days",
      of: ({ start_time: from, end_time: to }) => ({ from, to }),
    },
    bid: { label: "Bid", kind: "money", of: amounts("bid_amount_local_micro") },
    daily: { label: "Daily budget", kind: "money", of: amounts("daily_budget_amount_local_micro") },
    total: { label: "Total budget", kind: "money", of: amounts("total_budget_amount_local_micro") },
    placements: {
      label: "Placement",
      kind: "choice",
      values: PLACEMENTS,
      words: (value) => placementNames([value]),
      of: ({ placements }) => placements,
    },
    why: deliveryFilters.why(lineItemDelivery),
    name: { label: "Name", kind: "text", of: ({ name }) => name ?? "" },
  },
);
