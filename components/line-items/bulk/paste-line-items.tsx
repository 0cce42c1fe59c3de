import { useMemo } from "react";
import { PasteDialog } from "@/components/bulk/paste-dialog";
import type { LineItemStaging } from "@/components/line-items/staged/use-line-item-staging";
import { useBiddingRules } from "@/components/line-items/use-bidding-rule";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { LINE_ITEMS } from "@/lib/bulk/bulk-resources";
import type { Pasting } from "@/lib/grid/paste";
import type { LineItemColumn } from "@/lib/line-items/line-item-columns";
import { placeOnLineItems, planLineItemPaste } from "@/lib/line-items/paste";
import { STAGED_LINE_ITEMS } from "@/lib/line-items/staged-line-items";

interface PasteLineItemsProps {
  pasting: Pasting<LineItem, LineItemColumn>;
  staging: LineItemStaging;
  /** The account's, by id. */
  campaigns: ReadonlyMap<string, Campaign>;
  /** The account's IANA zone. */
  zone: string;
  onClose: () => void;
}

/** Pasted cells for the line items of the grid, staged until they are published. */
export function PasteLineItems({ pasting, staging, campaigns, zone, onClose }: PasteLineItemsProps) {
  const { records } = staging.planned;
  const placed = useMemo(
    () => placeOnLineItems(pasting, new Map(records.map((item) => [item.id, item]))),
    [pasting, records],
  );
  const bidding = useBiddingRules({ enabled: true });
  const plan = useMemo(
    () => planLineItemPaste(placed, { campaigns, bidding, zone }),
    [placed, campaigns, bidding, zone],
  );
  return (
    <PasteDialog
      resource={LINE_ITEMS}
      placed={placed}
      verb={pasting.verb}
      plan={plan}
      amount="amount"
      valueInWords={STAGED_LINE_ITEMS.valueInWords}
      onClose={onClose}
      onStart={staging.stageMany}
    />
  );
}
