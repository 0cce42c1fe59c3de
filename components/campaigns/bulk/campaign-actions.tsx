"use client";

import { Wallet } from "lucide-react";
import { BulkAmountFields } from "@/components/bulk/bulk-amount-fields";
import { BulkBar, type BulkBarProps } from "@/components/bulk/bulk-bar";
import {
  type ActionFields,
  DELETE,
  DUPLICATE,
  PAUSE,
  RENAME,
  RESUME,
  type RecordAction,
} from "@/components/bulk/record-actions";
import { campaignFieldName } from "@/lib/ads/campaign-field-words";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { BulkChange } from "@/lib/campaigns/bulk/bulk-change";
import { BUDGET_FIELDS, type BudgetField } from "@/lib/campaigns/change";

interface CampaignActionAround {
  /** Which budget is selected at first; daily by default. */
  readonly budget?: BudgetField | undefined;
}

/** The actions for selected campaigns. */
export const CAMPAIGN_ACTIONS = [
  PAUSE,
  RESUME,
  {
    action: "budget",
    label: "Budget…",
    icon: Wallet,
    verb: "Change the budget of",
    Fields: BudgetFields,
  },
  RENAME,
  DUPLICATE,
  DELETE,
] as const satisfies readonly RecordAction<Campaign, BulkChange, CampaignActionAround>[];

export type CampaignBulkAction = (typeof CAMPAIGN_ACTIONS)[number]["action"];

export function CampaignBulkBar(props: Omit<BulkBarProps<CampaignBulkAction>, "actions">) {
  return <BulkBar actions={CAMPAIGN_ACTIONS} {...props} />;
}

const BUDGETS = BUDGET_FIELDS.map((value) => ({ value, label: campaignFieldName(value) }));

function BudgetFields({
  currencies,
  around: { budget },
  onChange,
}: ActionFields<Campaign, BulkChange, CampaignActionAround>) {
  return (
    <BulkAmountFields
      label="Budget"
      fields={BUDGETS}
      first={budget ?? "daily_budget_amount_local_micro"}
      currencies={currencies}
      many="Campaigns"
      onChange={(wish) => onChange(wish && { kind: "budget", ...wish })}
    />
  );
}
