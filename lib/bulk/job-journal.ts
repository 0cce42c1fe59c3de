import { del, get, set, setMany } from "idb-keyval";
import type * as z from "zod";
import type { PlannedItem } from "./bulk-plan";
import type { ItemOutcome } from "./bulk-run";
import {
  aboutToSend,
  type StoredJob,
  type StoredOutcomes,
  storedJob,
  storedOutcomes,
  withOutcomes,
} from "./stored-job";

/** After that, what was confirmed is forgotten, and the records are others. */
const STORED_MS = 14 * 86_400_000;

const outcomesKey = (key: string) => `outcomes of ${key}`;

/** One job as this device stores it: what was confirmed, once, and the outcomes, as they come. */
export class JobJournal {
  #outcomes: StoredOutcomes;
  /** False in a browser that stores nothing; then the job works, and is lost with the page. */
  #isStored: boolean;

  private constructor(
    readonly key: string,
    outcomes: StoredOutcomes,
    isStored: boolean,
  ) {
    this.#outcomes = outcomes;
    this.#isStored = isStored;
  }

  /** A journal for a job that has not begun, with what is known of its records from an earlier one. */
  static for(key: string, outcomes: StoredOutcomes = new Map()): JobJournal {
    return new JobJournal(key, outcomes, false);
  }

  /** Reads a job and what became of it; one that is too old or not understood is forgotten. */
  static async read<Item extends PlannedItem>(
    key: string,
    item: z.ZodType<Item>,
  ): Promise<{ journal: JobJournal; job: StoredJob<Item>; outcomes: StoredOutcomes } | undefined> {
    const [job, outcomes] = await Promise.all([get(key), get(outcomesKey(key))]).catch(() => []);
    if (job === undefined) return undefined;
    const known = storedJob(item).safeParse(job);
    const reached = storedOutcomes.safeParse(outcomes ?? new Map());
    if (!known.success || !reached.success || known.data.begunAt < Date.now() - STORED_MS) {
      await new JobJournal(key, new Map(), true).forget();
      return undefined;
    }
    return {
      journal: new JobJournal(key, reached.data, true),
      job: known.data,
      outcomes: reached.data,
    };
  }

  get isStored(): boolean {
    return this.#isStored;
  }

  async begin(job: StoredJob<PlannedItem>): Promise<void> {
    this.#isStored = await setMany([
      [this.key, job],
      [outcomesKey(this.key), this.#outcomes],
    ]).then(
      () => true,
      () => false,
    );
  }

  /** Has to be awaited before the batch leaves. */
  sending(items: readonly PlannedItem[]): Promise<void> {
    return this.#write(aboutToSend(this.#outcomes, items));
  }

  settled(results: ReadonlyMap<string, ItemOutcome>): Promise<void> {
    return this.#write(withOutcomes(this.#outcomes, results));
  }

  async forget(): Promise<void> {
    if (!this.#isStored) return;
    this.#isStored = false;
    await Promise.all([del(this.key), del(outcomesKey(this.key))]).catch(() => {});
  }

  async #write(outcomes: StoredOutcomes): Promise<void> {
    this.#outcomes = outcomes;
    if (this.#isStored) await set(outcomesKey(this.key), outcomes).catch(() => {});
  }
}
