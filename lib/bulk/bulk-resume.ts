import { fieldName } from "@/lib/ads/field-words";
import { waitAfter } from "@/lib/ads/patience";
import { valueInWords } from "@/lib/field-values";
import { holdsSame } from "@/lib/json/same-json";
import { toBatches } from "@/lib/lists/arrange";
import type { BulkRecord, BulkResource, PlannedItem, RecordOfItem } from "./bulk-plan";
import type { BulkEvent, BulkPorts, ItemOutcome, ItemState } from "./bulk-run";
import { settleLook } from "./settle-batch";

/**
 * Asks what the records look like that an earlier run left, before any of it is sent: what took effect is done,
 * and what another person changed since it was confirmed is left alone. Returns what may be sent; nothing when the
 * service cannot be asked.
 *
 * @param outcomes what was known when that run ended.
 */
export async function lookBeforeGoingOn<Item extends PlannedItem>(
  resource: BulkResource,
  left: readonly Item[],
  outcomes: ReadonlyMap<string, ItemOutcome>,
  ports: BulkPorts<Item>,
  report: (event: BulkEvent<Item>) => void,
  signal: AbortSignal,
): Promise<Item[]> {
  const rest: Item[] = [];
  for (const batch of toBatches(left, resource.batchMax)) {
    await ports.untilGoOn?.(signal);
    // One that was to be created and never sent is nowhere to be looked for.
    const askable = batch.filter(({ key, before }) => before || outcomes.get(key)?.state === "unknown");
    const found = askable.length > 0 ? await lookPatiently(resource, askable, ports, report, signal) : [];
    if (!found) return [];
    const results = resultsOf(askable, found, ports);
    report({ type: "settled", results });
    rest.push(...batch.filter(({ key }) => !results.has(key)));
  }
  return rest;
}

/** Undefined when the service refuses, does not answer, or is not waited for any longer. */
async function lookPatiently<Item extends PlannedItem>(
  resource: BulkResource,
  items: readonly Item[],
  ports: BulkPorts<Item>,
  report: (event: BulkEvent<Item>) => void,
  signal: AbortSignal,
): Promise<readonly RecordOfItem<Item>[] | undefined> {
  while (!signal.aborted) {
    report({ type: "looking" });
    try {
      return await ports.look(items);
    } catch (error) {
      const wait = waitAfter(error, 1, ports.now());
      if (wait?.why !== "allowance") {
        report({
          type: "stopped",
          words: `The ${resource.many} could not be looked up, so nothing more was sent`,
        });
        return undefined;
      }
      report({ type: "waiting", until: wait.until, reason: "allowance" });
      await ports.waitUntil(wait.until, signal);
    }
  }
  return undefined;
}

function resultsOf<Item extends PlannedItem>(
  items: readonly Item[],
  found: readonly RecordOfItem<Item>[],
  { isCreated }: BulkPorts<Item>,
): ReadonlyMap<string, ItemState<RecordOfItem<Item>>> {
  const { results, again } = settleLook(items, found, isCreated);
  const now = new Map(found.map((record) => [record.id, record]));
  const changed = again.flatMap((item) => {
    const current = now.get(item.key);
    const words = changeSince(item, current);
    if (words === undefined) return [];
    const errors = [{ code: CHANGED_SINCE, message: words }];
    return [[item.key, { state: "failed", errors, found: current }] as const];
  });
  return new Map<string, ItemState<RecordOfItem<Item>>>([...results, ...changed]);
}

/** The code of what was left alone because another person had changed it. */
export const CHANGED_SINCE = "CHANGED_SINCE";

/** How a record differs from what was confirmed; undefined while the old values still hold. */
function changeSince({ before, differences }: PlannedItem, now: BulkRecord | undefined): string | undefined {
  if (!before || !now) return undefined;
  const changed = differences.filter(({ field, from }) => !holdsSame(now[field], from));
  if (changed.length === 0) return undefined;
  const words = changed.map(({ field, from }) => {
    const [is, was] = [now[field], from].map((value) => valueInWords(field, value, before.currency ?? ""));
    return `${fieldName(field)} is ${is} and was ${was}`;
  });
  return `Changed since this was confirmed, and skipped: ${words.join("; ")}`;
}
