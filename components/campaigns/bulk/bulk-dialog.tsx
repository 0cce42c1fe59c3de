"use client";

import { useMemo, useState } from "react";
import { BulkAmountFields } from "@/components/bulk/bulk-amount-fields";
import { BulkChangeDialog } from "@/components/bulk/bulk-change-dialog";
import { BulkRenameFields } from "@/components/bulk/bulk-rename-fields";
import { usePlace } from "@/components/campaigns/place";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { BudgetField, BulkChange } from "@/lib/campaigns/bulk/bulk-change";
import { type CampaignItem, planBulkChange } from "@/lib/campaigns/bulk/campaign-plan";
import { CAMPAIGNS } from "@/lib/campaigns/campaign-noun";

export type BulkKind = "pause" | "resume" | "budget" | "rename";

interface BulkDialogProps {
  kind: BulkKind;
  campaigns: readonly Campaign[];
  /** Which budget is meant at first; daily unless said otherwise. */
  budget?: BudgetField | undefined;
  /** The change waits until it is published. */
  stages: boolean;
  onClose: () => void;
  onStart: (title: string, items: readonly CampaignItem[]) => void;
}

const VERBS = { pause: "Pause", resume: "Resume", budget: "Change the budget of", rename: "Rename" } as const;

const BUDGETS = [
  { value: "daily_budget_amount_local_micro", label: "Daily budget" },
  { value: "total_budget_amount_local_micro", label: "Total budget" },
] as const;

/** A change for many campaigns. */
export function BulkDialog({ kind, campaigns, budget, stages, onClose, onStart }: BulkDialogProps) {
  const [change, setChange] = useState<BulkChange | undefined>(() => fixedChange(kind));
  const { guard } = usePlace();
  const plan = useMemo(() => change && planBulkChange(campaigns, change, guard), [campaigns, change, guard]);
  return (
    <BulkChangeDialog
      noun={CAMPAIGNS}
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

function fixedChange(kind: BulkKind): BulkChange | undefined {
  if (kind === "pause") return { kind: "status", status: "PAUSED" };
  return kind === "resume" ? { kind: "status", status: "ACTIVE" } : undefined;
}
