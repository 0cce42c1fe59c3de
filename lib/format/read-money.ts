import { LARGEST_LONG } from "@/lib/json/long";
import { bareAmount, namesCurrency } from "./currency-signs";
import { fractionDigits, MICROS_PER_UNIT } from "./money";
import {
  type DecimalMark,
  looksNumeric,
  NUMBER_TEXT_MAX,
  type NumberReading,
  numberWithin,
  readingsOf,
} from "./written-number";

type ReadMoney =
  | { readonly ok: true; readonly micros: string }
  | { readonly ok: false; readonly reason: string };

/** Currencies whose people group thousands with dots: `1.000` is a thousand to them. */
const GROUPED_BY_DOTS = /^(?:ARS|BRL|CLP|COP|DKK|IDR|ISK|PYG|RON|RSD|TRY|UYU|VND)$/;

/**
 * Reads an amount as people write it in any language: `1,234.50`, `1.234,50`, `1 234,50`, `1,00,000`, `$.50`, `５０`,
 * with or without the currency's code or sign. An amount is never rounded, and one that can be meant in two ways, or
 * is in another currency, is refused with the reason.
 *
 * @param mark the decimal mark, where that is known of the person or the file: `1,234` alone is ambiguous
 */
export function readMoney(typed: string, currency: string, mark?: DecimalMark): ReadMoney {
  if (typed.length > NUMBER_TEXT_MAX) return refused(NO_AMOUNT);
  const { number, negative } = bareAmount(typed, currency);
  if (!looksNumeric(number)) {
    return refused(
      /\d/.test(number) && namesCurrency(number)
        ? `Type the amount in ${currency}, without another currency.`
        : NO_AMOUNT,
    );
  }
  const readings = readingsOf(number);
  if (readings.length === 0) return refused("The separators do not add up. Type it like 1,234.50.");
  const reading = readings.length === 1 ? readings[0] : chosen(readings, currency, mark);
  if (reading === undefined) {
    const [one, other] = readings.map(plainNumber);
    return refused(`This could be ${one} or ${other}. Type one of those.`);
  }
  const micros = microsOf(reading, fractionDigits(currency));
  if (micros === undefined) {
    const digits = fractionDigits(currency);
    return refused(
      digits === 0 ? `${currency} has no decimals.` : `${currency} has ${digits} decimals at most.`,
    );
  }
  if (negative && micros > 0n) return refused("An amount cannot be negative.");
  return micros > LARGEST_LONG
    ? refused("The amount is too large.")
    : { ok: true, micros: micros.toString() };
}

const refused = (reason: string): ReadMoney => ({ ok: false, reason });

const NO_AMOUNT = "Type an amount, for example 1,234.50.";

/** Why a text is no amount in any currency; undefined where it may be one, as far as known without a currency. */
export const whyNoAmount = (typed: string): string | undefined =>
  readingsOf(numberWithin(typed)).length > 0 ? undefined : NO_AMOUNT;

/** Whether an amount, however it is read and however many decimals it has, can be exactly so many micros. */
export const mayBeMicros = (typed: string, currency: string, micros: string): boolean =>
  typed.length <= NUMBER_TEXT_MAX &&
  readingsOf(bareAmount(typed, currency).number).some(
    (reading) => microsOf(reading, 6)?.toString() === micros,
  );

/** Micros of a reading; undefined where it has digits that count beyond those allowed. Zeros at the end do not. */
function microsOf({ whole, fraction }: NumberReading, digits: number): bigint | undefined {
  const counting = withoutLastZeros(fraction);
  if (counting.length > digits) return undefined;
  return BigInt(whole) * MICROS_PER_UNIT + BigInt(counting.padEnd(6, "0"));
}

function withoutLastZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === "0") end -= 1;
  return digits.slice(0, end);
}

/** The meaning of a number that has one separator, with three digits behind it; undefined where it is ambiguous. */
function chosen(readings: readonly NumberReading[], currency: string, mark: DecimalMark | undefined) {
  const decimal = readings.find((reading) => reading.mark !== undefined);
  const grouped = readings.find((reading) => reading.mark === undefined);
  const digits = fractionDigits(currency);
  if (!decimal || !grouped) return decimal ?? grouped;
  if (mark !== undefined) return decimal.mark === mark ? decimal : grouped;
  if (microsOf(decimal, digits) === undefined) return grouped;
  // Amounts of three decimals are written with a dot by this dashboard, in its fields and files.
  if (digits === 3) return decimal.mark === "." ? decimal : undefined;
  return decimal.mark === "," || GROUPED_BY_DOTS.test(currency) ? grouped : undefined;
}

function plainNumber({ whole, fraction }: NumberReading): string {
  const decimals = withoutLastZeros(fraction);
  return decimals === "" ? whole : `${whole}.${decimals}`;
}
