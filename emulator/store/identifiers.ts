import { randomInt } from "node:crypto";

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** How long the service's base-36 identifiers are. */
export const IDENTIFIER_LENGTH = { account: 11, campaign: 8, fundingInstrument: 8, accountApp: 7 } as const;

/**
 * A base-36 identifier such as `18ce54d4x5t`. It starts with a letter, so that no spreadsheet takes it for a
 * number. `pick` returns a whole number from 0 below its argument; seeds pass their own to get the same
 * identifiers every time.
 */
export function newIdentifier(
  kind: keyof typeof IDENTIFIER_LENGTH,
  pick: (below: number) => number = (below) => randomInt(below),
): string {
  let text = DIGITS[10 + pick(26)] ?? "a";
  while (text.length < IDENTIFIER_LENGTH[kind]) text += DIGITS[pick(36)] ?? "0";
  return text;
}
