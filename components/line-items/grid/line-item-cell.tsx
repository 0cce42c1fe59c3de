import Link from "next/link";
import { Bid, Budget, Flight } from "@/components/line-items/line-item-cells";
import { LineItemMark } from "@/components/line-items/line-item-mark";
import { ToggleInRow } from "@/components/line-items/toggle-line-item";
import { classNames } from "@/components/ui/class-names";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { LineItemColumn } from "@/lib/line-items/line-item-columns";
import { lineItemName, objectiveName, placementNames } from "@/lib/line-items/line-item-words";

export interface LineItemCellProps {
  column: LineItemColumn;
  item: LineItem;
  zone: string;
  /** The address with the line item's panel open. */
  href: string;
  campaignName: (id: string) => string;
  campaignHref: (id: string) => string;
  leaving: boolean;
}

/** What stands in a cell. Links and buttons in it are for the pointer: keys belong to the cell. */
export function LineItemCell({
  column,
  item,
  zone,
  href,
  campaignName,
  campaignHref,
  leaving,
}: LineItemCellProps) {
  switch (column) {
    case "name":
      return (
        <a
          href={href}
          tabIndex={-1}
          data-panel
          title={lineItemName(item)}
          className={classNames("min-w-0 truncate leading-6", leaving ? "line-through" : "font-medium")}
        >
          <bdi>{lineItemName(item)}</bdi>
        </a>
      );
    case "campaign":
      return (
        <Link
          href={campaignHref(item.campaign_id)}
          prefetch={false}
          tabIndex={-1}
          title={campaignName(item.campaign_id)}
          className="min-w-0 truncate leading-6 hover:underline"
        >
          <bdi>{campaignName(item.campaign_id)}</bdi>
        </Link>
      );
    case "status":
      return (
        <span className="flex min-w-0 flex-1 items-center justify-between gap-2">
          <LineItemMark item={item} />
          {!leaving && <ToggleInRow item={item} />}
        </span>
      );
    case "start":
      return <Flight item={item} zone={zone} />;
    case "objective":
      return <span className="min-w-0 truncate">{objectiveName(item.objective)}</span>;
    case "placements":
      return (
        <span title={placementNames(item.placements)} className="min-w-0 truncate">
          {placementNames(item.placements)}
        </span>
      );
    case "bid":
      return <Bid item={item} />;
    case "daily":
      return (
        <Budget
          micros={item.daily_budget_amount_local_micro}
          currency={item.currency}
          none="No daily budget of its own"
        />
      );
    case "total":
      return (
        <Budget
          micros={item.total_budget_amount_local_micro}
          currency={item.currency}
          none="No total budget of its own"
        />
      );
  }
}
