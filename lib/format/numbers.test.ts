import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatDecimals,
  formatExact,
  formatNumber,
  formatPercent,
  formatWhole,
  formatWholeRate,
} from "./numbers";

describe("numbers", () => {
  it("are what the runtime writes in that language, of any size", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.bigInt()),
        fc.constantFrom("en-GB", "de-DE", "fr-CH", "hi-IN", "ar-EG"),
        (value, locale) => {
          expect(formatNumber(value, locale)).toBe(value.toLocaleString(locale));
        },
      ),
    );
  });

  it("are British without another word", () => {
    expect([formatNumber(1_234_567.5), formatWhole(1_234.5), formatDecimals(1_234, 2)]).toEqual([
      "1,234,567.5",
      "1,235",
      "1,234.00",
    ]);
  });

  it("in text keep every digit", () => {
    expect(formatExact("9223372036854.775807")).toBe("9,223,372,036,854.775807");
    expect(formatExact("-1234.50", "de-DE")).toBe("-1.234,50");
  });

  it("of hundredths are written one way", () => {
    expect([formatPercent(9.5), formatPercent(1_200n), formatWholeRate(125_000n)]).toEqual([
      "9.5%",
      "1,200%",
      "13%",
    ]);
  });
});
