import { StatusMark } from "@/components/ui/status-mark";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { statusOf } from "@/lib/campaigns/status";
import { reasonMeaning } from "@/lib/line-items/reason-meaning";

/** What a line item does, in the words of campaigns; why it does not serve is one hover away. */
export function LineItemMark({ item }: { item: LineItem }) {
  const { kind, word } = statusOf(item);
  const reasons = item.reasons_not_servable.map((code) => reasonMeaning(item, code));
  return (
    <span title={[item.effective_status, ...reasons].join(" · ")}>
      <StatusMark kind={kind}>{word}</StatusMark>
    </span>
  );
}
