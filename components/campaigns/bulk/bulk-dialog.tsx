"use client";

import { useMemo, useState } from "react";
import { BulkAmountFields } from "@/components/bulk/bulk-amount-fields";
import { BulkChangeDialog } from "@/components/bulk/bulk-change-dialog";
import { BulkRenameFields } from "@/components/bulk/bulk-rename-fields";
import { useCampaignContext } from "@/components/campaigns/campaign-context";
import { campaignFieldName } from "@/lib/ads/campaign-field-words";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import type { BulkChange } from "@/lib/campaigns/bulk/bulk-change";
import { type CampaignItem, planBulkChange } from "@/lib/campaigns/bulk/campaign-plan";
import { BUDGET_FIELDS, type BudgetField } from "@/lib/campaigns/change";

export type CampaignBulkKind = "pause" | "resume" | "budget" | "rename";

interface BulkDialogProps {
  kind: CampaignBulkKind;
  campaigns: readonly Campaign[];
  /** Which budget is selected at first; daily by default. */
  budget?: BudgetField | undefined;
  /** The change is staged. */
  stages: boolean;
  onClose: () => void;
  onStart: (title: string, items: readonly CampaignItem[]) => void;
}

const VERBS = { pause: "Pause", resume: "Resume", budget: "Change the budget of", rename: "Rename" } as const;

const BUDGETS = BUDGET_FIELDS.map((value) => ({ value, label: campaignFieldName(value) }));

/** A change for many campaigns. */
export function CampaignBulkDialog({ kind, campaigns, budget, stages, onClose, onStart }: BulkDialogProps) {
  const [change, setChange] = useState<BulkChange | undefined>(() => fixedChange(kind));
  const { guard } = useCampaignContext();
  const plan = useMemo(() => change && planBulkChange(campaigns, change, guard), [campaigns, change, guard]);
  return (
    <BulkChangeDialog
      resource={CAMPAIGNS}
      verb={VERBS[kind]}
      selected={campaigns.length}
      plan={plan}
      amount="budget"
      stages={stages}
      onClose={onClose}
      onStart={onStart}
    >
      {kind === "budget" && (
        <BulkAmountFields
          label="Budget"
          fields={BUDGETS}
          first={budget ?? "daily_budget_amount_local_micro"}
          currencies={[...new Set(campaigns.map(({ currency }) => currency))]}
          many="Campaigns"
          onChange={(wish) => setChange(wish && { kind: "budget", ...wish })}
        />
      )}
      {kind === "rename" && (
        <BulkRenameFields onChange={(rename) => setChange(rename && { kind: "rename", ...rename })} />
      )}
    </BulkChangeDialog>
  );
}

function fixedChange(kind: CampaignBulkKind): BulkChange | undefined {
  if (kind === "pause") return { kind: "status", status: "PAUSED" };
  return kind === "resume" ? { kind: "status", status: "ACTIVE" } : undefined;
}
