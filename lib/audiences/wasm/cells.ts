// The rules of ../normalise.ts for plain ASCII, on bytes in place; a test compares both.
import { ELSEWHERE, normalisePhone } from "./phone";

export const EMPTY: i32 = -1;
const BAD_EMAIL: i32 = -2;
const BAD_DEVICE: i32 = -6;
const ZERO_DEVICE: i32 = -7;
const BAD_HANDLE: i32 = -8;
const BAD_USER_ID: i32 = -9;
const BAD_PARTNER_ID: i32 = -10;
export const SEVERAL: i32 = -16;
/** Added to the length of a value that was already hashed. */
export const HASHED: i32 = 0x10000;

/** The rules for everything else are in JavaScript: other scripts, invalid bytes, and rarer numbers. */
@external("rules", "normalise")
declare function normaliseElsewhere(kind: u32, at: usize, length: u32, to: usize): i32;

const isSpace = (byte: u32): bool => byte == 32 || byte - 9 < 5;

/**
 * Writes the normalised form of a cell to `to`.
 *
 * @returns its length, with HASHED added for a hash, or the reason as a negative number
 */
export function normaliseCell(kind: u32, start: usize, end: usize, to: usize): i32 {
  let at = start;
  while (at < end && isSpace(load<u8>(at))) at++;
  let stop = end;
  while (stop > at && isSpace(load<u8>(stop - 1))) stop--;
  if (at == stop) return EMPTY;
  // Other scripts, and text constants of spreadsheets.
  if (load<u8>(at) == 61 || hasOther(at, stop)) return normaliseElsewhere(kind, start, <u32>(end - start), to);
  const length = <u32>(stop - at);
  if (kind == 5) return partnerId(at, length, to);
  if (length == 64 && hashDigits(at, to)) return 64 | HASHED;
  if (kind == 4) {
    const phone = normalisePhone(at, stop, to);
    return phone == ELSEWHERE ? normaliseElsewhere(kind, start, <u32>(end - start), to) : phone;
  }
  // mailto:
  if (kind == 0 && length > 7 && load<u8>(at, 6) == 58) {
    return normaliseElsewhere(kind, start, <u32>(end - start), to);
  }
  const written =
    kind == 0 ? email(at, length, to) :
    kind == 1 ? deviceId(at, length, to) :
    kind == 2 ? handle(at, length, to) : userId(at, length, to);
  return written < 0 && endOfFirst(at, stop) != stop ? SEVERAL : written;
}

/** Bytes of ` ::: `, the separator of several values in one cell. */
export const JOINT: usize = 5;

/** The end of the first of several values; the end of the cell for the last. */
export function endOfFirst(at: usize, stop: usize): usize {
  for (; at + JOINT <= stop; at++) {
    if (load<u32>(at) == 0x3a3a3a20 && load<u8>(at, 4) == 32) return at;
  }
  return stop;
}

@inline
function lowerCase(byte: u32): u32 {
  return byte - 65 < 26 ? byte | 32 : byte;
}

function hasOther(at: usize, stop: usize): bool {
  let bits: u32 = 0;
  for (let byte = at; byte < stop; byte++) bits |= load<u8>(byte);
  return bits >= 128;
}

function hashDigits(at: usize, to: usize): bool {
  for (let index: usize = 0; index < 64; index++) {
    const byte = lowerCase(load<u8>(at + index));
    if (byte - 48 >= 10 && byte - 97 >= 6) return false;
    store<u8>(to + index, <u8>byte);
  }
  return true;
}

function partnerId(at: usize, length: u32, to: usize): i32 {
  if (length > 255) return BAD_PARTNER_ID;
  for (let index: usize = 0; index < length; index++) {
    const byte: u32 = load<u8>(at + index);
    if (byte < 32 || byte == 127) return BAD_PARTNER_ID;
    store<u8>(to + index, <u8>byte);
  }
  return <i32>length;
}

/** `"(),:;<>[\]` */
@inline
function isForbidden(byte: u32): bool {
  return (
    byte < 33 || byte == 127 || byte == 34 || byte == 40 || byte == 41 || byte == 44 || byte == 58 ||
    byte == 59 || byte == 60 || byte == 62 || (byte >= 91 && byte <= 93)
  );
}

function email(at: usize, length: u32, to: usize): i32 {
  if (length > 254) return BAD_EMAIL;
  let sign: i32 = -1;
  // In the domain: the start of the label, and the number of labels.
  let label: i32 = 0;
  let labels: i32 = 0;
  let before: u32 = 46;
  for (let index: i32 = 0; index < <i32>length; index++) {
    const byte = lowerCase(load<u8>(at + index));
    if (isForbidden(byte)) return BAD_EMAIL;
    if (byte == 64) {
      if (sign >= 0 || index < 1 || index > 64 || before == 46) return BAD_EMAIL;
      sign = index;
      label = index + 1;
      labels = 1;
    } else if (sign < 0) {
      if (byte == 46 && before == 46) return BAD_EMAIL;
    } else if (byte == 46) {
      if (!isLabel(index - label, before)) return BAD_EMAIL;
      label = index + 1;
      labels++;
    } else if (!(byte - 97 < 26 || byte - 48 < 10 || (byte == 45 && index > label))) return BAD_EMAIL;
    store<u8>(to + index, <u8>byte);
    before = byte;
  }
  const last = <i32>length - label;
  return sign > 0 && labels > 1 && last > 1 && isLabel(last, before) ? <i32>length : BAD_EMAIL;
}

@inline
function isLabel(length: i32, last: u32): bool {
  return length > 0 && length < 64 && last != 45;
}

function deviceId(at: usize, length: u32, to: usize): i32 {
  if (length != 36 && length != 16) return BAD_DEVICE;
  let zeros: u32 = 0;
  for (let index: u32 = 0; index < length; index++) {
    const byte = lowerCase(load<u8>(at + index));
    const dash = length == 36 && (index == 8 || index == 13 || index == 18 || index == 23);
    if (dash ? byte != 45 : byte - 48 >= 10 && byte - 97 >= 6) return BAD_DEVICE;
    if (byte == 48 || dash) zeros++;
    store<u8>(to + index, <u8>byte);
  }
  return zeros == length ? ZERO_DEVICE : <i32>length;
}

function handle(at: usize, length: u32, to: usize): i32 {
  const from: u32 = load<u8>(at) == 64 ? 1 : 0;
  const rest = length - from;
  if (rest < 1 || rest > 50) return BAD_HANDLE;
  for (let index: u32 = 0; index < rest; index++) {
    const byte = lowerCase(load<u8>(at + from + index));
    if (!(byte - 97 < 26 || byte - 48 < 10 || byte == 95)) return BAD_HANDLE;
    store<u8>(to + index, <u8>byte);
  }
  return <i32>rest;
}

function userId(at: usize, length: u32, to: usize): i32 {
  if (length > 19) return BAD_USER_ID;
  let value: u64 = 0;
  for (let index: u32 = 0; index < length; index++) {
    const digit = <u32>load<u8>(at + index) - 48;
    if (digit > 9 || (index == 0 && digit == 0)) return BAD_USER_ID;
    value = value * 10 + digit;
    store<u8>(to + index, <u8>(digit + 48));
  }
  return value > 0x7fffffffffffffff ? BAD_USER_ID : <i32>length;
}
