// Values wait here until four can be hashed at once; their digits are then written to the space reserved in the
// record.
import { BLOCKS, LANE_COLUMN, LANE_LINE, LANE_OUT, NOWHERE } from "./layout";
import { compress, startState, takeDigests, writeHex } from "./sha256";
import { noteDuplicate } from "./seen";

let waiting: u32 = 0;

/** Hashes a value of any length and writes its 64 digits to `out`, no later than `flush`. */
export function hash(at: usize, length: u32, out: usize, line: u32, column: u32): void {
  if (length > 55) {
    flush();
    hashLong(at, length);
    finish(0, out, line, column);
    return;
  }
  const lane = waiting;
  const block = BLOCKS + (lane << 6);
  const zero = i64x2.splat(0);
  v128.store(block, zero);
  v128.store(block, zero, 16);
  v128.store(block, zero, 32);
  v128.store(block, zero, 48);
  memory.copy(block, at, length);
  store<u8>(block + length, 0x80);
  store<u16>(block + 62, bswap<u16>(<u16>(length << 3)));
  store<u32>(LANE_OUT + (lane << 2), <u32>out);
  store<u32>(LANE_LINE + (lane << 2), line);
  store<u32>(LANE_COLUMN + (lane << 2), column);
  waiting = lane + 1;
  if (waiting == 4) flush();
}

/** Forgets values of a file that was given up. */
export function dropWaiting(): void {
  waiting = 0;
}

export function flush(): void {
  const count = waiting;
  if (count == 0) return;
  waiting = 0;
  startState();
  compress();
  takeDigests();
  for (let lane: u32 = 0; lane < count; lane++) {
    finish(
      lane,
      load<u32>(LANE_OUT + (lane << 2)),
      load<u32>(LANE_LINE + (lane << 2)),
      load<u32>(LANE_COLUMN + (lane << 2)),
    );
  }
}

function finish(lane: u32, out: usize, line: u32, column: u32): void {
  const digest = BLOCKS + (lane << 6);
  if (out != NOWHERE) {
    writeHex(digest, out);
    writeHex(digest + 16, out + 32);
  }
  noteDuplicate(load<u64>(digest), line, column);
}

function hashLong(at: usize, length: u32): void {
  startState();
  let rest = length;
  let from = at;
  while (rest >= 64) {
    memory.copy(BLOCKS, from, 64);
    compress();
    from += 64;
    rest -= 64;
  }
  memory.fill(BLOCKS, 0, 64);
  memory.copy(BLOCKS, from, rest);
  store<u8>(BLOCKS + rest, 0x80);
  if (rest > 55) {
    compress();
    memory.fill(BLOCKS, 0, 64);
  }
  store<u32>(BLOCKS + 60, bswap<u32>(length << 3));
  compress();
  takeDigests();
}
