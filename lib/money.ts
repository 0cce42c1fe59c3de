import { LARGEST_LONG } from "./long";

/** Fraction digits by ISO 4217 code, where they differ from two (advertising specification, Conventions). */
const FRACTION_DIGITS: Readonly<Record<string, number>> = {
  VND: 0,
  KRW: 0,
  CLP: 0,
  JPY: 0,
  KWD: 3,
  IQD: 3,
  BHD: 3,
  TND: 3,
};

const MICROS_PER_UNIT = 1_000_000n;

/** Decimals of a currency (ISO 4217): 2 for USD, 0 for JPY, 3 for KWD. */
export function fractionDigits(currency: string): number {
  return FRACTION_DIGITS[currency] ?? 2;
}

/** Micros as a decimal number in text, `5500000` → `5.50`. Digits beyond the currency's are kept if not zero. */
export function microsToDecimal(micros: string | bigint, currency: string): string {
  const amount = BigInt(micros);
  const sign = amount < 0n ? "-" : "";
  const magnitude = amount < 0n ? -amount : amount;
  const whole = magnitude / MICROS_PER_UNIT;
  const digits = (magnitude % MICROS_PER_UNIT).toString().padStart(6, "0");
  const kept = Math.max(fractionDigits(currency), digits.replace(/0+$/, "").length);
  return kept === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(0, kept)}`;
}

/** Micros for reading, with grouping in the reader's language and without the currency, `1,234.50`. */
export function formatMicros(micros: string | bigint, currency: string, locale = "en-GB"): string {
  const decimal = microsToDecimal(micros, currency);
  const shown = decimal.split(".")[1]?.length ?? 0;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  });
  // Intl formats decimal text exactly; its TypeScript signature asks for the literal type.
  return format.format(decimal as Intl.StringNumericLiteral);
}

export type ReadMoney =
  | { readonly ok: true; readonly micros: string }
  | { readonly ok: false; readonly reason: string };

export type DecimalMark = "." | ",";

/**
 * Reads an amount as a person types it, `1,234.50` or `1.234,50`, with or without the currency's code.
 * More decimals than the currency has are refused, never rounded.
 *
 * @param mark what stands before decimals, where that is known of the person or the file: `1,234` alone does not tell
 */
export function readMoney(typed: string, currency: string, mark?: DecimalMark): ReadMoney {
  const bare = withoutCode(typed, currency);
  if (!DIGITS.test(bare)) return { ok: false, reason: NO_AMOUNT };
  const split = splitDecimal(bare, fractionDigits(currency), mark);
  if (!split) return { ok: false, reason: "The separators do not add up. Type it like 1,234.50." };
  const { whole, fraction } = split;
  const digits = fractionDigits(currency);
  if (fraction.length > digits) {
    return {
      ok: false,
      reason: digits === 0 ? `${currency} has no decimals.` : `${currency} has ${digits} decimals at most.`,
    };
  }
  const micros = BigInt(whole) * MICROS_PER_UNIT + BigInt(fraction.padEnd(6, "0") || "0");
  if (micros > LARGEST_LONG) return { ok: false, reason: "The amount is too large." };
  return { ok: true, micros: micros.toString() };
}

const NO_AMOUNT = "Type an amount, for example 1,234.50.";
const DIGITS = /^\d[\d.,]*$/;

const withoutCode = (typed: string, code: string) =>
  typed.replace(new RegExp(`^\\s*${code}|${code}\\s*$`, "i"), "").replace(/[\s'’ ]/g, "");

/** Why a text is no amount in any currency; undefined where it may be one, as far as that is told without a currency. */
export const whyNoAmount = (typed: string): string | undefined =>
  DIGITS.test(withoutCode(typed, "[a-z]{3}")) ? undefined : NO_AMOUNT;

/** The mark before the decimals of an amount that leaves no doubt about it: `12,5` does, `1,234` and `12` do not. */
export function decimalMarkOf(typed: string): DecimalMark | undefined {
  const [, before = "", mark, after = ""] = /^\D*([\d\s.,'’]*)([.,])(\d+)\D*$/.exec(typed) ?? [];
  if ((mark !== "." && mark !== ",") || before.includes(mark)) return undefined;
  return after.length !== 3 || /[.,]/.test(before) || /\d{4,}$|^0$/.test(before) ? mark : undefined;
}

function splitDecimal(
  text: string,
  digits: number,
  mark: DecimalMark | undefined,
): { whole: string; fraction: string } | undefined {
  const separators = text.replace(/\d/g, "");
  if (separators === "") return { whole: text, fraction: "" };
  const last = separators.at(-1) ?? "";
  const at = text.lastIndexOf(last);
  const tail = text.slice(at + 1);
  const lone = separators.length === 1;
  const grouping = separators.split("").every((s) => s === last);
  // One kind of separator followed by groups of three is grouping, unless three decimals could be meant.
  const groupsOnly = grouping && new RegExp(`^[1-9]\\d{0,2}(\\${last}\\d{3})+$`).test(text);
  const decimals = mark === undefined ? digits === 3 && last === "." : last === mark;
  if (groupsOnly && !(lone && decimals)) {
    return { whole: text.replaceAll(last, ""), fraction: "" };
  }
  if (grouping && !lone) return undefined;
  const head = text.slice(0, at);
  const group = separators[0] === last ? "" : (separators[0] ?? "");
  if (group !== "" && !new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`).test(head)) return undefined;
  return { whole: head.replace(/[.,]/g, "") || "0", fraction: tail };
}

/** The smallest amount a currency can express, in micros: a cent, a yen, a fils. */
export function minorUnit(currency: string): bigint {
  return 10n ** BigInt(6 - fractionDigits(currency));
}
