/** Answers in a row after which more is asked for again. */
const GROW_AFTER = 4;
/**
 * Milliseconds. A call that takes longer asks for too much, even if it is answered: the forward gives up after 60
 * seconds, and other calls queue behind it.
 */
export const LATE_MS = 20_000;
/** Milliseconds. Twice as much as what takes longer would be late. */
const PROMPT_MS = LATE_MS / 2;

interface PaceLimits {
  /** Requests side by side. */
  readonly atOnceMax: number;
  /** Requests that one becomes. */
  readonly partsMax: number;
}

/**
 * How much is asked of the service at a time. What it does not answer, or answers late, is too much: half as many
 * requests side by side, each half as large. Whole and prompt answers let both grow back.
 */
export class Pace {
  readonly #limits: PaceLimits;
  atOnce: number;
  /** In how many requests is sent what would be one. */
  parts = 1;
  #answers = 0;
  #changedAt = Number.NEGATIVE_INFINITY;

  constructor(limits: PaceLimits) {
    this.#limits = limits;
    this.atOnce = limits.atOnceMax;
  }

  /** A request that left at `left` had no answer in time, or the service could not take it. */
  slower(left: number, now: number): void {
    this.#answers = 0;
    // Requests that left before the last change are of the same trouble.
    if (left < this.#changedAt) return;
    this.#changedAt = now;
    this.atOnce = Math.max(1, Math.floor(this.atOnce / 2));
    this.parts = Math.min(this.#limits.partsMax, this.parts * 2);
  }

  /**
   * A request was answered whole; of something in more parts than now it proves nothing, unless that was late too.
   *
   * @param left when it left, and `now` when its answer came, in milliseconds
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
