"use client";

import { useCallback, useMemo } from "react";
import { RecordBulkDialog } from "@/components/bulk/record-bulk-dialog";
import { useCampaignContext } from "@/components/campaigns/campaign-context";
import type { CampaignStaging } from "@/components/campaigns/staged/use-campaign-staging";
import { CopyDialog } from "@/components/copying/copy-dialog";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { BulkChange } from "@/lib/campaigns/bulk/bulk-change";
import { planBulkChange, servingInWords } from "@/lib/campaigns/bulk/campaign-plan";
import { type LimitUse, limitWarning } from "@/lib/campaigns/campaign-limit";
import type { BudgetField } from "@/lib/campaigns/change";
import { CAMPAIGN_ACTIONS, type CampaignBulkAction } from "./campaign-actions";
import { campaignWork } from "./campaign-work";

export interface OpenBulkDialog {
  readonly kind: CampaignBulkAction;
  readonly campaigns: readonly Campaign[];
  /** The budget to change, if preselected. */
  readonly budget?: BudgetField;
}

interface BulkDialogsProps {
  dialog: OpenBulkDialog;
  /** All of the account's, for the names that are taken. */
  campaigns: readonly Campaign[];
  use: LimitUse;
  /** Where changes are staged. */
  onStage: CampaignStaging["stageMany"] | undefined;
  onClose: () => void;
  /** A deletion starts. */
  onDeleting: () => void;
}

/** The open dialog about many campaigns, with the job that it starts: the list works without either. */
export function CampaignBulkDialogs({ dialog, campaigns, use, onClose, ...rest }: BulkDialogsProps) {
  const { guard, templates } = useCampaignContext();
  const planOf = useCallback(
    (chosen: readonly Campaign[], change: BulkChange) => planBulkChange(chosen, change, guard),
    [guard],
  );
  const copied = useMemo(
    () => ({ kind: "campaigns" as const, campaigns: dialog.campaigns.filter(({ deleted }) => !deleted) }),
    [dialog],
  );
  if (dialog.kind === "duplicate") {
    return (
      <CopyDialog
        copied={copied}
        campaigns={campaigns}
        guard={guard}
        templates={templates}
        limitWarning={(additional) => limitWarning(use, additional)}
        onClose={onClose}
      />
    );
  }
  const action = CAMPAIGN_ACTIONS.find(({ action: name }) => name === dialog.kind);
  return (
    action && (
      <RecordBulkDialog
        action={action}
        records={dialog.campaigns}
        around={dialog}
        work={campaignWork}
        planOf={planOf}
        also={servingInWords(dialog.campaigns)}
        onClose={onClose}
        {...rest}
      />
    )
  );
}
