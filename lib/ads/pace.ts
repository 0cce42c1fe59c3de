/** Consecutive answers before the load is increased. */
const GROW_AFTER = 4;
/**
 * Milliseconds. A call that takes longer asks for too much, even if it is answered: the forward gives up after 60
 * seconds, and other calls queue behind it.
 */
export const LATE_MS = 20_000;
/** Milliseconds. Twice the size would be too late after this. */
const PROMPT_MS = LATE_MS / 2;

interface PaceLimits {
  /** Requests side by side. */
  readonly atOnceMax: number;
  /** Requests that one becomes. */
  readonly partsMax: number;
}

/**
 * Adapts the load on the service. After a missing or late answer: half as many parallel requests, each half as large.
 * Complete and prompt answers let both grow back.
 */
export class Pace {
  readonly #limits: PaceLimits;
  atOnce: number;
  /** The number of requests that one is split into. */
  parts = 1;
  #answers = 0;
  #changedAt = Number.NEGATIVE_INFINITY;

  constructor(limits: PaceLimits) {
    this.#limits = limits;
    this.atOnce = limits.atOnceMax;
  }

  /** A request sent at `left` timed out, or the service could not handle it. */
  slower(left: number, now: number): void {
    this.#answers = 0;
    // Requests sent before the last change are part of the same problem.
    if (left < this.#changedAt) return;
    this.#changedAt = now;
    this.atOnce = Math.max(1, Math.floor(this.atOnce / 2));
    this.parts = Math.min(this.#limits.partsMax, this.parts * 2);
  }

  /**
   * A request was answered completely. For smaller parts than the current ones that proves nothing, unless it was late
   * too.
   *
   * @param left when it was sent, and `now` when its answer came, in milliseconds
   */
  answered(parts: number, left: number, now: number): void {
    const took = now - left;
    if (took > LATE_MS) this.slower(left, now);
    if (took > LATE_MS || parts > this.parts) return;
    this.#answers = took > PROMPT_MS ? 0 : this.#answers + 1;
    if (this.#answers < GROW_AFTER) return;
    this.#answers = 0;
    if (this.parts > 1) this.parts /= 2;
    else this.atOnce = Math.min(this.#limits.atOnceMax, this.atOnce + 1);
  }
}
