import Link from "next/link";
import { type ListColumn, ListTable } from "@/components/shell/list-table";
import { Cell, Row, RowName } from "@/components/ui/table";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { LineItemColumn } from "@/lib/line-items/line-item-view";
import { lineItemName, objectiveName, placementNames } from "@/lib/line-items/line-item-words";
import { lineItemGraceKey } from "./delete-line-item";
import { Bid, Budget, Flight } from "./line-item-cells";
import { LineItemMark } from "./line-item-mark";
import { ToggleInRow } from "./toggle-line-item";
import type { useLineItemsView } from "./use-line-items-view";

export interface LineItemRowsProps {
  items: readonly LineItem[];
  zone: string;
  view: ReturnType<typeof useLineItemsView>;
  campaignName: (id: string) => string;
  campaignHref: (id: string) => string;
  /** What is about to be deleted (lib/grace). */
  leaving: ReadonlySet<string>;
}

const CAMPAIGN: ListColumn<LineItemColumn> = { label: "Campaign", sort: "campaign" };
const COLUMNS: readonly ListColumn<LineItemColumn>[] = [
  { label: "Line item", sort: "name" },
  { label: "Status", sort: "status" },
  { label: "Runs", sort: "start", hint: "On the account’s clocks" },
  { label: "Objective", sort: "objective" },
  { label: "Placements", sort: "placements" },
  { label: "Bid", sort: "bid", numeric: true },
  { label: "Daily budget", sort: "daily", numeric: true },
  { label: "Total budget", sort: "total", numeric: true },
];

/** Line items, one a row. The name opens the panel. */
export function LineItemTable({ items, zone, view, campaignName, campaignHref, leaving }: LineItemRowsProps) {
  // Of one campaign's line items the campaign is told once, above the list.
  const columns = view.campaign === null ? COLUMNS.toSpliced(1, 0, CAMPAIGN) : COLUMNS;
  return (
    <ListTable label="Line items" columns={columns} view={view}>
      {items.map((item) => (
        <Row key={item.id} selected={item.id === view.panel} leaving={leaving.has(lineItemGraceKey(item.id))}>
          <Cell>
            <RowName
              className="max-w-56"
              onClick={() => view.openPanel(item.id === view.panel ? null : item.id)}
            >
              <bdi>{lineItemName(item)}</bdi>
            </RowName>
          </Cell>
          {view.campaign === null && (
            <Cell>
              <Link
                href={campaignHref(item.campaign_id)}
                prefetch={false}
                title={campaignName(item.campaign_id)}
                className="block max-w-56 truncate leading-6 hover:underline"
              >
                <bdi>{campaignName(item.campaign_id)}</bdi>
              </Link>
            </Cell>
          )}
          <Cell>
            <span className="flex items-center justify-between gap-2">
              <LineItemMark item={item} />
              {!leaving.has(lineItemGraceKey(item.id)) && <ToggleInRow item={item} />}
            </span>
          </Cell>
          <Cell>
            <Flight item={item} zone={zone} />
          </Cell>
          <Cell>{objectiveName(item.objective)}</Cell>
          <Cell>
            <span title={placementNames(item.placements)} className="block max-w-44 truncate">
              {placementNames(item.placements)}
            </span>
          </Cell>
          <Cell numeric>
            <Bid item={item} />
          </Cell>
          <Cell numeric>
            <Budget
              micros={item.daily_budget_amount_local_micro}
              currency={item.currency}
              none="No daily budget of its own"
            />
          </Cell>
          <Cell numeric>
            <Budget
              micros={item.total_budget_amount_local_micro}
              currency={item.currency}
              none="No total budget of its own"
            />
          </Cell>
        </Row>
      ))}
    </ListTable>
  );
}
