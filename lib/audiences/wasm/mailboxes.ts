// Detects mailboxes of functions and disposable ones: the names of ../mailboxes.ts are found by their last byte first,
// so that one pass back through a domain meets all parent domains.
import { NAME, NAME_TABLE, NAMES } from "./layout";

/** Slots of the table, a power of two; with few names most lookups end at the first slot. */
const SLOTS_MASK: u32 = 1023;
const ROLE: u32 = 1;
const DISPOSABLE: u32 = 2;
const BASIS: u32 = 0x811c9dc5;

let pool: usize = NAMES;
let left: u32 = 0;

@inline
const mixed = (hash: u32, byte: u32): u32 => (hash ^ byte) * 0x01000193;

/** Adds the name at NAME to a kind. */
export function addName(kind: u32, length: u32): void {
  let hash = BASIS;
  for (let index = length; index > 0; index--) hash = mixed(hash, load<u8>(NAME + index - 1));
  let slot = hash & SLOTS_MASK;
  while (load<u32>(NAME_TABLE + (slot << 2)) != 0) slot = (slot + 1) & SLOTS_MASK;
  store<u32>(NAME_TABLE + (slot << 2), <u32>pool);
  store<u8>(pool, <u8>kind);
  store<u8>(pool + 1, <u8>length);
  memory.copy(pool + 2, NAME, length);
  pool += 2 + length;
}

/** Excludes kinds of mailboxes from now on: a bit for each. */
export function leaveOut(kinds: u32): void {
  left = kinds;
}

export const leavesAny = (): bool => left != 0;
export const isLeftOut = (kind: u32): bool => ((left >> kind) & 1) == 1;

function isNamed(kind: u32, hash: u32, at: usize, length: u32): bool {
  let slot = hash & SLOTS_MASK;
  let entry: usize = load<u32>(NAME_TABLE + (slot << 2));
  while (entry != 0) {
    const fits = load<u8>(entry) == kind && load<u8>(entry + 1) == length;
    if (fits && memory.compare(entry + 2, at, length) == 0) return true;
    slot = (slot + 1) & SLOTS_MASK;
    entry = load<u32>(NAME_TABLE + (slot << 2));
  }
  return false;
}

/** The kind of mailbox of a normalised address; 0 for a person's. */
export function mailboxOf(address: usize, length: u32): u32 {
  const end = address + length;
  let from = end;
  let hash = BASIS;
  for (;;) {
    const byte: u32 = load<u8>(from - 1);
    if ((byte == 64 || byte == 46) && isNamed(DISPOSABLE, hash, from, <u32>(end - from))) return DISPOSABLE;
    if (byte == 64) break;
    hash = mixed(hash, byte);
    from--;
  }
  const sign = from - 1;
  let stop = address;
  while (stop < sign && load<u8>(stop) != 43) stop++;
  hash = BASIS;
  for (let at = stop; at > address; at--) hash = mixed(hash, load<u8>(at - 1));
  return isNamed(ROLE, hash, address, <u32>(stop - address)) ? ROLE : 0;
}
