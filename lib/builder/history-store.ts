import { del, get, set } from "idb-keyval";
import { Store } from "@/lib/store";
import { committingStore } from "./committing-store";
import { beginHistory, type ChangeStep, redoStep, type StepHistory, undoStep, withStep } from "./history";

/** Throttle for writing the work to the device while typing, in milliseconds. */
const WRITE_MS = 300;

/** Whether the work on screen is stored on the device. */
export type StorageState = "reading" | "storing" | "stored" | "not-stored";

/** A history as a device stores it. */
interface WrittenHistory {
  readonly history: StepHistory<unknown>;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The key of a history in the device's storage, and the channel on which its tabs announce changes. */
export const historyKey = (environment: string, accountId: string, name: string): string =>
  `builder ${environment} ${accountId} ${name}`;

/** Whether every state of a history is valid. */
function fits<Value>(
  history: StepHistory<unknown>,
  isValue: (stored: unknown) => stored is Value,
): history is StepHistory<Value> {
  return [history.value, ...[...history.past, ...history.future].map(({ value }) => value)].every(isValue);
}

function announce(channel: string): void {
  const tabs = new BroadcastChannel(channel);
  tabs.postMessage(null);
  tabs.close();
}

const write = (key: string, history: StepHistory<unknown>) => {
  const stored: WrittenHistory = { history, at: Date.now() };
  return set(key, stored, committingStore);
};

/**
 * Changes a history that no page of this tab shows, and notifies the tabs that do.
 *
 * @throws the browser's error without storage
 */
export async function changeStoredHistory<Value>(
  key: string,
  { initial, isValue }: { initial: Value; isValue: (stored: unknown) => stored is Value },
  label: string,
  next: (value: Value) => Value,
): Promise<void> {
  const stored = await get<WrittenHistory>(key);
  const history = stored && fits(stored.history, isValue) ? stored.history : beginHistory(initial);
  await write(key, withStep(history, next(history.value), { label }));
  announce(key);
}

interface Work<Value> {
  /** From `historyKey`. */
  readonly key: string;
  readonly initial: () => Value;
  /** Work of an earlier version that does not fit any more is ignored. */
  readonly isValue: (stored: unknown) => stored is Value;
  /** All tabs show the same work, so that none overwrites what another has added. */
  readonly shared: boolean;
}

interface HistoryState<Value> {
  readonly history: StepHistory<Value>;
  readonly storage: StorageState;
  /** When the restored work was done; undefined without any. */
  readonly continuedFrom: number | undefined;
}

/** The histories that are open in this tab. */
const shownHere = new Set<Pick<HistoryStore<never>, "flush" | "follow">>();

/** Writes unsaved work of this tab's pages, before another tab continues. */
export async function writeHistories(): Promise<void> {
  await Promise.all([...shownHere].map((history) => history.flush()));
}

/** Reloads the work of this tab's pages from the device, before this tab continues. */
export async function rereadHistories(): Promise<void> {
  await Promise.all([...shownHere].map((history) => history.follow()));
}

/** A history with undo and redo that is stored in this browser's IndexedDB from the first change on. */
export class HistoryStore<Value> extends Store<HistoryState<Value>> {
  readonly #work: Work<Value>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writtenAt = Number.NEGATIVE_INFINITY;
  /** Changes made here so far. */
  #moves = 0;
  /** The last pending write. */
  #writing: Promise<void> | undefined;
  /** While a page shows shared work. A channel does not receive its own messages. */
  #tabs: BroadcastChannel | undefined;

  constructor(work: Work<Value>) {
    super({ history: beginHistory(work.initial()), storage: "reading", continuedFrom: undefined });
    this.#work = work;
  }

  /** Reads the work on the device and follows other tabs, until the returned function is called. */
  open(): () => void {
    const { key, shared } = this.#work;
    let gone = false;
    void this.#read().then(
      (stored) => {
        if (gone) return;
        // Changes from before the storage answered are newer.
        if (stored && this.#moves === 0) this.#put({ history: stored.history, continuedFrom: stored.at });
        if (this.get().storage === "reading") this.#put({ storage: "stored" });
      },
      () => !gone && this.#put({ storage: "not-stored" }),
    );
    const flush = () => void this.flush();
    shownHere.add(this);
    addEventListener("pagehide", flush);
    const tabs = shared ? new BroadcastChannel(key) : undefined;
    tabs?.addEventListener("message", () => void this.follow());
    this.#tabs = tabs;
    return () => {
      gone = true;
      removeEventListener("pagehide", flush);
      tabs?.close();
      this.#tabs = undefined;
      shownHere.delete(this);
      flush();
    };
  }

  /** Resolves once everything is written. */
  readonly flush = async (): Promise<void> => {
    if (this.#timer !== undefined) void this.#write();
    await this.#writing;
  };

  readonly change: ChangeStep<Value> = (next, step) => {
    const { history } = this.get();
    this.#move(withStep(history, next(history.value), step));
  };
  readonly undo = (): void => this.#move(undoStep(this.get().history));
  readonly redo = (): void => this.#move(redoStep(this.get().history));

  /** Forgets the work and starts again with another value. */
  readonly startOver = (value: Value): void => {
    this.#move(beginHistory(value));
    this.#put({ continuedFrom: undefined });
  };

  /** Deletes the work on the device, once it is finished. */
  readonly finish = async (): Promise<void> => {
    this.#cancelWrite();
    await del(this.#work.key).catch(() => {});
    if (this.#work.shared) announce(this.#work.key);
  };

  #put(part: Partial<HistoryState<Value>>): void {
    this.update((state) => ({ ...state, ...part }));
  }

  #move(history: StepHistory<Value>): void {
    if (history === this.get().history) return;
    this.#moves += 1;
    this.#put({ history, storage: "storing" });
    // The first change after a pause is written at once, so that leaving right after it does not lose it.
    const wait = Math.max(0, this.#writtenAt + WRITE_MS - performance.now());
    this.#timer ??= setTimeout(() => void this.#write(), wait);
  }

  #cancelWrite(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #write(): Promise<void> {
    this.#cancelWrite();
    this.#writtenAt = performance.now();
    const writing = this.#writeNow().finally(() => {
      if (this.#writing === writing) this.#writing = undefined;
    });
    this.#writing = writing;
    return writing;
  }

  async #writeNow(): Promise<void> {
    try {
      await write(this.#work.key, this.get().history);
    } catch {
      this.#put({ storage: "not-stored" });
      return;
    }
    if (this.#tabs) this.#tabs.postMessage(null);
    // The page was left while this was written.
    else if (this.#work.shared) announce(this.#work.key);
    if (this.#timer === undefined && this.get().storage !== "reading") this.#put({ storage: "stored" });
  }

  async #read() {
    const stored = await get<WrittenHistory>(this.#work.key);
    return stored && fits(stored.history, this.#work.isValue)
      ? { history: stored.history, at: stored.at }
      : undefined;
  }

  /** Shows changes of another tab; if that finished the work, this one starts over and finishes nothing twice. */
  readonly follow = async (): Promise<void> => {
    if (!this.#work.shared) return;
    const moves = this.#moves;
    try {
      const stored = await this.#read();
      // A change made here meanwhile is about to be written, and is newer.
      if (this.#timer !== undefined || this.#writing || this.#moves !== moves) return;
      this.#put({ history: stored?.history ?? beginHistory(this.#work.initial()) });
    } catch {
      // Without storage other tabs cannot be followed.
    }
  };
}
