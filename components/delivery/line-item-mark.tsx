import { StatusMark } from "@/components/ui/status-mark";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { lineItemDelivery } from "@/lib/delivery/delivery";
import { reasonWords } from "@/lib/delivery/delivery-words";

/** What a line item does, in the words of campaigns; why it does not serve is one hover away. */
export function LineItemMark({ item }: { item: LineItem }) {
  const { status, reasons } = lineItemDelivery(item);
  return (
    <span title={reasons.map((reason) => reasonWords(reason).meaning).join(" ") || undefined}>
      <StatusMark kind={status.kind}>{status.word}</StatusMark>
    </span>
  );
}
