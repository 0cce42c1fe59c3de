import { optimizationName } from "@/lib/ads/campaign-field-words";
import { BUDGET_OPTIMIZATIONS, type Campaign } from "@/lib/ads/endpoints/campaigns";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { csvText } from "@/lib/grid/csv-columns";
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
import { plannedDays } from "./planned-days";

const EDITABLE_FIELDS = [
  "name",
  "entity_status",
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
  "purchase_order_number",
] as const;

export type EditableField = (typeof EDITABLE_FIELDS)[number];

/** How long the total budget lasts if every day spends the daily one: the plan, not what was spent. */
export const daysOf = (campaign: Campaign) =>
  plannedDays(campaign.daily_budget_amount_local_micro, campaign.total_budget_amount_local_micro);

const COLUMNS = {
  name: textColumn({
    label: "Name",
    width: 240,
    grows: 3,
    edits: "name",
    usualFrom: 0,
    of: ({ name }: Campaign) => name,
    filter: "text",
  }),
  status: statusColumn({
    label: "Status",
    width: 128,
    edits: "entity_status",
    usualFrom: 0,
    of: (campaign: Campaign) => campaignDelivery(campaign),
  }),
  why: reasonsColumn({
    label: "Why not serving",
    width: 176,
    usualFrom: 0,
    of: (campaign: Campaign) => campaignDelivery(campaign),
  }),
  daily: moneyColumn({
    label: "Daily budget",
    width: 152,
    edits: "daily_budget_amount_local_micro",
    usualFrom: 0,
    of: (campaign: Campaign) => campaign.daily_budget_amount_local_micro,
    none: "No budget set",
  }),
  total: moneyColumn({
    label: "Total budget",
    width: 180,
    edits: "total_budget_amount_local_micro",
    usualFrom: 0,
    of: (campaign: Campaign) => campaign.total_budget_amount_local_micro,
    none: "No budget set",
  }),
  days: {
    label: "≈ Days (plan)",
    width: 148,
    numeric: true,
    usualFrom: 1600,
    value: { kind: "own" },
    order: () => ({ key: (campaign) => daysOf(campaign) ?? null }),
    file: { "": { text: (campaign) => csvText(daysOf(campaign)) } },
  },
  funding: referenceColumn({
    label: "Funding instrument",
    width: 190,
    grows: 1,
    usualFrom: 1440,
    of: ({ funding_instrument_id }: Campaign) => funding_instrument_id,
  }),
  po: textColumn({
    label: "PO number",
    width: 132,
    edits: "purchase_order_number",
    of: ({ purchase_order_number }: Campaign) => purchase_order_number,
    none: "No purchase order number",
    filter: "presence",
    identifier: true,
    group: true,
  }),
  optimization: choiceColumn({
    label: "Budget optimisation",
    width: 156,
    of: ({ budget_optimization }: Campaign) => [budget_optimization],
    words: optimizationName,
    values: BUDGET_OPTIMIZATIONS,
    group: true,
  }),
  delivery: {
    label: "Standard delivery",
    width: 136,
    value: {
      kind: "text",
      of: ({ standard_delivery: on }) => (on === null ? null : on ? "Standard" : "Accelerated"),
      none: "Not chosen at campaign level",
    },
    order: () => ({ key: ({ standard_delivery: on }) => (on === null ? null : Number(on)) }),
    file: { "": { text: ({ standard_delivery }) => csvText(standard_delivery) } },
  },
  effective: codeColumn({
    label: "Effective status",
    width: 132,
    of: ({ effective_status }: Campaign) => effective_status,
  }),
  created: timeColumn({
    label: "Created",
    width: 148,
    usualFrom: 1760,
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
} satisfies Readonly<Record<string, RecordColumn<Campaign, EditableField>>>;

export type CampaignColumn = keyof typeof COLUMNS;

/** The columns of the campaign grid. */
export const CAMPAIGN_COLUMNS = recordColumns<CampaignColumn, Campaign, EditableField>("name", COLUMNS);
