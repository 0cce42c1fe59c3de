"use client";

import { useMemo } from "react";
import { BulkDeleteDialog } from "@/components/bulk/bulk-delete-dialog";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import { useCampaignContext } from "@/components/campaigns/campaign-context";
import type { CampaignStaging } from "@/components/campaigns/staged/use-campaign-staging";
import { CopyDialog } from "@/components/copying/copy-dialog";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import { planBulkChange, servingInWords } from "@/lib/campaigns/bulk/campaign-plan";
import { type LimitUse, limitWarning } from "@/lib/campaigns/campaign-limit";
import type { BudgetField } from "@/lib/campaigns/change";
import { GRACE_MS } from "@/lib/jobs/grace";
import { CampaignBulkDialog, type CampaignBulkKind } from "./bulk-dialog";
import { campaignWork } from "./campaign-work";

export interface OpenBulkDialog {
  readonly kind: CampaignBulkKind | "duplicate" | "delete";
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
export function CampaignBulkDialogs({
  dialog,
  campaigns,
  use,
  onStage,
  onClose,
  onDeleting,
}: BulkDialogsProps) {
  const { accountName, guard, templates } = useCampaignContext();
  const start = useStartBulkJob(campaignWork);
  const copied = useMemo(
    () => ({ kind: "campaigns" as const, campaigns: dialog.campaigns.filter(({ deleted }) => !deleted) }),
    [dialog],
  );
  switch (dialog.kind) {
    case "duplicate":
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
    case "delete":
      return (
        <BulkDeleteDialog
          resource={CAMPAIGNS}
          items={planBulkChange(dialog.campaigns, { kind: "delete" }).items}
          accountName={accountName}
          also={servingInWords(dialog.campaigns)}
          onClose={onClose}
          onStart={(title, items) => {
            onDeleting();
            start({ title, items, grace: GRACE_MS });
          }}
        />
      );
    default:
      return (
        <CampaignBulkDialog
          kind={dialog.kind}
          campaigns={dialog.campaigns}
          budget={dialog.budget}
          stages={onStage !== undefined}
          onClose={onClose}
          onStart={(title, items) => (onStage ? onStage(title, items) : start({ title, items }))}
        />
      );
  }
}
