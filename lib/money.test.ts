import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalMarkOf, formatMicros, fractionDigits, microsToDecimal, readMoney } from "./money";

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
  ])("%s in %s is %s micros", (typed, code, expected) => {
    expect(readMoney(typed, code)).toEqual({ ok: true, micros: expected });
  });

  test.each([
    ["", "EUR"],
    ["abc", "EUR"],
    ["-5", "EUR"],
    ["1.234.56", "EUR"],
    ["12,34,567.1", "EUR"],
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

test("law: an amount that is shown and typed back is the same amount", () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 9_000_000_000_000n), currency, (units, code) => {
      const step = 10n ** BigInt(6 - fractionDigits(code));
      const micros = (units * step).toString();
      expect(readMoney(formatMicros(micros, code), code)).toEqual({ ok: true, micros });
    }),
  );
});
