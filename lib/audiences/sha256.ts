const K = new Uint32Array(64);
const INITIAL = new Uint32Array(8);

/** The first 32 bits of the fractional part of a root, for the constants of the standard. */
const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32);
for (let candidate = 2, found = 0; found < 64; candidate += 1) {
  let prime = true;
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) {
    if (candidate % divisor === 0) prime = false;
  }
  if (!prime) continue;
  if (found < 8) INITIAL[found] = fraction(Math.sqrt(candidate));
  K[found] = fraction(Math.cbrt(candidate));
  found += 1;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, in lower-case hexadecimal digits; synchronous, because a promise for each
 * of a million short texts costs more than hashing them.
 */
export function sha256(text: string): string {
  return sha256OfBytes(encoder.encode(text));
}

/** SHA-256 of bytes, in lower-case hexadecimal digits. */
export function sha256OfBytes(bytes: Uint8Array): string {
  const digest = digestOf(bytes);
  let hex = "";
  for (const word of digest) {
    hex += `${HEX[word >>> 24]}${HEX[(word >>> 16) & 255]}${HEX[(word >>> 8) & 255]}${HEX[word & 255]}`;
  }
  return hex;
}

const encoder = new TextEncoder();
const w = new Int32Array(64);

function digestOf(bytes: Uint8Array): Uint32Array {
  const state = Uint32Array.from(INITIAL);
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = view.getInt32(block + 4 * i);
    compress(state);
  }
  return state;
}

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const at = (words: Int32Array | Uint32Array, index: number) => words[index] ?? 0;

function compress(state: Uint32Array): void {
  for (let i = 16; i < 64; i += 1) {
    const [a, b] = [at(w, i - 15), at(w, i - 2)];
    const low = rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3);
    const high = rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10);
    w[i] = (at(w, i - 16) + low + at(w, i - 7) + high) | 0;
  }
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let i = 0; i < 64; i += 1) {
    const one = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + one + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0;
    const two = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const second = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
    state[index] = (at(state, index) + word) | 0;
}
