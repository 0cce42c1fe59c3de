import { randomInt } from "node:crypto";

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** How long the service's base-36 identifiers are. */
const IDENTIFIER_LENGTH = {
  account: 11,
  campaign: 8,
  fundingInstrument: 8,
  accountApp: 7,
  lineItem: 8,
  targetingCriterion: 9,
  association: 8,
  card: 7,
  audience: 7,
} as const;

/**
 * A base-36 identifier such as `18ce54d4x5t`. It starts with a letter, so that no spreadsheet takes it for a
 * number. `pick` returns a whole number from 0 below its argument; seeds pass their own to get the same
 * identifiers every time.
 */
export function newIdentifier(
  kind: keyof typeof IDENTIFIER_LENGTH,
  pick?: (below: number) => number,
): string {
  const length = IDENTIFIER_LENGTH[kind];
  return pick ? randomIdentifier(length, pick) : nextIdentifier(length);
}

function randomIdentifier(length: number, pick: (below: number) => number): string {
  let text = DIGITS[10 + pick(26)] ?? "a";
  while (text.length < length) text += DIGITS[pick(36)] ?? "0";
  return text;
}

const COUNTED_DIGITS = 6;
const COUNTED = 36 ** COUNTED_DIGITS;
const LONGEST_STEP = 36;

interface Run {
  readonly head: string;
  counted: number;
}

const runs = new Map<number, Run>();

/**
 * Identifiers go up in small steps from a random one: what is created together then lies together in the index of
 * identifiers, and a transaction writes a page of it instead of one for every record.
 */
function nextIdentifier(length: number): string {
  let run = runs.get(length);
  if (!run || run.counted + LONGEST_STEP >= COUNTED) {
    run = { head: randomIdentifier(length - COUNTED_DIGITS, randomInt), counted: randomInt(COUNTED / 2) };
    runs.set(length, run);
  }
  run.counted += 1 + randomInt(LONGEST_STEP);
  return run.head + run.counted.toString(36).padStart(COUNTED_DIGITS, "0");
}

/** A 64-bit identifier in decimal digits, as posts, users, media and component cards have. */
export function newLongIdentifier(): string {
  // 19 digits that begin with 1 stay below the largest signed 64-bit integer.
  return `1${String(randomInt(1e9)).padStart(9, "0")}${String(randomInt(1e9)).padStart(9, "0")}`;
}
