import { useMemo } from "react";
import { useMediaQuery } from "@/components/ui/use-media-query";
import type { Layout } from "@/lib/grid/columns";
import { COLUMN_STEPS, type LineItemColumn, usualLayout } from "@/lib/line-items/line-item-columns";
import type { LineItemsView } from "./use-line-items-view";

const [FIRST, SECOND] = COLUMN_STEPS;

/** The columns that the grid shows in this window: those that somebody chose, or those that have room. */
export function useLineItemLayout({
  layout,
  campaign,
}: Pick<LineItemsView, "layout" | "campaign">): Layout<LineItemColumn> {
  const first = useMediaQuery(`(min-width: ${FIRST}px)`, false);
  const second = useMediaQuery(`(min-width: ${SECOND}px)`, false);
  const room = second ? SECOND : first ? FIRST : 0;
  return useMemo(
    // Of one campaign's line items the campaign is told once, above the list.
    () => layout ?? usualLayout(room).filter(({ id }) => id !== "campaign" || campaign === null),
    [layout, room, campaign],
  );
}
