"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { useMemo, useRef, useState } from "react";
import { useMay } from "@/components/shell/account";
import { type Command, useCommands } from "@/components/shell/commands";
import { useGridCommands } from "@/components/shell/grid-commands";
import { useOverlays } from "@/components/shell/overlays";
import { PageHeader } from "@/components/shell/page-header";
import { ViewTabs } from "@/components/shell/saved-views/view-tabs";
import { createCommand } from "@/components/shell/sections";
import { shownCount } from "@/components/shell/shown-count";
import { useCopyRows } from "@/components/shell/use-copy-rows";
import { useNarrow } from "@/components/shell/use-narrow";
import { usePasteRows } from "@/components/shell/use-paste-rows";
import { Button } from "@/components/ui/button";
import { Late } from "@/components/ui/late";
import { useScope } from "@/lib/ads/client";
import { type Campaign, create } from "@/lib/ads/endpoints/campaigns";
import { zoneOrUtc } from "@/lib/calendar";
import { limitUse } from "@/lib/campaigns/campaign-limit";
import { CAMPAIGN_LISTS } from "@/lib/campaigns/campaign-lists";
import { CAMPAIGNS } from "@/lib/campaigns/campaign-noun";
import { CAMPAIGN_VIEWS } from "@/lib/campaigns/view/campaign-views";
import { putRecords } from "@/lib/records/record-lists";
import { NOTHING_SELECTED } from "@/lib/selection";
import type { BulkAction } from "./bulk/campaign-bulk-bar";
import { CampaignDialogs, type OpenDialog } from "./campaign-dialogs";
import { CampaignsBody } from "./campaigns-body";
import { LimitMeter } from "./limit-meter";
import { fundingName, usePlace } from "./place";
import { useCampaignStaging } from "./staged/use-campaign-staging";
import { useCampaignActions } from "./use-campaign-actions";
import { useCampaignLines } from "./use-campaign-lines";
import { useCampaigns } from "./use-campaigns";
import { useVisibleCampaigns } from "./use-visible-campaigns";
import { Toolbar } from "./view/toolbar";
import { useCampaignFiltering } from "./view/use-campaign-filtering";
import { useCampaignView } from "./view/use-campaign-view";

// Loaded when first asked for: the rows are there sooner without them. With nothing to show meanwhile, or the
// whole page would be hidden while they load, and the focus lost with it.
const CampaignBulkBar = dynamic(
  () => import("./bulk/campaign-bulk-bar").then((module) => module.CampaignBulkBar),
  { loading: () => null },
);
const CampaignPanel = dynamic(() => import("./campaign-panel").then((module) => module.CampaignPanel), {
  loading: () => null,
});
const CampaignStagingBar = dynamic(
  () => import("./staged/campaign-staging-bar").then((module) => module.CampaignStagingBar),
  { loading: () => null },
);
const GroupCommands = dynamic(() => import("./view/group-commands").then((module) => module.GroupCommands), {
  loading: () => null,
});
const WhyPopover = dynamic(() => import("./why-popover").then((module) => module.WhyPopover), {
  loading: () => null,
});

const copying = new Late(() => import("./copied-campaigns"));

