import { LineItemMark } from "@/components/delivery/line-item-mark";
import { RecordCards } from "@/components/records/record-cards";
import type { RecordCardsOf } from "@/components/records/record-grid";
import { ChooseInRow } from "@/components/ui/choose-in-row";
import { PHONE_ROW, PhoneRowContent } from "@/components/ui/phone-row";
import { Skeleton } from "@/components/ui/skeleton";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { LineItemColumn } from "@/lib/line-items/line-item-columns";
import type { LineItemFilterId } from "@/lib/line-items/line-item-filters";
import { lineItemName, objectiveName } from "@/lib/line-items/line-item-words";
import { toggle } from "@/lib/lists/selection";
import { Bid, Flight } from "./line-item-cells";
import { ToggleInRow } from "./toggle-line-item";
import type { LineItemAround } from "./use-line-item-around";

/** Line items on a phone. */
export function LineItemCards({
  lines,
  heads,
  around: { zone, referredName, referredComes, oneCampaign },
  view,
  selection,
  onSelection,
  leaving,
  originals,
  onSight,
  figures,
}: RecordCardsOf<LineItem, LineItemColumn, LineItemFilterId, LineItemAround>) {
  return (
    <RecordCards
      label="Line items"
      lines={lines}
      heads={heads}
      height={oneCampaign ? 129 : 153}
      selected={selection.ids}
      onSight={onSight}
      className={PHONE_ROW}
    >
      {(item) => (
        <PhoneRowContent
          name={<bdi>{lineItemName(item)}</bdi>}
          open={item.id === view.panel}
          leaving={leaving.has(item.id)}
          faded={item.deleted}
          onOpen={() => view.setPanel(item.id)}
          start={
            <ChooseInRow
              label={`Select ${lineItemName(item)}`}
              chosen={selection.ids.has(item.id)}
              disabled={item.deleted || leaving.has(item.id)}
              onChoose={() => onSelection(toggle(selection, item.id))}
            />
          }
          end={!item.deleted && !leaving.has(item.id) && <ToggleInRow item={item} large />}
        >
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
          {figures(item)}
        </PhoneRowContent>
      )}
    </RecordCards>
  );
}
