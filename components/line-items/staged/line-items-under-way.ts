import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { changesUnderWay } from "@/lib/records/changes-under-way";

/** Changes of an account's line items that are shown as if they held. */
export const lineItemsUnderWay = changesUnderWay<LineItemChange>();
