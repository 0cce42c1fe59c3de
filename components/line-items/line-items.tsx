"use client";

import { useRouter } from "next/navigation";
import { useCallback, useMemo, useState } from "react";
import { ImportItem } from "@/components/import/import-item";
import { FirstRecord } from "@/components/records/first-record";
import { RecordPage } from "@/components/records/record-page";
import { RecordSkeleton } from "@/components/records/record-skeleton";
import { type LineItemCampaigns, useLineItemCampaigns } from "@/components/records/use-line-item-campaigns";
import { usePendingDeletionRecords } from "@/components/records/use-pending-deletion-records";
import { useRecordStatistics } from "@/components/records/use-record-statistics";
import { type RecordView, recordView, useRecordView } from "@/components/records/use-record-view";
import { useAccount, usePermission } from "@/components/shell/account";
import { RoleGate } from "@/components/shell/role-gate";
import { lateComponent } from "@/components/ui/late-component";
import { toast } from "@/components/ui/toast";
import { type AdsList, useAdsList } from "@/lib/ads/client";
import { FIRST_PAGE } from "@/lib/ads/endpoint";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import { plural } from "@/lib/format/plurals";
import { chosenValues } from "@/lib/grid/filters";
import type { LineItemColumn } from "@/lib/line-items/line-item-columns";
import type { LineItemFilterId } from "@/lib/line-items/line-item-filters";
import { lineItemsSeen } from "@/lib/line-items/line-item-lists";
import { LINE_ITEM_RECORDS, LINE_ITEM_VIEWS } from "@/lib/line-items/line-item-records";
import { LINE_ITEM_STORE } from "@/lib/line-items/line-item-store";
import type { LineItemBulkAction } from "./bulk/line-item-actions";
import { LINE_ITEM_GRID } from "./grid/line-item-grid";
import type { OpenLineItemDialog } from "./line-item-overlays";
import {
  type LineItemStaging,
  LineItemStagingProvider,
  useLineItemStaging,
} from "./staged/use-line-item-staging";
import { UnnamedCampaigns } from "./unnamed-campaigns";
import { useLineItemAround, useLineItemFilterNames } from "./use-line-item-around";
import { useChangeLineItem, useLineItemsUnderWay } from "./use-save-line-item";
import { useToggleLineItem } from "./use-toggle-line-item";

// Loaded on first use: the rows appear sooner without it.
const LineItemBulkBar = lateComponent(() =>
  import("./bulk/line-item-actions").then((module) => module.LineItemBulkBar),
);
const LineItemCards = lateComponent(
  () => import("./line-item-cards").then((module) => module.LineItemCards),
  { ahead: false },
);
const LineItemOverlays = lateComponent(() =>
  import("./line-item-overlays").then((module) => module.LineItemOverlays),
);
const LineItemStagingBar = lateComponent(() =>
  import("./staged/line-item-staging-bar").then((module) => module.LineItemStagingBar),
);

const SEEN = recordView(LINE_ITEM_RECORDS);

/** The line items of an account, or of one of its campaigns. */
export function LineItems() {
  return (
    <RoleGate
      needs={lineItems.list}
      title="Line items"
      what="line items"
      waiting={<RecordSkeleton kind={LINE_ITEM_GRID} />}
    >
      <LineItemList />
    </RoleGate>
  );
}

function LineItemList() {
  const { accountId } = useAccount();
  const { layout, arranged, ...view } = useRecordView(SEEN);
  const campaignIds = chosenValues(view.filters, "campaign");
  const list = useAdsList(lineItems.list, lineItemsSeen(accountId, view.filters, view.deleted), {
    firstCount: FIRST_PAGE,
  });
  const around = useLineItemCampaigns(list.records, list.complete);
  const staging = useLineItemStaging(accountId, useLineItemsUnderWay(list.records, around.byId), around.byId);
  const oneCampaign = !arranged && campaignIds.length === 1;
  // In the list of one campaign's line items, only the filter shows the campaign.
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
  /** Campaigns whose line items are listed; empty for all of the account's. */
  campaignIds: readonly string[];
  list: AdsList<lineItems.LineItem>;
  campaigns: LineItemCampaigns;
  staging: LineItemStaging;
}

function LineItemPage({ view, campaignIds, list, campaigns, staging }: LineItemPageProps) {
  const router = useRouter();
  const { save } = useChangeLineItem();
  const { toggle, reasonOf } = useToggleLineItem();
  const { reason: disabledReason } = usePermission(lineItems.create);
  const { reason: bulkReason } = usePermission(lineItems.batch);
  const [open, setOpen] = useState<OpenLineItemDialog>();
  const run = useCallback(() => setOpen({ kind: "create" }), []);
  const create = { label: "New line item", disabledReason, run };
  const around = useLineItemAround(campaigns, campaignIds.length === 1);
  const { records } = staging.planned;
  const { kind, settled, look, statistics } = useRecordStatistics({
    kind: LINE_ITEM_GRID,
    entity: "LINE_ITEM",
    rows: records,
    zone: around.zone,
    view,
    complete: list.complete,
  });
  const byName = view.group === "campaign" && campaigns.campaignsCome;
  return (
    <RecordPage
      kind={kind}
      settled={settled}
      statistics={statistics}
      views={LINE_ITEM_VIEWS}
      view={view}
      list={list}
      planned={staging.planned}
      staging={staging}
      around={around}
      pendingDeletions={usePendingDeletionRecords(records, LINE_ITEM_STORE.graceKey)}
      waiting={byName && records.some(({ campaign_id }) => !campaigns.byId.has(campaign_id))}
      filtering={useLineItemFilterNames(campaigns, records)}
      searched="Name or id"
      create={create}
      empty={
        <FirstRecord title={noneOf(campaignIds.length)} action="Create the first line item" create={create}>
          A line item holds the placements, bidding and schedule of a campaign. A campaign needs at least one
          to serve.
        </FirstRecord>
      }
      banner={<UnnamedCampaigns unnamed={campaigns.unnamed} />}
      viewItems={<ImportItem needs={lineItems.batch} section="line-items" />}
      Cards={LineItemCards}
      rowActions={{
        onSave: save,
        onSight: look,
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
      onBulk={(action: LineItemBulkAction, items) => setOpen({ kind: "bulk", action, items })}
      onDuplicate={(item) => setOpen({ kind: "bulk", action: "duplicate", items: [item] })}
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

const noneOf = (campaigns: number) =>
  campaigns === 0
    ? "No line items yet"
    : `${plural(campaigns, { one: "This campaign has", other: "These campaigns have" })} no line items yet`;
