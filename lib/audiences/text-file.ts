import { CHUNK_MAX } from "./scanner";

export const ENCODINGS = { "utf-8": "UTF-8", "utf-16le": "UTF-16 LE", "utf-16be": "UTF-16 BE" } as const;
export type Encoding = keyof typeof ENCODINGS;

/** What a file begins with: how its text is written, and how many bytes a byte order mark takes. */
export type FileStart =
  | { readonly encoding: Encoding; readonly mark: number }
  | { readonly refused: "empty" | "packed" | "no text" };

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/**
 * Tells a text's encoding from its first bytes. Zip files (spreadsheets among them), gzip and PDF are refused by
 * their marks, anything else by zero bytes that UTF-16 does not explain.
 */
export function readFileStart(bytes: Uint8Array): FileStart {
  if (bytes.length === 0) return { refused: "empty" };
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x1f, 0x8b)) return { refused: "packed" };
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0) || startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) {
    return { refused: "no text" };
  }
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return { encoding: "utf-8", mark: 3 };
  if (startsWith(bytes, 0xff, 0xfe)) return { encoding: "utf-16le", mark: 2 };
  if (startsWith(bytes, 0xfe, 0xff)) return { encoding: "utf-16be", mark: 2 };
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return { encoding: "utf-8", mark: 0 };
  const half = bytes.length / 2;
  if (odd > half * 0.7 && even < half * 0.1) return { encoding: "utf-16le", mark: 0 };
  if (even > half * 0.7 && odd < half * 0.1) return { encoding: "utf-16be", mark: 0 };
  return { refused: "no text" };
}

/**
 * Reads a file's text from a place on as UTF-8, in pieces that a scanner takes, and says which place of the file
 * belongs to which byte of that text. Nothing but the piece at hand is held.
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
    const size = this.#decoder ? CHUNK_MAX / 2 : CHUNK_MAX;
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
      this.#reached += 2 * utf16Units(passed);
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
