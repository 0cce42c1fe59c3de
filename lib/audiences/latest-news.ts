/**
 * Throttles reports of a frequently changing state, without losing the last one: a state that comes too soon after a
 * report is reported once the time is over, since no other may follow for long.
 */
export class LatestNews<State> {
  readonly #report: (state: State) => void;
  readonly #every: number;
  #reportedAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest: State | undefined;

  constructor(everyMs: number, report: (state: State) => void) {
    this.#every = everyMs;
    this.#report = report;
  }

  get latest(): State | undefined {
    return this.#latest;
  }

  /** @param atOnce report it now, regardless of the last report */
  now(state: State, atOnce: boolean): void {
    this.#latest = state;
    const wait = this.#reportedAt + this.#every - performance.now();
    if (atOnce || wait <= 0) this.#reportLatest(state);
    else this.#timer ??= setTimeout(() => this.#reportLatest(this.#latest ?? state), wait);
  }

  /** Stops reporting on its own. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #reportLatest(state: State): void {
    this.end();
    this.#reportedAt = performance.now();
    this.#report(state);
  }
}
