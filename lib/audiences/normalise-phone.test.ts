import { describe, expect, it } from "vitest";
import { planOf } from "./calling-codes";
import { normalisePhone } from "./normalise-phone";

const read = (text: string, country?: string) => {
  const result = normalisePhone(text, country === undefined ? undefined : planOf(country));
  return "value" in result ? result.value : result.problem;
};

describe("a phone number", () => {
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
    ["+49 12", "not so many digits in this country"],
    ["+999 1234567", "not so many digits in this country"],
    ["4155552671234", "not so many digits in this country"],
    ["n/a", "not only digits"],
    ["555-2671 ext. 12", "not only digits"],
    ["1.23E+11", "not only digits"],
  ])("%s is refused: %s", (text, problem) => {
    expect(read(text, "US")).toBe(problem);
  });
});
