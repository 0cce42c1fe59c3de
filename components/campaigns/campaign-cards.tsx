"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { Pause, Play } from "lucide-react";
import { useRef } from "react";
import type { RecordRowsProps } from "@/components/records/record-grid";
import type { CellAround } from "@/components/records/record-value";
import { NotSet } from "@/components/ui/absent";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { Money } from "@/components/ui/money";
import { StatusMark } from "@/components/ui/status-mark";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignColumn } from "@/lib/campaigns/campaign-columns";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { toggle } from "@/lib/lists/selection";

type CampaignCardsProps = RecordRowsProps<Campaign, CampaignColumn, CampaignColumn, CellAround>;

const ROW = 60;

/** Campaigns as cards: name, status and budget; choosing, pausing and resuming under the thumb. */
export function CampaignCards({
  rows,
  originals,
  around,
  view,
  selection,
  leaving,
  onSelection,
  onTogglePause,
  panelHref,
}: CampaignCardsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 6,
  });
  return (
    <div ref={scroller} className="h-full overflow-y-auto">
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const campaign = rows[index];
          return (
            campaign && (
              <li
                key={campaign.id}
                data-row={campaign.id}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
                className={classNames(
                  "absolute inset-x-0 top-0 flex h-[60px] items-center gap-1 border-b px-2",
                  selection.ids.has(campaign.id) && "bg-surface-selected",
                )}
              >
                <ListItem
                  campaign={campaign}
                  staged={originals.has(campaign.id)}
                  href={panelHref(campaign.id)}
                  chosen={selection.ids.has(campaign.id)}
                  leaving={leaving.has(campaign.id)}
                  onChoose={() => onSelection(toggle(selection, campaign.id))}
                  onOpen={() => view.setPanel(campaign.id)}
                  readOnlyReason={around.readOnlyReason}
                  onTogglePause={onTogglePause}
                />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

interface ListItemProps {
  campaign: Campaign;
  /** Changes of it wait to be published. */
  staged: boolean;
  href: string;
  chosen: boolean;
  leaving: boolean;
  onChoose: () => void;
  onOpen: () => void;
  readOnlyReason: string | undefined;
  onTogglePause: (campaign: Campaign) => void;
}

function ListItem({
  campaign,
  staged,
  href,
  chosen,
  leaving,
  onChoose,
  onOpen,
  readOnlyReason,
  onTogglePause,
}: ListItemProps) {
  const { kind, word, state } = campaignDelivery(campaign).status;
  const active = campaign.entity_status === "ACTIVE";
  const faded = campaign.deleted || leaving;
  return (
    <>
      <label className="inline-flex size-11 shrink-0 items-center justify-center">
        <input
          type="checkbox"
          className="checkbox"
          checked={chosen}
          disabled={faded}
          onChange={onChoose}
          aria-label={`Choose ${campaign.name}`}
        />
      </label>
      <a
        href={href}
        className={classNames("min-w-0 flex-1", faded && "text-text-muted line-through")}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <span className="block truncate font-medium">
          <bdi>{campaign.name}</bdi>
        </span>
        <span className="flex items-center gap-3 text-sm text-text-muted">
          <StatusMark kind={kind}>{word}</StatusMark>
          <CardBudget campaign={campaign} />
          {staged && <span className="text-accent-text">Staged</span>}
        </span>
      </a>
      {!faded && state !== "ended" && (
        <IconButton
          label={`${active ? "Pause" : "Resume"} ${campaign.name}`}
          className="size-11"
          disabledReason={readOnlyReason}
          onClick={() => onTogglePause(campaign)}
        >
          {active ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
        </IconButton>
      )}
    </>
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
