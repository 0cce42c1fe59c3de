import type { Encoding } from "./encoding";

/** Bytes of text that are read at once. */
export const CHUNK_MAX = 1 << 21;

/**
 * Reads a file's text from a place on as UTF-8, in pieces that a scanner takes, with the position in the
 * file of each byte of that text. Nothing but the piece at hand is held.
 */
export class TextFile {
  readonly #blob: Blob;
  readonly #encoding: Encoding;
  readonly #decoder: TextDecoder | undefined;
  #at: number;
  #reached: number;
  #unreached: Uint8Array[] = [];

  /** @param from a byte of the file at which a character begins */
  constructor(blob: Blob, encoding: Encoding, from: number) {
    this.#blob = blob;
    this.#encoding = encoding;
    this.#decoder = encoding === "utf-8" ? undefined : new TextDecoder(encoding, { ignoreBOM: true });
    this.#at = from;
    this.#reached = from;
  }

  /** The next piece; `last` with the one that ends the file. */
  async read(): Promise<{ bytes: Uint8Array<ArrayBuffer>; last: boolean }> {
    // Three bytes of UTF-8 are the most that a unit of UTF-16 or a letter of Windows-1252 becomes.
    const size = this.#decoder ? Math.floor(CHUNK_MAX / 6) * 2 : CHUNK_MAX;
    const piece = await this.#blob.slice(this.#at, this.#at + size).arrayBuffer();
    this.#at += piece.byteLength;
    const last = this.#at >= this.#blob.size;
    if (!this.#decoder) return { bytes: new Uint8Array(piece), last };
    const bytes = new TextEncoder().encode(this.#decoder.decode(piece, { stream: !last }));
    this.#unreached.push(bytes);
    return { bytes, last };
  }

  /** The place in the file after `count` more bytes of its text. */
  advance(count: number): number {
    if (this.#encoding === "utf-8") {
      this.#reached += count;
      return this.#reached;
    }
    let left = count;
    while (left > 0) {
      const [first] = this.#unreached;
      if (!first) break;
      const passed = first.subarray(0, left);
      this.#reached += this.#encoding === "windows-1252" ? characters(passed) : 2 * utf16Units(passed);
      left -= passed.length;
      if (passed.length === first.length) this.#unreached.shift();
      else this.#unreached[0] = first.subarray(passed.length);
    }
    return this.#reached;
  }
}

/** How many units the text has in UTF-16: one a character, two for those of four bytes. */
function utf16Units(utf8: Uint8Array): number {
  let units = 0;
  for (const byte of utf8) {
    if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
  }
  return units;
}

/** How many bytes the text has in Windows-1252: one a character. */
function characters(utf8: Uint8Array): number {
  let count = 0;
  for (const byte of utf8) if ((byte & 0xc0) !== 0x80) count += 1;
  return count;
}
