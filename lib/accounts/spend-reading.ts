import type { RemoteData } from "@/lib/remote-data";
import { known } from "@/lib/remote-data";
import { Store } from "@/lib/store";
import type { AccountSpend } from "./account-spend";
import { type QueuedRead, ReadQueue } from "./read-queue";

/** An account whose spend can be read, with what pays in it. */
export interface SpendingAccount {
  readonly id: string;
  readonly handle: string;
  /** IANA. */
  readonly zone: string;
  /** Ids of its funding sources. */
  readonly instruments: readonly string[];
  /** Of how many campaigns, where that is known: what has many of them takes the service longest, and comes last. */
  readonly campaigns: number | undefined;
}

/** What was read before, in another tab or by another person. */
interface CachedSpend {
  readonly spend: AccountSpend;
  /** When it was read, in milliseconds. */
  readonly asOf: number;
}

/** The reads behind what accounts spent. */
export interface SpendReads {
  /** What was read before, however old; undefined where there is none. Throws CallError. */
  cached(account: SpendingAccount): Promise<CachedSpend | undefined>;
  /** Throws CallError, a RefusedError of 429 where what is left of the allowance is reserved for something else. */
  fresh(account: SpendingAccount, inSight: boolean): Promise<AccountSpend>;
}

type SpendKind = "cached" | "in sight" | "out of sight";

interface SpendSnapshot {
  readonly spends: ReadonlyMap<string, RemoteData<AccountSpend>>;
  /** Nothing is being read now. */
  readonly settled: boolean;
  /** When reading goes on, in milliseconds, where it waits for more reads to be granted. */
  readonly resumesAt: number | undefined;
}

/** How long figures are valid before they are read again, in milliseconds: many accounts take many reads. */
export const SPEND_SERVES_MS = 15 * 60_000;
/** Calls at a time: each makes the dashboard ask the service several times. */
const AT_ONCE = 2;
/** Answers arrive faster than a screen needs to be drawn. */
const SHOW_EVERY_MS = 120;

/** Reads what accounts spent: first from the cache, then again, visible ones first. */
export class SpendReading {
  readonly snapshot = new Store<SpendSnapshot>({ spends: new Map(), settled: false, resumesAt: undefined });
  readonly #reads: SpendReads;
  /** Another map with each answer and with nothing else: rows are made of it, and rows in sight are asked about. */
  #spends: ReadonlyMap<string, RemoteData<AccountSpend>> = new Map();
  /** Accounts that were asked for what was read before. */
  readonly #looked = new Set<string>();
  /** Until when accounts need not be read again, by their ids. */
  readonly #servesUntil = new Map<string, number>();
  readonly #queue: ReadQueue<SpendKind>;
  #accounts = new Map<string, SpendingAccount>();
  #inSight: ReadonlySet<string> = new Set();
  #all = false;
  #running = false;
  #showTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(reads: SpendReads) {
    this.#reads = reads;
    this.#queue = new ReadQueue<SpendKind>(
      (mayRead) => {
        for (const read of this.#wanted()) if (mayRead(read)) return read;
        return undefined;
      },
      () => this.#showSoon(),
      AT_ONCE,
    );
  }

  /** The accounts to read, and whether also those out of sight. */
  cover(accounts: readonly SpendingAccount[], { all }: { all: boolean }): void {
    const size = ({ campaigns }: SpendingAccount) => campaigns ?? Number.MAX_SAFE_INTEGER;
    const sorted = accounts.toSorted((one, other) => size(one) - size(other));
    this.#accounts = new Map(sorted.map((account) => [account.id, account]));
    this.#all = all;
    this.#queue.work();
    this.#showSoon();
  }

  /** The accounts in sight, which go first. */
  readonly look = (ids: readonly string[]): void => {
    this.#inSight = new Set(ids);
    this.#queue.work();
    this.#showSoon();
  };

  /** Reads again; known values stay until the new answer is there. */
  readonly refresh = (): void => {
    this.#servesUntil.clear();
    this.renew();
  };

  /** Reads outdated figures again. */
  readonly renew = (): void => {
    this.#queue.work();
    this.#showSoon();
  };

  start(): void {
    this.#running = true;
    this.#queue.start();
    this.#showSoon();
  }

  stop(): void {
    this.#running = false;
    this.#queue.stop();
    clearTimeout(this.#showTimer);
    this.#showTimer = undefined;
  }

  /** The reads still to be made: cached figures of visible accounts, then fresh ones, then other accounts. */
  *#wanted(): Generator<QueuedRead<SpendKind>> {
    const seen = [...this.#accounts.values()].filter(({ id }) => this.#inSight.has(id));
    for (const account of seen) yield* this.#cached(account);
    for (const account of seen) yield* this.#fresh(account, "in sight");
    if (!this.#all) return;
    for (const account of this.#accounts.values()) yield* this.#cached(account);
    for (const account of this.#accounts.values()) yield* this.#fresh(account, "out of sight");
  }

  *#cached(account: SpendingAccount): Generator<QueuedRead<SpendKind>> {
    const { id } = account;
    if (this.#looked.has(id)) return;
    const run = async () => {
      const found = await this.#queue.find("cached", () => this.#reads.cached(account));
      this.#looked.add(id);
      // The read that follows reports failures.
      if (found?.state !== "known" || found.value === undefined) return;
      const { spend, asOf } = found.value;
      this.#servesUntil.set(id, asOf + SPEND_SERVES_MS);
      this.#note(id, known(spend));
    };
    yield { key: `${id} cached`, kind: "cached", run };
  }

  *#fresh(account: SpendingAccount, kind: "in sight" | "out of sight"): Generator<QueuedRead<SpendKind>> {
    const { id } = account;
    if (!this.#looked.has(id) || Date.now() < (this.#servesUntil.get(id) ?? 0)) return;
    const run = async () => {
      const found = await this.#queue.find(kind, () => this.#reads.fresh(account, kind === "in sight"));
      if (!found) return;
      this.#servesUntil.set(id, Date.now() + SPEND_SERVES_MS);
      // Older figures are more useful than a failure to read them again.
      if (found.state === "failed" && this.#spends.get(id)?.state === "known") return;
      this.#note(id, found);
    };
    yield { key: id, kind, run };
  }

  #note(id: string, found: RemoteData<AccountSpend>): void {
    this.#spends = new Map(this.#spends).set(id, found);
  }

  #showSoon(): void {
    if (!this.#running) return;
    this.#showTimer ??= setTimeout(() => {
      this.#showTimer = undefined;
      this.#show();
    }, SHOW_EVERY_MS);
  }

  #show(): void {
    const { resumesAt } = this.#queue;
    const coming = [...this.#wanted()].some(({ kind }) => !resumesAt.has(kind));
    const waits = [...this.#wanted()].flatMap(({ kind }) => resumesAt.get(kind) ?? []);
    this.snapshot.set({
      spends: this.#spends,
      settled: !coming,
      resumesAt: waits.length > 0 ? Math.min(...waits) : undefined,
    });
  }
}
