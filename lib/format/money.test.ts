import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMicros, fractionDigits, microsToDecimal, minorUnit, toMinorUnits } from "./money";
import { mayBeMicros, readMoney, whyNoAmount } from "./read-money";
import { decimalMarkOf } from "./written-number";

const currency = fc.constantFrom("EUR", "USD", "JPY", "KWD", "BHD", "KRW");

test.each([
  ["12,5", ","],
  ["1.234,500", ","],
  ["1234,500", ","],
  ["0,500", ","],
  ["EUR 12.50", "."],
  ["1,234.5", "."],
  ["1,234", undefined],
  ["1.234.567", undefined],
  ["1234", undefined],
  ["", undefined],
])("%s has its decimals after %s", (typed, mark) => {
  expect(decimalMarkOf(typed)).toBe(mark);
});

test("what leaves a doubt is read by the mark that is known", () => {
  expect(readMoney("1,234", "KWD", ",")).toEqual({ ok: true, micros: "1234000" });
  expect(readMoney("1.234", "KWD", ",")).toEqual({ ok: true, micros: "1234000000" });
  expect(readMoney("1.234", "EUR", ",")).toEqual({ ok: true, micros: "1234000000" });
  expect(readMoney("1,234", "EUR", ",")).toMatchObject({ ok: false });
  expect(readMoney("12.50", "EUR", ",")).toEqual({ ok: true, micros: "12500000" });
});

describe("reading what a person types", () => {
  test.each([
    ["1,234.50", "EUR", "1234500000"],
    ["1.234,50", "EUR", "1234500000"],
    ["1 234,5", "EUR", "1234500000"],
    ["1’234.50", "EUR", "1234500000"],
    ["EUR 12", "EUR", "12000000"],
    ["12 eur", "EUR", "12000000"],
    ["1,234", "EUR", "1234000000"],
    ["1.005", "USD", "1005000000"],
    ["1.234", "EUR", "1234000000"],
    ["1.234", "KWD", "1234000"],
    ["0,500", "KWD", "500000"],
    ["1,234,567", "JPY", "1234567000000"],
    ["0.5", "USD", "500000"],
    ["1,234,567.89", "USD", "1234567890000"],
    ["1.234.567,89", "USD", "1234567890000"],
    ["1,00,000.00", "INR", "100000000000"],
    ["₹ 12,34,567.1", "INR", "1234567100000"],
    ["$1,234.56", "USD", "1234560000"],
    ["1.234,56 €", "EUR", "1234560000"],
    ["£50", "GBP", "50000000"],
    ["R$ 1.234,56", "BRL", "1234560000"],
    ["CHF 1’000.50", "CHF", "1000500000"],
    ["1\u202f234,5 €", "EUR", "1234500000"],
    ["$.50", "USD", "500000"],
    ["+12", "EUR", "12000000"],
    ["１，２３４．５０", "EUR", "1234500000"],
    ["١٬٢٣٤٫٥٠", "KWD", "1234500000"],
    ["۱۲۳۴", "EUR", "1234000000"],
    ["￥1,000", "JPY", "1000000000"],
    ["1000.00", "JPY", "1000000000"],
    ["1,234.00", "JPY", "1234000000"],
    ["1,000.", "JPY", "1000000000"],
    ["0.500", "USD", "500000"],
    ["10.5000", "USD", "10500000"],
    ["1.000", "VND", "1000000000"],
  ])("%s in %s is %s micros", (typed, code, expected) => {
    expect(readMoney(typed, code)).toEqual({ ok: true, micros: expected });
  });

  test.each([
    ["", "EUR"],
    ["abc", "EUR"],
    ["-5", "EUR"],
    ["1.234.56", "EUR"],
    ["12,345,67.1", "EUR"],
    ["1 2 3", "EUR"],
    [",", "EUR"],
    ["12²", "EUR"],
  ])("%j in %s is no amount", (typed, code) => {
    expect(readMoney(typed, code).ok).toBe(false);
  });

  test("more decimals than the currency has are refused, never rounded", () => {
    expect(readMoney("10.5", "JPY")).toEqual({ ok: false, reason: "JPY has no decimals." });
    expect(readMoney("10.5555", "USD")).toEqual({ ok: false, reason: "USD has 2 decimals at most." });
  });
});

