// ../normalise-phone.ts for most numbers, on bytes in place: those that are clearly valid. Everything else, including
// invalid numbers, is left to the rules there; a test compares both.
import { DIGITS, FORMS, TRUNK } from "./layout";

/** Not for these rules: ask those in JavaScript. */
export const ELSEWHERE: i32 = 0;
const DIGITS_MAX: u32 = 15;
const DIGITS_STORED: u32 = 20;

/** Where numbers with their calling code start in the automaton. */
let international: u32 = 0;

/** The default country's plan, if there is one, and where its numbers start. */
let planned = false;
let codeLength: u32 = 0;
let trunkLength: u32 = 0;
/** A bit for each possible first digit of a dialled prefix. */
let dialled: u32 = 0;
let valid: u32 = 0;
let form: u32 = 0;
let mobile: u32 = 0;

export function setInternational(state: u32): void {
  international = state;
}

/** The trunk prefix is at TRUNK, followed by the calling code. */
export function setPlan(
  isPlanned: bool, code: u32, trunk: u32, dialledDigits: u32, validState: u32, formState: u32, mobileState: u32,
): void {
  planned = isPlanned;
  codeLength = code;
  trunkLength = trunk;
  dialled = dialledDigits;
  valid = validState;
  form = formState;
  mobile = mobileState;
}

function matches(state: u32, at: usize, end: usize): bool {
  let step = state << 1;
  for (; at < end; at++) {
    step = load<u16>(FORMS + 20 * (step >> 1) + 2 * (<u32>load<u8>(at) - 48));
    if (step == 0) return false;
  }
  return (step & 1) == 1;
}

function startsWith(at: usize, end: usize, prefix: usize, length: u32): bool {
  if (end - at < length) return false;
  for (let index: u32 = 0; index < length; index++) {
    if (load<u8>(at + index) != load<u8>(prefix + index)) return false;
  }
  return true;
}

/** @returns the length of the output in `to`, or ELSEWHERE */
export function normalisePhone(start: usize, stop: usize, to: usize): i32 {
  let count: u32 = 0;
  let plus = false;
  let dot = false;
  let at = start;
  if (load<u8>(at) == 39) at++;
  for (; at < stop; at++) {
    const byte: u32 = load<u8>(at);
    if (byte - 48 < 10) {
      if (count >= DIGITS_STORED) return ELSEWHERE;
      store<u8>(DIGITS + count++, <u8>byte);
    } else if (byte == 43 && count == 0 && !plus) plus = true;
    else if (byte == 46) dot = true;
    else if (!isSeparator(byte)) return ELSEWHERE;
  }
  // Perhaps a decimal of a spreadsheet.
  if (dot && load<u8>(stop - 1) == 48) return ELSEWHERE;
  const end = DIGITS + count;
  if (plus) return ofInternational(end, to);
  return planned && count > 1 ? ofPlan(end, to) : ELSEWHERE;
}

/** White space and `( ) - /` */
@inline
function isSeparator(byte: u32): bool {
  return byte == 32 || byte - 9 < 5 || byte == 40 || byte == 41 || byte == 45 || byte == 47;
}

function ofInternational(end: usize, to: usize): i32 {
  const count = <u32>(end - DIGITS);
  // In Belarus 8 or 80 is dialled before numbers that may start with 8 themselves.
  if (load<u8>(DIGITS) == 51 && load<u8>(DIGITS, 1) == 55 && load<u8>(DIGITS, 2) == 53) return ELSEWHERE;
  if (count > DIGITS_MAX || !matches(international, DIGITS, end)) return ELSEWHERE;
  store<u8>(to, 43);
  memory.copy(to + 1, DIGITS, count);
  return <i32>(1 + count);
}

@inline
function isDialled(byte: u32): bool {
  return ((dialled >> (byte - 48)) & 1) == 1;
}

function ofPlan(end: usize, to: usize): i32 {
  const first: u32 = load<u8>(DIGITS);
  if (trunkLength > 0 && startsWith(DIGITS, end, TRUNK, trunkLength)) {
    // 00 dials a country.
    if (first == 48 && load<u8>(DIGITS, 1) == 48) return ELSEWHERE;
    const rest = DIGITS + trunkLength;
    return matches(form, rest, end) ? write(rest, end, to) : ELSEWHERE;
  }
  if (first == 48 || isDialled(first)) return ELSEWHERE;
  if (startsWith(DIGITS, end, TRUNK + 8, codeLength)) {
    const bare = DIGITS + codeLength;
    if (bare == end || isDialled(load<u8>(bare))) return ELSEWHERE;
    if (!matches(form, DIGITS, end)) return matches(form, bare, end) ? write(bare, end, to) : ELSEWHERE;
    if (matches(mobile, bare, end) && !matches(mobile, DIGITS, end)) return write(bare, end, to);
  }
  return matches(form, DIGITS, end) ? write(DIGITS, end, to) : ELSEWHERE;
}

/** Writes a national number with the plan's calling code, if it is valid. */
function write(national: usize, end: usize, to: usize): i32 {
  const count = <u32>(end - national);
  if (codeLength + count > DIGITS_MAX || !matches(valid, national, end)) return ELSEWHERE;
  store<u8>(to, 43);
  memory.copy(to + 1, TRUNK + 8, codeLength);
  memory.copy(to + 1 + codeLength, national, count);
  return <i32>(1 + codeLength + count);
}
