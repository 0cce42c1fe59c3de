import { Listeners } from "@/lib/store";

/** Above this speed, content passes too quickly to be seen. */
const FAST_PIXELS_PER_S = 2_000;
/** Milliseconds without a movement after which a list rests. */
const REST_MS = 100;

/**
 * Watches how quickly a list is scrolled. Pictures that would only fly past need not be fetched and decoded, which is
 * most of the work of a frame.
 */
export class ScrollSpeed {
  readonly #waiting = new Listeners();
  #last: { readonly top: number; readonly at: number } | undefined;
  #quick = false;
  #fast = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** True while the list flies past. */
  get isFast(): boolean {
    return this.#fast;
  }

  /**
   * @param top scroll position in pixels
   * @param at milliseconds, of any clock
   */
  moved(top: number, at: number): void {
    const last = this.#last;
    this.#last = { top, at };
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#stop(), REST_MS);
    if (!last || at <= last.at) return;
    const quick = (Math.abs(top - last.top) / (at - last.at)) * 1000 > FAST_PIXELS_PER_S;
    // One jump, as of the Page Down key, is not fast scrolling.
    if (quick && this.#quick) this.#fast = true;
    else if (!quick && this.#fast) this.#slowDown();
    this.#quick = quick;
  }

  /** Calls back once the list is slow enough; returns a function that cancels it. */
  onceSlow(listener: () => void): () => void {
    const leave = this.#waiting.subscribe(() => {
      leave();
      listener();
    });
    return leave;
  }

  #stop(): void {
    this.#last = undefined;
    this.#quick = false;
    if (this.#fast) this.#slowDown();
  }

  #slowDown(): void {
    this.#fast = false;
    this.#waiting.notify();
  }
}
