import { isGone } from "@/lib/ads/errors";
import type { PlannedItem, RecordOfItem } from "./bulk-plan";

/**
 * Sends or reads items of which the service takes one at a time. One that the service no longer has was deleted, by
 * any user.
 */
export async function oneByOne<Item extends PlannedItem>(
  items: readonly Item[],
  ask: (item: Item) => Promise<RecordOfItem<Item>>,
): Promise<RecordOfItem<Item>[]> {
  const found: RecordOfItem<Item>[] = [];
  for (const item of items) {
    try {
      found.push(await ask(item));
    } catch (error) {
      if (!item.before || !isGone(error)) throw error;
      found.push({ ...item.before, deleted: true });
    }
  }
  return found;
}
