import { StatusMark } from "@/components/ui/status-mark";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { lineItemDelivery } from "@/lib/delivery/delivery";
import { reasonWords } from "@/lib/delivery/delivery-words";

/** The status of a line item, in the same words as for campaigns; the reason for not serving is in the tooltip. */
export function LineItemMark({ item }: { item: LineItem }) {
  const { status, reasons } = lineItemDelivery(item);
  return (
    <span title={reasons.map((reason) => reasonWords(reason).meaning).join(" ") || undefined}>
      <StatusMark kind={status.kind}>{status.word}</StatusMark>
    </span>
  );
}
