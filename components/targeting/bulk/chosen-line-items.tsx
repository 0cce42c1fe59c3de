import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { formatNumber } from "@/lib/format/numbers";
import { OtherLineItems } from "./other-line-items";

interface ChosenLineItemsProps {
  items: readonly LineItem[];
  /** Which line items can be chosen. */
  takes: (item: LineItem) => boolean;
  onItems: (items: readonly LineItem[]) => void;
}

/** The number of chosen line items, and the button to choose them. */
export function ChosenLineItems({ items, takes, onItems }: ChosenLineItemsProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {items.length === 0 ? "Choose line items…" : "Choose others…"}
        </Button>
        {items.length > 0 && (
          <span role="status" className="text-text-muted tabular-nums">
            {formatNumber(items.length)} chosen
          </span>
        )}
      </div>
      {choosing && (
        <OtherLineItems
          takes={takes}
          chosen={items}
          onChosen={(next) => {
            onItems(next);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
