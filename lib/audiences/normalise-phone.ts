import { CALLING_CODES, type NumberingPlan } from "./calling-codes";
import type { Normalised } from "./normalise";

/** Longest number with its calling code (ITU-T E.164). */
const DIGITS_MAX = 15;
const SEPARATOR = /[\s().\-/\u00ad\u200b-\u2015\u202a-\u202e\u2060\u2212]/;

const has = (lengths: number, length: number) => length <= DIGITS_MAX && ((lengths >> length) & 1) === 1;

/**
 * A phone number in E.164 with `+`. With `+` or an international prefix (00, in North America 011) its own
 * calling code counts, and a trunk prefix behind it, "(0)" or plain, is left out. Without, it is national: the
 * trunk prefix is left out, and the calling code of the default country is put in front unless it is there
 * already (spreadsheets drop the plus). How many digits a country's numbers have is held; whether a number is
 * in service is nobody's to say here.
 */
export function normalisePhone(text: string, plan: NumberingPlan | undefined): Normalised {
  const read = readDigits(text);
  if (read === undefined) return { problem: "not only digits" };
  let { digits, international } = read;
  if (!international) {
    if (digits.startsWith("00")) {
      international = true;
      digits = digits.slice(2);
    } else if (plan?.code === 1 && digits.startsWith("011")) {
      international = true;
      digits = digits.slice(3);
    } else if (!plan) return { problem: "no country code, and no default country" };
  }
  const number = international ? withOwnCode(digits) : plan && withCodeOf(plan, digits);
  return number === undefined || number.length > DIGITS_MAX
    ? { problem: "not so many digits in this country" }
    : { value: `+${number}`, hashed: false };
}

function readDigits(text: string): { digits: string; international: boolean } | undefined {
  let digits = "";
  let international = false;
  // An apostrophe in front tells spreadsheets to leave digits alone.
  for (let at = text.startsWith("'") ? 1 : 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char >= "0" && char <= "9") digits += char;
    else if (char === "+" && digits === "" && !international) international = true;
    else if (international && digits !== "" && text.startsWith("(0)", at)) at += 2;
    else if (!SEPARATOR.test(char)) return undefined;
  }
  return { digits, international };
}

function withOwnCode(digits: string): string | undefined {
  for (let length = 1; length <= 3 && length < digits.length; length += 1) {
    const known = digits.startsWith("0") ? undefined : CALLING_CODES.get(Number(digits.slice(0, length)));
    if (!known) continue;
    const rest = digits.slice(length);
    if (known.trunk === "0" && rest.startsWith("0") && has(known.lengths, rest.length - 1)) {
      return digits.slice(0, length) + rest.slice(1);
    }
    return has(known.lengths, rest.length) ? digits : undefined;
  }
  return undefined;
}

function withCodeOf({ code, trunk, lengths, mobileLengths }: NumberingPlan, digits: string) {
  const prefix = String(code);
  if (trunk !== "" && digits.startsWith(trunk) && has(lengths, digits.length - trunk.length)) {
    return prefix + digits.slice(trunk.length);
  }
  const rest = digits.length - prefix.length;
  if (digits.startsWith(prefix) && has(mobileLengths, rest) && !has(mobileLengths, digits.length)) {
    return digits;
  }
  return has(lengths, digits.length) ? prefix + digits : undefined;
}
