import * as z from "zod";
import { batch, type LineItem } from "@/lib/ads/endpoints/line-items";
import { fieldName } from "@/lib/ads/field-words";
import { LINE_ITEMS } from "@/lib/bulk/bulk-resources";
import { formatInstant } from "@/lib/format/instant";
import { formatMicros } from "@/lib/format/money";
import { stagedChangesOf } from "@/lib/staged/staged-changes";
import type { StagedResource } from "@/lib/staged/staged-resource";
import { historyValue } from "./history-value";
import { CHANGED_PARAMETERS, type LineItemChange } from "./line-item-input";
import { lineItemName } from "./line-item-words";

const storedChange = z.custom<LineItemChange>(
  (change) =>
    typeof change === "object" &&
    batch.body.safeParse([{ operation_type: "Update", params: { line_item_id: "0", ...change } }]).success,
);

/** Line items as their changes are staged. */
export const STAGED_LINE_ITEMS: StagedResource<LineItem, LineItemChange> = {
  resource: LINE_ITEMS,
  nameOf: lineItemName,
  fields: CHANGED_PARAMETERS,
  pick: (change, fields) =>
    Object.fromEntries(
      CHANGED_PARAMETERS.filter((field) => change[field] !== undefined && fields.includes(field)).map(
        (field) => [field, change[field]],
      ),
    ),
  isStaged: stagedChangesOf(storedChange),
  fieldName,
  valueInWords: (field, value, { currency, zone }) => {
    const shown = historyValue(field, value, currency);
    switch (shown.kind) {
      case "none":
        return "not set";
      case "money":
        return `${formatMicros(shown.micros, shown.currency)} ${shown.currency}`;
      case "time":
        return formatInstant(shown.at, zone, "time");
      case "reference":
        return shown.id;
      default:
        return shown.text;
    }
  },
};
