import { type CallError, isCallError } from "@/lib/ads/errors";
import type { Sums } from "@/lib/statistics/derived-metrics";
import type { Part } from "@/lib/statistics/parts";
import { Store } from "@/lib/store";
import { waitUntil } from "@/lib/time/wait-until";
import { QUESTION_IDS_MAX, type ReadStatistics } from "./question";

/** The reading of one row: the numbers in each range. */
interface ReadRow {
  readonly ranges: readonly Sums[];
  readonly objectives: readonly string[] | undefined;
  /** When its line items run, if its dates come from them. */
  readonly flight: ReadStatistics["entities"][string]["flight"];
  readonly parts: readonly Part[];
  readonly readAt: number;
}

export interface RowsRead {
  readonly rows: ReadonlyMap<string, ReadRow>;
  /** Everything requested is read, or reading is paused. */
  readonly settled: boolean;
  /** Why reading is paused. */
  readonly problem?: string | undefined;
  readonly error?: CallError | undefined;
}

/** An answer about some rows, in some parts. */
interface AnsweredRows {
  readonly answer: Pick<ReadStatistics, "entities">;
  readonly parts: readonly Part[];
}

/** Adds an answer to the readings of rows, which stay except for stale rows. */
function withAnswer(
  before: RowsRead["rows"],
  { answer, parts }: AnsweredRows,
  isStale: (id: string) => boolean,
): RowsRead["rows"] {
  const rows = new Map(before);
  for (const [id, { ranges, objectives, flight, readAt }] of Object.entries(answer.entities)) {
    const known = isStale(id) ? undefined : rows.get(id);
    rows.set(id, {
      ranges: ranges.map(([sums = {}], index) => ({ ...known?.ranges[index], ...sums })),
      objectives: objectives ?? known?.objectives,
      flight: flight ?? known?.flight,
      parts: [...new Set([...(known?.parts ?? []), ...parts])],
      readAt: Math.min(readAt, known?.readAt ?? readAt),
    });
  }
  return rows;
}

/** Rows of one request while a person looks at them: few, for a fast answer. */
const SIGHT_MAX = 60;
/**
 * How long the same rows have to be in view before they are requested, in milliseconds: rows that only scroll by are
 * not.
 */
const STILL_MS = 150;
/** Reading stops after this many answers without new values. */
const FRUITLESS_MAX = 3;

export type AskRows = (
  wish: { readonly ids: readonly string[]; readonly parts: readonly Part[]; readonly inSight: boolean },
  signal: AbortSignal,
) => Promise<ReadStatistics>;

/**
 * Reads the statistics of the rows of a grid: those in view first, then the others, as far as the rate limit allows.
 */
export class RowReading {
  readonly read: Store<RowsRead>;
  readonly #ask: AskRows;
  #wanted: ReadonlySet<string> = new Set();
  #all = false;
  #sight: readonly string[] = [];
  /** Since when the rows in view have been still. */
  #stillFrom = 0;
  /** Changes before the first request come from a page that is being laid out, not from scrolling. */
  #asked = false;
  #partsFor: (id: string, objectives: readonly string[] | undefined) => readonly Part[] = () => ["core"];
  #stale = new Set<string>();
  /** The reading in progress. */
  #run: AbortController | undefined;

  /** @param answered answers that are present already: their rows are only requested to refresh them */
  constructor(ask: AskRows, answered: readonly AnsweredRows[] = []) {
    this.#ask = ask;
    const rows = answered.reduce<RowsRead["rows"]>(
      (known, each) => withAnswer(known, each, () => false),
      new Map(),
    );
    this.read = new Store({ rows, settled: false });
  }

  /**
   * Sets the rows, in their order, and the shown measures.
   *
   * @param all also read those out of view
   */
  want(
    ids: readonly string[],
    partsFor: (id: string, objectives: readonly string[] | undefined) => readonly Part[],
    all: boolean,
  ) {
    this.#wanted = new Set(ids);
    this.#partsFor = partsFor;
    this.#all = all;
    this.#start();
  }

