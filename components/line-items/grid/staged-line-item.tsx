import { Bid, Budget, Flight } from "@/components/line-items/line-item-cells";
import { LineItemMark } from "@/components/line-items/line-item-mark";
import { StagedValue } from "@/components/staged/staged-value";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { lineItemDelivery } from "@/lib/delivery/delivery";
import { listPlain } from "@/lib/format/lists";
import { type LineItemColumn, lineItemColumn } from "@/lib/line-items/line-item-columns";
import { STAGED_LINE_ITEMS } from "@/lib/line-items/staged-line-items";

/** Fields that can be changed, by the column that tells them. */
const TOLD_IN: Partial<Readonly<Record<LineItemColumn, readonly (keyof LineItem & string)[]>>> = {
  name: ["name"],
  status: ["entity_status"],
  start: ["start_time", "end_time"],
  bid: ["bid_strategy", "bid_amount_local_micro"],
  daily: ["daily_budget_amount_local_micro"],
  total: ["total_budget_amount_local_micro"],
};

const differing = (column: LineItemColumn, item: LineItem, original: LineItem) =>
  (TOLD_IN[column] ?? []).filter((field) => item[field] !== original[field]);

/** Whether a column shows a value that waits to be published. */
export const isStaged = (
  column: LineItemColumn,
  item: LineItem,
  original: LineItem | undefined,
): original is LineItem => original !== undefined && differing(column, item, original).length > 0;

interface StagedLineItemProps {
  column: LineItemColumn;
  item: LineItem;
  original: LineItem;
  zone: string;
}

/** What stands in a cell whose value waits to be published. */
export function StagedLineItem({ column, item, original, zone }: StagedLineItemProps) {
  const words = (of: LineItem) =>
    listPlain(
      differing(column, item, original).map((field) =>
        STAGED_LINE_ITEMS.valueInWords(field, of[field], { currency: of.currency, zone }),
      ),
    );
  return (
    <StagedValue
      align={lineItemColumn(column).numeric ? "end" : "start"}
      title={`${words(original)} → ${words(item)}, staged`}
      old={
        column === "status" ? (
          lineItemDelivery(original).status.word
        ) : (
          <Value column={column} item={original} zone={zone} />
        )
      }
    >
      <Value column={column} item={item} zone={zone} />
    </StagedValue>
  );
}

function Value({ column, item, zone }: Omit<StagedLineItemProps, "original">) {
  switch (column) {
    case "status":
      return <LineItemMark item={item} />;
    case "start":
      return <Flight item={item} zone={zone} />;
    case "bid":
      return <Bid item={item} />;
    case "daily":
      return <Budget micros={item.daily_budget_amount_local_micro} currency={item.currency} none="Not set" />;
    case "total":
      return <Budget micros={item.total_budget_amount_local_micro} currency={item.currency} none="Not set" />;
    default:
      return null;
  }
}
