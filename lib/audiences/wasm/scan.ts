// Reads delimited text in place, normalises and hashes its columns, and writes request bodies.
import { EMPTY, endOfFirst, HASHED, JOINT, normaliseCell, SEVERAL } from "./cells";
import { dropWaiting, flush, hash } from "./lanes";
import {
  CELL_END, CELL_START, COLUMN_OF, COLUMNS_MAX, COUNTS, COUNTS_SIZE, INPUT, KEY_LENGTHS, KEYS, KIND_OF, MAILBOX_OF, NOWHERE,
  ORDER, OUTPUT, PREFIX, PROBLEMS_MAX, ROW_MAX, SLOT, SLOT_LENGTH, SLOTS, SUFFIX, UNQUOTED,
} from "./layout";
import { addName, isLeftOut, leaveOut, leavesAny, mailboxOf } from "./mailboxes";
import { setInternational, setPlan } from "./phone";
import { forgetProblems, keepProblems, noteProblem, problemCount } from "./problems";
import { counting, firstBytes, isFull, noteDuplicate, openTable } from "./seen";

export {
  COUNTS, FORMS, KEY_LENGTHS, KEYS, KIND_OF, NAME, ORDER, OUTPUT, PREFIX, PROBLEMS, SUFFIX,
  TRUNK,
} from "./layout";
export { addName, forgetProblems, isFull, keepProblems, leaveOut, openTable, problemCount, setInternational, setPlan };

export const MORE: i32 = 0;
export const BATCH: i32 = 1;
export const END: i32 = 2;
export const DRAIN: i32 = 3;
export const TOO_LONG: i32 = 4;
export const UNCLOSED: i32 = 5;

/** In place of the length of a valid value that is excluded. */
const LEFT_OUT: i32 = -128;
/** The number of role mailboxes among the problems, less one; disposable ones follow. */
const MAILBOX: u32 = 32;

let delimiter: u32 = 44;
let mapped: u32 = 0;
let usersPerOperation: u32 = 1;
let prefixLength: u32 = 0;
let suffixLength: u32 = 0;
let bytesMax: u32 = 5000000;
let operationsMax: u32 = 2500;

let position: usize = INPUT;
let inputEnd: usize = INPUT;
let whole = false;
let unquoted: usize = UNQUOTED;

let out: usize = OUTPUT;
let operations: u32 = 0;
let inOperation: u32 = 0;

// Read by the caller after each step.
export let consumed: u32 = 0;
export let line: u32 = 1;
export let rows: u32 = 0;
export let unusable: u32 = 0;
export let users: u32 = 0;
export let bodyLength: u32 = 0;

export function configure(
  separator: u32, mappedColumns: u32, packing: u32, prefix: u32, suffix: u32, bytes: u32, most: u32,
): void {
  delimiter = separator;
  mapped = mappedColumns;
  usersPerOperation = packing;
  prefixLength = prefix;
  suffixLength = suffix;
  bytesMax = bytes;
  operationsMax = most;
}

export function begin(atLine: u32): void {
  dropWaiting();
  memory.fill(COUNTS, 0, COLUMNS_MAX * COUNTS_SIZE);
  position = INPUT;
  inputEnd = INPUT;
  whole = false;
  line = atLine;
  rows = 0;
  unusable = 0;
  openBody();
}

function openBody(): void {
  store<u8>(OUTPUT, 91);
  out = OUTPUT + 1;
  operations = 0;
  inOperation = 0;
  users = 0;
}

/** The address for the next input, after the remaining bytes. */
export function room(): usize {
  const rest = inputEnd - position;
  memory.copy(INPUT, position, rest);
  position = INPUT;
  inputEnd = INPUT + rest;
  return inputEnd;
}

export function fed(length: u32, last: bool): void {
  inputEnd += length;
  whole = last;
}

/** Works until a body is full, the input is exhausted, or the problems have to be collected. */
export function next(): i32 {
  consumed = 0;
  if (bodyLength != 0) {
    bodyLength = 0;
    openBody();
  }
  for (;;) {
    // A row may have two for each cell, and four values of rows before it are still to be reported.
    if (problemCount() + 2 * COLUMNS_MAX + 8 > PROBLEMS_MAX) return DRAIN;
    if (position >= inputEnd) break;
    const row = readRow();
    if (row == ROW_FULL) return closeBody();
    if (row == ROW_SHORT) {
      const tooLong = inputEnd - position > ROW_MAX;
      if (!tooLong && !whole) break;
      flush();
      return tooLong ? TOO_LONG : UNCLOSED;
    }
  }
  if (!whole) return MORE;
  if (users > 0) return closeBody();
  flush();
  return END;
}

function closeBody(): i32 {
  closeOperation();
  store<u8>(out, 93);
  flush();
  bodyLength = <u32>(out + 1 - OUTPUT);
  return BATCH;
}

