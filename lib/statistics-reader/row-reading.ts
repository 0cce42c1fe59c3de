import { type CallError, isCallError } from "@/lib/ads/errors";
import type { Sums } from "@/lib/statistics/derived-metrics";
import type { Part } from "@/lib/statistics/parts";
import { Store } from "@/lib/store";
import { waitUntil } from "@/lib/time/wait-until";
import { QUESTION_IDS_MAX, type ReadStatistics } from "./question";

/** What is known of one row: what happened in each range. */
interface ReadRow {
  readonly ranges: readonly Sums[];
  readonly objectives: readonly string[] | undefined;
  /** When its line items run, where they are what says it. */
  readonly flight: ReadStatistics["entities"][string]["flight"];
  readonly parts: readonly Part[];
  readonly readAt: number;
}

export interface RowsRead {
  readonly rows: ReadonlyMap<string, ReadRow>;
  /** Everything that is wanted is read, or nothing more comes for now. */
  readonly settled: boolean;
  /** Why no more is read for the moment. */
  readonly problem?: string | undefined;
  readonly error?: CallError | undefined;
}

/** An answer about some rows, in some parts. */
interface AnsweredRows {
  readonly answer: Pick<ReadStatistics, "entities">;
  readonly parts: readonly Part[];
}

/** Adds an answer to what was read of rows before, which stays except for stale rows. */
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

/** Rows of one question while a person looks at them: few, so that they come soon. */
const SIGHT_MAX = 60;
/** How long the same rows are in sight until they are asked for, in milliseconds: rows that only pass by are not. */
const STILL_MS = 150;
/** Answers in a row that brought nothing, after which no more is asked. */
const FRUITLESS_MAX = 3;

export type AskRows = (
  wish: { readonly ids: readonly string[]; readonly parts: readonly Part[]; readonly inSight: boolean },
  signal: AbortSignal,
) => Promise<ReadStatistics>;

/** Reads the statistics of the rows of a grid: those in sight first, then the others, as the allowance goes. */
export class RowReading {
  readonly read: Store<RowsRead>;
  readonly #ask: AskRows;
  #wanted: ReadonlySet<string> = new Set();
  #all = false;
  #sight: readonly string[] = [];
  /** From when on the rows in sight count as looked at. */
  #stillFrom = 0;
  /** Rows that change before anything was asked for are those of a page that is laid out, not passed by. */
  #asked = false;
  #partsFor: (id: string, objectives: readonly string[] | undefined) => readonly Part[] = () => ["core"];
  #stale = new Set<string>();
  /** The reading that is under way. */
  #run: AbortController | undefined;

  /** @param answered answers that are there already: their rows are asked for again only to refresh them */
  constructor(ask: AskRows, answered: readonly AnsweredRows[] = []) {
    this.#ask = ask;
    const rows = answered.reduce<RowsRead["rows"]>(
      (known, each) => withAnswer(known, each, () => false),
      new Map(),
    );
    this.read = new Store({ rows, settled: false });
  }

  /**
   * Says which rows there are, in their order, and what is shown of them.
   *
   * @param all also those out of sight are read
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

  /** Whether a row is wanted: one that was not yet said to be is not read, and nothing is wrong with it. */
  readonly wants = (id: string): boolean => this.#wanted.has(id);

  /** Says which rows are in sight. */
  readonly look = (ids: readonly string[]): void => {
    if (this.#asked) this.#stillFrom = Date.now() + STILL_MS;
    this.#sight = ids;
    this.#start();
  };

  /** Reads what is in sight anew, also after it failed; what is known stays until then. */
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
    // What was said in the same moment belongs together.
    await Promise.resolve();
    const wish = async () => {
      // Rows that are new in sight are about to be read: what is shown does not count as whole meanwhile.
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
    // Looking at rows that are known changes nothing, so nothing is drawn again.
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

  /** What to ask for next: rows of which the same is missing. */
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
