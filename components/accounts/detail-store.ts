import {
  type AccountDetails,
  type CampaignCount,
  nothingAsked,
  strongestHandle,
} from "@/lib/accounts/portfolio";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { isCallError, NotAsPromisedError, RefusedError } from "@/lib/ads/errors";
import { waitAfter } from "@/lib/ads/patience";
import { mayUse } from "@/lib/ads/permissions";
import { type Finding, known, notPermitted, pending } from "@/lib/finding";
import { Store } from "@/lib/store";

/** The reads behind the details of one account. They throw CallError. */
export interface DetailReads {
  access(handle: string, accountId: string): Promise<readonly string[]>;
  funding(handle: string, accountId: string): Promise<readonly FundingInstrument[]>;
  /** Reads every page of an account's campaigns. */
  campaigns(handle: string, accountId: string): Promise<CampaignCount>;
}

export interface DetailSnapshot {
  readonly details: ReadonlyMap<string, AccountDetails>;
  /** Accounts whose role and funding are still being asked for. */
  readonly unchecked: number;
  /** When the kinds of reads whose allowance is used up go on; milliseconds. */
  readonly resumesAt: ReadonlyMap<DetailKind, number>;
}

export type DetailKind = keyof DetailReads;

export interface Reach {
  readonly id: string;
  readonly handles: readonly string[];
}

const KINDS: readonly DetailKind[] = ["access", "funding", "campaigns"];

interface Task {
  readonly key: string;
  readonly run: () => Promise<void>;
}

/** Calls at a time: enough to be quick, few enough that a person's own clicks are not kept waiting. */
const CONCURRENCY = 5;
/** Answers arrive faster than a screen needs to be drawn. */
const SHOW_EVERY_MS = 120;
/** How long to wait where the service does not say when an allowance is granted again. */
const WINDOW_MS = 15 * 60_000;

/**
 * Asks for what the list of accounts does not tell, account by account: what is on screen first, the rest
 * afterwards. Campaigns are counted for accounts on screen only, because that reads all of them. Reads whose allowance is used up wait until it is granted again.
 */
export class DetailStore {
  private reaches = new Map<string, Reach>();
  private onScreen: readonly string[] = [];
  private countAll = false;
  private readonly details = new Map<string, AccountDetails>();
  private readonly answered = new Set<string>();
  private readonly underWay = new Set<string>();
  private readonly pausedUntil = new Map<DetailKind, number>();
  private readonly pauseTimers = new Map<DetailKind, ReturnType<typeof setTimeout>>();
  private showTimer: ReturnType<typeof setTimeout> | undefined;
  private running = false;
  /** What is known of the accounts. */
  readonly snapshot = new Store<DetailSnapshot>({ details: new Map(), unchecked: 0, resumesAt: new Map() });

  constructor(private readonly reads: DetailReads) {}

  /** The accounts to ask about, and whether campaigns are counted for all of them. */
  cover(reaches: readonly Reach[], { countAll }: { countAll: boolean }): void {
    this.reaches = new Map(reaches.map((reach) => [reach.id, reach]));
    this.countAll = countAll;
    this.work();
    this.showSoon();
  }

  /** The accounts on screen, which go first. */
  look(ids: readonly string[]): void {
    this.onScreen = ids;
    this.work();
  }

  /** Asks anew, about everything or about one account; what is known stays until the new answer is there. */
  refresh(id?: string): void {
    for (const key of this.answered)
      if (id === undefined || key.startsWith(`${id} `)) this.answered.delete(key);
    // Whoever asks for everything may know better than what was said, or guessed, of the allowance.
    if (id === undefined) this.pausedUntil.clear();
    this.work();
    this.showSoon();
  }

  start(): void {
    this.running = true;
    this.work();
  }

  stop(): void {
    this.running = false;
    for (const timer of this.pauseTimers.values()) clearTimeout(timer);
    clearTimeout(this.showTimer);
    this.showTimer = undefined;
  }

  private work(): void {
    while (this.running && this.underWay.size < CONCURRENCY) {
      const task = this.nextTask();
      if (!task) return;
      this.underWay.add(task.key);
      void task.run().finally(() => {
        this.underWay.delete(task.key);
        this.showSoon();
        this.work();
      });
    }
  }

  private nextTask(): Task | undefined {
    for (const id of this.onScreen) {
      const reach = this.reaches.get(id);
      const task = reach && this.taskFor(reach, true);
      if (task) return task;
    }
    for (const reach of this.reaches.values()) {
      const task = this.taskFor(reach, this.countAll);
      if (task) return task;
    }
    return undefined;
  }

