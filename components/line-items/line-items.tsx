"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useCallback, useMemo, useState } from "react";
import { RecordPage } from "@/components/records/record-page";
import { useLeavingRecords } from "@/components/records/use-leaving-records";
import { type RecordView, recordView, useRecordView } from "@/components/records/use-record-view";
import { useAccount, useMay } from "@/components/shell/account";
import { RoleGate } from "@/components/shell/role-gate";
import { SkeletonRows } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { type AdsList, useAdsList } from "@/lib/ads/client";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import { chosenValues } from "@/lib/grid/filters";
import type { LineItemColumn } from "@/lib/line-items/line-item-columns";
import type { LineItemFilterId } from "@/lib/line-items/line-item-filters";
import { lineItemsInput } from "@/lib/line-items/line-item-lists";
import { LINE_ITEM_RECORDS } from "@/lib/line-items/line-item-records";
import { LINE_ITEM_VIEWS } from "@/lib/line-items/line-item-views";
import type { BulkAction } from "./bulk/line-item-bulk-bar";
import { LINE_ITEM_GRID } from "./grid/line-item-grid";
import { lineItemGraceKey } from "./line-item-grace-key";
import type { OpenOverlay } from "./line-item-overlays";
import { useChangeLineItem } from "./staged/use-change-line-item";
import {
  type LineItemStaging,
  LineItemStagingProvider,
  useLineItemStaging,
} from "./staged/use-line-item-staging";
import { UnnamedCampaigns } from "./unnamed-campaigns";
import { useLineItemAround, useLineItemFilterNames } from "./use-line-item-around";
import { type LineItemCampaigns, useLineItemCampaigns } from "./use-line-item-campaigns";
import { useLineItemsUnderWay } from "./use-save-line-item";
import { useToggleLineItem } from "./use-toggle-line-item";

// Loaded when first needed, with nothing to show meanwhile, or the whole page would be hidden while it loads.
const LineItemBulkBar = dynamic(
  () => import("./bulk/line-item-bulk-bar").then((module) => module.LineItemBulkBar),
  { loading: () => null },
);
const LineItemCards = dynamic(() => import("./line-item-cards").then((module) => module.LineItemCards), {
  loading: () => null,
});
const LineItemOverlays = dynamic(
  () => import("./line-item-overlays").then((module) => module.LineItemOverlays),
  { loading: () => null },
);
const LineItemStagingBar = dynamic(
  () => import("./staged/line-item-staging-bar").then((module) => module.LineItemStagingBar),
  { loading: () => null },
);

/** A page that is read and drawn in a blink, while those that follow are as large as the service allows. */
const FIRST_PAGE = 200;
const SKELETON_WIDTHS = ["w-4", "w-56", "w-48", "w-28", "w-40", "w-32", "w-24", "w-24"];
const skeleton = <SkeletonRows label="Reading line items" columns={SKELETON_WIDTHS} rows={10} />;

const SEEN = recordView(LINE_ITEM_RECORDS);

/** The line items of an account, or of one of its campaigns. */
export function LineItems() {
  return (
    <RoleGate needs={lineItems.list} title="Line items" what="line items" waiting={skeleton}>
      <LineItemList />
    </RoleGate>
  );
}

function LineItemList() {
  const { accountId } = useAccount();
  const { layout, arranged, ...view } = useRecordView(SEEN);
  const campaignIds = chosenValues(view.filters, "campaign");
  const list = useAdsList(
    lineItems.list,
    {
      ...lineItemsInput(accountId, campaignIds),
      ...(view.deleted !== "hidden" && { with_deleted: true }),
    },
    { firstCount: FIRST_PAGE },
  );
  const around = useLineItemCampaigns(list.records, list.complete);
  const staging = useLineItemStaging(accountId, useLineItemsUnderWay(list.records, around.byId), around.byId);
  const oneCampaign = !arranged && campaignIds.length === 1;
  // Of one campaign's line items the campaign is told once, by the filter.
  const shown = useMemo(
    () => (oneCampaign ? layout.filter(({ id }) => id !== "campaign") : layout),
    [layout, oneCampaign],
  );
  return (
    <LineItemStagingProvider value={staging}>
      <LineItemPage
        view={{ ...view, layout: shown, arranged }}
        campaignIds={campaignIds}
        list={list}
        campaigns={around}
        staging={staging}
      />
    </LineItemStagingProvider>
  );
}