/** The page: how the list is seen, what is chosen, and what is open over it. */
export function CampaignsView() {
  const place = usePlace();
  const view = useCampaignView();
  const list = useCampaigns(place.accountId, {
    withDeleted: view.deleted !== "hidden",
    sort: view.sort,
    search: view.q,
  });
  const { campaigns } = list;
  const client = useQueryClient();
  const scope = useScope();
  const staging = useCampaignStaging(place.accountId, campaigns);
  const { originals, records: planned } = staging.planned;
  const stagedOnly = view.stagedOnly && originals.size > 0;
  const shown = useMemo(
    () => (stagedOnly ? planned.filter(({ id }) => originals.has(id)) : planned),
    [stagedOnly, planned, originals],
  );
  const rows = useVisibleCampaigns(shown, view, place);
  const { lines, seen, groups } = useCampaignLines(rows, view, place);
  const actions = useCampaignActions(place, staging);
  const mayCreate = useMay(create);

  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [why, setWhy] = useState<{ id: string; anchor: HTMLElement }>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [addingFilter, setAddingFilter] = useState(false);
  const search = useRef<HTMLInputElement>(null);

  const byId = useMemo(() => new Map(planned.map((campaign) => [campaign.id, campaign])), [planned]);
  const original = (campaign: Campaign) => originals.get(campaign.id) ?? campaign;
  const chosen = useMemo(
    () => [...selection.ids].flatMap((id) => byId.get(id) ?? []).filter(({ deleted }) => !deleted),
    [selection, byId],
  );
  const shownChosen = useMemo(
    () => rows.reduce((count, { id }) => count + Number(selection.ids.has(id)), 0),
    [rows, selection],
  );
  const copy = useCopyRows({
    noun: CAMPAIGNS,
    chosen,
    shown: seen,
    original,
    code: copying,
    copied: ({ copiedCampaigns }, format, records) =>
      copiedCampaigns(format, records, view.layout, (id) => fundingName(place, id), zoneOrUtc(place.zone)),
  });
  usePasteRows({
    chosen,
    shown: seen,
    layout: view.layout,
    readOnlyReason: place.readOnlyReason,
    onPaste: (pasting) => setDialog({ kind: "paste", pasting }),
  });
  const use = useMemo(() => limitUse(campaigns), [campaigns]);
  const live = useMemo(() => campaigns.filter(({ deleted }) => !deleted).length, [campaigns]);
  const filtering = useCampaignFiltering(view, place, campaigns);

  const closeWhy = () => {
    // Before its row goes: the grid then passes the focus on.
    why?.anchor.focus({ preventScroll: true });
    setWhy(undefined);
  };
  const raiseBudget = (campaign: Campaign) => {
    closeWhy();
    // With what is staged for it, like every bulk change.
    const shown = byId.get(campaign.id) ?? campaign;
    setDialog({ kind: "budget", campaigns: [shown], budget: "total_budget_amount_local_micro" });
  };
  const addLineItem = (campaign: Campaign) => {
    closeWhy();
    setDialog({ kind: "line-item", campaign });
  };
  const resume = (campaign: Campaign) => {
    closeWhy();
    void actions.save(campaign, { entity_status: "ACTIVE" });
  };
  // Copies and deletions are never staged: they go by the campaigns as the service has them.
  const onBulk = (action: BulkAction) =>
    setDialog({
      kind: action,
      campaigns: action === "duplicate" || action === "delete" ? chosen.map(original) : chosen,
    });

  const createReason = mayCreate.reason ?? place.readOnlyReason;
  const { on: stages } = staging;
  const { opened } = useOverlays();
  const narrow = useNarrow();
  useCommands(
    useMemo<readonly Command[]>(
      () => [
        createCommand("campaigns", {
          disabledReason: createReason,
          run: () => setDialog({ kind: "create" }),
        }),
        {
          id: "campaigns.filter",
          label: "Add a filter",
          group: "Campaigns",
          keys: "f",
          run: () => setAddingFilter(true),
        },
        {
          id: "campaigns.search",
          label: "Search campaigns",
          group: "Campaigns",
          keys: "/",
          run: () => search.current?.focus(),
        },
        { id: "campaigns.edit", label: "Edit the cell", group: "In the grid", keys: "enter" },
      ],
      [createReason],
    ),
  );
  useGridCommands("campaigns");

  return (
    <>
      <PageHeader
        title="Campaigns"
        count={shownCount({ shown: live, all: live, complete: list.complete })}
        tabs={<ViewTabs of={CAMPAIGN_VIEWS} onQuery={view.setQuery} />}
        actions={
          <>
            {(list.complete || campaigns.length > 0) && <LimitMeter use={use} complete={list.complete} />}
            <Button
              tone="primary"
              disabledReason={createReason}
              onClick={() => setDialog({ kind: "create" })}
            >
              <Plus size={14} aria-hidden />
              <span className="max-sm:sr-only">New campaign</span>
            </Button>
          </>
        }
      />
      <Toolbar
        view={view}
        list={list}
        rows={rows}
        filtering={filtering}
        searchRef={search}
        addingFilter={addingFilter}
        onAddingFilter={setAddingFilter}
        chosen={chosen.length}
        exported={(wish) => {
          const records = wish.rows === "chosen" ? chosen : rows;
          return wish.staged ? records : records.map(original);
        }}
        staging={staging}
        stagedOnly={stagedOnly}
      />
      <CampaignsBody
        list={list}
        rows={rows}
        lines={lines}
        groups={groups}
        originals={originals}
        view={view}
        selection={selection}
        onSelection={setSelection}
        onSave={actions.save}
        onWhy={(campaign, anchor) => setWhy({ id: campaign.id, anchor })}
        onTogglePause={actions.togglePause}
        createReason={createReason}
        onCreate={() => setDialog({ kind: "create" })}
      />
      {chosen.length > 0 && (
        <CampaignBulkBar
          count={chosen.length}
          hidden={chosen.length - shownChosen}
          matching={rows.reduce((count, { deleted }) => count + Number(!deleted), 0)}
          complete={list.complete}
          readOnlyReason={place.readOnlyReason}
          onAction={onBulk}
          staged={originals.size > 0}
          onCopy={copy}
          onChooseAll={() =>
            setSelection({ ids: new Set(rows.filter(({ deleted }) => !deleted).map(({ id }) => id)) })
          }
          onClear={() => setSelection(NOTHING_SELECTED)}
        />
      )}
      {stages && <CampaignStagingBar staging={staging} only={stagedOnly} onOnly={view.setStagedOnly} />}
      {opened === "palette" && !narrow && <GroupCommands group={view.group} setGroup={view.setGroup} />}
      {why && (
        <WhyPopover
          campaign={originals.get(why.id) ?? byId.get(why.id)}
          anchor={why.anchor}
          onClose={() => setWhy(undefined)}
          onResume={resume}
          onRaiseBudget={raiseBudget}
          onAddLineItem={addLineItem}
        />
      )}
      {view.panel !== null && (
        <CampaignPanel
          id={view.panel}
          listed={byId.get(view.panel)}
          original={originals.get(view.panel)}
          staging={staging}
          settled={list.complete || list.error !== null}
          onClose={() => view.setPanel(null)}
          onResume={resume}
          onRaiseBudget={raiseBudget}
          onAddLineItem={addLineItem}
          onTogglePause={actions.togglePause}
          onEdit={(campaign) => setDialog({ kind: "edit", campaign })}
          onDuplicate={(campaign) => setDialog({ kind: "duplicate", campaigns: [campaign] })}
          onDelete={(campaign) => setDialog({ kind: "delete", campaigns: [campaign] })}
        />
      )}
      <CampaignDialogs
        dialog={dialog}
        campaigns={campaigns}
        use={use}
        staging={staging}
        onClose={() => setDialog(undefined)}
        onSave={actions.attempt}
        onDeleting={() => setSelection(NOTHING_SELECTED)}
        onCreated={(campaign) => {
          putRecords(client, scope, place.accountId, CAMPAIGN_LISTS, [campaign]);
          setDialog(undefined);
          view.setPanel(campaign.id);
        }}
      />
    </>
  );
}
