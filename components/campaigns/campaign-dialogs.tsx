"use client";

import dynamic from "next/dynamic";
import { useMemo } from "react";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { BudgetField } from "@/lib/campaigns/bulk-change";
import type { PlannedItem } from "@/lib/campaigns/bulk-plan";
import type { LimitUse } from "@/lib/campaigns/campaign-limit";
import type { BulkKind } from "./bulk-dialog";
import { usePlace } from "./place";
import type { SaveCampaign } from "./use-save-campaign";

// Loaded when first opened: the list is there sooner without them. With nothing to show meanwhile, or the whole
// page would be hidden while they load.
const BulkDialog = dynamic(() => import("./bulk-dialog").then((module) => module.BulkDialog), {
  loading: () => null,
});
const CreateDialog = dynamic(() => import("./create-dialog").then((module) => module.CreateDialog), {
  loading: () => null,
});
const DeleteDialog = dynamic(() => import("./delete-dialog").then((module) => module.DeleteDialog), {
  loading: () => null,
});
const DuplicateDialog = dynamic(() => import("./duplicate-dialog").then((module) => module.DuplicateDialog), {
  loading: () => null,
});
const EditDialog = dynamic(() => import("./edit-dialog").then((module) => module.EditDialog), {
  loading: () => null,
});

export type OpenDialog =
  | { readonly kind: "create" }
  | { readonly kind: "edit"; readonly campaign: Campaign }
  | {
      readonly kind: BulkKind | "duplicate" | "delete";
      readonly campaigns: readonly Campaign[];
      /** Which budget, where one is meant. */
      readonly budget?: BudgetField;
    };

interface CampaignDialogsProps {
  dialog: OpenDialog | undefined;
  /** All of the account's, for the names that are taken. */
  campaigns: readonly Campaign[];
  use: LimitUse;
  onClose: () => void;
  onSave: SaveCampaign;
  onStart: (title: string, items: readonly PlannedItem[]) => void;
  onDelete: (title: string, items: readonly PlannedItem[]) => void;
  onCreated: (campaign: Campaign) => void;
}

/** Whichever dialog is open. */
export function CampaignDialogs({
  dialog,
  campaigns,
  use,
  onClose,
  onSave,
  onStart,
  onDelete,
  onCreated,
}: CampaignDialogsProps) {
  const place = usePlace();
  const names = useMemo(
    () => (dialog?.kind === "duplicate" ? new Set(campaigns.map(({ name }) => name)) : new Set<string>()),
    [dialog, campaigns],
  );
  const funding = useMemo(
    () => [...place.funding.values()].filter(({ deleted }) => !deleted),
    [place.funding],
  );
  if (!dialog) return null;
  switch (dialog.kind) {
    case "create":
      return <CreateDialog funding={funding} use={use} onClose={onClose} onCreated={onCreated} />;
    case "edit":
      return (
        <EditDialog
          // As it is now: it may change while the dialog is open.
          campaign={campaigns.find(({ id }) => id === dialog.campaign.id) ?? dialog.campaign}
          onSave={onSave}
          onClose={onClose}
        />
      );
    case "duplicate":
      return (
        <DuplicateDialog
          campaigns={dialog.campaigns}
          names={names}
          use={use}
          onClose={onClose}
          onStart={onStart}
        />
      );
    case "delete":
      return (
        <DeleteDialog
          campaigns={dialog.campaigns}
          accountName={place.accountName}
          onClose={onClose}
          onStart={onDelete}
        />
      );
    default:
      return (
        <BulkDialog
          kind={dialog.kind}
          campaigns={dialog.campaigns}
          budget={dialog.budget}
          onClose={onClose}
          onStart={onStart}
        />
      );
  }
}