interface LineItemPageProps {
  view: RecordView<LineItemColumn, LineItemFilterId>;
  /** Those whose line items are listed; none for all of the account's. */
  campaignIds: readonly string[];
  list: AdsList<lineItems.LineItem>;
  campaigns: LineItemCampaigns;
  staging: LineItemStaging;
}

function LineItemPage({ view, campaignIds, list, campaigns, staging }: LineItemPageProps) {
  const router = useRouter();
  const save = useChangeLineItem();
  const { toggle, reasonOf } = useToggleLineItem();
  const { reason: createReason } = useMay(lineItems.create);
  const { reason: bulkReason } = useMay(lineItems.batch);
  const [open, setOpen] = useState<OpenOverlay>();
  const onCreate = useCallback(() => setOpen({ kind: "create" }), []);
  const around = useLineItemAround(campaigns, campaignIds.length === 1);
  const { records } = staging.planned;
  const byName = view.group === "campaign" && campaigns.campaignsCome;
  return (
    <RecordPage
      kind={LINE_ITEM_GRID}
      views={LINE_ITEM_VIEWS}
      view={view}
      list={list}
      staging={staging}
      around={around}
      leaving={useLeavingRecords(records, lineItemGraceKey)}
      waiting={byName && records.some(({ campaign_id }) => !campaigns.byId.has(campaign_id))}
      filtering={useLineItemFilterNames(campaigns, records)}
      searched="Name or id"
      create={{ label: "New line item", disabledReason: createReason, run: onCreate }}
      empty={emptyOf(campaignIds.length)}
      skeleton={skeleton}
      banner={<UnnamedCampaigns unnamed={campaigns.unnamed} />}
      Cards={LineItemCards}
      rowActions={{
        onSave: save,
        onTogglePause: (item) => {
          const reason = reasonOf(item);
          if (reason === undefined) toggle(item);
          else toast({ title: reason });
        },
        onOpenCell: (item, column, _cell, by) => {
          if (column !== "campaign" || by !== "enter") return false;
          router.push(campaigns.campaignHref(item.campaign_id));
          return true;
        },
      }}
      BulkBar={LineItemBulkBar}
      // Deletions are never staged: they go by the line items as the service has them.
      onBulk={(kind: BulkAction, { chosen, original }) =>
        setOpen({ kind: "bulk", action: kind, items: kind === "delete" ? chosen.map(original) : chosen })
      }
      bulkReason={bulkReason}
      onPaste={(pasting) => setOpen({ kind: "paste", pasting })}
      stagingBar={(only) => (
        <LineItemStagingBar
          staging={staging}
          campaigns={campaigns.byId}
          zone={around.zone}
          only={only}
          onOnly={view.setStagedOnly}
        />
      )}
    >
      {(chosen) => (
        <LineItemOverlays
          open={open}
          onOpen={setOpen}
          panel={view}
          chosen={chosen}
          around={around}
          campaigns={campaigns}
          campaignId={campaignIds.length === 1 ? campaignIds[0] : undefined}
          complete={list.complete}
          staging={staging}
        />
      )}
    </RecordPage>
  );
}

const emptyOf = (campaigns: number) => ({
  title:
    campaigns === 0
      ? "No line items yet"
      : campaigns === 1
        ? "This campaign has no line items yet"
        : "These campaigns have no line items yet",
  action: "Create the first line item",
  words:
    "A line item says where a campaign is shown, what is bid for and when it runs. A campaign without one never serves.",
});
