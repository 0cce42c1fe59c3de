import { useMemo } from "react";
import { useMediaQuery } from "@/components/ui/use-media-query";
import type { Layout } from "@/lib/grid/columns";
import { COLUMN_STEPS, type LineItemColumn, usualLayout } from "@/lib/line-items/line-item-columns";
import type { LineItemsView } from "./use-line-items-view";

const [FIRST, SECOND, THIRD] = COLUMN_STEPS;

/**
 * The columns that the grid shows in this window: those that somebody chose, or those that have room.
 *
 * @param campaignId the one campaign whose line items are listed
 */
export function useLineItemLayout(
  { layout }: Pick<LineItemsView, "layout">,
  campaignId: string | undefined,
): Layout<LineItemColumn> {
  const first = useMediaQuery(`(min-width: ${FIRST}px)`, false);
  const second = useMediaQuery(`(min-width: ${SECOND}px)`, false);
  const third = useMediaQuery(`(min-width: ${THIRD}px)`, false);
  const room = third ? THIRD : second ? SECOND : first ? FIRST : 0;
  return useMemo(
    // Of one campaign's line items the campaign is told once, by the filter.
    () => layout ?? usualLayout(room).filter(({ id }) => id !== "campaign" || campaignId === undefined),
    [layout, room, campaignId],
  );
}
