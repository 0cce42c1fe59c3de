import * as campaigns from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { mayUse } from "@/lib/ads/permissions";
import { notPermitted, pending, type RemoteData } from "@/lib/remote-data";
import { Store } from "@/lib/store";
import { type AccountDetails, type CampaignCount, nothingAsked, strongestHandle } from "./portfolio";
import { type QueuedRead, ReadQueue } from "./read-queue";

/** The reads behind the details of one account. They throw CallError. */
export interface DetailReads {
  access(handle: string, accountId: string): Promise<readonly string[]>;
  funding(handle: string, accountId: string): Promise<readonly FundingInstrument[]>;
  /** Reads every page of an account's campaigns. */
  campaigns(handle: string, accountId: string): Promise<CampaignCount>;
}

export type DetailKind = keyof DetailReads;

export interface DetailSnapshot {
  readonly details: ReadonlyMap<string, AccountDetails>;
  /** Accounts whose role and funding are still being read. */
  readonly unchecked: number;
  /** Everything is read, or waits, that can be read of the accounts on screen. */
  readonly seen: boolean;
  /** When the kinds of reads whose API limit is reached go on; milliseconds. */
  readonly resumesAt: ReadonlyMap<DetailKind, number>;
}

/** An account by its id, with the handles that reach it. */
interface Reach {
  readonly id: string;
  readonly handles: readonly string[];
}

/** Answers arrive faster than a screen needs to be drawn. */
const SHOW_EVERY_MS = 120;

/**
 * Reads details that the list of accounts lacks, account by account: visible ones first, the rest afterwards.
 * Campaigns are counted for accounts on screen only, because that reads all of them.
 */
export class DetailStore {
  /** What is known of the accounts. */
  readonly snapshot = new Store<DetailSnapshot>({
    details: new Map(),
    unchecked: 0,
    seen: false,
    resumesAt: new Map(),
  });
  /** Another map with each answer and with nothing else: rows are made of it, and rows in sight are asked about. */
  #details: ReadonlyMap<string, AccountDetails> = new Map();
  /** Keys of reads that need not be made again. */
  readonly #answered = new Set<string>();
  readonly #queue: ReadQueue<DetailKind>;
  #reaches = new Map<string, Reach>();
  #onScreen: readonly string[] = [];
  #countAll = false;
  #running = false;
  #showTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly reads: DetailReads) {
    this.#queue = new ReadQueue<DetailKind>(
      (mayRead) => {
        for (const read of this.#wanted()) if (mayRead(read)) return read;
        return undefined;
      },
      () => this.#showSoon(),
    );
  }

  /** The accounts to read about, and whether campaigns are counted for all of them. */
  cover(reaches: readonly Reach[], { countAll }: { countAll: boolean }): void {
    this.#reaches = new Map(reaches.map((reach) => [reach.id, reach]));
    this.#countAll = countAll;
    this.#work();
  }

  /** The accounts on screen, which go first. */
  look(ids: readonly string[]): void {
    this.#onScreen = ids;
    this.#work();
  }

  /** Reads again, everything or one account; known values stay until the new answer is there. */
  refresh(id?: string): void {
    for (const key of this.#answered)
      if (id === undefined || key.startsWith(`${id} `)) this.#answered.delete(key);
    if (id === undefined) this.#queue.resume();
    this.#work();
  }

  start(): void {
    this.#running = true;
    this.#queue.start();
  }

  stop(): void {
    this.#running = false;
    this.#queue.stop();
    clearTimeout(this.#showTimer);
    this.#showTimer = undefined;
  }

  #work(): void {
    this.#queue.work();
    this.#showSoon();
  }

  /** The reads still to be made, those of accounts on screen first. */
  *#wanted(): Generator<QueuedRead<DetailKind>> {
    for (const id of this.#onScreen) {
      const reach = this.#reaches.get(id);
      if (reach) yield* this.#wantedOf(reach, true);
    }
    for (const reach of this.#reaches.values()) yield* this.#wantedOf(reach, this.#countAll);
  }

  /** @param count its campaigns are counted as well */
  *#wantedOf({ id, handles }: Reach, count: boolean): Generator<QueuedRead<DetailKind>> {
    for (const handle of handles) {
      const read = () => this.reads.access(handle, id);
      yield* this.#read("access", id, handle, read, (access) => ({
        access: new Map(this.#of(id).access).set(handle, access),
      }));
    }
    if (handles.some((handle) => !this.#answered.has(`${id} access ${handle}`))) return;
    const via = strongestHandle(handles, this.#of(id).access);
    const access = this.#of(id).access.get(via) ?? pending;
    if (access.state !== "known" || !mayUse(campaigns.list.access, access.value)) {
      this.#close(id, via, access.state === "failed" ? access : notPermitted);
      return;
    }
    const { funding, campaigns: counted } = this.reads;
    yield* this.#read(
      "funding",
      id,
      via,
      () => funding(via, id),
      (found) => ({ funding: found }),
    );
    if (!count) return;
    yield* this.#read(
      "campaigns",
      id,
      via,
      () => counted(via, id),
      (found) => ({ campaigns: found }),
    );
  }

  /** The read of one kind, unless it is answered. */
  *#read<T>(
    kind: DetailKind,
    id: string,
    handle: string,
    read: () => Promise<T>,
    asDetails: (found: RemoteData<T>) => Partial<AccountDetails>,
  ): Generator<QueuedRead<DetailKind>> {
    const key = `${id} ${kind} ${handle}`;
    if (this.#answered.has(key)) return;
    const run = async () => {
      const found = await this.#queue.find(kind, read);
      if (!found) return;
      this.#answered.add(key);
      this.#note(id, asDetails(found));
    };
    yield { key, kind, run };
  }

  /** No handle may see campaigns and funding of an account, or the role could not be read: neither is asked for. */
  #close(id: string, via: string, why: RemoteData<never>): void {
    if (this.#answered.has(`${id} funding ${via}`)) return;
    for (const kind of ["funding", "campaigns"]) this.#answered.add(`${id} ${kind} ${via}`);
    this.#note(id, { funding: why, campaigns: why });
  }

  #note(id: string, found: Partial<AccountDetails>): void {
    this.#details = new Map(this.#details).set(id, { ...this.#of(id), ...found });
  }

  #of(id: string): AccountDetails {
    return this.#details.get(id) ?? nothingAsked;
  }

  #showSoon(): void {
    if (!this.#running) return;
    this.#showTimer ??= setTimeout(() => {
      this.#showTimer = undefined;
      this.#show();
    }, SHOW_EVERY_MS);
  }

  #show(): void {
    const isChecked = ({ id, handles }: Reach) =>
      handles.every((handle) => this.#answered.has(`${id} access ${handle}`)) &&
      handles.some((handle) => this.#answered.has(`${id} funding ${handle}`));
    const { resumesAt } = this.#queue;
    const left = this.#onScreen.flatMap((id) => {
      const reach = this.#reaches.get(id);
      return reach ? [...this.#wantedOf(reach, true)] : [];
    });
    this.snapshot.set({
      details: this.#details,
      unchecked: [...this.#reaches.values()].filter((reach) => !isChecked(reach)).length,
      seen: this.#onScreen.length > 0 && left.every(({ kind }) => resumesAt.has(kind)),
      resumesAt,
    });
  }
}
