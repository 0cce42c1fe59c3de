// SHA-256 (FIPS 180-4) of four short messages at a time, one in each lane of a vector.
import { BLOCKS, SCHEDULE, STATE } from "./layout";

const K: usize = memory.data<u32>([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

// prettier-ignore
@inline
function swapBytes(word: v128): v128 {
  return v128.shuffle<u8>(word, word, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12);
}

@inline
function rotated(word: v128, by: i32): v128 {
  return v128.or(i32x4.shr_u(word, by), i32x4.shl(word, 32 - by));
}

@inline
function first(h: v128, e: v128, f: v128, g: v128, at: usize): v128 {
  const sum = v128.xor(v128.xor(rotated(e, 6), rotated(e, 11)), rotated(e, 25));
  const known = i32x4.add(v128.load(SCHEDULE + (at << 4)), v128.load32_splat(K + (at << 2)));
  return i32x4.add(i32x4.add(h, sum), i32x4.add(v128.bitselect(f, g, e), known));
}

@inline
function second(a: v128, b: v128, c: v128): v128 {
  const sum = v128.xor(v128.xor(rotated(a, 2), rotated(a, 13)), rotated(a, 22));
  return i32x4.add(sum, v128.bitselect(c, b, v128.xor(a, b)));
}

/** Loads the four blocks, transposed so that each vector has the same word of all. */
function loadBlocks(): void {
  for (let group: usize = 0; group < 4; group++) {
    const from = BLOCKS + (group << 4);
    const a = swapBytes(v128.load(from));
    const b = swapBytes(v128.load(from, 64));
    const c = swapBytes(v128.load(from, 128));
    const d = swapBytes(v128.load(from, 192));
    transposeTo(SCHEDULE + (group << 6), a, b, c, d);
  }
}

@inline
function transposeTo(to: usize, a: v128, b: v128, c: v128, d: v128): void {
  const ab = v128.shuffle<u32>(a, b, 0, 4, 1, 5);
  const cd = v128.shuffle<u32>(c, d, 0, 4, 1, 5);
  const ef = v128.shuffle<u32>(a, b, 2, 6, 3, 7);
  const gh = v128.shuffle<u32>(c, d, 2, 6, 3, 7);
  v128.store(to, v128.shuffle<u64>(ab, cd, 0, 2));
  v128.store(to, v128.shuffle<u64>(ab, cd, 1, 3), 16);
  v128.store(to, v128.shuffle<u64>(ef, gh, 0, 2), 32);
  v128.store(to, v128.shuffle<u64>(ef, gh, 1, 3), 48);
}

export function startState(): void {
  v128.store(STATE, i32x4.splat(0x6a09e667));
  v128.store(STATE, i32x4.splat(0xbb67ae85), 16);
  v128.store(STATE, i32x4.splat(0x3c6ef372), 32);
  v128.store(STATE, i32x4.splat(0xa54ff53a), 48);
  v128.store(STATE, i32x4.splat(0x510e527f), 64);
  v128.store(STATE, i32x4.splat(0x9b05688c), 80);
  v128.store(STATE, i32x4.splat(0x1f83d9ab), 96);
  v128.store(STATE, i32x4.splat(0x5be0cd19), 112);
}

/** Works the four blocks into the state. */
export function compress(): void {
  loadBlocks();
  for (let at: usize = SCHEDULE + 256; at < SCHEDULE + 1024; at += 16) {
    const w15 = v128.load(at - 240);
    const w2 = v128.load(at - 32);
    const low = v128.xor(v128.xor(rotated(w15, 7), rotated(w15, 18)), i32x4.shr_u(w15, 3));
    const high = v128.xor(v128.xor(rotated(w2, 17), rotated(w2, 19)), i32x4.shr_u(w2, 10));
    v128.store(at, i32x4.add(i32x4.add(v128.load(at - 256), low), i32x4.add(v128.load(at - 112), high)));
  }
  let a = v128.load(STATE);
  let b = v128.load(STATE, 16);
  let c = v128.load(STATE, 32);
  let d = v128.load(STATE, 48);
  let e = v128.load(STATE, 64);
  let f = v128.load(STATE, 80);
  let g = v128.load(STATE, 96);
  let h = v128.load(STATE, 112);
  for (let at: usize = 0; at < 64; at += 8) {
    h = first(h, e, f, g, at);
    d = i32x4.add(d, h);
    h = i32x4.add(h, second(a, b, c));
    g = first(g, d, e, f, at + 1);
    c = i32x4.add(c, g);
    g = i32x4.add(g, second(h, a, b));
    f = first(f, c, d, e, at + 2);
    b = i32x4.add(b, f);
    f = i32x4.add(f, second(g, h, a));
    e = first(e, b, c, d, at + 3);
    a = i32x4.add(a, e);
    e = i32x4.add(e, second(f, g, h));
    d = first(d, a, b, c, at + 4);
    h = i32x4.add(h, d);
    d = i32x4.add(d, second(e, f, g));
    c = first(c, h, a, b, at + 5);
    g = i32x4.add(g, c);
    c = i32x4.add(c, second(d, e, f));
    b = first(b, g, h, a, at + 6);
    f = i32x4.add(f, b);
    b = i32x4.add(b, second(c, d, e));
    a = first(a, f, g, h, at + 7);
    e = i32x4.add(e, a);
    a = i32x4.add(a, second(b, c, d));
  }
  v128.store(STATE, i32x4.add(v128.load(STATE), a));
  v128.store(STATE, i32x4.add(v128.load(STATE, 16), b), 16);
  v128.store(STATE, i32x4.add(v128.load(STATE, 32), c), 32);
  v128.store(STATE, i32x4.add(v128.load(STATE, 48), d), 48);
  v128.store(STATE, i32x4.add(v128.load(STATE, 64), e), 64);
  v128.store(STATE, i32x4.add(v128.load(STATE, 80), f), 80);
  v128.store(STATE, i32x4.add(v128.load(STATE, 96), g), 96);
  v128.store(STATE, i32x4.add(v128.load(STATE, 112), h), 112);
}

/** Transposes the state so that each lane's 32 bytes are contiguous, at BLOCKS + 64 for each lane. */
export function takeDigests(): void {
  for (let half: usize = 0; half < 2; half++) {
    const from = STATE + (half << 6);
    const a = v128.load(from);
    const b = v128.load(from, 16);
    const c = v128.load(from, 32);
    const d = v128.load(from, 48);
    const ab = v128.shuffle<u32>(a, b, 0, 4, 1, 5);
    const cd = v128.shuffle<u32>(c, d, 0, 4, 1, 5);
    const ef = v128.shuffle<u32>(a, b, 2, 6, 3, 7);
    const gh = v128.shuffle<u32>(c, d, 2, 6, 3, 7);
    const to = BLOCKS + (half << 4);
    v128.store(to, swapBytes(v128.shuffle<u64>(ab, cd, 0, 2)));
    v128.store(to, swapBytes(v128.shuffle<u64>(ab, cd, 1, 3)), 64);
    v128.store(to, swapBytes(v128.shuffle<u64>(ef, gh, 0, 2)), 128);
    v128.store(to, swapBytes(v128.shuffle<u64>(ef, gh, 1, 3)), 192);
  }
}

/** Writes the 16 bytes at `from` as 32 hexadecimal digits. */
export function writeHex(from: usize, to: usize): void {
  const bytes = v128.load(from);
  const digits = i8x16(48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 97, 98, 99, 100, 101, 102);
  const high = v128.swizzle(digits, i8x16.shr_u(bytes, 4));
  const low = v128.swizzle(digits, v128.and(bytes, i8x16.splat(15)));
  v128.store(to, v128.shuffle<u8>(high, low, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
  v128.store(to, v128.shuffle<u8>(high, low, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31), 16);
}