function closeOperation(): void {
  if (inOperation == 0) return;
  memory.copy(out, SUFFIX, suffixLength);
  out += suffixLength;
  inOperation = 0;
}

const ROW_DONE: i32 = 0;
const ROW_SHORT: i32 = 1;
const ROW_FULL: i32 = 2;

/** Reads one row; ROW_SHORT if it is incomplete, ROW_FULL if its user does not fit into the body. */
function readRow(): i32 {
  let at = position;
  const end = inputEnd;
  const separator = delimiter;
  let column: u32 = 0;
  let breaks: u32 = 0;
  let touched = false;
  unquoted = UNQUOTED;
  memory.fill(CELL_START, 0, COLUMNS_MAX * 4);
  memory.fill(CELL_END, 0, COLUMNS_MAX * 4);
  let ended = false;
  while (!ended) {
    let start = at;
    let stop = at;
    let quoted = false;
    let byte: u32 = at < end ? load<u8>(at) : 10;
    if (byte == 32 || byte == 34) {
      let ahead = at;
      while (ahead < end && load<u8>(ahead) == 32) ahead++;
      quoted = ahead < end && load<u8>(ahead) == 34;
      if (quoted) at = ahead + 1;
    }
    if (quoted) {
      touched = true;
      start = unquoted;
      for (;;) {
        if (at >= end) return ROW_SHORT;
        byte = load<u8>(at++);
        if (byte == 34) {
          if (at >= end && !whole) return ROW_SHORT;
          if (at >= end || load<u8>(at) != 34) break;
          at++;
        } else if (byte == 10 || (byte == 13 && at < end && load<u8>(at) != 10)) breaks++;
        if (unquoted - UNQUOTED >= ROW_MAX) return ROW_SHORT;
        store<u8>(unquoted++, <u8>byte);
      }
    }
    // What follows a closing quote belongs to the cell unchanged.
    for (; at < end; at++) {
      byte = load<u8>(at);
      if (byte == separator || byte == 10 || byte == 13) break;
      if (quoted) {
        if (unquoted - UNQUOTED >= ROW_MAX) return ROW_SHORT;
        store<u8>(unquoted++, <u8>byte);
      }
    }
    stop = quoted ? unquoted : at;
    if (at >= end && !whole) return ROW_SHORT;
    if (column < COLUMNS_MAX) {
      store<u32>(CELL_START + (column << 2), <u32>start);
      store<u32>(CELL_END + (column << 2), <u32>stop);
    }
    if (stop > start) touched = true;
    if (at >= end) {
      ended = true;
      continue;
    }
    if (load<u8>(at) == separator) {
      at++;
      column++;
      touched = true;
      // A trailing delimiter still starts one more cell, which is empty.
      continue;
    }
    if (load<u8>(at) == 13) {
      if (at + 1 >= end) {
        if (!whole) return ROW_SHORT;
      } else if (load<u8>(at + 1) == 10) at++;
    }
    at++;
    breaks++;
    ended = true;
  }
  if (touched) {
    const taken = takeRow();
    if (taken == ROW_FULL) return ROW_FULL;
    rows++;
  }
  consumed += <u32>(at - position);
  line += breaks;
  position = at;
  return ROW_DONE;
}

let looks = false;
// The values of a row: their number, and the resulting record.
let values: u32 = 0;
let size: u32 = 0;
let lastKind: u32 = 255;

/** Reads one value of a cell; returns its length, or the reason for an invalid one as a negative number. */
function readValue(column: u32, start: usize, end: usize): i32 {
  const kind: u32 = load<u8>(KIND_OF + column);
  const slot = SLOTS + values * SLOT;
  const length = normaliseCell(kind, start, end, slot);
  const readable = looks && kind == 0 && length > 0 && (length & HASHED) == 0;
  const mailbox = readable ? mailboxOf(slot, length) : 0;
  store<u8>(COLUMN_OF + values, <u8>column);
  store<u8>(MAILBOX_OF + values, <u8>mailbox);
  store<i32>(SLOT_LENGTH + (values << 2), mailbox != 0 && isLeftOut(mailbox) ? LEFT_OUT : length);
  return length;
}

/** Adds the last value to the row. */
function takeValue(): void {
  const kind: u32 = load<u8>(KIND_OF + load<u8>(COLUMN_OF + values));
  const length = load<i32>(SLOT_LENGTH + (values << 2));
  if (length > 0) {
    size += kind == lastKind ? 3 : <u32>load<u8>(KEY_LENGTHS + kind) + 3;
    size += kind == 5 ? escapedLength(SLOTS + values * SLOT, length & 0xffff) : 64;
    lastKind = kind;
  }
  values++;
}

