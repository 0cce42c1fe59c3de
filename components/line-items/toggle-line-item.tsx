import { Pause, Play } from "lucide-react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { lineItemDelivery } from "@/lib/delivery/delivery";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { useToggleLineItem } from "./use-toggle-line-item";

const verbOf = ({ entity_status }: LineItem) => (entity_status === "ACTIVE" ? "Pause" : "Resume");

/** Pauses or resumes a line item from its row; there is nothing to pause in one that has ended. */
export function ToggleInRow({ item, large = false }: { item: LineItem; large?: boolean }) {
  const { toggle, reasonOf } = useToggleLineItem();
  if (lineItemDelivery(item).status.state === "ended") return null;
  const Icon = item.entity_status === "ACTIVE" ? Pause : Play;
  return (
    <IconButton
      label={`${verbOf(item)} ${lineItemName(item)}`}
      size="small"
      className={large ? "size-11" : undefined}
      disabledReason={reasonOf(item)}
      onClick={() => toggle(item)}
    >
      <Icon size={large ? 18 : 14} aria-hidden />
    </IconButton>
  );
}

/** The same in the panel. */
export function ToggleInPanel({ item }: { item: LineItem }) {
  const { toggle, reasonOf } = useToggleLineItem();
  return (
    <Button disabledReason={reasonOf(item)} onClick={() => toggle(item)}>
      {verbOf(item)}
    </Button>
  );
}
