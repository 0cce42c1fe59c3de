import type { BiddingRule } from "@/lib/ads/endpoints/bidding-rules";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { LineItemChoices } from "@/lib/line-items/line-item-choices";
import type { LineItemField, LineItemTyped } from "@/lib/line-items/line-item-form";
export interface LineItemFieldsProps {
  typed: LineItemTyped;
  onTyped: (part: Partial<LineItemTyped>) => void;
  /** The fields that go with the input. */
  shown: ReadonlySet<LineItemField>;
  choices: LineItemChoices;
  errors: ReadonlyMap<string, string>;
  currency: string;
  zone: string;
  /** The bidding rule, if known. */
  bidding: BiddingRule | undefined;
  /** The edited line item, from when the form opened. */
  edited?: Pick<LineItem, "start_time" | "end_time">;
}
