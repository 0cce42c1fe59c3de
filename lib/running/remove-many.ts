import * as z from "zod";
import { recordBase } from "@/lib/ads/records";
import type { BulkResource, PlannedItem } from "@/lib/bulk/bulk-plan";
import { storedItem } from "@/lib/bulk/stored-job";
import { type AdKind, type AdRow, adId, adKind, adName } from "./ad-rows";

/** The API has no batches for removing what line items show. */
export const ADS: BulkResource = { name: "ads", one: "ad", many: "ads", batchMax: 1 };

/** Each kind has ids of its own, so an ad goes by that of its row. */
const bulkAd = z.looseObject({
  ...recordBase,
  kind: adKind,
  recordId: z.string(),
  line_item_id: z.string(),
});
const removal = z.object({
  operation_type: z.literal("Delete"),
  params: z.object({ kind: adKind, recordId: z.string() }),
});

type BulkAd = z.output<typeof bulkAd>;

/** One ad that is taken from its line item with others. */
export type AdItem = PlannedItem<BulkAd, z.output<typeof removal>>;

/** One of them as a device stores it. */
export const storedAd: z.ZodType<AdItem> = storedItem(bulkAd, z.array(removal));

/** An ad in the shape of jobs' records. */
export const asBulkAd = (kind: AdKind, record: AdRow["record"]): BulkAd => ({
  ...record,
  id: adId(kind, record.id),
  kind,
  recordId: record.id,
});

/** One removal for each ad. */
export const planAdRemoval = (rows: readonly AdRow[]): AdItem[] =>
  rows.map((row) => {
    const { id, kind, recordId, record } = row;
    return {
      key: id,
      name: adName(row),
      before: asBulkAd(kind, record),
      operation: { operation_type: "Delete", params: { kind, recordId } },
      differences: [{ field: "deleted", from: false, to: true }],
    };
  });
