export type DecimalMark = "." | ",";

/** Characters of the longest text that is looked at: no amount is longer, whatever it is grouped by. */
export const NUMBER_TEXT_MAX = 80;

/** A number as it can be meant: its digits before and after the mark. */
export interface NumberReading {
  readonly whole: string;
  readonly fraction: string;
  /** The decimal mark; undefined without decimals, `٫` where only that is possible. */
  readonly mark: DecimalMark | "٫" | undefined;
}

const FULL_WIDTH = 0xff01 - 0x21;
const APOSTROPHES = /[‘’ʼ′´`]/g;
/** Marks of writing direction, byte order marks and other characters without a shape of their own. */
const SHAPELESS = /\p{Cf}/gu;

/**
 * A text with the digits of every script as 0 to 9, every kind of space as one, full-width signs as narrow ones and
 * one kind of apostrophe and minus.
 */
export function plainText(text: string): string {
  return text
    .replace(SHAPELESS, "")
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - FULL_WIDTH))
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/\p{Zs}/gu, " ")
    .replace(APOSTROPHES, "'")
    .replace(/[−–]/g, "-")
    .trim();
}

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));
/** Mathematical digits occur five times in a row. */
const MATHEMATICAL = 0x1d7ce;

function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code >= MATHEMATICAL && code < MATHEMATICAL + 50) return String((code - MATHEMATICAL) % 10);
  // The digits of every other script are contiguous, from zero to nine.
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
}

const NUMBER = /^[\d.,' ٬٫]+$/;

/** Whether a plain text has the characters of a number and no others. */
export const looksNumeric = (text: string): boolean => NUMBER.test(text) && /\d/.test(text);

/**
 * Everything that a plain text can mean as a number: with its last separator before decimals, with all of them
 * between groups of digits, or either. Groups have three digits, or two before the last as in India.
 */
export function readingsOf(text: string): readonly NumberReading[] {
  if (text.length > NUMBER_TEXT_MAX || !looksNumeric(text)) return [];
  const separators = text.replace(/\d/g, "");
  const last = separators.at(-1);
  if (last === undefined) return [{ whole: text, fraction: "", mark: undefined }];
  const readings: NumberReading[] = [];
  const at = text.lastIndexOf(last);
  const head = text.slice(0, at);
  const tail = text.slice(at + 1);
  if (isMark(last) && text.indexOf(last) === at && (head !== "" || tail !== "")) {
    const whole = head === "" ? "0" : /^\d+$/.test(head) ? head : ungrouped(head);
    if (whole !== undefined) readings.push({ whole, fraction: tail, mark: last });
  }
  const whole = last === "٫" ? undefined : ungrouped(text);
  if (whole !== undefined) readings.push({ whole, fraction: "", mark: undefined });
  return readings;
}

const isMark = (separator: string): separator is DecimalMark | "٫" => /[.,٫]/.test(separator);

/** The digits of groups that one separator parts; undefined for anything else. */
function ungrouped(text: string): string | undefined {
  const separator = /\D/.exec(text)?.[0];
  if (separator === undefined || separator === "٫") return undefined;
  const [first = "", ...others] = text.split(separator);
  const last = others.pop() ?? "";
  if (!/^[1-9]\d{0,2}$/.test(first) || !/^\d{3}$/.test(last)) return undefined;
  const threes = others.every((group) => /^\d{3}$/.test(group));
  const twos = first.length < 3 && others.every((group) => /^\d{2}$/.test(group));
  return threes || twos ? first + others.join("") + last : undefined;
}

/** The mark before the decimals of a number that leaves no doubt about it: `12,5` does, `1,234` and `12` do not. */
export function decimalMarkOf(typed: string): DecimalMark | undefined {
  const [only, ...others] = readingsOf(numberWithin(typed));
  return others.length === 0 && (only?.mark === "." || only?.mark === ",") ? only.mark : undefined;
}

/** A text from its first digit or mark to its last digit: without a currency before or after it. */
export function numberWithin(typed: string): string {
  if (typed.length > NUMBER_TEXT_MAX) return "";
  const text = plainText(typed);
  const start = text.search(/[.,٫]?\d/);
  return start < 0 ? "" : text.slice(start, text.length - text.split("").reverse().join("").search(/\d/));
}

/** The decimal mark that amounts agree on; undefined where none of them shows it, or they contradict each other. */
export function agreedDecimalMark(amounts: Iterable<string | undefined>): DecimalMark | undefined {
  let found: DecimalMark | undefined;
  for (const amount of amounts) {
    const mark = amount === undefined ? undefined : decimalMarkOf(amount);
    if (mark === undefined) continue;
    if (found !== undefined && found !== mark) return undefined;
    found = mark;
  }
  return found;
}

/**
 * A percentage as a person types it, `12.5`, `12,5 %`, in exact hundredths of a percent; undefined for anything
 * else, zero and more than two decimals among it.
 */
export function readPercent(typed: string): bigint | undefined {
  if (typed.length > NUMBER_TEXT_MAX) return undefined;
  const [, whole = "", fraction = ""] =
    /^(\d{1,6})(?:[.,٫](\d{1,2}))? {0,9}[%٪]?$/.exec(plainText(typed)) ?? [];
  if (whole === "") return undefined;
  const hundredths = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, "0") || "0");
  return hundredths > 0n ? hundredths : undefined;
}
