// The rules of ../normalise-phone.ts on bytes in place.
import { CODE_LENGTHS, CODE_TRUNK_ZERO, DIGITS, TRUNK } from "./layout";

const NO_COUNTRY: i32 = -3;
const NOT_DIGITS: i32 = -4;
const WRONG_LENGTH: i32 = -5;
const DIGITS_MAX: u32 = 15;
const DIGITS_KEPT: u32 = 40;

/** The default country: its calling code (0 for none), what it dials before national numbers, and lengths. */
let plan: u32 = 0;
let trunk: u32 = 0;
let lengths: u32 = 0;
let mobileLengths: u32 = 0;

export function setPlan(code: u32, trunkLength: u32, all: u32, mobile: u32): void {
  plan = code;
  trunk = trunkLength;
  lengths = all;
  mobileLengths = mobile;
}

@inline
function has(mask: u32, length: u32): bool {
  return length <= DIGITS_MAX && ((mask >> length) & 1) == 1;
}

function startsWith(at: usize, count: u32, prefix: usize, length: u32): bool {
  if (count < length) return false;
  for (let index: u32 = 0; index < length; index++) {
    if (load<u8>(at + index) != load<u8>(prefix + index)) return false;
  }
  return true;
}

export function normalisePhone(start: usize, end: usize, to: usize): i32 {
  let count: u32 = 0;
  let international = false;
  let at = start;
  if (load<u8>(at) == 39) at++;
  for (; at < end; at++) {
    const byte: u32 = load<u8>(at);
    if (byte - 48 < 10) {
      if (count < DIGITS_KEPT) store<u8>(DIGITS + count, <u8>byte);
      count++;
    } else if (byte == 43 && count == 0 && !international) international = true;
    else if (international && count > 0 && byte == 40 && isTrunkInBrackets(at, end)) at += 2;
    else if (!isSeparator(byte)) return NOT_DIGITS;
  }
  let from: usize = DIGITS;
  if (!international) {
    if (count >= 2 && load<u16>(from) == 0x3030) {
      international = true;
      from += 2;
      count -= 2;
    } else if (plan == 1 && count >= 3 && load<u16>(from) == 0x3130 && load<u8>(from, 2) == 49) {
      international = true;
      from += 3;
      count -= 3;
    } else if (plan == 0) return NO_COUNTRY;
  }
  return international ? withOwnCode(from, count, to) : withCodeOfPlan(from, count, to);
}

function isTrunkInBrackets(at: usize, end: usize): bool {
  return end - at >= 3 && load<u8>(at, 1) == 48 && load<u8>(at, 2) == 41;
}

/** White space and `( ) . - /` */
@inline
function isSeparator(byte: u32): bool {
  return byte == 32 || byte - 9 < 5 || byte == 40 || byte == 41 || byte - 45 < 3;
}

function withOwnCode(digits: usize, count: u32, to: usize): i32 {
  if (count > 0 && load<u8>(digits) == 48) return WRONG_LENGTH;
  let code: u32 = 0;
  for (let length: u32 = 1; length <= 3 && length < count; length++) {
    code = code * 10 + load<u8>(digits + length - 1) - 48;
    const known = load<u32>(CODE_LENGTHS + (code << 2));
    if (known == 0) continue;
    const rest = count - length;
    if (load<u8>(CODE_TRUNK_ZERO + code) && load<u8>(digits + length) == 48 && has(known, rest - 1)) {
      return write(code, digits + length + 1, rest - 1, to);
    }
    return has(known, rest) ? write(code, digits + length, rest, to) : WRONG_LENGTH;
  }
  return WRONG_LENGTH;
}

function withCodeOfPlan(digits: usize, count: u32, to: usize): i32 {
  if (trunk > 0 && startsWith(digits, count, TRUNK, trunk) && has(lengths, count - trunk)) {
    return write(plan, digits + trunk, count - trunk, to);
  }
  const prefix = TRUNK + 8;
  const size: u32 = plan < 10 ? 1 : plan < 100 ? 2 : 3;
  if (
    startsWith(digits, count, prefix, size) &&
    has(mobileLengths, count - size) &&
    !has(mobileLengths, count)
  ) {
    return write(plan, digits + size, count - size, to);
  }
  return has(lengths, count) ? write(plan, digits, count, to) : WRONG_LENGTH;
}

function write(code: u32, digits: usize, count: u32, to: usize): i32 {
  const size: u32 = code < 10 ? 1 : code < 100 ? 2 : 3;
  if (size + count > DIGITS_MAX) return WRONG_LENGTH;
  store<u8>(to, 43);
  let rest = code;
  for (let index = size; index > 0; index--) {
    store<u8>(to + index, <u8>(48 + (rest % 10)));
    rest /= 10;
  }
  memory.copy(to + 1 + size, digits, count);
  return <i32>(1 + size + count);
}