/** Reads the values of a cell in which an address book has joined several; false when the row has no room. */
function readSeveral(column: u32, start: usize, end: usize, room: u32): bool {
  let count: u32 = 1;
  for (let at = endOfFirst(start, end); at != end; at = endOfFirst(at + JOINT, end)) count++;
  if (count > room) return false;
  for (let at = start; count > 0; count--) {
    const stop = endOfFirst(at, end);
    readValue(column, at, stop);
    takeValue();
    at = stop + JOINT;
  }
  return true;
}

/** Adds the row's user to the body, if a cell has an identifier. */
function takeRow(): i32 {
  looks = counting() || leavesAny();
  values = 0;
  size = 0;
  lastKind = 255;
  // A row can have as many values as there can be columns, each of which has room for one.
  for (let index: u32 = 0; index < mapped; index++) {
    const column: u32 = load<u8>(ORDER + index);
    const start: usize = load<u32>(CELL_START + (column << 2));
    const end: usize = load<u32>(CELL_END + (column << 2));
    const room = COLUMNS_MAX - values - (mapped - index - 1);
    if (readValue(column, start, end) != SEVERAL || !readSeveral(column, start, end, room)) takeValue();
  }
  const found = lastKind != 255;
  if (found && !makeRoom(size)) return ROW_FULL;
  let before: u32 = 255;
  for (let index: u32 = 0; index < values; index++) {
    const column: u32 = load<u8>(COLUMN_OF + index);
    const counts = COUNTS + column * COUNTS_SIZE;
    const length = load<i32>(SLOT_LENGTH + (index << 2));
    const mailbox: u32 = load<u8>(MAILBOX_OF + index);
    if (mailbox != 0) {
      const at = counts + 16 + (mailbox << 2);
      store<u32>(at, load<u32>(at) + 1);
      noteProblem(line, column, MAILBOX + mailbox);
    }
    if (length == LEFT_OUT) continue;
    if (length <= 0) {
      const at = length == EMPTY ? counts + 8 : counts + 16;
      store<u32>(at, load<u32>(at) + 1);
      if (length != EMPTY) noteProblem(line, column, -length);
      continue;
    }
    const kind: u32 = load<u8>(KIND_OF + column);
    store<u32>(counts, load<u32>(counts) + 1);
    if (kind == before) {
      store<u16>(out, 0x222c);
      out += 2;
    } else {
      if (before != 255) {
        store<u16>(out, 0x2c5d);
        out += 2;
      } else store<u8>(out++, 123);
      const key: u32 = load<u8>(KEY_LENGTHS + kind);
      memory.copy(out, KEYS + (kind << 5), key);
      out += key;
      before = kind;
    }
    write(kind, SLOTS + index * SLOT, length, counts, column);
    store<u8>(out++, 34);
  }
  if (!found) {
    unusable++;
    return ROW_DONE;
  }
  store<u16>(out, 0x7d5d);
  out += 2;
  users++;
  inOperation++;
  if (inOperation >= usersPerOperation) closeOperation();
  return ROW_DONE;
}

function write(kind: u32, slot: usize, length: i32, counts: usize, column: u32): void {
  if (kind == 5) {
    writeEscaped(slot, length);
    if (counting()) hash(slot, length, NOWHERE, line, column);
    return;
  }
  if (length & HASHED) {
    store<u32>(counts, load<u32>(counts, 4) + 1, 4);
    memory.copy(out, slot, 64);
    if (counting()) {
      flush();
      noteDuplicate(firstBytes(slot), line, column);
    }
  } else hash(slot, length, out, line, column);
  out += 64;
}

/** Starts an operation if necessary; false when the user does not fit into this body. */
function makeRoom(size: u32): bool {
  const length = <u32>(out - OUTPUT);
  if (inOperation > 0) {
    if (length + 1 + size + suffixLength + 1 > bytesMax) return false;
    store<u8>(out++, 44);
    return true;
  }
  if (operations >= operationsMax) return false;
  const comma: u32 = operations > 0 ? 1 : 0;
  if (length + comma + prefixLength + size + suffixLength + 1 > bytesMax) return false;
  if (comma) store<u8>(out++, 44);
  memory.copy(out, PREFIX, prefixLength);
  out += prefixLength;
  operations++;
  return true;
}

function escapedLength(slot: usize, length: u32): u32 {
  let size = length;
  for (let at = slot; at < slot + length; at++) {
    const byte = load<u8>(at);
    if (byte == 34 || byte == 92) size++;
  }
  return size;
}

function writeEscaped(slot: usize, length: u32): void {
  for (let at = slot; at < slot + length; at++) {
    const byte = load<u8>(at);
    if (byte == 34 || byte == 92) store<u8>(out++, 92);
    store<u8>(out++, byte);
  }
}
