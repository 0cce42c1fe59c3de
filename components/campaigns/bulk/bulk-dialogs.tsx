"use client";

import { useMemo } from "react";
import { DuplicateDialog } from "@/components/campaigns/forms/duplicate-dialog";
import { usePlace } from "@/components/campaigns/place";
import { useSession } from "@/components/shell/session";
import { useScope } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { BudgetField } from "@/lib/campaigns/bulk/bulk-change";
import type { PlannedItem } from "@/lib/campaigns/bulk/bulk-plan";
import type { LimitUse } from "@/lib/campaigns/campaign-limit";
import type { Overlay } from "@/lib/campaigns/overlay";
import { GRACE_MS } from "@/lib/grace";
import { BulkDialog, type BulkKind } from "./bulk-dialog";
import { DeleteCampaigns } from "./delete-campaigns";
import { startBulkJob } from "./start-bulk-job";

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
  overlay: Overlay;
  onClose: () => void;
  /** A deletion begins. */
  onDeleting: () => void;
}

/** Whichever dialog is open about many campaigns, with the job that it starts: the list works without both. */
export function BulkDialogs({ dialog, campaigns, use, overlay, onClose, onDeleting }: BulkDialogsProps) {
  const { accountId, accountName } = usePlace();
  const { person } = useSession();
  const scope = useScope();
  const names = useMemo(
    () => (dialog.kind === "duplicate" ? new Set(campaigns.map(({ name }) => name)) : new Set<string>()),
    [dialog, campaigns],
  );
  const start = (title: string, items: readonly PlannedItem[], grace = 0) =>
    startBulkJob({ title, items, personId: person.id, scope, accountId, accountName, overlay, grace });
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
        <DeleteCampaigns
          campaigns={dialog.campaigns}
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
          onClose={onClose}
          onStart={start}
        />
      );
  }
}
