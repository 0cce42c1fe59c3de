import { Button } from "@/components/ui/button";
import { PauseButton } from "@/components/ui/pause-button";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { lineItemDelivery } from "@/lib/delivery/delivery";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { useToggleLineItem } from "./use-toggle-line-item";

/** Pauses or resumes a line item from its row; an ended one cannot be paused. */
export function ToggleInRow({ item, large = false }: { item: LineItem; large?: boolean }) {
  const { toggle, reasonOf } = useToggleLineItem();
  if (lineItemDelivery(item).status.state === "ended") return null;
  return (
    <PauseButton
      large={large}
      name={lineItemName(item)}
      active={item.entity_status === "ACTIVE"}
      disabledReason={reasonOf(item)}
      onClick={() => toggle(item)}
    />
  );
}

/** The same in the panel. */
export function ToggleInPanel({ item }: { item: LineItem }) {
  const { toggle, reasonOf } = useToggleLineItem();
  return (
    <Button disabledReason={reasonOf(item)} onClick={() => toggle(item)}>
      {item.entity_status === "ACTIVE" ? "Pause" : "Resume"}
    </Button>
  );
}
