import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fullness, fundingLeft, remainingOf } from "./remaining";

const instrument = (over: Partial<Parameters<typeof fundingLeft>[0][number]> = {}) => ({
  currency: "EUR",
  deleted: false,
  able_to_fund: true,
  credit_remaining_local_micro: null,
  funded_amount_local_micro: null,
  ...over,
});

describe("remainingOf", () => {
  it("prefers what is left over what was booked, and is unknown without either", () => {
    expect(remainingOf(instrument({ credit_remaining_local_micro: "0" }))).toEqual({
      kind: "remaining",
      micros: 0n,
    });
    expect(remainingOf(instrument({ funded_amount_local_micro: "7" }))).toEqual({
      kind: "funded",
      micros: 7n,
    });
    expect(remainingOf(instrument())).toEqual({ kind: "unknown" });
  });
});

describe("fundingLeft", () => {
  it("adds per currency, keeps remaining and booked apart, and leaves out what cannot pay", () => {
    expect(
      fundingLeft([
        instrument({ credit_remaining_local_micro: "9007199254740993" }),
        instrument({ credit_remaining_local_micro: "2" }),
        instrument({ funded_amount_local_micro: "50" }),
        instrument(),
        instrument({ currency: "BHD", credit_remaining_local_micro: "5" }),
        instrument({ deleted: true, credit_remaining_local_micro: "1" }),
        instrument({ able_to_fund: false, credit_remaining_local_micro: "1" }),
      ]),
    ).toEqual([
      { currency: "BHD", remaining: 5n, funded: undefined, unknown: 0 },
      { currency: "EUR", remaining: 9007199254740995n, funded: 50n, unknown: 1 },
    ]);
  });

  it("does not depend on the order of instruments", () => {
    const any = fc.record({
      currency: fc.constantFrom("EUR", "JPY", "KWD"),
      deleted: fc.boolean(),
      able_to_fund: fc.boolean(),
      credit_remaining_local_micro: fc.option(fc.bigInt({ min: 0n, max: 2n ** 62n }).map(String)),
      funded_amount_local_micro: fc.option(fc.bigInt({ min: 0n, max: 2n ** 62n }).map(String)),
    });
    fc.assert(
      fc.property(fc.array(any), (instruments) => {
        expect(fundingLeft([...instruments].reverse())).toEqual(fundingLeft(instruments));
      }),
    );
  });
});

describe("fullness", () => {
  const of = (remaining: string | null, limit: string | null, funded: string | null = null) =>
    fullness({
      credit_remaining_local_micro: remaining,
      credit_limit_local_micro: limit,
      funded_amount_local_micro: funded,
    });

  it("is given only when both numbers are", () => {
    expect(of("250", "1000")).toBe(250);
    expect(of("250", null, "500")).toBe(500);
    expect(of(null, "1000")).toBeUndefined();
    expect(of("250", null)).toBeUndefined();
    expect(of("250", "0")).toBeUndefined();
  });

  it("stays within the bar", () => {
    expect(of("-5", "1000")).toBe(0);
    expect(of("2000", "1000")).toBe(1000);
  });
});
