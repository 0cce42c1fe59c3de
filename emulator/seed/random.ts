import { createHash } from "node:crypto";

/** The same for every start, so that documents and tests can rely on it. */
export const RANDOM_SEED = 12;

/** What mulberry32 adds to its state for each number. */
const STEP = 0x6d2b79f5;

/** A source of chance that gives the same sequence for the same seed (mulberry32), so that demos repeat. */
export interface Random {
  /** A whole number from 0 below `end`. */
  below(end: number): number;
  /** A whole number from `first` to `last`, both included. */
  between(first: number, last: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** Goes on as if so many numbers had been drawn. */
  skip(draws: number): void;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const skip = (draws: number) => {
    state = (state + Math.imul(draws, STEP)) >>> 0;
  };
  const next = () => {
    skip(1);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    between: (first, last) => first + below(last - first + 1),
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)] ?? items[0],
    skip,
  };
}

/** A whole number from `least` to `most` that is the same for the same words. */
export function likelyNumber(words: string, least: number, most: number): number {
  const part = createHash("sha256").update(words).digest().readUInt32BE(0) / 0x1_0000_0000;
  return least + Math.floor(part * (most - least + 1));
}
