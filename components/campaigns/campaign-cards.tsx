"use client";

import { RecordCards } from "@/components/records/record-cards";
import type { RecordCardsOf } from "@/components/records/record-grid";
import type { CellAround } from "@/components/records/record-value";
import { NotSet } from "@/components/ui/absent";
import { ChooseInRow } from "@/components/ui/choose-in-row";
import { Money } from "@/components/ui/money";
import { PauseButton } from "@/components/ui/pause-button";
import { PhoneRowContent } from "@/components/ui/phone-row";
import { StatusMark } from "@/components/ui/status-mark";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignColumn } from "@/lib/campaigns/campaign-columns";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { toggle } from "@/lib/lists/selection";

type CampaignCardsProps = RecordCardsOf<Campaign, CampaignColumn, CampaignColumn, CellAround>;

/** Campaigns as cards: name, status, budget and what they brought; choosing, pausing and resuming under the thumb. */
export function CampaignCards({
  lines,
  heads,
  originals,
  around,
  view,
  selection,
  leaving,
  onSelection,
  onTogglePause,
  onSight,
  figures,
}: CampaignCardsProps) {
  return (
    <RecordCards
      label="Campaigns"
      lines={lines}
      heads={heads}
      height={89}
      selected={selection.ids}
      onSight={onSight}
      className="items-center gap-3 px-4 py-1.5"
    >
      {(campaign) => {
        const { kind, word, state } = campaignDelivery(campaign).status;
        const gone = campaign.deleted || leaving.has(campaign.id);
        return (
          <PhoneRowContent
            name={<bdi>{campaign.name}</bdi>}
            open={campaign.id === view.panel}
            leaving={leaving.has(campaign.id)}
            faded={campaign.deleted}
            onOpen={() => view.setPanel(campaign.id)}
            start={
              <ChooseInRow
                label={`Select ${campaign.name}`}
                chosen={selection.ids.has(campaign.id)}
                disabled={gone}
                onChoose={() => onSelection(toggle(selection, campaign.id))}
              />
            }
            end={
              !gone &&
              state !== "ended" && (
                <PauseButton
                  large
                  name={campaign.name}
                  active={campaign.entity_status === "ACTIVE"}
                  disabledReason={around.readOnlyReason}
                  onClick={() => onTogglePause?.(campaign)}
                />
              )
            }
          >
            <span className="flex items-center gap-3 text-sm text-text-muted">
              <StatusMark kind={kind}>{word}</StatusMark>
              <CardBudget campaign={campaign} />
              {originals.has(campaign.id) && <span className="text-accent-text">Staged</span>}
            </span>
            {figures(campaign)}
          </PhoneRowContent>
        );
      }}
    </RecordCards>
  );
}

/** The daily budget, or the total where there is only that. */
function CardBudget({ campaign }: { campaign: Campaign }) {
  const {
    daily_budget_amount_local_micro: daily,
    total_budget_amount_local_micro: total,
    currency,
  } = campaign;
  if (daily === null && total === null) return <NotSet what="No budget" />;
  return (
    <span className="truncate">
      <Money micros={daily ?? total ?? ""} currency={currency} /> {daily === null ? "in total" : "a day"}
    </span>
  );
}
