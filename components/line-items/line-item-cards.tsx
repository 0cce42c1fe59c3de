import { PhoneRow } from "@/components/ui/phone-row";
import { lineItemName, objectiveName } from "@/lib/line-items/line-item-words";
import { Bid, Flight } from "./line-item-cells";
import { LineItemMark } from "./line-item-mark";
import type { LineItemRowsProps } from "./line-item-table";

/** Line items on a phone. */
export function LineItemCards({ items, zone, view, campaignName }: LineItemRowsProps) {
  return (
    <ul aria-label="Line items">
      {items.map((item) => (
        <PhoneRow
          key={item.id}
          name={<bdi>{lineItemName(item)}</bdi>}
          open={item.id === view.panel}
          onOpen={() => view.openPanel(item.id)}
        >
          {view.campaign === null && (
            <bdi className="truncate text-text-muted">{campaignName(item.campaign_id)}</bdi>
          )}
          <div className="flex items-center justify-between gap-3">
            <LineItemMark item={item} />
            <Bid item={item} />
          </div>
          <div className="flex flex-wrap justify-between gap-x-3 text-text-muted">
            <span>{objectiveName(item.objective)}</span>
            <Flight item={item} zone={zone} />
          </div>
        </PhoneRow>
      ))}
    </ul>
  );
}
