import { CALLING_CODES, type NumberingPlan } from "./calling-codes";
import type { Normalised } from "./identifier-problems";
import { isInternationalNumber, matchesForm } from "./number-forms";

/** Longest number with its calling code (ITU-T E.164). */
const DIGITS_MAX = 15;
/** Separators between digits: libphonenumber's punctuation, without its `x` for an extension. */
const SEPARATOR = /[\s().\-/[\]~\u00ad\u200b-\u2015\u202a-\u202e\u2060\u2212\u223c\u30fc]/;
/** `tel:`, `p:`, `Mobile:` */
const SCHEME = /^\p{L}{1,12}\.?:\s*(?:\/\/)?/u;
/** A whole number as a spreadsheet's export writes it. */
const DECIMAL = /^('?\+?\d+)[.,]0+$/;
/** Digits that a spreadsheet rounded. */
const ROUNDED = /^\d(?:[.,]\d+)?e\+?\d+$/i;
/** Longer texts are never phone numbers. */
const TEXT_MAX = 250;

/**
 * A phone number in E.164 with `+`, parsed like libphonenumber: with `+` or the international prefix of the default
 * country its own calling code counts, and the national prefix is removed. Otherwise it is national, unless only its
 * digits after the default country's calling code are a valid number (spreadsheets drop the plus). Only numbers that
 * are valid by their country's patterns are accepted; whether one is in service is unknown.
 *
 * @param text with ASCII digits
 */
export function normalisePhone(text: string, plan: NumberingPlan | undefined): Normalised {
  if (ROUNDED.test(text)) return { problem: "rounded by a spreadsheet" };
  const read = readDigits(text);
  if (read === undefined) return { problem: "not only digits" };
  const international = read.plus ? read.digits : withoutDialling(read.digits, plan);
  if (international !== undefined) return fromInternational(international);
  return plan ? fromNational(plan, read.digits) : { problem: "no country code, and no default country" };
}

function readDigits(text: string): { digits: string; plus: boolean } | undefined {
  if (text.length > TEXT_MAX) return undefined;
  const named = text.replace(SCHEME, "");
  const written = DECIMAL.exec(named)?.[1] ?? named;
  let digits = "";
  let plus = false;
  // An apostrophe in front makes spreadsheets leave digits alone.
  for (const char of written.startsWith("'") ? written.slice(1) : written) {
    if (char >= "0" && char <= "9") digits += char;
    else if (char === "+" && digits === "" && !plus) plus = true;
    else if (!SEPARATOR.test(char)) return undefined;
  }
  return { digits, plus };
}

/** Without an international prefix; undefined without any. The default prefix is 00. */
function withoutDialling(digits: string, plan: NumberingPlan | undefined): string | undefined {
  const [dialled] = patternOf(plan?.idd ?? "00").exec(digits) ?? [];
  if (dialled === undefined) return undefined;
  const rest = digits.slice(dialled.length);
  return rest === "" || rest.startsWith("0") ? undefined : rest;
}

function fromInternational(digits: string): Normalised {
  for (let length = 1; length <= 3; length += 1) {
    const code = digits.startsWith("0") ? undefined : CALLING_CODES.get(Number(digits.slice(0, length)));
    if (!code || digits.length < length) continue;
    const rest = digits.slice(length);
    const national = code.main ? withoutPrefix(code.main, code.lengths, rest) : rest;
    return judged(digits.slice(0, length), code.lengths, national);
  }
  return { problem: "unknown country code" };
}

function fromNational(plan: NumberingPlan, digits: string): Normalised {
  const code = String(plan.code);
  const lengths = CALLING_CODES.get(plan.code)?.lengths ?? plan.lengths;
  const national = withoutPrefix(plan, lengths, digits);
  const bare = digits.startsWith(code) ? withoutPrefix(plan, lengths, digits.slice(code.length)) : undefined;
  if (bare !== undefined && isBetter(plan, bare, national)) return fromInternational(digits);
  return judged(code, lengths, national);
}

/**
 * Whether digits that start with the calling code are more likely an international number whose plus was lost. Unlike
 * in libphonenumber, mobile numbers win: 49 171 1234567 is a mobile phone in Germany, although a fixed line in Leer
 * could have these twelve digits.
 */
function isBetter(plan: NumberingPlan, bare: string, national: string): boolean {
  if (isTooLong(plan.lengths, national.length)) return true;
  if (!looksRight(plan, national)) return looksRight(plan, bare);
  return matchesForm(plan.mobile, bare) && !matchesForm(plan.mobile, national);
}

function judged(code: string, lengths: number, national: string): Normalised {
  const number = code + national;
  if (number.length <= DIGITS_MAX && isInternationalNumber(number)) {
    return { value: `+${number}`, hashed: false };
  }
  const possible = number.length <= DIGITS_MAX && ((lengths >> national.length) & 1) === 1;
  return { problem: possible ? "no such number in this country" : "wrong length for this country" };
}

const looksRight = ({ form }: NumberingPlan, national: string) => matchesForm(form, national);

/** A national number without its prefix, unless the digits match or have a possible length only with it. */
function withoutPrefix(plan: NumberingPlan, lengths: number, digits: string): string {
  if (plan.prefix === "") return digits;
  const match = patternOf(plan.prefix).exec(digits);
  if (!match) return digits;
  const group = match.length > 1 ? match.at(-1) : undefined;
  const rest = digits.slice(match[0].length);
  const national =
    plan.transform !== "" && group
      ? plan.transform.replace(/\$(\d)/g, (_, number: string) => match[Number(number)] ?? "") + rest
      : rest;
  const lost = looksRight(plan, digits) && !looksRight(plan, national);
  return lost || !isPossible(lengths, national.length) ? digits : national;
}

/**
 * Not too short, and no impossible length in between; like libphonenumber, also strips the prefix from numbers that
 * are too long.
 */
const isPossible = (lengths: number, length: number) =>
  ((lengths >> length) & 1) === 1 || isTooLong(lengths, length);
const isTooLong = (lengths: number, length: number) => length > 31 || lengths >> length === 0;

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const known = patterns.get(source);
  if (known) return known;
  const pattern = new RegExp(`^(?:${source})`);
  patterns.set(source, pattern);
  return pattern;
}
