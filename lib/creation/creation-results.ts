import { del, get, set } from "idb-keyval";
import type { ItemOutcome } from "@/lib/bulk/bulk-run";
import { aboutToSend, type StoredOutcomes, storedOutcomes, withOutcomes } from "@/lib/bulk/stored-job";
import { Store } from "@/lib/store";
import type { CreationItem } from "./creation-plan";

/**
 * Outcomes of the steps of plans that have their own name, stored on this device no matter who runs them: the page
 * that made the plan, or a job that is continued after a reload. So a plan can be corrected and begun again, and
 * nothing of it is created twice.
 */
const PLAN = /^plan:([^/]{1,64})\//;

/** The key of a step in the plan of that name. */
export const stepKey = (plan: string, step: string): string => `plan:${plan}/${step}`;

/** The name of the plan that a step is of; undefined for plans of which nothing is stored. */
const planOf = ({ key }: Pick<CreationItem, "key">): string | undefined => PLAN.exec(key)?.[1];

export const NOTHING_CREATED: StoredOutcomes = new Map();

/** What is known in this tab, by plan. */
export const creationResults = new Store<ReadonlyMap<string, StoredOutcomes>>(new Map());

/** Plans that are carried out in this tab. */
export const plansUnderWay = new Store<ReadonlySet<string>>(new Set());

/** Says that steps are carried out, until what is returned is called. */
export function underWay([first]: readonly CreationItem[]): () => void {
  const plan = first && planOf(first);
  if (plan === undefined) return () => {};
  plansUnderWay.update((all) => new Set([...all, plan]));
  return () => plansUnderWay.update((all) => new Set([...all].filter((each) => each !== plan)));
}

const storageKey = (plan: string) => `creation results of ${plan}`;

async function storedOf(plan: string): Promise<StoredOutcomes | undefined> {
  const read = storedOutcomes.safeParse(await get(storageKey(plan)).catch(() => undefined));
  return read.success ? read.data : undefined;
}

/** What became of the steps of a plan so far; nothing where the device stores nothing. */
export async function readCreated(plan: string): Promise<StoredOutcomes> {
  const known = creationResults.get().get(plan);
  if (known) return known;
  const read = await storedOf(plan);
  const results = creationResults.get().get(plan) ?? read ?? NOTHING_CREATED;
  creationResults.update((all) => new Map([...all, [plan, results]]));
  return results;
}

/** Reads them as the device has them now: another tab may have gone on with the plan. */
export async function reloadCreated(plan: string): Promise<void> {
  const results = await storedOf(plan);
  // While it runs here, no other tab has more of it.
  if (results && !plansUnderWay.get().has(plan))
    creationResults.update((all) => new Map([...all, [plan, results]]));
}

async function note(plan: string, next: (results: StoredOutcomes) => StoredOutcomes): Promise<void> {
  await readCreated(plan);
  const results = next(creationResults.get().get(plan) ?? NOTHING_CREATED);
  creationResults.update((all) => new Map([...all, [plan, results]]));
  await set(storageKey(plan), results).catch(() => {});
}

/** Has to be awaited before steps leave: until they are answered, their outcome is unknown. */
export async function noteSending(items: readonly CreationItem[]): Promise<void> {
  const [first] = items;
  const plan = first && planOf(first);
  if (plan !== undefined) await note(plan, (results) => aboutToSend(results, items));
}

/** Stores outcomes of steps. What was created once stays created, even if a run with less data reports otherwise. */
export async function noteSettled(
  items: readonly CreationItem[],
  settled: ReadonlyMap<string, ItemOutcome>,
): Promise<void> {
  const [first] = items;
  const plan = first && planOf(first);
  if (plan === undefined || settled.size === 0) return;
  await note(plan, (results) => {
    const made = [...results].filter(([, { state }]) => state === "done");
    return new Map([...withOutcomes(results, settled), ...made]);
  });
}

/** Forgets a plan that is carried out. */
export async function forgetCreated(plan: string): Promise<void> {
  await del(storageKey(plan)).catch(() => {});
  creationResults.update((all) => new Map([...all].filter(([each]) => each !== plan)));
}

/** What an earlier or another run has created of these steps, which are not created again. */
export async function madeBefore(items: readonly CreationItem[]): Promise<StoredOutcomes> {
  const [first] = items;
  const plan = first && planOf(first);
  if (plan === undefined) return NOTHING_CREATED;
  const keys = new Set(items.map(({ key }) => key));
  return new Map(
    [...(await readCreated(plan))].filter(([key, { state }]) => state === "done" && keys.has(key)),
  );
}
