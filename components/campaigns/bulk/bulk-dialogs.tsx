"use client";

import { useMemo } from "react";
import { BulkDeleteDialog } from "@/components/bulk/bulk-delete-dialog";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import { DuplicateDialog } from "@/components/campaigns/forms/duplicate-dialog";
import { usePlace } from "@/components/campaigns/place";
import type { CampaignStaging } from "@/components/campaigns/staged/use-campaign-staging";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { BudgetField } from "@/lib/campaigns/bulk/bulk-change";
import { planBulkChange, toBeStaged } from "@/lib/campaigns/bulk/campaign-plan";
import { servingInWords } from "@/lib/campaigns/bulk/serving-now";
import type { LimitUse } from "@/lib/campaigns/campaign-limit";
import { CAMPAIGNS } from "@/lib/campaigns/campaign-noun";
import { GRACE_MS } from "@/lib/jobs/grace";
import { BulkDialog, type BulkKind } from "./bulk-dialog";
import { campaignWork } from "./campaign-work";

export interface OpenBulkDialog {
  readonly kind: BulkKind | "duplicate" | "delete";
  readonly campaigns: readonly Campaign[];
  /** Which budget, where one is meant. */
  readonly budget?: BudgetField;
}

interface BulkDialogsProps {
  dialog: OpenBulkDialog;
  /** All of the account's, for the names that are taken. */
  campaigns: readonly Campaign[];
  use: LimitUse;
  /** Where changes wait until they are published. */
  onStage: CampaignStaging["stageMany"] | undefined;
  onClose: () => void;
  /** A deletion begins. */
  onDeleting: () => void;
}

/** Whichever dialog is open about many campaigns, with the job that it starts: the list works without both. */
export function BulkDialogs({ dialog, campaigns, use, onStage, onClose, onDeleting }: BulkDialogsProps) {
  const { accountName } = usePlace();
  const start = useStartBulkJob(campaignWork);
  const names = useMemo(
    () => (dialog.kind === "duplicate" ? new Set(campaigns.map(({ name }) => name)) : new Set<string>()),
    [dialog, campaigns],
  );
  switch (dialog.kind) {
    case "duplicate":
      return (
        <DuplicateDialog
          campaigns={dialog.campaigns}
          names={names}
          use={use}
          onClose={onClose}
          onStart={(title, items) => start({ title, items })}
        />
      );
    case "delete":
      return (
        <BulkDeleteDialog
          noun={CAMPAIGNS}
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
        <BulkDialog
          kind={dialog.kind}
          campaigns={dialog.campaigns}
          budget={dialog.budget}
          stages={onStage !== undefined}
          onClose={onClose}
          onStart={(title, items) =>
            onStage ? onStage(title, items.flatMap(toBeStaged)) : start({ title, items })
          }
        />
      );
  }
}
