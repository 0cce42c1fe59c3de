import {
  ADVERTISER_DOMAIN_MAX,
  BID_STRATEGIES,
  GOALS,
  LINE_ITEM_NAME_MAX,
  type LineItem,
  OBJECTIVES,
} from "@/lib/ads/endpoints/line-items";
import { PLACEMENTS } from "@/lib/ads/endpoints/placements";
import { NEW_STATUSES, SETTABLE_STATUSES } from "@/lib/campaigns/status";
import { lineItemDelivery } from "@/lib/delivery/delivery";
import { csvMoney, csvText, inCurrency } from "@/lib/grid/csv-columns";
import { bySize } from "@/lib/grid/sort";
import { choiceEdit } from "@/lib/records/cell-edits";
import { deliveryColumn } from "@/lib/records/delivery-column";
import { measureColumns } from "@/lib/records/measure-columns";
import { paceColumns } from "@/lib/records/pace-columns";
import {
  choiceColumn,
  codeColumn,
  moneyColumn,
  type RecordColumn,
  reasonsColumn,
  recordColumns,
  referenceColumn,
  statusColumn,
  textColumn,
  timeColumn,
} from "@/lib/records/record-columns";
import { tidyIdentifier, tidyName } from "@/lib/text/visible-name";
import type { LineItemChange } from "./line-item-input";
import {
  goalName,
  lineItemName,
  objectiveName,
  placementNames,
  STRATEGY_NAMES,
  strategyName,
} from "./line-item-words";

