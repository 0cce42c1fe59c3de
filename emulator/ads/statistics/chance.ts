/** Chance that is the same for the same words: what the delivery model invents, it invents once and for all. */

/** A 32-bit number of a text (FNV-1a, stirred). */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return stirred(hash);
}

/** Another one for each number that is mixed in: a day, or which of several draws. */
export const mixed = (seed: number, salt: number): number => stirred(seed ^ Math.imul(salt + 1, 0x9e3779b1));

/** From 0 to below 1. */
export const share = (seed: number): number => seed / 0x1_0000_0000;

/** From `least` to below `most`. */
export const between = (seed: number, least: number, most: number): number =>
  least + share(seed) * (most - least);

function stirred(seed: number): number {
  let hash = seed;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
