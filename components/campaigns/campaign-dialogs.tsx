"use client";

import { useRouter } from "next/navigation";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/dashboard-route";
import type { RecordSaver } from "@/components/staged/use-stage-or-save";
import { lateComponent } from "@/components/ui/late-component";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignColumn } from "@/lib/campaigns/campaign-columns";
import type { LimitUse } from "@/lib/campaigns/campaign-limit";
import type { CampaignChange } from "@/lib/campaigns/change";
import type { Pasting } from "@/lib/grid/paste";
import type { OpenBulkDialog } from "./bulk/bulk-dialogs";
import type { CampaignStaging } from "./staged/use-campaign-staging";

// Loaded when first opened, so that the list appears sooner.
const BulkDialogs = lateComponent(() =>
  import("./bulk/bulk-dialogs").then((module) => module.CampaignBulkDialogs),
);
const CreateLineItemDialog = lateComponent(() =>
  import("@/components/line-items/create-line-item-dialog").then((module) => module.CreateLineItemDialog),
);
const PasteCampaigns = lateComponent(() =>
  import("./bulk/paste-campaigns").then((module) => module.PasteCampaigns),
);
const EditDialog = lateComponent(() => import("./forms/edit-dialog").then((module) => module.EditDialog));

export type OpenDialog =
  | { readonly kind: "edit"; readonly campaign: Campaign }
  | { readonly kind: "line-item"; readonly campaign: Campaign }
  | { readonly kind: "paste"; readonly pasting: Pasting<Campaign, CampaignColumn> }
  | OpenBulkDialog;

interface CampaignDialogsProps {
  dialog: OpenDialog | undefined;
  /** All of the account's, for the names that are taken. */
  campaigns: readonly Campaign[];
  use: LimitUse;
  staging: CampaignStaging;
  onClose: () => void;
  onSave: RecordSaver<Campaign, CampaignChange>["attempt"];
  /** A deletion starts. */
  onDeleting: () => void;
}

/** Whichever dialog is open. */
export function CampaignDialogs({
  dialog,
  campaigns,
  use,
  staging,
  onClose,
  onSave,
  onDeleting,
}: CampaignDialogsProps) {
  const account = useAccount();
  const router = useRouter();
  if (!dialog) return null;
  switch (dialog.kind) {
    case "line-item":
      return (
        <CreateLineItemDialog
          campaignId={dialog.campaign.id}
          campaigns={campaigns}
          reading={false}
          onClose={onClose}
          onCreated={onClose}
          onOpen={(item) =>
            router.push(panelHref(account, "line-items", item.id, { campaign: item.campaign_id }))
          }
        />
      );
    case "paste":
      return <PasteCampaigns pasting={dialog.pasting} staging={staging} onClose={onClose} />;
    case "edit":
      return (
        <EditDialog
          // The current one: it may change while the dialog is open.
          campaign={staging.planned.records.find(({ id }) => id === dialog.campaign.id) ?? dialog.campaign}
          stages={staging.on}
          onSave={onSave}
          onClose={onClose}
        />
      );
    default:
      return (
        <BulkDialogs
          dialog={dialog}
          campaigns={campaigns}
          use={use}
          onStage={staging.on ? staging.stageMany : undefined}
          onClose={onClose}
          onDeleting={onDeleting}
        />
      );
  }
}
