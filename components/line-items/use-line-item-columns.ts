import { useMemo } from "react";
import { useMediaQuery } from "@/components/ui/use-media-query";
import { COLUMN_STEPS, columnsShown } from "@/lib/line-items/line-item-columns";
import type { LineItemColumn } from "@/lib/line-items/line-item-view";
import type { useLineItemsView } from "./use-line-items-view";

const [FIRST, SECOND] = COLUMN_STEPS;

/** The columns that the list shows in this window. */
export function useLineItemColumns({
  columns,
  campaign,
}: Pick<ReturnType<typeof useLineItemsView>, "columns" | "campaign">): readonly LineItemColumn[] {
  const first = useMediaQuery(`(min-width: ${FIRST}px)`, false);
  const second = useMediaQuery(`(min-width: ${SECOND}px)`, false);
  const room = second ? SECOND : first ? FIRST : 0;
  return useMemo(
    // Of one campaign's line items the campaign is told once, above the list.
    () => columnsShown(columns, room).filter((id) => id !== "campaign" || campaign === null),
    [columns, room, campaign],
  );
}