  private taskFor(reach: Reach, count: boolean): Task | undefined {
    for (const handle of reach.handles) {
      const read = () => this.readAccess(reach.id, handle);
      const task = this.task("access", `${reach.id} access ${handle}`, read);
      if (task) return task;
    }
    if (!this.accessAnswered(reach)) return undefined;
    const via = strongestHandle(reach.handles, this.detailsOf(reach.id).access);
    if (this.closed(reach.id, via)) return undefined;
    return (
      this.task("funding", `${reach.id} funding`, () => this.readFunding(reach.id, via)) ??
      (count
        ? this.task("campaigns", `${reach.id} campaigns`, () => this.readCampaigns(reach.id, via))
        : undefined)
    );
  }

  private task(kind: DetailKind, key: string, run: () => Promise<void>): Task | undefined {
    if (this.answered.has(key) || this.underWay.has(key) || this.resumesAt(kind) !== undefined)
      return undefined;
    return { key, run };
  }

  private accessAnswered(reach: Reach): boolean {
    return reach.handles.every((handle) => this.answered.has(`${reach.id} access ${handle}`));
  }

  /** True when no handle may see campaigns and funding of the account, or the role could not be read. */
  private closed(id: string, via: string): boolean {
    const access = this.detailsOf(id).access.get(via) ?? pending;
    if (access.state === "known" && mayUse(campaigns.list.access, access.value)) return false;
    const why = access.state === "failed" ? access : notPermitted;
    if (!this.answered.has(`${id} funding`)) {
      this.answered.add(`${id} funding`);
      this.answered.add(`${id} campaigns`);
      this.set(id, { funding: why, campaigns: why });
    }
    return true;
  }

  private async readAccess(id: string, handle: string): Promise<void> {
    const finding = await this.find("access", () => this.reads.access(handle, id));
    if (!finding) return;
    this.answered.add(`${id} access ${handle}`);
    this.set(id, { access: new Map(this.detailsOf(id).access).set(handle, finding) });
  }

  private async readFunding(id: string, via: string): Promise<void> {
    const funding = await this.find("funding", () => this.reads.funding(via, id));
    if (!funding) return;
    this.answered.add(`${id} funding`);
    this.set(id, { funding });
  }

  private async readCampaigns(id: string, via: string): Promise<void> {
    const count = await this.find("campaigns", () => this.reads.campaigns(via, id));
    if (!count) return;
    this.answered.add(`${id} campaigns`);
    this.set(id, { campaigns: count });
  }

  /** What a read finds; undefined when its kind has to wait, and then it is made again. */
  private async find<T>(kind: DetailKind, read: () => Promise<T>): Promise<Finding<T> | undefined> {
    const finding = await find(read);
    const error = finding.state === "failed" ? finding.error : undefined;
    const wait = waitAfter(error, 1, Date.now(), { untoldMs: WINDOW_MS });
    if (wait?.why !== "allowance") return finding;
    this.pause(kind, wait.until);
    return undefined;
  }

  private pause(kind: DetailKind, until: number): void {
    // A moment later than told, so that two clocks that disagree by a little do not earn a second refusal.
    const resumesAt = until + 1_000;
    this.pausedUntil.set(kind, resumesAt);
    clearTimeout(this.pauseTimers.get(kind));
    const goOn = () => {
      this.showSoon();
      this.work();
    };
    this.pauseTimers.set(kind, setTimeout(goOn, resumesAt - Date.now()));
  }

  private resumesAt(kind: DetailKind): number | undefined {
    const until = this.pausedUntil.get(kind);
    return until !== undefined && Date.now() < until ? until : undefined;
  }

  private detailsOf(id: string): AccountDetails {
    return this.details.get(id) ?? nothingAsked;
  }

  private set(id: string, found: Partial<AccountDetails>): void {
    this.details.set(id, { ...this.detailsOf(id), ...found });
  }

  private showSoon(): void {
    if (!this.running) return;
    this.showTimer ??= setTimeout(() => {
      this.showTimer = undefined;
      this.show();
    }, SHOW_EVERY_MS);
  }

  private show(): void {
    const unchecked = [...this.reaches.values()].filter(
      (reach) => !this.accessAnswered(reach) || !this.answered.has(`${reach.id} funding`),
    ).length;
    this.snapshot.set({
      details: new Map(this.details),
      unchecked,
      resumesAt: new Map(
        KINDS.flatMap((kind) => {
          const at = this.resumesAt(kind);
          return at === undefined ? [] : [[kind, at] as const];
        }),
      ),
    });
  }
}

/** What a read finds; a refusal for want of permission is an answer, not a failure. */
async function find<T>(read: () => Promise<T>): Promise<Finding<T>> {
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
