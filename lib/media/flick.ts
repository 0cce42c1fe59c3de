import { Listeners } from "@/lib/store";

/** Pixels a second beyond which what passes cannot be looked at. */
const FLICK_SPEED = 2_000;
/** Milliseconds without a movement after which a list rests. */
const REST_MS = 100;

/**
 * Watches how quickly a list is scrolled. Pictures that would only fly past need not be fetched and decoded, which
 * is most of the work of a frame.
 */
export class Flick {
  readonly #waiting = new Listeners();
  #last: { readonly top: number; readonly at: number } | undefined;
  #quick = false;
  #flicking = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** True while the list flies past. */
  get flicking(): boolean {
    return this.#flicking;
  }

  /**
   * @param top pixels above what is in sight
   * @param at milliseconds, of any clock
   */
  moved(top: number, at: number): void {
    const last = this.#last;
    this.#last = { top, at };
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#stop(), REST_MS);
    if (!last || at <= last.at) return;
    const quick = (Math.abs(top - last.top) / (at - last.at)) * 1000 > FLICK_SPEED;
    // One jump, as of the Page Down key, is not a flick.
    if (quick && this.#quick) this.#flicking = true;
    else if (!quick && this.#flicking) this.#calm();
    this.#quick = quick;
  }

  /** Calls once, when the list is calm enough to look at; returns the way to take that back. */
  onCalm(listener: () => void): () => void {
    const leave = this.#waiting.subscribe(() => {
      leave();
      listener();
    });
    return leave;
  }

  #stop(): void {
    this.#last = undefined;
    this.#quick = false;
    if (this.#flicking) this.#calm();
  }

  #calm(): void {
    this.#flicking = false;
    this.#waiting.notify();
  }
}
