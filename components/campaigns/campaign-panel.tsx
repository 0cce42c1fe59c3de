"use client";

import { useAccount } from "@/components/shell/account";
import { historyHref } from "@/components/shell/dashboard-route";
import { StagePause } from "@/components/staged/stage-pause";
import { StagedFields } from "@/components/staged/staged-fields";
import { ReadingChanges } from "@/components/statistics/mark-changes";
import { PanelStatistics } from "@/components/statistics/panel-statistics";
import { SpendByHour } from "@/components/statistics/spend-by-hour";
import { Button } from "@/components/ui/button";
import { PanelSection, RawRecord } from "@/components/ui/facts";
import { lateComponent } from "@/components/ui/late-component";
import { LinkButton } from "@/components/ui/link-button";
import { RecordPanel } from "@/components/ui/record-panel";
import { useAdsQuery } from "@/lib/ads/client";
import { type Campaign, get } from "@/lib/ads/endpoints/campaigns";
import type { CampaignChange } from "@/lib/campaigns/change";
import { useCampaignContext } from "./campaign-context";
import { CampaignLineItems } from "./campaign-line-items";
import { ExplainCampaign, type WhyActions } from "./explain-campaign";
import { PanelFields } from "./panel-fields";
import type { CampaignStaging } from "./staged/use-campaign-staging";

// Loaded once changes that a chart marks are listed.
const CampaignChangeList = lateComponent(
  () => import("./campaign-change-list").then((module) => module.CampaignChangeList),
  {
    ahead: false,
    meanwhile: () => <ReadingChanges />,
  },
);

interface PanelActions extends WhyActions {
  readonly onTogglePause: (campaign: Campaign) => void;
  readonly onEdit: (campaign: Campaign) => void;
  readonly onDuplicate: (campaign: Campaign) => void;
  readonly onDelete: (campaign: Campaign) => void;
}

interface CampaignPanelProps extends PanelActions {
  id: string;
  /** The campaign in the list; undefined while it is not loaded. */
  listed: Campaign | undefined;
  /** The record on the service, where changes are staged. */
  original: Campaign | undefined;
  staging: CampaignStaging;
  /** The list is complete or has failed: a missing campaign has to be read. */
  settled: boolean;
  onClose: () => void;
}

/** Everything about one campaign, beside the list; the arrow keys move on to the next. */
export function CampaignPanel({
  id,
  listed,
  original,
  settled,
  onClose,
  staging,
  ...actions
}: CampaignPanelProps) {
  const account = useAccount();
  const { zone } = useCampaignContext();
  const asked = useAdsQuery(
    get,
    { account_id: account.accountId, campaign_id: id, with_deleted: true },
    { enabled: !listed && settled },
  );
  return (
    <RecordPanel
      one="campaign"
      id={id}
      record={listed ?? asked.data?.data}
      asked={asked}
      name={({ name }) => name}
      actions={() => (
        <LinkButton href={historyHref(account, "CAMPAIGN", id)} prefetch={false} size="small">
          History
        </LinkButton>
      )}
      footer={(planned) =>
        !planned.deleted && <PanelFooter planned={planned} campaign={original ?? planned} {...actions} />
      }
      onClose={onClose}
    >
      {(planned) => (
        <>
          {original && (
            <div className="p-4">
              <StagedFields staging={staging} original={original} zone={zone} />
            </div>
          )}
          <Details
            campaign={original ?? planned}
            planned={planned}
            staging={staging}
            zone={zone}
            {...actions}
          />
        </>
      )}
    </RecordPanel>
  );
}

type DetailsProps = PanelFooterProps & { staging: CampaignStaging; zone: string };

const PAUSE: CampaignChange = { entity_status: "PAUSED" };

function Details({ campaign, planned, staging, zone, ...actions }: DetailsProps) {
  const { readOnlyReason } = useCampaignContext();
  return (
    <>
      {!campaign.deleted && (
        <PanelSection title="Delivery">
          <ExplainCampaign campaign={campaign} {...actions} />
        </PanelSection>
      )}
      <div className="px-4 py-4">
        <PanelStatistics
          entity="CAMPAIGN"
          row={campaign}
          many="campaigns"
          zone={zone}
          listOfChanges={(marked) => <CampaignChangeList {...marked} staging={staging} planned={planned} />}
          more={() => (
            <SpendByHour
              entity="CAMPAIGN"
              row={campaign}
              zone={zone}
              pause={<StagePause staging={staging} record={planned} change={PAUSE} reason={readOnlyReason} />}
            />
          )}
        />
      </div>
      {!campaign.deleted && <CampaignLineItems campaign={campaign} onAdd={actions.onAddLineItem} />}
      <PanelSection title="Campaign">
        <PanelFields campaign={campaign} />
      </PanelSection>
      <RawRecord record={campaign} />
    </>
  );
}

type PanelFooterProps = PanelActions & {
  /** With its staged changes. */
  planned: Campaign;
  campaign: Campaign;
};

function PanelFooter({ planned, campaign, onTogglePause, onEdit, onDuplicate, onDelete }: PanelFooterProps) {
  const { readOnlyReason } = useCampaignContext();
  return (
    <>
      <Button tone="danger" disabledReason={readOnlyReason} onClick={() => onDelete(campaign)}>
        Delete…
      </Button>
      <Button disabledReason={readOnlyReason} onClick={() => onDuplicate(campaign)}>
        Duplicate…
      </Button>
      <Button disabledReason={readOnlyReason} onClick={() => onTogglePause(planned)}>
        {planned.entity_status === "ACTIVE" ? "Pause" : "Resume"}
      </Button>
      <Button tone="primary" disabledReason={readOnlyReason} onClick={() => onEdit(planned)}>
        Edit…
      </Button>
    </>
  );
}
