"use client";

import { useQueryClient } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useCallback, useMemo, useState } from "react";
import { RecordPage } from "@/components/records/record-page";
import { useCampaigns } from "@/components/records/use-campaigns";
import type { ChosenRecords } from "@/components/records/use-chosen-records";
import { recordView, useRecordView } from "@/components/records/use-record-view";
import { useMay } from "@/components/shell/account";
import { useScope } from "@/lib/ads/client";
import { type Campaign, create } from "@/lib/ads/endpoints/campaigns";
import { limitUse } from "@/lib/campaigns/campaign-limit";
import { CAMPAIGN_LISTS } from "@/lib/campaigns/campaign-lists";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import { CAMPAIGN_VIEWS } from "@/lib/campaigns/campaign-views";
import { putRecords } from "@/lib/records/record-lists";
import type { BulkAction } from "./bulk/campaign-bulk-bar";
import { CampaignDialogs, type OpenDialog } from "./campaign-dialogs";
import { EMPTY, SKELETON } from "./campaigns-waiting";
import { CAMPAIGN_GRID } from "./grid/campaign-grid";
import { ImportItem } from "./import-item";
import { LimitMeter } from "./limit-meter";
import { usePlace } from "./place";
import { useCampaignStaging } from "./staged/use-campaign-staging";
import { useCampaignActions } from "./use-campaign-actions";
import { useCampaignAround, useCampaignFilterNames } from "./use-campaign-around";

// Loaded when first asked for: the rows are there sooner without it. With nothing to show meanwhile, or the whole
// page would be hidden while it loads, and the focus lost with it.
const CampaignBulkBar = dynamic(
  () => import("./bulk/campaign-bulk-bar").then((module) => module.CampaignBulkBar),
  { loading: () => null },
);
const CampaignStagingBar = dynamic(
  () => import("./staged/campaign-staging-bar").then((module) => module.CampaignStagingBar),
  { loading: () => null },
);
const CampaignPanel = dynamic(() => import("./campaign-panel").then((module) => module.CampaignPanel), {
  loading: () => null,
});
const WhyPopover = dynamic(() => import("./why-popover").then((module) => module.WhyPopover), {
  loading: () => null,
});
// On a phone alone.
const CampaignCards = dynamic(() => import("./campaign-cards").then((module) => module.CampaignCards), {
  loading: () => null,
});

const SEEN = recordView(CAMPAIGN_RECORDS);

/** The page: its list, and what is open over it. */
export function CampaignsView() {
  const place = usePlace();
  const view = useRecordView(SEEN);
  const list = useCampaigns(place.accountId, {
    withDeleted: view.deleted !== "hidden",
    sort: view.sort,
    search: view.q,
  });
  const { campaigns } = list;
  const client = useQueryClient();
  const scope = useScope();
  const staging = useCampaignStaging(place.accountId, campaigns);
  const actions = useCampaignActions(place, staging);
  const mayCreate = useMay(create);
  const [why, setWhy] = useState<{ id: string; anchor: HTMLElement }>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const use = useMemo(() => limitUse(campaigns), [campaigns]);
  const onCreate = useCallback(() => setDialog({ kind: "create" }), []);
  const closeWhy = () => {
    // Before its row goes: the grid then passes the focus on.
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
      // With what is staged for it, like every bulk change.
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
      kind={CAMPAIGN_GRID}
      views={CAMPAIGN_VIEWS}
      view={view}
      list={list}
      staging={staging}
      around={useCampaignAround()}
      leaving={list.leaving}
      filtering={useCampaignFilterNames(campaigns)}
      searched={list.complete ? "Name or id" : "Name starts with…"}
      create={{
        label: "New campaign",
        disabledReason: mayCreate.reason ?? place.readOnlyReason,
        run: onCreate,
      }}
      empty={EMPTY}
      skeleton={SKELETON}
      meter={(list.complete || campaigns.length > 0) && <LimitMeter use={use} complete={list.complete} />}
      viewItems={<ImportItem />}
      Cards={CampaignCards}
      rowActions={{
        onSave: actions.save,
        onTogglePause: actions.togglePause,
        onOpenCell: (campaign, column, anchor, by) => {
          if (column !== "why" || (by === "click" && campaign.deleted)) return false;
          setWhy({ id: campaign.id, anchor });
          return true;
        },
      }}
      BulkBar={CampaignBulkBar}
      // Copies and deletions are never staged: they go by the campaigns as the service has them.
      onBulk={(kind: BulkAction, { chosen, original }) =>
        setDialog({
          kind,
          campaigns: kind === "duplicate" || kind === "delete" ? chosen.map(original) : chosen,
        })
      }
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
              onDuplicate={(campaign) => setDialog({ kind: "duplicate", campaigns: [campaign] })}
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
            onCreated={(campaign) => {
              putRecords(client, scope, place.accountId, CAMPAIGN_LISTS, [campaign]);
              setDialog(undefined);
              view.setPanel(campaign.id);
            }}
          />
        </>
      )}
    </RecordPage>
  );
}
