import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dateInName,
  fillPattern,
  freeTokens,
  isDateToken,
  isMadeBy,
  templateProblem,
  tokensIn,
  unfilledIn,
  valuesIn,
} from "./name-pattern";

const token = fc.constantFrom("brand", "geo", "line", "yyyymm", "yyyy-mm-dd", "yy", "q");
const pattern = fc
  .array(
    fc.oneof(
      fc.constantFrom("_", " ", "-", "Q", "12", "a_"),
      token.map((name) => `{${name}}`),
      token.map((name) => `{{${name}}}`),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(""));
const value = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
const day = fc
  .date({ min: new Date("1970-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const made = (template: string, values: ReadonlyMap<string, string>, today: string) =>
  fillPattern(template, (name) => dateInName(name, today) ?? values.get(name));

describe("a name that a pattern makes", () => {
  it("is known for one of it, whatever was typed", () => {
    fc.assert(
      fc.property(pattern, value, value, value, day, (template, brand, geo, line, today) => {
        const values = new Map(Object.entries({ brand, geo, line }));
        expect(isMadeBy(template, made(template, values, today))).toBe(true);
      }),
    );
  });

  it("finds what was typed, where that holds no separator", () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(word, word, day, (brand, geo, today) => {
        const values = new Map(Object.entries({ brand, geo }));
        const name = made("Q{q} {brand}_{{geo}} {yyyy}", values, today);
        expect(valuesIn("Q{q} {brand}_{{geo}} {yyyy}", name)).toEqual({ brand, geo });
      }),
    );
    expect(valuesIn("{brand}_{geo}", "Nike_{geo}")).toEqual({ brand: "Nike" });
  });

  it("holds dates of the day that it is made on", () => {
    const on = (template: string) => made(template, new Map([["brand", "Nike"]]), "2026-11-05");
    expect(on("{brand}_{yyyymm}")).toBe("Nike_202611");
    expect(on("{{brand}} Q{q}-{YY} {yyyy-mm-dd}")).toBe("Nike Q4-26 2026-11-05");
  });

  it("takes what is typed as it is, tokens and signs among it", () => {
    expect(made("{brand}/{geo}", new Map([["brand", "{geo} $&"]]), "2026-11-05")).toBe("{geo} $&/{geo}");
  });
});

describe("a name that a pattern does not make", () => {
  it.each([
    ["{brand}_{geo}", "Nike"],
    ["{brand}_{geo}", "_DE"],
    ["{brand}_{geo}", "Nike_"],
    ["{brand}_{yyyymm}", "Nike_202613"],
    ["{brand}_{yyyymm}", "Nike_2026-11"],
    ["{brand}_{yyyymm}", "Nike_202611 copy"],
    ["Q{q} {brand}", "Q5 Nike"],
    ["EU {brand}", "eu Nike"],
  ])("%s: %s", (template, name) => {
    expect(isMadeBy(template, name)).toBe(false);
  });

  // Trying every way to split the name would not terminate.
  it("is named, however many tokens there are", () => {
    const template = `${"{a}_".repeat(30)}{yyyymm}`;
    const name = "x_".repeat(127);
    expect(isMadeBy(template, name)).toBe(false);
  });
});

it("distinguishes tokens that are typed from dates", () => {
  expect(tokensIn("{geo} {{brand}} {geo} {yyyymm} { objective }")).toEqual([
    "geo",
    "brand",
    "yyyymm",
    "objective",
  ]);
  expect(freeTokens("{geo}{mm}{{yyyy}}")).toEqual(["geo"]);
  expect(["q", "yyyy-mm", "ddmmyy"].every(isDateToken)).toBe(true);
  expect(["quarter", "y", "mmm", "", "-mm"].some(isDateToken)).toBe(false);
});

it("lists which tokens of a name are still to be filled in", () => {
  expect(unfilledIn("{brand}_{{geo}}_{yyyymm}", "Nike_{{geo}}_202611")).toEqual(["geo"]);
  expect(unfilledIn("{brand}_{{geo}}_{yyyymm}", "Nike_{x}_202611")).toEqual([]);
});

it("says what keeps a text from being a template", () => {
  expect(templateProblem("{brand}_{yyyymm}", 255)).toBeUndefined();
  expect(templateProblem("Autumn", 255)).toMatch(/at least one token/);
  expect(templateProblem("{brand_{geo}", 255)).toMatch(/no partner/);
  expect(templateProblem("{brand}_{}", 255)).toMatch(/nothing between/);
  expect(templateProblem(`${"x".repeat(255)}{brand}`, 255)).toMatch(/255/);
});

it("looks at a text of any length in time that grows no faster than it", () => {
  const hostile = (length: number) => `{q${"y".repeat(length)}!}`;
  // Each further letter would double the time: 200 would never finish.
  expect(templateProblem(hostile(200), 255)).toMatch(/40 characters/);
  expect(isDateToken(`q${"y".repeat(38)}!`)).toBe(false);
  expect(isDateToken(`${"yyyy-".repeat(7)}yyyy`)).toBe(true);
  expect(templateProblem(hostile(200_000), 255)).toBeDefined();
});
