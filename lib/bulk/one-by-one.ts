import { RefusedError } from "@/lib/ads/errors";
import type { BulkRecord, PlannedItem } from "./bulk-plan";

/**
 * Sends or looks at items of which the service takes one at a time. One that the service does not have any more is
 * deleted, by whomever.
 */
export async function oneByOne<Record extends BulkRecord>(
  items: readonly PlannedItem<Record>[],
  ask: (item: PlannedItem<Record>) => Promise<Record>,
): Promise<Record[]> {
  const found: Record[] = [];
  for (const item of items) {
    try {
      found.push(await ask(item));
    } catch (error) {
      if (!(error instanceof RefusedError && error.status === 404 && item.before)) throw error;
      found.push({ ...item.before, deleted: true });
    }
  }
  return found;
}
