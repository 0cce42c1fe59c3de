import { describe, expect, it } from "vitest";
import { numberingPlanOf } from "./calling-codes";
import { normalisePhone } from "./normalise-phone";

const read = (text: string, country?: string) => {
  const result = normalisePhone(text, country === undefined ? undefined : numberingPlanOf(country));
  return "value" in result ? result.value : result.problem;
};

/** Notations found in real lists, with the country of their list. */
const SEEN: readonly (readonly [country: string, written: string, e164: string])[] = [
  ["NL", "31612345670", "+31612345670"],
  ["ID", "62812345678", "+62812345678"],
  ["ID", "628123456789", "+628123456789"],
  ["AT", "436641234567", "+436641234567"],
  ["FI", "35841206123", "+35841206123"],
  ["NZ", "6421330314", "+6421330314"],
  ["MM", "9592123456", "+9592123456"],
  ["AD", "376312345", "+376312345"],
  ["PM", "508551234", "+508551234"],
  ["WS", "6857212345", "+6857212345"],
  ["DE", "4915112345678", "+4915112345678"],
  ["DE", "15112345678.0", "+4915112345678"],
  ["DE", "+4915112345678.0", "+4915112345678"],
  ["DE", "15112345678,0", "+4915112345678"],
  ["AT", "436641234567.0", "+436641234567"],
  ["IT", "3471234567.0", "+393471234567"],
  ["ID", "62812345678.0", "+62812345678"],
  ["FI", "358401234567.0", "+358401234567"],
  ["MY", "60123456789.0", "+60123456789"],
  ["VN", "912345678.0", "+84912345678"],
  ["IE", "850123456.0", "+353850123456"],
  ["US", "4155550123.0", "+14155550123"],
  ["US", "415.555.0123", "+14155550123"],
  ["BY", "8 029 491-19-11", "+375294911911"],
  ["AR", "011 15-2345-6789", "+5491123456789"],
  ["DE", "Mobile: 0151 12345678", "+4915112345678"],
];

describe("a phone number", () => {
  it.each(SEEN)("in %s written %s is %s", (country, written, e164) => {
    expect(read(written, country)).toBe(e164);
  });

  it.each([
    ["+49 (0)171 123 45 67", undefined, "+491711234567"],
    ["0049 171/1234567", undefined, "+491711234567"],
    ["+49 0171 1234567", undefined, "+491711234567"],
    ["0171-1234567", "DE", "+491711234567"],
    ["491711234567", "DE", "+491711234567"],
    ["'01711234567", "DE", "+491711234567"],
    ["(415) 555-2671", "US", "+14155552671"],
    ["1 415 555 2671", "CA", "+14155552671"],
    ["011 44 20 7946 0018", "US", "+442079460018"],
    ["8 (916) 123-45-67", "RU", "+79161234567"],
    ["06 1 2345678", "HU", "+3612345678"],
    ["06 12 34 56 78", "FR", "+33612345678"],
    ["33612345678", "FR", "+33612345678"],
    ["06 1234 5678", "IT", "+390612345678"],
    ["+39 06 1234 5678", "DE", "+390612345678"],
    ["612 345 678", "ES", "+34612345678"],
    ["+44 20\u00a07946\u20110018", undefined, "+442079460018"],
  ])("%s in %s is %s", (text, country, e164) => {
    expect(read(text, country)).toBe(e164);
  });

  it("without a country is refused", () => {
    expect(read("0171 1234567")).toBe("no country code, and no default country");
  });

  it.each([
    ["+49 12", "wrong length for this country"],
    ["+999 1234567", "unknown country code"],
    ["4155552671234", "wrong length for this country"],
    ["n/a", "not only digits"],
    ["555-2671 ext. 12", "not only digits"],
    ["1.23E+11", "rounded by a spreadsheet"],
    ["+1 123 456 7890", "no such number in this country"],
  ])("%s is refused: %s", (text, problem) => {
    expect(read(text, "US")).toBe(problem);
  });
});
