/**
 * Detects repeated values by fingerprints of their hashes in a table of fixed size. Same algorithm as in the compiled
 * scanner, so that both count alike.
 */
export class SeenValues {
  readonly #slots: Uint32Array;
  readonly #room: number;
  #used = 0;

  /** @param slots a power of two; 0 disables counting */
  constructor(slots: number) {
    this.#slots = new Uint32Array(slots);
    this.#room = slots - (slots >>> 3);
  }

  get counts(): boolean {
    return this.#slots.length > 0;
  }

  get isFull(): boolean {
    return this.#used >= this.#room;
  }

  /** Whether a value of the kind was noted before; unknown once the table is full. */
  note(kindNumber: number, hash: string): boolean {
    if (!this.counts || this.isFull) return false;
    const mask = this.#slots.length - 1;
    const fingerprint = (littleEndian(hash, 0) | 1) >>> 0;
    let slot = (littleEndian(hash, 8) ^ Math.imul(kindNumber, 0x9e3779b1)) & mask;
    for (;;) {
      const there = this.#slots[slot];
      if (there === fingerprint) return true;
      if (there === 0) break;
      slot = (slot + 1) & mask;
    }
    this.#slots[slot] = fingerprint;
    this.#used += 1;
    return false;
  }
}

function littleEndian(hash: string, from: number): number {
  const bytes = Number.parseInt(hash.slice(from, from + 8), 16);
  return ((bytes >>> 24) | ((bytes >>> 8) & 0xff00) | ((bytes << 8) & 0xff0000) | (bytes << 24)) >>> 0;
}
