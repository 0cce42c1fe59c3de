"use client";

import type { ChosenRecords } from "@/components/records/use-chosen-records";
import type { LineItemCampaigns } from "@/components/records/use-line-item-campaigns";
import type { GridPanel } from "@/components/ui/grid/use-grid-keys";
import { lateComponent } from "@/components/ui/late-component";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { Pasting } from "@/lib/grid/paste";
import type { LineItemColumn } from "@/lib/line-items/line-item-columns";
import type { LineItemBulkAction } from "./bulk/line-item-actions";
import type { LineItemStaging } from "./staged/use-line-item-staging";
import type { LineItemAround } from "./use-line-item-around";

const BulkDialogs = lateComponent(() =>
  import("./bulk/bulk-dialogs").then((module) => module.LineItemBulkDialogs),
);
const PasteLineItems = lateComponent(() =>
  import("./bulk/paste-line-items").then((module) => module.PasteLineItems),
);
const LineItemPanel = lateComponent(() => import("./line-item-panel").then((module) => module.LineItemPanel));
const CreateLineItemDialog = lateComponent(() =>
  import("./create-line-item-dialog").then((module) => module.CreateLineItemDialog),
);

/** The dialog that is open over the list. */
export type OpenLineItemDialog =
  | { readonly kind: "create" }
  | { readonly kind: "bulk"; readonly action: LineItemBulkAction; readonly items: readonly LineItem[] }
  | { readonly kind: "paste"; readonly pasting: Pasting<LineItem, LineItemColumn> };

interface LineItemOverlaysProps {
  open: OpenLineItemDialog | undefined;
  onOpen: (open: OpenLineItemDialog | undefined) => void;
  panel: GridPanel;
  chosen: ChosenRecords<LineItem>;
  around: LineItemAround;
  campaigns: LineItemCampaigns;
  /** The only campaign whose line items are listed. */
  campaignId: string | undefined;
  /** The list has arrived whole. */
  complete: boolean;
  staging: LineItemStaging;
}

/** The open panel and dialog of the line items. */
export function LineItemOverlays({
  open,
  onOpen,
  panel: { panel, setPanel },
  chosen,
  around,
  campaigns,
  campaignId,
  complete,
  staging,
}: LineItemOverlaysProps) {
  const onClose = () => onOpen(undefined);
  return (
    <>
      {open?.kind === "bulk" && (
        <BulkDialogs
          kind={open.action}
          items={open.items}
          onStage={staging.on ? staging.stageMany : undefined}
          campaigns={campaigns.byId}
          onClose={onClose}
          onDeleting={chosen.clear}
        />
      )}
      {open?.kind === "paste" && (
        <PasteLineItems
          pasting={open.pasting}
          zone={around.zone}
          staging={staging}
          campaigns={campaigns.byId}
          onClose={onClose}
        />
      )}
      {panel !== null && (
        <LineItemPanel
          id={panel}
          listed={chosen.byId.get(panel)}
          original={staging.planned.originals.get(panel)}
          complete={complete}
          zone={around.zone}
          campaigns={campaigns.byId}
          campaignsCome={campaigns.campaignsCome}
          campaignName={campaigns.campaignName}
          campaignHref={campaigns.campaignHref}
          onDuplicate={(item) => onOpen({ kind: "bulk", action: "duplicate", items: [item] })}
          onClose={() => setPanel(null)}
        />
      )}
      {open?.kind === "create" && (
        <CreateLineItemDialog
          campaignId={campaignId ?? null}
          campaigns={campaigns.campaigns}
          reading={!campaigns.complete}
          onClose={onClose}
          onCreated={(item) => {
            onClose();
            setPanel(item.id);
          }}
        />
      )}
    </>
  );
}
