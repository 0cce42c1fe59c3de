"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { BulkDeleteDialog } from "@/components/bulk/bulk-delete-dialog";
import { startBulkJob } from "@/components/bulk/start-bulk-job";
import { DuplicateDialog } from "@/components/campaigns/forms/duplicate-dialog";
import { usePlace } from "@/components/campaigns/place";
import type { CampaignStaging } from "@/components/campaigns/staged/use-campaign-staging";
import { useSession } from "@/components/shell/session";
import { useScope } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { BudgetField } from "@/lib/campaigns/bulk/bulk-change";
import { type CampaignItem, changeOf, planBulkChange } from "@/lib/campaigns/bulk/campaign-plan";
import type { LimitUse } from "@/lib/campaigns/campaign-limit";
import { CAMPAIGNS } from "@/lib/campaigns/campaign-noun";
import { GRACE_MS } from "@/lib/grace";
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
  const { accountId, accountName } = usePlace();
  const { person } = useSession();
  const scope = useScope();
  const client = useQueryClient();
  const names = useMemo(
    () => (dialog.kind === "duplicate" ? new Set(campaigns.map(({ name }) => name)) : new Set<string>()),
    [dialog, campaigns],
  );
  const start = (title: string, items: readonly CampaignItem[], grace = 0) =>
    startBulkJob({
      work: campaignWork,
      title,
      items,
      personId: person.id,
      scope,
      client,
      accountId,
      accountName,
      grace,
    });
  switch (dialog.kind) {
    case "duplicate":
      return (
        <DuplicateDialog
          campaigns={dialog.campaigns}
          names={names}
          use={use}
          onClose={onClose}
          onStart={start}
        />
      );
    case "delete":
      return (
        <BulkDeleteDialog
          noun={CAMPAIGNS}
          items={planBulkChange(dialog.campaigns, { kind: "delete" }).items}
          accountName={accountName}
          onClose={onClose}
          onStart={(title, items) => {
            onDeleting();
            start(title, items, GRACE_MS);
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
          onStart={onStage ? (title, items) => onStage(title, items.flatMap(toBeStaged)) : start}
        />
      );
  }
}

function toBeStaged(item: CampaignItem) {
  const change = changeOf(item);
  return item.before && change ? [{ record: item.before, change }] : [];
}
