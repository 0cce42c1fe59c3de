import type { DataOf } from "@/lib/ads/endpoint";
import type { uploadUsers } from "@/lib/ads/endpoints/custom-audiences";
import { Pace } from "@/lib/ads/pace";
import { pauseAfter, type Wait } from "@/lib/ads/patience";
import { type Piece, piecesOf } from "./batch-pieces";
import type { FilePosition, PreparedBatch } from "./prepare";
import { RequestWindow } from "./request-window";
import { type BatchVerdict, judgeAnswer, judgeFailure, type UploadRefusal } from "./upload-answer";

/** The dependencies of the sender, replaced in tests. */
export interface SenderPorts {
  /** Sends one request and returns its count. Rejects with the errors of lib/ads/errors. */
  readonly post: (piece: Piece, signal: AbortSignal) => Promise<DataOf<typeof uploadUsers>>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Resolves after this many milliseconds, or at once when the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1, for jitter. */
  readonly random: () => number;
  /** Stores the confirmed progress, for resuming after a crash. A failure is ignored. */
  readonly store: (progress: Confirmed) => Promise<void>;
  readonly onState: (state: SendState) => void;
}

export interface Confirmed {
  /** Batches without a gap from the first. */
  readonly batches: number;
  readonly place: FilePosition;
}

export type Hold =
  | { readonly why: "asked" }
  | { readonly why: "no-access"; readonly refusal: UploadRefusal }
  | { readonly why: "refused"; readonly refusal: UploadRefusal; readonly batch: number }
  | {
      readonly why: "mismatch";
      readonly batch: number;
      readonly sent: number;
      readonly counted: number | undefined;
    };

export interface SendState {
  readonly confirmed: Confirmed;
  /** Confirmed users, including those beyond a gap and in a part of a batch. */
  readonly users: number;
  /** Completely confirmed batches, including those beyond a gap. */
  readonly batches: number;
  readonly requests: number;
  /** Requests that have no answer yet. */
  readonly underWay: number;
  /** The current load: parallel requests, and parts of a batch. */
  readonly pace: { readonly atOnce: number; readonly parts: number };
  /** Requests that had to be sent again. */
  readonly repeated: number;
  readonly hold: Hold | undefined;
  /** Until when it is paused, and why. */
  readonly waiting: { readonly until: number; readonly why: "allowance" | "no answer" | number } | undefined;
}

/** How often a waiting sender checks whether it may send. */
const LOOK_MS = 50;
/** Consecutive wrong counts of one batch before a person is asked. */
const MISMATCHES_MAX = 5;
/** Requests at a time, at most. */
export const AT_ONCE_MAX = 4;
/** Maximum requests of one batch: 2,500 operations become 157 or fewer. */
const PARTS_MAX = 16;

/** The state before anything is sent: the progress of the last time. */
export const sendStateAfter = (confirmed: Confirmed): SendState => ({
  confirmed,
  users: confirmed.place.users,
  batches: confirmed.batches,
  requests: 0,
  underWay: 0,
  pace: { atOnce: AT_ONCE_MAX, parts: 1 },
  repeated: 0,
  hold: undefined,
  waiting: undefined,
});

/**
 * Sends batches until each is confirmed: retries after a lost or broken answer, a wrong count, an overloaded service
 * or an exhausted limit; stops and waits for a person when access is lost or a batch is refused. Adding and removing
 * people is idempotent, so a batch whose answer was lost is sent again.
 */
export class BatchSender {
  readonly #ports: SenderPorts;
  readonly #window = new RequestWindow();
  readonly #stop = new AbortController();
  readonly #pace = new Pace({ atOnceMax: AT_ONCE_MAX, partsMax: PARTS_MAX });
  readonly #beyondGap = new Map<number, FilePosition>();
  #confirmed: Confirmed;
  #users: number;
  #requests = 0;
  #underWay = 0;
  #repeated = 0;
  #failures = 0;
  #hold: Hold | undefined;
  #waiters: (() => void)[] = [];
  #notBefore = 0;
  /** The wait is an estimate: no answer had a time. */
  #guessed = false;
  #waitingFor: "allowance" | "no answer" | number = "no answer";
  #storing: Promise<void> = Promise.resolve();
  #entering: Promise<void> = Promise.resolve();

