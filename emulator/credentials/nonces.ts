import type { Clock } from "../http/clock";

/** How far a timestamp may lie from the emulator's clock, in seconds, either way. */
const TIMESTAMP_TOLERANCE_SECONDS = 300;

/**
 * Remembers which nonces were used with which timestamp and token (RFC 5849, 3.3) for as long as the timestamp
 * is still good. In memory, one set a second: forgetting is dropping whole sets.
 */
export class UsedNonces {
  readonly #bySecond = new Map<number, Set<string>>();
  #forgottenBefore = 0;

  constructor(private readonly clock: Clock) {}

  #now(): number {
    return Math.floor(this.clock.now() / 1000);
  }

  isTimely(timestamp: number): boolean {
    return Math.abs(this.#now() - timestamp) <= TIMESTAMP_TOLERANCE_SECONDS;
  }

  /** False when this nonce was used before. Call it only for requests whose signature is good. */
  use(timestamp: number, nonce: string, owner: string): boolean {
    this.#forget();
    const key = `${owner} ${nonce}`;
    const used = this.#bySecond.get(timestamp) ?? new Set();
    if (used.has(key)) return false;
    used.add(key);
    this.#bySecond.set(timestamp, used);
    return true;
  }

  clear(): void {
    this.#bySecond.clear();
    this.#forgottenBefore = 0;
  }

  #forget(): void {
    const oldest = this.#now() - TIMESTAMP_TOLERANCE_SECONDS;
    if (oldest <= this.#forgottenBefore) return;
    this.#forgottenBefore = oldest;
    for (const second of this.#bySecond.keys()) if (second < oldest) this.#bySecond.delete(second);
  }
}