  /** Whether a row is wanted: others are not read, and are no failures. */
  readonly wants = (id: string): boolean => this.#wanted.has(id);

  /** Sets the rows in view. */
  readonly look = (ids: readonly string[]): void => {
    if (this.#asked) this.#stillFrom = Date.now() + STILL_MS;
    this.#sight = ids;
    this.#start();
  };

  /** Reads the rows in view again, also after a failure; known values stay until then. */
  readonly refresh = (): void => {
    this.#stale = new Set(this.#sight);
    this.#start();
  };

  /** Stops reading, until something is wanted again. */
  end() {
    this.#run?.abort();
    this.#run = undefined;
  }

  #start() {
    if (this.#run) return;
    const run = new AbortController();
    this.#run = run;
    void this.#work(run.signal).finally(() => {
      if (this.#run === run) this.#run = undefined;
    });
  }

  async #work(signal: AbortSignal): Promise<void> {
    let fruitless = 0;
    // Calls in the same tick belong together.
    await Promise.resolve();
    const wish = async () => {
      // New rows in view are about to be read: the totals are incomplete meanwhile.
      if (fruitless < FRUITLESS_MAX && this.#next()) this.#unsettle();
      while (Date.now() < this.#stillFrom && !signal.aborted) await waitUntil(this.#stillFrom, signal);
      return signal.aborted || fruitless === FRUITLESS_MAX ? undefined : this.#next();
    };
    for (let next = await wish(); next; next = await wish()) {
      this.#unsettle();
      this.#asked = true;
      try {
        const answer = await this.#ask(next, signal);
        if (signal.aborted) return;
        fruitless = Object.keys(answer.entities).length > 0 ? 0 : fruitless + 1;
        this.#take(answer, next.parts);
        if (answer.problem) await this.#pause(answer.problem.again_at, signal);
      } catch (error) {
        if (signal.aborted) return;
        if (!isCallError(error)) throw error;
        this.read.update((read) => ({ ...read, error, settled: true }));
        return;
      }
    }
    // Looking at known rows changes nothing, so nothing renders.
    if (!signal.aborted && !this.read.get().settled) this.read.update((read) => ({ ...read, settled: true }));
  }

  #unsettle() {
    if (this.read.get().settled) this.read.update((read) => ({ ...read, settled: false }));
  }

  async #pause(againAt: number | undefined, signal: AbortSignal): Promise<void> {
    this.read.update((read) => ({ ...read, settled: true }));
    await waitUntil(againAt ?? Date.now() + 60_000, signal);
  }

  #take(answer: ReadStatistics, parts: readonly Part[]) {
    const rows = withAnswer(this.read.get().rows, { answer, parts }, (id) => this.#stale.has(id));
    for (const id of Object.keys(answer.entities)) this.#stale.delete(id);
    this.read.set({ rows, settled: false, problem: answer.problem?.message });
  }

  #missing(id: string): readonly Part[] {
    const known = this.read.get().rows.get(id);
    const parts = this.#partsFor(id, known?.objectives);
    return known && !this.#stale.has(id) ? parts.filter((part) => !known.parts.includes(part)) : parts;
  }

  /** The next request: rows with the same missing parts. */
  #next() {
    const seen = this.#sight.filter(this.wants);
    return this.#question(seen, true) ?? (this.#all ? this.#question(this.#wanted, false) : undefined);
  }

  #question(ids: Iterable<string>, inSight: boolean) {
    const most = inSight ? SIGHT_MAX : QUESTION_IDS_MAX;
    const asked: string[] = [];
    let parts: readonly Part[] | undefined;
    for (const id of ids) {
      const missing = this.#missing(id);
      if (missing.length === 0) continue;
      parts ??= missing;
      if (missing.join() !== parts.join()) continue;
      if (asked.push(id) === most) break;
    }
    return parts && { ids: asked, parts, inSight };
  }
}
