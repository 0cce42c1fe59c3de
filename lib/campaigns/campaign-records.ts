import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import { DELIVERY_VIEWS } from "@/lib/delivery/delivery-views";
import { fieldColumns } from "@/lib/grid/csv-columns";
import type { GridViews } from "@/lib/grid/saved-views";
import type { Sort } from "@/lib/grid/sort";
import { recordFilters } from "@/lib/records/record-columns";
import type { RecordResource } from "@/lib/records/record-resource";
import { recordPlan } from "@/lib/statistics/record-plan";
import { CAMPAIGN_COLUMNS, type CampaignColumn } from "./campaign-columns";
import type { CampaignChange } from "./change";

export type CampaignSort = Sort<CampaignColumn>;

/** The filters of campaigns. */
export const CAMPAIGN_FILTERS = recordFilters(CAMPAIGN_COLUMNS, {});

/** Campaigns as their grid shows them. */
export const CAMPAIGN_RECORDS: RecordResource<Campaign, CampaignColumn, CampaignColumn, CampaignChange> = {
  ...CAMPAIGNS,
  columns: CAMPAIGN_COLUMNS,
  filters: CAMPAIGN_FILTERS,
  usualSort: { column: "created", direction: "desc" },
  listsDeleted: true,
  nameOf: ({ name }) => name,
  // Its line items have the dates.
  plan: (campaign) => recordPlan(campaign),
  everyField: (campaigns) => fieldColumns(campaigns, ["purchase_order_number"]),
};

/** The service's own name for a sort order, if it has one: the first page then has the first rows. */
export function serviceSort({ column, direction }: CampaignSort) {
  const attributes = {
    name: "name",
    created: "created_at",
    updated: "updated_at",
    daily: "daily_budget_amount_local_micro",
    total: "total_budget_amount_local_micro",
    delivery: "standard_delivery",
  } as const;
  const known: Partial<Record<CampaignColumn, (typeof attributes)[keyof typeof attributes]>> = attributes;
  const attribute = known[column];
  return attribute && (`${attribute}-${direction}` as const);
}

export const CAMPAIGN_VIEWS: GridViews = { key: "campaign-views", builtIn: DELIVERY_VIEWS };
