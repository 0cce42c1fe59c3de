import type { BulkResource } from "@/lib/bulk/bulk-plan";
import { type BulkEvent, type BulkPorts, type ItemOutcome, runBulk } from "@/lib/bulk/bulk-run";
import { creatableOf } from "./creatables";
import { idsIn, inVain, nextSteps, sharing } from "./creation-order";
import type { CreationItem } from "./creation-plan";

/** Everything that jobs create, as one resource: they are shown and stored alike. */
export const CREATIONS: BulkResource = { name: "creations", one: "record", many: "records", batchMax: 40 };

/**
 * Carries out the steps of a plan, kind by kind and parents first, each kind as `runBulk` does. What needs something
 * that was refused fails with it and is not sent; what needs something unknown is left for another run.
 *
 * @param before what became of steps in earlier runs
 */
export async function runCreation(
  items: readonly CreationItem[],
  ports: BulkPorts<CreationItem>,
  report: (event: BulkEvent<CreationItem>) => void,
  signal: AbortSignal,
  before: ReadonlyMap<string, ItemOutcome>,
): Promise<void> {
  const states = new Map(before);
  const tried = new Set<string>();
  let stopped = false;
  const note = (event: BulkEvent<CreationItem>) => {
    if (event.type === "stopped") stopped = true;
    if (event.type === "settled") for (const [key, state] of event.results) states.set(key, state);
    report(event);
  };
  const failInVain = () => {
    const results = inVain(items, states);
    if (results.size > 0) note({ type: "settled", results });
  };
  failInVain();
  for (let next = nextSteps(items, states, tried); next.length > 0; next = nextSteps(items, states, tried)) {
    for (const group of sharing(next, idsIn(states))) {
      await runBulk(resourceOf(group), group, ports, note, signal);
      if (stopped || signal.aborted) return;
    }
    for (const { key } of next) tried.add(key);
    failInVain();
  }
}

function resourceOf([first]: readonly CreationItem[]): BulkResource {
  const creatable = first && creatableOf(first.operation.endpoint);
  if (!creatable) return CREATIONS;
  const { one, many, batch, list } = creatable;
  return { name: CREATIONS.name, one, many, batchMax: batch?.max ?? list?.max ?? 1 };
}
