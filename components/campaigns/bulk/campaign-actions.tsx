"use client";

import { BulkBar, type BulkBarProps } from "@/components/bulk/bulk-bar";
import { BulkBudgetFields } from "@/components/bulk/bulk-budget-fields";
import {
  type ActionFields,
  BUDGET,
  DELETE,
  DUPLICATE,
  PAUSE,
  RENAME,
  RESUME,
  type RecordAction,
} from "@/components/bulk/record-actions";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { BulkChange } from "@/lib/campaigns/bulk/bulk-change";
import type { BudgetField } from "@/lib/campaigns/change";

interface CampaignActionAround {
  /** Which budget is selected at first; daily by default. */
  readonly budget?: BudgetField | undefined;
}

/** The actions for selected campaigns. */
export const CAMPAIGN_ACTIONS = [
  PAUSE,
  RESUME,
  { ...BUDGET, Fields: BudgetFields },
  RENAME,
  DUPLICATE,
  DELETE,
] as const satisfies readonly RecordAction<Campaign, BulkChange, CampaignActionAround>[];

export type CampaignBulkAction = (typeof CAMPAIGN_ACTIONS)[number]["action"];

export function CampaignBulkBar(props: Omit<BulkBarProps<CampaignBulkAction>, "actions">) {
  return <BulkBar actions={CAMPAIGN_ACTIONS} {...props} />;
}

function BudgetFields({
  currencies,
  around: { budget },
  onChange,
}: ActionFields<Campaign, BulkChange, CampaignActionAround>) {
  return (
    <BulkBudgetFields
      first={budget ?? "daily_budget_amount_local_micro"}
      currencies={currencies}
      many="Campaigns"
      onChange={onChange}
    />
  );
}
