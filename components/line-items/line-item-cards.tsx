import { PhoneRow } from "@/components/ui/phone-row";
import { lineItemName, objectiveName } from "@/lib/line-items/line-item-words";
import { lineItemGraceKey } from "./delete-line-item";
import { Bid, Flight } from "./line-item-cells";
import { LineItemMark } from "./line-item-mark";
import type { LineItemRowsProps } from "./line-item-table";
import { ToggleInRow } from "./toggle-line-item";

/** Line items on a phone. */
export function LineItemCards({ items, zone, view, campaignName, leaving }: LineItemRowsProps) {
  return (
    <ul aria-label="Line items">
      {items.map((item) => (
        <PhoneRow
          key={item.id}
          name={<bdi>{lineItemName(item)}</bdi>}
          open={item.id === view.panel}
          leaving={leaving.has(lineItemGraceKey(item.id))}
          onOpen={() => view.openPanel(item.id)}
          end={!leaving.has(lineItemGraceKey(item.id)) && <ToggleInRow item={item} large />}
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
