import { del, get, set, setMany } from "idb-keyval";
import type * as z from "zod";
import type { PlannedItem } from "./bulk-plan";
import type { ItemOutcome } from "./bulk-run";
import {
  aboutToSend,
  type KeptJob,
  type KeptOutcomes,
  keptJob,
  keptOutcomes,
  withOutcomes,
} from "./kept-job";

/** After that, what was confirmed is forgotten, and the records are others. */
const KEPT_MS = 14 * 86_400_000;

const outcomesKey = (key: string) => `outcomes of ${key}`;

/** One job as this device stores it: what was confirmed, once, and the outcomes, as they come. */
export class JobJournal {
  #outcomes: KeptOutcomes;
  /** False in a browser that stores nothing; then the job works, and is lost with the page. */
  #kept: boolean;

  private constructor(
    readonly key: string,
    outcomes: KeptOutcomes,
    kept: boolean,
  ) {
    this.#outcomes = outcomes;
    this.#kept = kept;
  }

  /** A journal for a job that has not begun, with what is known of its records from an earlier one. */
  static for(key: string, outcomes: KeptOutcomes = new Map()): JobJournal {
    return new JobJournal(key, outcomes, false);
  }

  /** Reads a job and what became of it; one that is too old or not understood is forgotten. */
  static async read<Item extends PlannedItem>(
    key: string,
    item: z.ZodType<Item>,
  ): Promise<{ journal: JobJournal; job: KeptJob<Item>; outcomes: KeptOutcomes } | undefined> {
    const [job, outcomes] = await Promise.all([get(key), get(outcomesKey(key))]).catch(() => []);
    if (job === undefined) return undefined;
    const known = keptJob(item).safeParse(job);
    const reached = keptOutcomes.safeParse(outcomes ?? new Map());
    if (!known.success || !reached.success || known.data.begunAt < Date.now() - KEPT_MS) {
      await new JobJournal(key, new Map(), true).forget();
      return undefined;
    }
    return {
      journal: new JobJournal(key, reached.data, true),
      job: known.data,
      outcomes: reached.data,
    };
  }

  get kept(): boolean {
    return this.#kept;
  }

  async begin(job: KeptJob<PlannedItem>): Promise<void> {
    this.#kept = await setMany([
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
    if (!this.#kept) return;
    this.#kept = false;
    await Promise.all([del(this.key), del(outcomesKey(this.key))]).catch(() => {});
  }

  async #write(outcomes: KeptOutcomes): Promise<void> {
    this.#outcomes = outcomes;
    if (this.#kept) await set(outcomesKey(this.key), outcomes).catch(() => {});
  }
}