  constructor(from: Confirmed, ports: SenderPorts) {
    this.#confirmed = from;
    this.#users = from.place.users;
    this.#ports = ports;
  }

  /** Stops after the pending requests. */
  pause(hold: Hold = { why: "asked" }): void {
    this.#hold = hold;
    this.#report();
  }

  resume(): void {
    this.#hold = undefined;
    this.#failures = 0;
    this.#notBefore = 0;
    this.#release();
    this.#report();
  }

  /** Retries immediately after connection failures: the connection is back. */
  hurry(): void {
    if (this.#waitingFor !== "no answer") return;
    this.#notBefore = 0;
    this.#report();
  }

  /** Ends it; confirmed people stay. */
  cancel(): void {
    this.#stop.abort();
    this.#release();
  }

  #release(): void {
    for (const go of this.#waiters.splice(0)) go();
  }

  /**
   * @returns true when everything is confirmed, false when cancelled
   * @throws what `batches` throws
   */
  async run(batches: AsyncIterator<PreparedBatch, FilePosition>): Promise<boolean> {
    const { signal } = this.#stop;
    let end: FilePosition | undefined;
    let taking: Promise<unknown> = Promise.resolve();
    const take = () => {
      const taken = taking.then(async () => {
        if (end || signal.aborted) return undefined;
        const next = await batches.next();
        if (!next.done) return next.value;
        end = next.value;
        return undefined;
      });
      taking = taken.catch(() => undefined);
      return taken;
    };
    const sendAll = async () => {
      for (let batch = await take(); batch && !signal.aborted; batch = await take()) await this.#send(batch);
    };
    // From here on it is an interrupted upload, if the page ends before anything is confirmed.
    await this.#store();
    try {
      await Promise.all(Array.from({ length: AT_ONCE_MAX }, sendAll));
    } catch (error) {
      this.#stop.abort();
      throw error;
    }
    if (signal.aborted || !end) return false;
    // Rows after the last batch have no people, so no request confirms them.
    this.#confirmed = { ...this.#confirmed, place: end };
    await this.#storing;
    this.#report();
    return true;
  }

  async #send(batch: PreparedBatch): Promise<void> {
    const { signal } = this.#stop;
    let left: Piece[] = [batch];
    let cut = 1;
    for (let mismatches = 0; !signal.aborted; ) {
      // The number of remaining pieces changes with the pace.
      if (cut < this.#pace.parts) {
        const finer = this.#pace.parts / cut;
        left = left.flatMap((piece) => piecesOf(piece, finer));
        cut = this.#pace.parts;
      }
      const [piece] = left;
      if (!piece) return this.#confirm(batch);
      const verdict = await this.#attempt(piece, cut);
      if (!verdict) return;
      if (verdict.kind === "confirmed") {
        this.#accept(piece);
        left = left.slice(1);
        continue;
      }
      this.#repeated += 1;
      if (verdict.kind === "no-access") this.pause({ why: "no-access", refusal: verdict.refusal });
      else if (verdict.kind === "refused") {
        this.pause({ why: "refused", refusal: verdict.refusal, batch: batch.number });
      } else if (verdict.kind === "again") {
        mismatches = 0;
        this.#waitFor(verdict.wait);
      } else {
        mismatches += 1;
        this.#waitFor(this.#guess());
        if (mismatches % MISMATCHES_MAX === 0) {
          const { counted } = verdict;
          this.pause({ why: "mismatch", batch: batch.number, sent: piece.users, counted });
        }
      }
    }
  }

  /** The service answers: estimated pauses are over. */
  #accept(piece: Piece): void {
    this.#failures = 0;
    if (this.#guessed) this.#notBefore = 0;
    this.#users += piece.users;
    this.#report();
  }

