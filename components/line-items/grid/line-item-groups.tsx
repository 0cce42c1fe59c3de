import type { ComponentProps } from "react";
import { GridGroupRow } from "@/components/ui/grid/grid-group-row";
import { toggledIn } from "@/lib/grid/groups";
import { LINE_ITEM_COLUMNS, type LineItemColumn } from "@/lib/line-items/line-item-columns";
import { groupLineItems } from "@/lib/line-items/line-item-groups";
import { LINE_ITEMS } from "@/lib/line-items/line-item-noun";

type LineItemGroupRowProps = Omit<
  ComponentProps<typeof GridGroupRow<LineItemColumn>>,
  "columns" | "padding" | "many"
>;

/** What heads a group of line items. */
const LineItemGroupRow = (props: LineItemGroupRowProps) => (
  <GridGroupRow {...props} columns={LINE_ITEM_COLUMNS} padding="px-2" many={LINE_ITEMS.many} />
);

/** Everything that groups need, for whoever fetches it late. */
export const LINE_ITEM_GROUPS = { groupLineItems, toggledIn, LineItemGroupRow } as const;
