import Link from "next/link";
import type { ReactNode } from "react";
import { WhyCell } from "@/components/delivery/why-cell";
import { Bid, Flight, OwnBudget } from "@/components/line-items/line-item-cells";
import { LineItemMark } from "@/components/line-items/line-item-mark";
import { ToggleInRow } from "@/components/line-items/toggle-line-item";
import { StagedWords } from "@/components/staged/staged-value";
import { classNames } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { lineItemDelivery } from "@/lib/delivery/delivery";
import type { LineItemColumn } from "@/lib/line-items/line-item-columns";
import { lineItemName, objectiveName, placementNames } from "@/lib/line-items/line-item-words";
import { isStaged, StagedLineItem } from "./staged-line-item";

export interface LineItemCellProps {
  column: LineItemColumn;
  item: LineItem;
  zone: string;
  /** The address with the line item's panel open. */
  href: string;
  /** Its campaign is on its way, and its name with it. */
  campaignComes: boolean;
  /** Its campaign, where that is known. */
  campaign: Campaign | undefined;
  campaignName: (id: string) => string;
  campaignHref: (id: string) => string;
  leaving: boolean;
  /** The line item as the service has it, where changes of it are staged. */
  original?: LineItem | undefined;
}

/** What stands in a cell. Links and buttons in it are for the pointer: keys belong to the cell. */
export function LineItemCell({
  column,
  item,
  zone,
  href,
  campaignComes,
  campaign,
  campaignName,
  campaignHref,
  leaving,
  original,
}: LineItemCellProps) {
  const faded = item.deleted || leaving;
  if (isStaged(column, item, original)) {
    const now = <StagedLineItem column={column} item={item} original={original} zone={zone} />;
    if (column === "status") return <StatusCell item={item} toggles={!faded} mark={now} />;
    if (column !== "name") return now;
  }
  switch (column) {
    case "name":
      return (
        <a
          href={href}
          tabIndex={-1}
          data-panel
          title={
            isStaged(column, item, original)
              ? `${lineItemName(item)}, staged; now ${lineItemName(original)}`
              : lineItemName(item)
          }
          className={classNames("min-w-0 truncate leading-6", faded ? "line-through" : "font-medium")}
        >
          {isStaged(column, item, original) ? (
            <StagedWords words={lineItemName(item)} old={lineItemName(original)} />
          ) : (
            <bdi>{lineItemName(item)}</bdi>
          )}
        </a>
      );
    case "campaign":
      return campaignComes ? (
        <Skeleton className="h-3 w-3/5" />
      ) : (
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
      return <StatusCell item={item} toggles={!faded} mark={<LineItemMark item={item} />} />;
    case "why":
      return item.deleted ? (
        <TimeText at={item.updated_at} zone={zone} />
      ) : (
        <a href={href} tabIndex={-1} data-panel className="min-w-0 truncate leading-6">
          <WhyCell delivery={lineItemDelivery(item)} zone={zone} />
        </a>
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
        <OwnBudget
          micros={item.daily_budget_amount_local_micro}
          currency={item.currency}
          which="daily"
          campaign={campaign}
        />
      );
    case "total":
      return (
        <OwnBudget
          micros={item.total_budget_amount_local_micro}
          currency={item.currency}
          which="total"
          campaign={campaign}
        />
      );
    case "created":
      return <TimeText at={item.created_at} zone={zone} />;
    case "updated":
      return <TimeText at={item.updated_at} zone={zone} />;
    case "id":
      return <span className="min-w-0 truncate font-mono text-sm text-text-muted">{item.id}</span>;
  }
}

interface StatusCellProps {
  item: LineItem;
  toggles: boolean;
  mark: ReactNode;
}

function StatusCell({ item, toggles, mark }: StatusCellProps) {
  return (
    <span className="flex min-w-0 flex-1 items-center justify-between gap-2">
      {mark}
      {toggles && <ToggleInRow item={item} />}
    </span>
  );
}
