"use client";

import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { historyHref } from "@/components/shell/dashboard-route";
import { StagedFields } from "@/components/staged/staged-fields";
import { PanelStatistics } from "@/components/statistics/panel-statistics";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { Name } from "@/components/ui/name";
import { Segmented } from "@/components/ui/segmented";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useAdsQuery } from "@/lib/ads/client";
import { type Campaign, get } from "@/lib/ads/endpoints/campaigns";
import { stringifyExactJson } from "@/lib/json/exact-json";
import { useCampaignContext } from "./campaign-context";
import { CampaignLineItems } from "./campaign-line-items";
import { ExplainCampaign, type WhyActions } from "./explain-campaign";
import { PanelFields } from "./panel-fields";
import type { CampaignStaging } from "./staged/use-campaign-staging";

export interface PanelActions extends WhyActions {
  readonly onTogglePause: (campaign: Campaign) => void;
  readonly onEdit: (campaign: Campaign) => void;
  readonly onDuplicate: (campaign: Campaign) => void;
  readonly onDelete: (campaign: Campaign) => void;
}

interface CampaignPanelProps extends PanelActions {
  id: string;
  /** The campaign as the list shows it; undefined while it is not there. */
  listed: Campaign | undefined;
  /** The same as the service has it, where changes of it are staged. */
  original: Campaign | undefined;
  staging: CampaignStaging;
  /** The list is whole or has failed: what is not in it has to be asked for. */
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
  const [tab, setTab] = useState<"fields" | "json">("fields");
  const asked = useAdsQuery(
    get,
    { account_id: account.accountId, campaign_id: id, with_deleted: true },
    { enabled: !listed && settled },
  );
  const planned = listed ?? asked.data?.data;
  const campaign = original ?? planned;
  return (
    <Sheet
      open
      onClose={onClose}
      title={planned ? <Name>{planned.name}</Name> : "Campaign"}
      actions={
        <LinkButton href={historyHref(account, "CAMPAIGN", id)} prefetch={false} size="small">
          History
        </LinkButton>
      }
      footer={
        planned &&
        campaign &&
        !campaign.deleted && <PanelFooter planned={planned} campaign={campaign} {...actions} />
      }
    >
      {campaign ? (
        <div className="flex flex-col gap-4 p-4">
          <Segmented
            label="Show"
            value={tab}
            onValueChange={setTab}
            options={[
              { value: "fields", label: "Fields" },
              { value: "json", label: "JSON" },
            ]}
            className="self-start"
          />
          {tab === "fields" ? (
            <>
              {original && <StagedFields staging={staging} original={original} zone={zone} />}
              {!campaign.deleted && (
                <section>
                  <h3 className="font-semibold text-lg">Delivery</h3>
                  <ExplainCampaign campaign={campaign} {...actions} />
                </section>
              )}
              <PanelStatistics entity="CAMPAIGN" row={campaign} many="campaigns" zone={zone} />
              {!campaign.deleted && <CampaignLineItems campaign={campaign} onAdd={actions.onAddLineItem} />}
              <div className="border-t pt-4">
                <PanelFields campaign={campaign} />
              </div>
            </>
          ) : (
            <RawJson campaign={campaign} />
          )}
        </div>
      ) : asked.error ? (
        <ErrorState
          error={asked.error}
          title={`Campaign ${id} could not be read`}
          onRetry={() => void asked.refetch()}
        />
      ) : (
        <div role="status" className="flex flex-col gap-3 p-4">
          <span className="sr-only">Reading the campaign</span>
          {["a", "b", "c", "d", "e"].map((line) => (
            <Skeleton key={line} className="h-4 w-full" />
          ))}
        </div>
      )}
    </Sheet>
  );
}

type PanelFooterProps = PanelActions & {
  /** As it will be once what is staged is published. */
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

function RawJson({ campaign }: { campaign: Campaign }) {
  const text = JSON.stringify(campaign, null, 2);
  return (
    <>
      <Button
        size="small"
        className="self-start"
        onClick={async () => {
          if (await copyText(stringifyExactJson(campaign))) toast({ title: "JSON copied", tone: "positive" });
        }}
      >
        Copy
      </Button>
      <pre className="overflow-x-auto rounded-md bg-surface-sunken p-3 font-mono text-sm">{text}</pre>
    </>
  );
}
