import type { ItemOutcome } from "@/lib/bulk/bulk-run";
import { creatableOf } from "./creatables";
import { type CreatedRecord, type CreationItem, type IdOf, inputOf } from "./creation-plan";

type States = ReadonlyMap<string, ItemOutcome>;

/** The code of what was not created because what it belongs to was not. */
export const NEEDS_ANOTHER = "NEEDS_ANOTHER";

/** Ids of what was created, by the keys of the steps. */
export const idsIn =
  (states: States): IdOf =>
  (key) => {
    const state = states.get(key);
    return state?.state === "done" ? state.id : undefined;
  };

/**
 * The steps that are carried out next: all of one kind that can be. A kind of which some have to wait for others comes
 * after those of which none has to, so that each kind takes the fewest requests.
 *
 * @param tried steps that this run is done with, whatever became of them
 */
export function nextSteps(
  items: readonly CreationItem[],
  states: States,
  tried: ReadonlySet<string>,
): readonly CreationItem[] {
  const idOf = idsIn(states);
  const kinds = new Map<string, { ready: CreationItem[]; waiting: boolean }>();
  const coming = new Set<string>();
  for (const item of items) {
    const { state } = states.get(item.key) ?? {};
    if (tried.has(item.key) || state === "done" || state === "failed") continue;
    const { needs } = item;
    const isReady = needs.every((key) => idOf(key) !== undefined);
    // Where the outcome of a needed step is unknown, the step waits for another run.
    if (!isReady && !needs.every((key) => idOf(key) !== undefined || coming.has(key))) continue;
    coming.add(item.key);
    const kind = kinds.get(item.operation.endpoint) ?? { ready: [], waiting: false };
    if (isReady) kind.ready.push(item);
    kind.waiting ||= !isReady;
    kinds.set(item.operation.endpoint, kind);
  }
  const some = [...kinds.values()].filter(({ ready }) => ready.length > 0);
  return (some.find(({ waiting }) => !waiting) ?? some[0])?.ready ?? [];
}

/** Steps of one kind, by those that may share a request. */
export function sharing(items: readonly CreationItem[], idOf: IdOf): CreationItem[][] {
  const groups = new Map<string, CreationItem[]>();
  for (const item of items) {
    const { list } = creatableOf(item.operation.endpoint) ?? {};
    const { [list?.param ?? ""]: _, ...alike } = inputOf(item, idOf) ?? {};
    const key = list ? JSON.stringify(alike) : "";
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

type Refused = Extract<ItemOutcome<CreatedRecord>, { readonly state: "failed" }>;

/** Steps that are never carried out, because one that they need was refused, with why. */
export function inVain(items: readonly CreationItem[], states: States): ReadonlyMap<string, Refused> {
  const names = new Map(items.map(({ key, one, name }) => [key, `the ${one} “${name}”`]));
  const failed = new Map<string, Refused>();
  for (const { key, needs } of items) {
    if (states.get(key)?.state === "done" || states.get(key)?.state === "failed") continue;
    const refused = needs.find((need) => (failed.get(need) ?? states.get(need))?.state === "failed");
    if (refused === undefined) continue;
    const message = `Not created, because ${names.get(refused) ?? "what it belongs to"} was not created`;
    failed.set(key, { state: "failed", errors: [{ code: NEEDS_ANOTHER, message }] });
  }
  return failed;
}
