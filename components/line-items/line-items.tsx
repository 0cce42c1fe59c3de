"use client";

import { Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { useDeferredValue, useMemo, useState } from "react";
import { useLeavingRecords } from "@/components/records/use-leaving-records";
import { useAccount, useMay } from "@/components/shell/account";
import { useCommands } from "@/components/shell/commands";
import { useGridCommands } from "@/components/shell/grid-commands";
import { ListPage } from "@/components/shell/list-page";
import { useOverlays } from "@/components/shell/overlays";
import { RoleGate } from "@/components/shell/role-gate";
import { ViewTabs } from "@/components/shell/saved-views/view-tabs";
import { createCommand } from "@/components/shell/sections";
import { useCopyRows } from "@/components/shell/use-copy-rows";
import { useNarrow } from "@/components/shell/use-narrow";
import { usePanelHref } from "@/components/shell/use-panel-href";
import { usePasteRows } from "@/components/shell/use-paste-rows";
import { StagedOnlyChip } from "@/components/staged/staged-only-chip";
import { StagingToggle } from "@/components/staged/staging-toggle";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterAdder } from "@/components/ui/grid/filters/filter-adder";
import { FilterChips } from "@/components/ui/grid/filters/filter-chips";
import { Late } from "@/components/ui/late";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useAdsList } from "@/lib/ads/client";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import { zoneOrUtc } from "@/lib/calendar";
import { chosenValues } from "@/lib/grid/filters";
import type { Pasting } from "@/lib/grid/paste";
import { arrangeLineItems } from "@/lib/line-items/arrange-line-items";
import type { LineItemColumn } from "@/lib/line-items/line-item-columns";
import { LINE_ITEMS } from "@/lib/line-items/line-item-noun";
import { LINE_ITEM_VIEWS } from "@/lib/line-items/line-item-views";
import { NOTHING_SELECTED } from "@/lib/selection";
import type { BulkAction } from "./bulk/line-item-bulk-bar";
import { LineItemGrid } from "./grid/line-item-grid";
import { LineItemCards } from "./line-item-cards";
import { lineItemGraceKey } from "./line-item-grace-key";
import { lineItemsInput } from "./line-item-lists";
import { LineItemStagingProvider, useLineItemStaging } from "./staged/use-line-item-staging";
import { UnnamedCampaigns } from "./unnamed-campaigns";
import { useExportLineItems } from "./use-export-line-items";
import { useLineItemCampaigns } from "./use-line-item-campaigns";
import { useLineItemFiltering } from "./use-line-item-filtering";
import { useLineItemLayout } from "./use-line-item-layout";
import { useLineItemLines } from "./use-line-item-lines";
import { useLineItemsView } from "./use-line-items-view";
import { useLineItemsUnderWay } from "./use-save-line-item";
import { ViewMenu } from "./view-menu";

// Loaded when first needed, with nothing to show meanwhile, or the whole page would be hidden while it loads.
const LineItemBulkBar = dynamic(
  () => import("./bulk/line-item-bulk-bar").then((module) => module.LineItemBulkBar),
  { loading: () => null },
);
const BulkDialogs = dynamic(() => import("./bulk/bulk-dialogs").then((module) => module.BulkDialogs), {
  loading: () => null,
});
const PasteLineItems = dynamic(
  () => import("./bulk/paste-line-items").then((module) => module.PasteLineItems),
  { loading: () => null },
);
const LineItemPanel = dynamic(() => import("./line-item-panel").then((module) => module.LineItemPanel), {
  loading: () => null,
});
const GroupCommands = dynamic(() => import("./group-commands").then((module) => module.GroupCommands), {
  loading: () => null,
});
const LineItemStagingBar = dynamic(
  () => import("./staged/line-item-staging-bar").then((module) => module.LineItemStagingBar),
  { loading: () => null },
);
const CreateLineItemDialog = dynamic(
  () => import("./create-line-item-dialog").then((module) => module.CreateLineItemDialog),
  { loading: () => null },
);

const copying = new Late(() => import("./copied-line-items"));

/** A page that is read and drawn in a blink, while those that follow are as large as the service allows. */
const FIRST_PAGE = 200;
const SKELETON_WIDTHS = ["w-4", "w-56", "w-48", "w-28", "w-40", "w-32", "w-24", "w-24"];
const skeleton = <SkeletonRows label="Reading line items" columns={SKELETON_WIDTHS} rows={10} />;

