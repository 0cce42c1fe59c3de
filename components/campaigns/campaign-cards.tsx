"use client";

import { ChosenCards } from "@/components/records/chosen-cards";
import type { RecordCardsOf } from "@/components/records/record-grid";
import type { CellAround } from "@/components/records/record-value";
import { NotSet } from "@/components/ui/absent";
import { Money } from "@/components/ui/money";
import { PauseButton } from "@/components/ui/pause-button";
import { StatusMark } from "@/components/ui/status-mark";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignColumn } from "@/lib/campaigns/campaign-columns";
import { campaignDelivery } from "@/lib/delivery/delivery";

/** Campaigns as cards: name, status, budget and results; choosing, pausing and resuming under the thumb. */
export function CampaignCards(cards: RecordCardsOf<Campaign, CampaignColumn, CampaignColumn, CellAround>) {
  const { originals, around, onTogglePause } = cards;
  return (
    <ChosenCards
      {...cards}
      label="Campaigns"
      height={89}
      className="items-center gap-3 px-4 py-1.5"
      nameOf={({ name }) => name}
      end={(campaign) =>
        campaignDelivery(campaign).status.state !== "ended" && (
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
      {(campaign) => {
        const { kind, word } = campaignDelivery(campaign).status;
        return (
          <span className="flex items-center gap-3 text-sm text-text-muted">
            <StatusMark kind={kind}>{word}</StatusMark>
            <CardBudget campaign={campaign} />
            {originals.has(campaign.id) && <span className="text-accent-text">Staged</span>}
          </span>
        );
      }}
    </ChosenCards>
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