  /** Sends once, when allowed; undefined when everything was cancelled. */
  async #attempt(piece: Piece, cut: number): Promise<BatchVerdict | undefined> {
    const { signal } = this.#stop;
    const answered = await this.#enter();
    if (!answered) return undefined;
    this.#requests += 1;
    this.#report();
    const left = this.#ports.now();
    try {
      const verdict = judgeAnswer(await this.#ports.post(piece, signal), piece.users);
      if (verdict.kind === "confirmed") this.#pace.answered(cut, left, this.#ports.now());
      return verdict;
    } catch (error) {
      if (signal.aborted) return undefined;
      const now = this.#ports.now();
      const verdict = judgeFailure(error, this.#failures + 1, now, this.#ports.random());
      if (verdict.kind === "again" && verdict.wait.why !== "allowance") this.#pace.slower(left, now);
      return verdict;
    } finally {
      this.#underWay -= 1;
      answered(this.#ports.now());
    }
  }

  /** Queues until a request can be sent. */
  #enter(): Promise<((answeredAt: number) => void) | undefined> {
    const { signal } = this.#stop;
    const turn = this.#entering.then(async () => {
      for (;;) {
        if (signal.aborted) return undefined;
        if (this.#hold) {
          await new Promise<void>((go) => this.#waiters.push(go));
          continue;
        }
        const now = this.#ports.now();
        const pause = this.#notBefore - now;
        const crowded = this.#underWay >= this.#pace.atOnce;
        const delay = Math.max(pause, this.#window.delay(now) ?? LOOK_MS, crowded ? LOOK_MS : 0);
        if (delay <= 0) {
          this.#underWay += 1;
          return this.#window.enter(now);
        }
        if (pause > 0) this.#report();
        // In steps, so that a pause or a new answer is noticed.
        await this.#ports.wait(Math.min(delay, 1_000), signal);
      }
    });
    this.#entering = turn.then(() => undefined);
    return turn;
  }

  /** After a wrong count, which names no time. */
  #guess(): Wait {
    const now = this.#ports.now();
    const pause = pauseAfter(this.#failures + 1, undefined, this.#ports.random());
    return { until: now + pause, why: "connection", named: false };
  }

  #waitFor({ until, why, named, status }: Wait): void {
    // Those that were under way when the first failed are part of one and the same trouble.
    if (this.#ports.now() >= this.#notBefore) this.#failures += 1;
    if (until > this.#notBefore) {
      this.#notBefore = until;
      this.#guessed = !named;
      this.#waitingFor = why === "allowance" ? "allowance" : (status ?? "no answer");
    }
    this.#report();
  }

  #confirm(batch: PreparedBatch): void {
    if (batch.number <= this.#confirmed.batches || this.#beyondGap.has(batch.number)) return;
    this.#beyondGap.set(batch.number, batch.end);
    for (;;) {
      const next = this.#confirmed.batches + 1;
      const place = this.#beyondGap.get(next);
      if (!place) break;
      this.#beyondGap.delete(next);
      this.#confirmed = { batches: next, place };
    }
    this.#store();
    this.#report();
  }

  /** Stores the progress, after pending writes. A browser without storage is no reason to stop. */
  #store(): Promise<void> {
    const confirmed = this.#confirmed;
    this.#storing = this.#storing.then(() => this.#ports.store(confirmed)).catch(() => undefined);
    return this.#storing;
  }

  #report(): void {
    const waits = this.#notBefore > this.#ports.now();
    this.#ports.onState({
      confirmed: this.#confirmed,
      users: this.#users,
      batches: this.#confirmed.batches + this.#beyondGap.size,
      requests: this.#requests,
      underWay: this.#underWay,
      pace: { atOnce: this.#pace.atOnce, parts: this.#pace.parts },
      repeated: this.#repeated,
      hold: this.#hold,
      waiting: waits ? { until: this.#notBefore, why: this.#waitingFor } : undefined,
    });
  }
}
