"use client";

import { useCallback, useMemo, useState } from "react";
import { ImportItem } from "@/components/import/import-item";
import { FirstRecord } from "@/components/records/first-record";
import { RecordPage } from "@/components/records/record-page";
import { useCampaigns } from "@/components/records/use-campaigns";
import type { ChosenRecords } from "@/components/records/use-chosen-records";
import { useRecordStatistics } from "@/components/records/use-record-statistics";
import { recordView, useRecordView } from "@/components/records/use-record-view";
import { useNarrow } from "@/components/shell/use-narrow";
import { lateComponent } from "@/components/ui/late-component";
import { batch, type Campaign } from "@/lib/ads/endpoints/campaigns";
import { limitUse } from "@/lib/campaigns/campaign-limit";
import { CAMPAIGN_RECORDS, CAMPAIGN_VIEWS } from "@/lib/campaigns/campaign-records";
import type { CampaignBulkAction } from "./bulk/campaign-actions";
import { useCampaignContext } from "./campaign-context";
import { CampaignDialogs, type OpenDialog } from "./campaign-dialogs";
import { CAMPAIGN_GRID } from "./grid/campaign-grid";
import { LimitMeter } from "./limit-meter";
import { useCampaignStaging } from "./staged/use-campaign-staging";
import { useCampaignAround, useCampaignFilterNames } from "./use-campaign-around";
import { useCampaignStarts } from "./use-campaign-starts";
import { useNewCampaign } from "./use-new-campaign";
import { useCampaignActions } from "./use-save-campaign";

// Loaded on first use: the rows appear sooner without it.
const CampaignBulkBar = lateComponent(() =>
  import("./bulk/campaign-actions").then((module) => module.CampaignBulkBar),
);
const CampaignStagingBar = lateComponent(() =>
  import("./staged/campaign-staging-bar").then((module) => module.CampaignStagingBar),
);
const CampaignPanel = lateComponent(() => import("./campaign-panel").then((module) => module.CampaignPanel));
const WhyPopover = lateComponent(() => import("./why-popover").then((module) => module.WhyPopover));
// On a phone alone.
const CampaignCards = lateComponent(() => import("./campaign-cards").then((module) => module.CampaignCards), {
  ahead: false,
});

const NONE: readonly Campaign[] = [];
const SEEN = recordView(CAMPAIGN_RECORDS);

/** The page: its list, and its open dialogs and panel. */
export function CampaignsView() {
  const place = useCampaignContext();
  const view = useRecordView(SEEN);
  const list = useCampaigns(place.accountId, {
    withDeleted: view.deleted !== "hidden",
    sort: view.sort,
    search: view.q,
  });
  const { campaigns } = list;
  const staging = useCampaignStaging(place.accountId, campaigns);
  const actions = useCampaignActions(place, staging);
  const [why, setWhy] = useState<{ id: string; anchor: HTMLElement }>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const use = useMemo(() => limitUse(campaigns), [campaigns]);
  const narrow = useNarrow();
  const showsStarts = !narrow && list.complete && view.layout.some(({ id }) => id === CAMPAIGN_GRID.why);
  const starts = useCampaignStarts(place.accountId, showsStarts ? campaigns : NONE);
  const { kind, settled, look, statistics } = useRecordStatistics({
    kind: CAMPAIGN_GRID,
    entity: "CAMPAIGN",
    rows: campaigns,
    zone: place.zone,
    view,
    complete: list.complete,
  });
  const { look: lookForStarts } = starts;
  const onSight = useCallback(
    (ids: readonly string[]) => {
      lookForStarts(ids);
      look(ids);
    },
    [lookForStarts, look],
  );
  const duplicate = (campaign: Campaign) => setDialog({ kind: "duplicate", campaigns: [campaign] });
  const creation = useNewCampaign();
  const create = { ...creation, disabledReason: creation.disabledReason ?? place.readOnlyReason };
  const closeWhy = () => {
    // Before its row is removed: the grid then moves the focus.
    why?.anchor.focus({ preventScroll: true });
    setWhy(undefined);
  };
  const reasonActions = ({ byId }: ChosenRecords<Campaign>) => ({
    onResume: (campaign: Campaign) => {
      closeWhy();
      void actions.save(campaign, { entity_status: "ACTIVE" });
    },
    onRaiseBudget: (campaign: Campaign) => {
      closeWhy();
      // With its staged changes, like every bulk change.
      const shown = byId.get(campaign.id) ?? campaign;
      setDialog({ kind: "budget", campaigns: [shown], budget: "total_budget_amount_local_micro" });
    },
    onAddLineItem: (campaign: Campaign) => {
      closeWhy();
      setDialog({ kind: "line-item", campaign });
    },
  });
  return (
    <RecordPage
      kind={kind}
      settled={settled}
      statistics={statistics}
      views={CAMPAIGN_VIEWS}
      view={view}
      list={list}
      planned={staging.planned}
      staging={staging}
      around={useCampaignAround(starts.startsAt)}
      pendingDeletions={list.pendingDeletions}
      filtering={useCampaignFilterNames(campaigns)}
      searched={list.complete ? "Name or id" : "Name starts with…"}
      create={create}
      empty={
        <FirstRecord title="No campaigns yet" action="Create the first campaign" create={create}>
          A campaign has a budget and a funding source. It is created paused, so nothing is spent by surprise.
        </FirstRecord>
      }
      actions={(list.complete || campaigns.length > 0) && <LimitMeter use={use} complete={list.complete} />}
      viewItems={<ImportItem needs={batch} section="campaigns" />}
      Cards={CampaignCards}
      rowActions={{
        onSave: actions.save,
        onTogglePause: actions.togglePause,
        onSight,
        onOpenCell: (campaign, column, anchor, by) => {
          if (column !== "why" || (by === "click" && campaign.deleted)) return false;
          setWhy({ id: campaign.id, anchor });
          return true;
        },
      }}
      BulkBar={CampaignBulkBar}
      onBulk={(kind: CampaignBulkAction, chosen) => setDialog({ kind, campaigns: chosen })}
      onDuplicate={duplicate}
      bulkReason={place.readOnlyReason}
      onPaste={(pasting) => setDialog({ kind: "paste", pasting })}
      stagingBar={(only) => <CampaignStagingBar staging={staging} only={only} onOnly={view.setStagedOnly} />}
    >
      {(chosen) => (
        <>
          {why && (
            <WhyPopover
              campaign={staging.planned.originals.get(why.id) ?? chosen.byId.get(why.id)}
              anchor={why.anchor}
              onClose={() => setWhy(undefined)}
              {...reasonActions(chosen)}
            />
          )}
          {view.panel !== null && (
            <CampaignPanel
              id={view.panel}
              listed={chosen.byId.get(view.panel)}
              original={staging.planned.originals.get(view.panel)}
              staging={staging}
              settled={list.complete || list.error !== null}
              onClose={() => view.setPanel(null)}
              onTogglePause={actions.togglePause}
              onEdit={(campaign) => setDialog({ kind: "edit", campaign })}
              onDuplicate={duplicate}
              onDelete={(campaign) => setDialog({ kind: "delete", campaigns: [campaign] })}
              {...reasonActions(chosen)}
            />
          )}
          <CampaignDialogs
            dialog={dialog}
            campaigns={campaigns}
            use={use}
            staging={staging}
            onClose={() => setDialog(undefined)}
            onSave={actions.attempt}
            onDeleting={chosen.clear}
          />
        </>
      )}
    </RecordPage>
  );
}
