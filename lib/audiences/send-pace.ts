/** Requests at a time, at most. */
export const AT_ONCE_MAX = 4;
/** Requests that one batch becomes, at most: 2,500 operations become 157 or less. */
const PIECES_MAX = 16;
/** Answers in a row after which more is asked for again. */
const GROW_AFTER = 4;

/**
 * How much is asked of the service at a time. What it does not answer in time is too much: half as many requests
 * side by side, each half as large. Whole answers let both grow back.
 */
export class SendPace {
  atOnce = AT_ONCE_MAX;
  /** In how many requests a batch is sent. */
  pieces = 1;
  #answers = 0;
  #changedAt = Number.NEGATIVE_INFINITY;

  /** A request that left at `left` had no answer in time, or the service could not take it. */
  slower(left: number, now: number): void {
    this.#answers = 0;
    // Requests that left before the last change are of the same trouble.
    if (left < this.#changedAt) return;
    this.#changedAt = now;
    this.atOnce = Math.max(1, Math.floor(this.atOnce / 2));
    this.pieces = Math.min(PIECES_MAX, this.pieces * 2);
  }

  /** A request was answered whole; of a batch in more pieces than now it proves nothing. */
  answered(pieces: number): void {
    if (pieces > this.pieces) return;
    this.#answers += 1;
    if (this.#answers < GROW_AFTER) return;
    this.#answers = 0;
    if (this.pieces > 1) this.pieces /= 2;
    else this.atOnce = Math.min(AT_ONCE_MAX, this.atOnce + 1);
  }
}