const COLUMNS = {
  name: {
    ...textColumn({
      label: "Line item",
      width: 128,
      grows: 3,
      edits: {
        field: "name",
        max: LINE_ITEM_NAME_MAX,
        of: ({ name }) => name ?? "",
        read: tidyName,
        change: (name) => ({ name: name || null }),
      },
      usualFrom: 0,
      of: lineItemName,
      filter: "text",
    }),
    // One without a name is shown by its id, on screen only.
    filter: { label: "Name", kind: "text", of: ({ name }) => name ?? "" },
    file: { "": { text: ({ name }) => csvText(name) } },
  },
  campaign: referenceColumn({
    label: "Campaign",
    width: 110,
    grows: 3,
    usualFrom: 0,
    of: ({ campaign_id }: LineItem) => campaign_id,
  }),
  status: statusColumn({
    label: "Status",
    width: 146,
    edits: choiceEdit({
      field: "entity_status",
      of: ({ entity_status }) => entity_status,
      options: SETTABLE_STATUSES,
      others: { DRAFT: { word: NEW_STATUSES.DRAFT, why: "A line item does not become a draft again." } },
      change: (entity_status) => ({ entity_status }),
    }),
    usualFrom: 0,
    of: (item: LineItem) => lineItemDelivery(item),
  }),
  why: reasonsColumn({
    label: "Why not serving",
    width: 132,
    usualFrom: 1440,
    of: (item: LineItem) => lineItemDelivery(item),
  }),
  start: timeColumn({
    label: "Starts",
    width: 106,
    hint: "Account time",
    edits: {
      field: "start_time",
      clearable: false,
      edge: "start",
      // It cannot be unset: that is refused before.
      change: (start_time) => (start_time === null ? {} : { start_time }),
    },
    usualFrom: 0,
    of: ({ start_time }: LineItem) => start_time,
    show: "day",
    none: "No start",
  }),
  end: timeColumn({
    label: "Ends",
    width: 106,
    hint: "Account time",
    edits: {
      field: "end_time",
      clearable: true,
      edge: "end",
      change: (end_time) => ({ end_time }),
    },
    usualFrom: 0,
    of: ({ end_time }: LineItem) => end_time,
    show: "day",
    none: "No end",
  }),
  objective: choiceColumn({
    label: "Objective",
    width: 124,
    of: ({ objective }: LineItem) => [objective],
    words: objectiveName,
    values: OBJECTIVES,
    group: true,
  }),
  goal: choiceColumn({
    label: "Goal",
    width: 148,
    of: ({ goal }: LineItem) => [goal],
    words: goalName,
    values: GOALS,
    group: true,
  }),
  domain: textColumn({
    label: "Advertiser’s domain",
    width: 160,
    edits: {
      field: "advertiser_domain",
      max: ADVERTISER_DOMAIN_MAX,
      read: tidyIdentifier,
      change: (domain) => ({ advertiser_domain: domain || null }),
    },
    of: ({ advertiser_domain }: LineItem) => advertiser_domain,
    none: "No domain",
    filter: "presence",
    group: true,
  }),
  placements: choiceColumn({
    label: "Placements",
    width: 144,
    grows: 1,
    of: ({ placements }: LineItem) => placements,
    words: (value) => placementNames([value]),
    together: ({ placements }) => placementNames(placements),
    values: PLACEMENTS,
    filter: "Placement",
  }),
  strategy: choiceColumn({
    label: "Bid strategy",
    width: 124,
    edits: choiceEdit({
      field: "bid_strategy",
      of: ({ bid_strategy }) => bid_strategy,
      options: STRATEGY_NAMES,
      change: (bid_strategy) => ({ bid_strategy }),
    }),
    of: ({ bid_strategy }: LineItem) => [bid_strategy],
    words: strategyName,
    values: BID_STRATEGIES,
    group: true,
  }),
  bid: {
    label: "Bid",
    width: 132,
    numeric: true,
    edits: {
      kind: "amount",
      field: "bid_amount_local_micro",
      of: ({ bid_amount_local_micro }) => bid_amount_local_micro,
      clearable: true,
      change: (bid_amount_local_micro) => ({ bid_amount_local_micro }),
    },
    usualFrom: 0,
    value: { kind: "own" },
    shows: ["bid_strategy", "bid_amount_local_micro"],
    order: () => ({ key: ({ bid_amount_local_micro }) => bid_amount_local_micro, texts: bySize }),
    filter: {
      label: "Bid",
      kind: "money",
      of: ({ bid_amount_local_micro: amount, currency }) => ({ amount, currency }),
    },
    file: {
      "": {
        text: ({ bid_amount_local_micro, currency }) => csvMoney(bid_amount_local_micro, currency),
        counted: inCurrency,
      },
    },
  },
  daily: moneyColumn({
    label: "Daily budget",
    width: 112,
    edits: {
      field: "daily_budget_amount_local_micro",
      clearable: true,
      change: (daily_budget_amount_local_micro) => ({ daily_budget_amount_local_micro }),
    },
    usualFrom: 0,
    of: (item: LineItem) => item.daily_budget_amount_local_micro,
  }),
  total: moneyColumn({
    label: "Total budget",
    width: 112,
    edits: {
      field: "total_budget_amount_local_micro",
      clearable: true,
      change: (total_budget_amount_local_micro) => ({ total_budget_amount_local_micro }),
    },
    usualFrom: 1760,
    of: (item: LineItem) => item.total_budget_amount_local_micro,
  }),
  delivery: deliveryColumn<LineItem>("As the campaign’s"),
  ...measureColumns<LineItem>({ spend: 0, results: 1600, cost_per_result: 1760 }),
  ...paceColumns<LineItem>(undefined),
  created: timeColumn({
    label: "Created",
    width: 148,
    hint: "Account time",
    of: ({ created_at }: LineItem) => created_at,
  }),
  updated: timeColumn({
    label: "Updated",
    width: 148,
    hint: "Account time",
    of: ({ updated_at }: LineItem) => updated_at,
  }),
  id: codeColumn({ label: "ID", width: 120, of: ({ id }: LineItem) => id, identifier: true }),
} satisfies Readonly<Record<string, RecordColumn<LineItem, LineItemChange>>>;

export type LineItemColumn = keyof typeof COLUMNS;

/** The columns of the line item grid. */
export const LINE_ITEM_COLUMNS = recordColumns<LineItemColumn, LineItem, LineItemChange>("name", COLUMNS);