describe("showing an amount", () => {
  test.each([
    ["5500000", "EUR", "5.50"],
    ["1234567890000", "USD", "1,234,567.89"],
    ["1234000000", "JPY", "1,234"],
    ["1234500", "KWD", "1.2345"],
    ["9223372036854775807", "USD", "9,223,372,036,854.775807"],
  ])("%s micros of %s", (micros, code, shown) => {
    expect(formatMicros(micros, code)).toBe(shown);
  });

  test("never drops a digit that counts", () => {
    expect(microsToDecimal("1234567", "USD")).toBe("1.234567");
    expect(microsToDecimal("-500000", "USD")).toBe("-0.50");
  });
});

test.each([
  ["104659041", "EUR", "104660000"],
  ["104654999", "EUR", "104650000"],
  ["104655000", "EUR", "104660000"],
  ["-104659041", "EUR", "-104660000"],
  ["1499999", "JPY", "1000000"],
  ["1234567", "KWD", "1235000"],
  ["9223372036854775807", "USD", "9223372036854780000"],
])("to the nearest of what the currency can express, %s micros of %s are %s", (micros, code, rounded) => {
  expect(toMinorUnits(micros, code).toString()).toBe(rounded);
});

test("law: an amount that is shown and typed back is the same amount", () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 9_000_000_000_000n), currency, (units, code) => {
      const step = 10n ** BigInt(6 - fractionDigits(code));
      const micros = (units * step).toString();
      expect(readMoney(formatMicros(micros, code), code)).toEqual({ ok: true, micros });
    }),
  );
});

test.each([
  ["-110.7 €", "EUR", "An amount cannot be negative."],
  ["(12.00)", "EUR", "An amount cannot be negative."],
  ["−5", "EUR", "An amount cannot be negative."],
  ["$5", "EUR", "Type the amount in EUR, without another currency."],
  ["5 USD", "EUR", "Type the amount in EUR, without another currency."],
  ["1.500", "USD", "This could be 1.5 or 1500. Type one of those."],
  ["1,500", "KWD", "This could be 1.5 or 1500. Type one of those."],
])("%s in %s is refused: %s", (typed, code, reason) => {
  expect(readMoney(typed, code)).toEqual({ ok: false, reason });
});

describe("the law of amounts", () => {
  const currencies = Intl.supportedValuesOf("currency").filter((code) => /^[A-Z]{3}$/.test(code));
  const coins = fc.bigInt(0n, 10n ** 12n);

  test("an amount that a file of ours holds is itself, in every currency, also with a few more zeros", () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 18n), fc.constantFrom(...currencies), (micros, code) => {
        const written = microsToDecimal(micros, code);
        expect(mayBeMicros(written, code, micros.toString())).toBe(true);
        const zeros = written.includes(".") ? `${written}0` : `${written}.00`;
        expect(mayBeMicros(zeros, code, micros.toString())).toBe(true);
      }),
    );
  });

  test("what people write in any language is read as that or refused, never as another amount", () => {
    const locales =
      "en de de-CH de-AT fr fr-CH es es-MX pt pt-PT it nl da sv nb fi pl cs hu ro bg el tr ru uk he ar ar-EG fa hi en-IN bn mr ne my ja ko zh vi id th sw en-ZA".split(
        " ",
      );
    const asked = [
      "USD",
      "EUR",
      "GBP",
      "INR",
      "BRL",
      "SEK",
      "CHF",
      "MXN",
      "PLN",
      "AED",
      "JPY",
      "KRW",
      "CLP",
      "KWD",
      "TND",
    ];
    fc.assert(
      fc.property(
        coins,
        fc.constantFrom(...locales),
        fc.constantFrom(...asked),
        fc.constantFrom("decimal" as const, "code" as const, "symbol" as const, "narrowSymbol" as const),
        (units, locale, code, shown) => {
          const micros = (units * minorUnit(code)).toString();
          const digits = fractionDigits(code);
          const format = new Intl.NumberFormat(locale, {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
            ...(shown !== "decimal" && { style: "currency", currency: code, currencyDisplay: shown }),
          });
          const decimal = microsToDecimal(micros, code);
          const written = format.format(decimal as Intl.StringNumericLiteral);
          const read = readMoney(written, code);
          if (read.ok) expect(`${written} ${read.micros}`).toBe(`${written} ${micros}`);
          else expect(`${written}: ${read.reason}`).toMatch(/: This could be /);
          if (digits === 2) expect(read.ok, written).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test("texts of any length are looked at in no time", () => {
    for (const text of [
      ",".repeat(200_000),
      `${" ".repeat(200_000)}x`,
      `1${",000".repeat(60_000)}`,
      "9".repeat(200_000),
    ]) {
      expect(readMoney(text, "EUR").ok).toBe(false);
      expect(whyNoAmount(text)).toBeDefined();
      expect(decimalMarkOf(text)).toBeUndefined();
    }
  });
});
