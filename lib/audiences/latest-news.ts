/**
 * Tells of something that changes often no more often than every so many milliseconds, and always of how it is in the
 * end: what comes too soon after what was told is told when its time has come, for it may be all there is for long.
 */
export class LatestNews<State> {
  readonly #tell: (state: State) => void;
  readonly #every: number;
  #toldAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest: State | undefined;

  constructor(everyMs: number, tell: (state: State) => void) {
    this.#every = everyMs;
    this.#tell = tell;
  }

  get latest(): State | undefined {
    return this.#latest;
  }

  /** @param atOnce whether it is told now, however soon that is */
  now(state: State, atOnce: boolean): void {
    this.#latest = state;
    const wait = this.#toldAt + this.#every - performance.now();
    if (atOnce || wait <= 0) this.#tellLatest(state);
    else this.#timer ??= setTimeout(() => this.#tellLatest(this.#latest ?? state), wait);
  }

  /** Tells nothing more by itself. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #tellLatest(state: State): void {
    this.end();
    this.#toldAt = performance.now();
    this.#tell(state);
  }
}
