import { IDS_MAX } from "@/lib/ads/params";
import { toBatches } from "@/lib/lists/arrange";

/**
 * Reads what belongs to line items, by line item.
 *
 * @param read everything for as many line items as one call allows
 */
export async function byLineItem<Part extends { readonly line_item_id: string }>(
  lineItemIds: readonly string[],
  read: (some: string[]) => Promise<{ readonly records: readonly Part[] }>,
): Promise<ReadonlyMap<string, readonly Part[]>> {
  const found = new Map<string, Part[]>(lineItemIds.map((id) => [id, []]));
  for (const some of toBatches(lineItemIds, IDS_MAX)) {
    for (const part of (await read(some)).records) found.get(part.line_item_id)?.push(part);
  }
  return found;
}
