import { creatableOf } from "./creatables";
import { sharing } from "./creation-order";
import type { CreationItem } from "./creation-plan";

/** The fewest requests that a plan takes: what its job sends where nothing goes wrong. */
export function countRequests(plan: readonly CreationItem[]): number {
  const kinds = new Map<string, CreationItem[]>();
  for (const item of plan) {
    const { endpoint } = item.operation;
    const others = kinds.get(endpoint);
    if (others) others.push(item);
    else kinds.set(endpoint, [item]);
  }
  let requests = 0;
  for (const [name, items] of kinds) {
    const { batch, list } = creatableOf(name) ?? {};
    const max = batch?.max ?? list?.max ?? 1;
    for (const group of sharing(items, (key) => key)) requests += Math.ceil(group.length / max);
  }
  return requests;
}
