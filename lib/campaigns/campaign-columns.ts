import { OPTIMIZATION_NAMES, optimizationName } from "@/lib/ads/campaign-field-words";
import {
  BUDGET_OPTIMIZATIONS,
  CAMPAIGN_NAME_MAX,
  type Campaign,
  PURCHASE_ORDER_NUMBER_MAX,
} from "@/lib/ads/endpoints/campaigns";
import { readIdentifierCell } from "@/lib/csv/cells";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { csvText } from "@/lib/grid/csv-columns";
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
import { tidyName } from "@/lib/text/visible-name";
import { type CampaignChange, mayClear, plannedDays } from "./change";
import { NEW_STATUSES, SETTABLE_STATUSES } from "./status";

/** How long the total budget lasts if every day spends the daily one: by plan, not by actual spend. */
export const daysOf = (campaign: Campaign) =>
  plannedDays(campaign.daily_budget_amount_local_micro, campaign.total_budget_amount_local_micro);

const COLUMNS = {
  name: textColumn({
    label: "Name",
    width: 190,
    grows: 3,
    edits: { field: "name", max: CAMPAIGN_NAME_MAX, read: tidyName, change: (name) => ({ name }) },
    usualFrom: 0,
    of: ({ name }: Campaign) => name,
    filter: "text",
  }),
  status: statusColumn({
    label: "Status",
    width: 120,
    edits: choiceEdit({
      field: "entity_status",
      of: ({ entity_status }) => entity_status,
      options: SETTABLE_STATUSES,
      others: { DRAFT: { word: NEW_STATUSES.DRAFT, why: "A campaign does not become a draft again." } },
      change: (entity_status) => ({ entity_status }),
    }),
    usualFrom: 0,
    of: (campaign: Campaign) => campaignDelivery(campaign),
  }),
  why: reasonsColumn({
    label: "Why not serving",
    width: 148,
    grows: 1,
    usualFrom: 0,
    of: (campaign: Campaign) => campaignDelivery(campaign),
  }),
  daily: moneyColumn({
    label: "Daily budget",
    width: 124,
    edits: {
      field: "daily_budget_amount_local_micro",
      clearable: mayClear("daily_budget_amount_local_micro"),
      change: (daily_budget_amount_local_micro) => ({ daily_budget_amount_local_micro }),
    },
    usualFrom: 0,
    of: (campaign: Campaign) => campaign.daily_budget_amount_local_micro,
    none: "No budget set",
  }),
  total: moneyColumn({
    label: "Total budget",
    width: 147,
    grows: 1,
    edits: {
      field: "total_budget_amount_local_micro",
      clearable: mayClear("total_budget_amount_local_micro"),
      change: (total_budget_amount_local_micro) => ({ total_budget_amount_local_micro }),
    },
    usualFrom: 0,
    of: (campaign: Campaign) => campaign.total_budget_amount_local_micro,
    none: "No budget set",
  }),
  ...measureColumns<Campaign>({ spend: 0, results: 0, cost_per_result: 1440, impressions: 1600 }),
  ...paceColumns<Campaign>(undefined),
  days: {
    label: "≈ Days (plan)",
    width: 148,
    numeric: true,
    value: { kind: "own" },
    order: () => ({ key: (campaign) => daysOf(campaign) ?? null }),
    file: { "": { text: (campaign) => csvText(daysOf(campaign)) } },
  },
  funding: referenceColumn({
    label: "Funding source",
    width: 190,
    grows: 1,
    usualFrom: 1760,
    of: ({ funding_instrument_id }: Campaign) => funding_instrument_id,
  }),
  po: textColumn({
    label: "PO number",
    width: 132,
    edits: {
      field: "purchase_order_number",
      max: PURCHASE_ORDER_NUMBER_MAX,
      read: readIdentifierCell,
      change: (purchase_order_number) => ({ purchase_order_number }),
    },
    of: ({ purchase_order_number }: Campaign) => purchase_order_number,
    none: "No purchase order number",
    filter: "presence",
    identifier: true,
    group: true,
  }),
  optimization: choiceColumn({
    label: "Budget optimisation",
    width: 176,
    edits: choiceEdit({
      field: "budget_optimization",
      of: ({ budget_optimization }) => budget_optimization,
      options: OPTIMIZATION_NAMES,
      change: (budget_optimization) => ({ budget_optimization }),
    }),
    of: ({ budget_optimization }: Campaign) => [budget_optimization],
    words: optimizationName,
    values: BUDGET_OPTIMIZATIONS,
    group: true,
  }),
  delivery: deliveryColumn<Campaign>("Not chosen at campaign level"),
  effective: codeColumn({
    label: "Effective status",
    width: 132,
    of: ({ effective_status }: Campaign) => effective_status,
  }),
  created: timeColumn({
    label: "Created",
    width: 148,
    of: ({ created_at }: Campaign) => created_at,
    filter: true,
  }),
  updated: timeColumn({
    label: "Updated",
    width: 148,
    of: ({ updated_at }: Campaign) => updated_at,
    filter: true,
  }),
  id: codeColumn({ label: "ID", width: 120, of: ({ id }: Campaign) => id, identifier: true }),
} satisfies Readonly<Record<string, RecordColumn<Campaign, CampaignChange>>>;

export type CampaignColumn = keyof typeof COLUMNS;

/** The columns of the campaign grid. */
export const CAMPAIGN_COLUMNS = recordColumns<CampaignColumn, Campaign, CampaignChange>("name", COLUMNS);