/** The line items of an account, or of one of its campaigns. */
export function LineItems() {
  return (
    <RoleGate needs={lineItems.list} title="Line items" what="line items" waiting={skeleton}>
      <LineItemList />
    </RoleGate>
  );
}

function LineItemList() {
  const { accountId, account } = useAccount();
  const view = useLineItemsView();
  const campaignIds = chosenValues(view.filters, "campaign");
  const campaignId = campaignIds.length === 1 ? campaignIds[0] : undefined;
  const { filters, sort, deleted } = view;
  const list = useAdsList(
    lineItems.list,
    {
      ...lineItemsInput(accountId, campaignIds),
      ...(deleted !== "hidden" && { with_deleted: true }),
    },
    { firstCount: FIRST_PAGE },
  );
  const around = useLineItemCampaigns(list.records, list.complete);
  const { campaigns, byId, complete, campaignsCome, campaignName, campaignHref } = around;
  const staging = useLineItemStaging(accountId, useLineItemsUnderWay(list.records, byId), byId);
  const { records, originals } = staging.planned;
  const { reason: readOnlyReason } = useMay(lineItems.update);
  const { reason } = useMay(lineItems.create);
  const { reason: bulkReason } = useMay(lineItems.batch);
  const [creating, setCreating] = useState(false);
  const [addingFilter, setAddingFilter] = useState(false);
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [bulk, setBulk] = useState<{ kind: BulkAction; items: readonly lineItems.LineItem[] }>();
  const narrow = useNarrow();
  const { opened } = useOverlays();
  const panelHref = usePanelHref();
  const layout = useLineItemLayout(view, campaignId);
  const exportItems = useExportLineItems(layout, campaignName);
  const leaving = useLeavingRecords(records, lineItemGraceKey);
  const zone = zoneOrUtc(account?.timezone ?? "UTC");
  const search = useDeferredValue(view.q);
  const stagedOnly = view.stagedOnly && originals.size > 0;
  const shown = useMemo(
    () => (stagedOnly ? records.filter(({ id }) => originals.has(id)) : records),
    [stagedOnly, records, originals],
  );
  const found = useMemo(
    () => arrangeLineItems(shown, { search, filters, deleted, zone, sort, campaignName }),
    [shown, search, filters, deleted, zone, sort, campaignName],
  );
  const { lines, seen, groups, waiting } = useLineItemLines(found, view, around);
  const filtering = useLineItemFiltering(view, {
    campaigns: byId,
    complete,
    campaignName,
    items: records,
    zone,
  });
  const itemsById = useMemo(() => new Map(records.map((item) => [item.id, item])), [records]);
  const chosen = useMemo(
    () => [...selection.ids].flatMap((id) => itemsById.get(id) ?? []).filter((item) => !item.deleted),
    [selection, itemsById],
  );
  const shownChosen = useMemo(
    () => found.reduce((count, { id }) => count + Number(selection.ids.has(id)), 0),
    [found, selection],
  );
  const original = (item: lineItems.LineItem) => originals.get(item.id) ?? item;
  const copy = useCopyRows({
    noun: LINE_ITEMS,
    chosen,
    shown: seen,
    original,
    code: copying,
    copied: ({ copiedLineItems }, format, items) =>
      copiedLineItems(format, items, layout, campaignName, zone),
  });
  const [pasting, setPasting] = useState<Pasting<lineItems.LineItem, LineItemColumn>>();
  usePasteRows({
    chosen,
    shown: seen,
    layout,
    readOnlyReason,
    onPaste: setPasting,
  });
  useCommands(
    useMemo(
      () => [
        createCommand("line-items", { disabledReason: reason, run: () => setCreating(true) }),
        {
          id: "line-items.filter",
          label: "Add a filter",
          group: "Line items",
          keys: "f",
          run: () => setAddingFilter(true),
        },
      ],
      [reason],
    ),
  );
  useGridCommands("line-items");
  const rows = {
    items: found,
    zone,
    view,
    selection,
    onSelection: setSelection,
    campaigns: byId,
    campaignsCome,
    campaignName,
    campaignHref,
    panelHref,
    leaving,
    originals,
  };
  return (
    <LineItemStagingProvider value={staging}>
      <ListPage
        title="Line items"
        one="line item"
        many="line items"
        tabs={<ViewTabs of={LINE_ITEM_VIEWS} onQuery={view.setQuery} />}
        actions={
          <Button tone="primary" disabledReason={reason} onClick={() => setCreating(true)}>
            <Plus size={14} aria-hidden />
            <span className="max-sm:sr-only">New line item</span>
          </Button>
        }
        list={list}
        waiting={!narrow && waiting}
        shown={found.length}
        search={{
          placeholder: "Name or id",
          value: view.q,
          onValueChange: view.setQ,
          leadsToGrid: !narrow,
        }}
        filters={
          <>
            {stagedOnly && <StagedOnlyChip onRemove={() => view.setStagedOnly(false)} />}
            <FilterChips filtering={filtering} />
            <FilterAdder
              open={addingFilter}
              onOpenChange={setAddingFilter}
              filtering={filtering}
              examples="Paused, objective, campaign, bid…"
            />
          </>
        }
        filtersGrow
        end={
          <>
            <StagingToggle staging={staging} group="Line items" disabledReason={readOnlyReason} />
            <ViewMenu
              view={view}
              layout={layout}
              exporting={{
                shown: found.length,
                complete: list.complete,
                chosen: chosen.length,
                staged: originals.size > 0,
                onExport: (wish) => {
                  const exported = wish.rows === "chosen" ? chosen : found;
                  exportItems(wish.staged ? exported : exported.map(original), wish.columns);
                },
              }}
            />
          </>
        }
        banner={<UnnamedCampaigns unnamed={around.unnamed} />}
        skeleton={skeleton}
        empty={
          <EmptyState
            title={
              campaignIds.length === 0
                ? "No line items yet"
                : campaignId === undefined
                  ? "These campaigns have no line items yet"
                  : "This campaign has no line items yet"
            }
            action={
              <Button tone="primary" disabledReason={reason} onClick={() => setCreating(true)}>
                Create the first line item
              </Button>
            }
          >
            A line item says where a campaign is shown, what is bid for and when it runs. A campaign without
            one never serves.
          </EmptyState>
        }
        clear={{ label: "Show all line items", run: view.showAll }}
      >
        {narrow ? (
          <LineItemCards {...rows} oneCampaign={campaignId !== undefined} />
        ) : (
          <LineItemGrid
            {...rows}
            lines={lines}
            groups={groups}
            layout={layout}
            readOnlyReason={readOnlyReason}
          />
        )}
      </ListPage>
      {chosen.length > 0 && (
        <LineItemBulkBar
          count={chosen.length}
          hidden={chosen.length - shownChosen}
          matching={found.reduce((count, item) => count + Number(!item.deleted), 0)}
          complete={list.complete}
          readOnlyReason={bulkReason}
          staged={originals.size > 0}
          onCopy={copy}
          onAction={(kind) => setBulk({ kind, items: chosen })}
          onChooseAll={() =>
            setSelection({ ids: new Set(found.filter((item) => !item.deleted).map(({ id }) => id)) })
          }
          onClear={() => setSelection(NOTHING_SELECTED)}
        />
      )}
      {staging.on && (
        <LineItemStagingBar
          staging={staging}
          campaigns={byId}
          zone={zone}
          only={stagedOnly}
          onOnly={view.setStagedOnly}
        />
      )}
      {opened === "palette" && !narrow && <GroupCommands group={view.group} setGroup={view.setGroup} />}
      {bulk && (
        <BulkDialogs
          kind={bulk.kind}
          // Deletions are never staged: they go by the line items as the service has them.
          items={bulk.kind === "delete" ? bulk.items.map(original) : bulk.items}
          onStage={staging.on ? staging.stageMany : undefined}
          campaigns={byId}
          onClose={() => setBulk(undefined)}
          onDeleting={() => setSelection(NOTHING_SELECTED)}
        />
      )}
      {pasting && (
        <PasteLineItems
          pasting={pasting}
          staging={staging}
          campaigns={byId}
          onClose={() => setPasting(undefined)}
        />
      )}
      {view.panel !== null && (
        <LineItemPanel
          id={view.panel}
          listed={itemsById.get(view.panel)}
          original={originals.get(view.panel)}
          complete={list.complete}
          zone={zone}
          campaigns={byId}
          campaignsCome={campaignsCome}
          campaignName={campaignName}
          campaignHref={campaignHref}
          onClose={() => view.setPanel(null)}
        />
      )}
      {creating && (
        <CreateLineItemDialog
          campaignId={campaignId ?? null}
          campaigns={campaigns}
          reading={!complete}
          onClose={() => setCreating(false)}
          onCreated={(item) => {
            setCreating(false);
            view.setPanel(item.id);
          }}
        />
      )}
    </LineItemStagingProvider>
  );
}
