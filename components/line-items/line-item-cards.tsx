import { LineItemMark } from "@/components/delivery/line-item-mark";
import { ChosenCards } from "@/components/records/chosen-cards";
import type { RecordCardsOf } from "@/components/records/record-grid";
import { Skeleton } from "@/components/ui/skeleton";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { LineItemColumn } from "@/lib/line-items/line-item-columns";
import type { LineItemFilterId } from "@/lib/line-items/line-item-filters";
import { lineItemName, objectiveName } from "@/lib/line-items/line-item-words";
import { Bid, Flight } from "./line-item-cells";
import { ToggleInRow } from "./toggle-line-item";
import type { LineItemAround } from "./use-line-item-around";

/** Line items on a phone. */
export function LineItemCards(
  cards: RecordCardsOf<LineItem, LineItemColumn, LineItemFilterId, LineItemAround>,
) {
  const { originals } = cards;
  const { zone, referredName, referredComes, oneCampaign } = cards.around;
  return (
    <ChosenCards
      {...cards}
      label="Line items"
      height={oneCampaign ? 129 : 153}
      nameOf={lineItemName}
      end={(item) => <ToggleInRow item={item} large />}
    >
      {(item) => (
        <>
          {!oneCampaign &&
            (referredComes(item.campaign_id) ? (
              <Skeleton className="my-1 h-3 w-40" />
            ) : (
              <bdi className="truncate text-text-muted">{referredName(item.campaign_id)}</bdi>
            ))}
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="flex items-center gap-3">
              <LineItemMark item={item} />
              {originals.has(item.id) && <span className="text-accent-text">Staged</span>}
            </span>
            <span className="text-text-muted">
              <Flight item={item} zone={zone} />
            </span>
          </div>
          <div className="flex flex-wrap justify-between gap-x-3 text-text-muted">
            <span>{objectiveName(item.objective)}</span>
            <Bid item={item} />
          </div>
        </>
      )}
    </ChosenCards>
  );
}
