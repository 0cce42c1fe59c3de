// Repeated values: a table of fingerprints of fixed size, exact until it is nearly full.
import { COUNTS, COUNTS_SIZE, KIND_OF, TABLE } from "./layout";
import { noteProblem } from "./problems";

/** The number of duplicates among the problems. */
const DUPLICATE: u32 = 32;

let mask: u32 = 0;
let room: u32 = 0;
let used: u32 = 0;

/** Creates an empty table of `slots`, a power of two; without slots nothing is counted. */
export function openTable(slots: u32): void {
  mask = slots == 0 ? 0 : slots - 1;
  room = slots - (slots >> 3);
  used = 0;
  if (slots == 0) return;
  const missing = <i32>(((TABLE + (slots << 2) + 0xffff) >> 16) - memory.size());
  if (missing > 0 && memory.grow(missing) < 0) {
    room = 0;
    return;
  }
  memory.fill(TABLE, 0, slots << 2);
}

/** Whether the table is full, so that repeated values are no longer recognized. */
export function isFull(): bool {
  return used >= room;
}

export const counting = (): bool => mask != 0;

/** @param digest the first eight bytes of the value's hash */
export function noteDuplicate(digest: u64, line: u32, column: u32): void {
  if (mask == 0 || used >= room) return;
  const kind = <u32>load<u8>(KIND_OF + column);
  const fingerprint = <u32>digest | 1;
  let slot = (<u32>(digest >> 32) ^ (kind * 0x9e3779b1)) & mask;
  for (;;) {
    const at = TABLE + (slot << 2);
    const there = load<u32>(at);
    if (there == 0) {
      store<u32>(at, fingerprint);
      used++;
      return;
    }
    if (there == fingerprint) break;
    slot = (slot + 1) & mask;
  }
  const count = COUNTS + column * COUNTS_SIZE + 12;
  store<u32>(count, load<u32>(count) + 1);
  noteProblem(line, column, DUPLICATE);
}

/** The fingerprint of a hash that is written in digits. */
export function firstBytes(digits: usize): u64 {
  let value: u64 = 0;
  for (let index: usize = 0; index < 8; index++) {
    const byte = (digit(load<u8>(digits + 2 * index)) << 4) | digit(load<u8>(digits + 2 * index + 1));
    value |= (<u64>byte) << (8 * index);
  }
  return value;
}

const digit = (byte: u32): u32 => (byte < 58 ? byte - 48 : byte - 87);
