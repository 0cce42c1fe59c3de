import { createHash } from "node:crypto";

/** A whole number from `least` to `most` that is the same for the same words. */
export function likelyNumber(words: string, least: number, most: number): number {
  const part = createHash("sha256").update(words).digest().readUInt32BE(0) / 0x1_0000_0000;
  return least + Math.floor(part * (most - least + 1));
}
