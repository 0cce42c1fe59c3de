import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { PlannedItem } from "./bulk-plan";
import { undone } from "./bulk-progress";
import type { ItemOutcome } from "./bulk-run";
import { aboutToSend, type KeptOutcomes } from "./kept-job";

/**
 * What is tried again of a run that has ended, with what is known of it: everything that was not done. What may have
 * taken effect stays unknown until somebody has looked.
 */
export function planRetry(
  items: readonly PlannedItem[],
  states: ReadonlyMap<string, ItemOutcome>,
): { items: PlannedItem[]; outcomes: KeptOutcomes } {
  const left = undone(items, states);
  return {
    items: left.map((item) => {
      const state = states.get(item.key);
      return state?.state === "failed" && state.found ? confirmedOver(item, state.found) : item;
    }),
    outcomes: aboutToSend(
      new Map(),
      left.filter(({ key }) => states.get(key)?.state === "unknown"),
    ),
  };
}

/** Somebody was told what the campaign has become, and still wants the change: it holds against that from now on. */
function confirmedOver(item: PlannedItem, found: Campaign): PlannedItem {
  const differences = item.differences.map(({ field, to }) => ({ field, from: found[field], to }));
  return { ...item, before: found, differences };
}
