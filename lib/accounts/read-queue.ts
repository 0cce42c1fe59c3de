import { isCallError, NotAsPromisedError, RefusedError } from "@/lib/ads/errors";
import { waitAfter } from "@/lib/ads/patience";
import { known, notPermitted, type RemoteData } from "@/lib/remote-data";

/** One of many reads in the background. */
export interface QueuedRead<Kind extends string> {
  readonly key: string;
  /** Reads of a kind share an API limit. */
  readonly kind: Kind;
  /** Reads, and stores what was found. */
  readonly run: () => Promise<void>;
}

/** Calls at a time: enough to be quick, few enough that what the user clicks is not kept waiting. */
const CONCURRENCY = 5;
/** How long to wait where an answer does not say when its API limit is reset. */
const WINDOW_MS = 15 * 60_000;

/**
 * Makes reads one after the other, a few at a time. A kind whose API limit is reached waits until that is reset; the
 * others go on.
 */
export class ReadQueue<Kind extends string> {
  readonly #underWay = new Set<string>();
  readonly #pausedUntil = new Map<Kind, number>();
  readonly #timers = new Map<Kind, ReturnType<typeof setTimeout>>();
  #running = false;

  /**
   * @param next the most wanted of the reads that may be made now
   * @param onChange notified after each read and each pause
   * @param atOnce calls at a time
   */
  constructor(
    private readonly next: (mayRead: (read: QueuedRead<Kind>) => boolean) => QueuedRead<Kind> | undefined,
    private readonly onChange: () => void,
    private readonly atOnce = CONCURRENCY,
  ) {}

  start(): void {
    this.#running = true;
    this.work();
  }

  stop(): void {
    this.#running = false;
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  /** Ends the wait for an API limit: a new request may succeed earlier. */
  resume(): void {
    this.#pausedUntil.clear();
  }

  /** When the kinds that wait go on, in milliseconds. */
  get resumesAt(): ReadonlyMap<Kind, number> {
    return new Map([...this.#pausedUntil].filter(([, until]) => Date.now() < until));
  }

  /** Makes what may be made now. */
  readonly work = (): void => {
    const { resumesAt } = this;
    const mayRead = ({ key, kind }: QueuedRead<Kind>) => !this.#underWay.has(key) && !resumesAt.has(kind);
    while (this.#running && this.#underWay.size < this.atOnce) {
      const read = this.next(mayRead);
      if (!read) return;
      this.#underWay.add(read.key);
      void read.run().finally(() => {
        this.#underWay.delete(read.key);
        this.onChange();
        this.work();
      });
    }
  };

  /** What a read finds; undefined when its kind has to wait, and then it is to be made again. */
  async find<T>(kind: Kind, read: () => Promise<T>): Promise<RemoteData<T> | undefined> {
    const found = await find(read);
    const error = found.state === "failed" ? found.error : undefined;
    const wait = waitAfter(error, 1, Date.now(), { defaultMs: WINDOW_MS });
    if (wait?.why !== "allowance") return found;
    // A moment later than the answer says, so that a small difference of clocks causes no second refusal.
    const until = wait.until + 1_000;
    this.#pausedUntil.set(kind, until);
    clearTimeout(this.#timers.get(kind));
    const goOn = () => {
      this.onChange();
      this.work();
    };
    this.#timers.set(kind, setTimeout(goOn, until - Date.now()));
    return undefined;
  }
}

/** What a read finds; a refusal for want of permission is an answer, not a failure. */
async function find<T>(read: () => Promise<T>): Promise<RemoteData<T>> {
  try {
    return known(await read());
  } catch (error) {
    if (error instanceof RefusedError && error.status === 403) return notPermitted;
    if (isCallError(error)) return { state: "failed", error };
    return {
      state: "failed",
      error: new NotAsPromisedError("The read failed in the page itself", { cause: error }),
    };
  }
}
