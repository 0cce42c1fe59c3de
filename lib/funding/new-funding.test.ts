import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { create, FUNDING_TYPES, fundingRules } from "@/lib/ads/endpoints/funding-instruments";
import { brokenRules } from "@/lib/ads/rules";
import { type FundingTyped, needsEnd, readFunding } from "./new-funding";

const typed = (over: Partial<FundingTyped> = {}): FundingTyped => ({
  type: "CREDIT_LINE",
  currency: "EUR",
  start: "2026-11-21T09:30",
  end: "",
  limit: "",
  funded: "",
  ...over,
});
const problems = (over: Partial<FundingTyped>, zone = "Europe/Berlin") => {
  return Object.fromEntries(readFunding(typed(over), zone).problems);
};

describe("readFunding", () => {
  it("sends times of the account's zone as instants and amounts as micros", () => {
    expect(readFunding(typed({ limit: "1,500.50", end: "2026-12-31T23:59" }), "Europe/Berlin")).toEqual({
      problems: new Map(),
      input: {
        type: "CREDIT_LINE",
        currency: "EUR",
        start_time: "2026-11-21T08:30:00Z",
        end_time: "2026-12-31T22:59:00Z",
        credit_limit_local_micro: "1500500000",
      },
    });
  });

  it("asks for an end where the type needs one", () => {
    expect(FUNDING_TYPES.filter(needsEnd)).toEqual(["INSERTION_ORDER"]);
    expect(problems({ type: "INSERTION_ORDER" })).toHaveProperty("end");
    expect(problems({ type: "CREDIT_CARD" })).toEqual({});
  });

  it("leaves out amounts that the type does not take, without losing them", () => {
    const read = readFunding(typed({ type: "PARTNER_MANAGED", limit: "5", funded: "nonsense" }), "UTC");
    expect(read.problems.size).toBe(0);
    expect(Object.keys(read.input ?? {})).toEqual(["type", "currency", "start_time"]);
  });

  it.each([
    [{ currency: "EURO" }, "currency"],
    [{ start: "" }, "start"],
    [{ end: "2026-11-20T00:00" }, "end"],
    [{ limit: "12.3456" }, "limit"],
    [{ limit: "0" }, "limit"],
    [{ currency: "JPY", limit: "12.5" }, "limit"],
  ] as const)("puts the problem of %j at its field", (over, field) => {
    expect(Object.keys(problems(over))).toEqual([field]);
  });

  it("lets nothing through that the catalogue would refuse", () => {
    const any = fc.record({
      type: fc.constantFrom(...FUNDING_TYPES),
      currency: fc.constantFrom("EUR", "jpy", "KWD", "E", ""),
      start: fc.constantFrom("", "2026-11-21T09:30", "2026-03-29T02:30", "soon"),
      end: fc.constantFrom("", "2026-11-20T09:30", "2027-01-01T00:00", "later"),
      limit: fc.constantFrom("", "0", "1", "1,234.50", "1.2345", "x"),
      funded: fc.constantFrom("", "0", "99999999999999999999", "12", "-3"),
    });
    fc.assert(
      fc.property(any, (form) => {
        const { problems, input } = readFunding(form, "America/Los_Angeles");
        if (problems.size > 0 || !input) return;
        expect(create.params.strict().safeParse({ account_id: "a1", ...input }).success).toBe(true);
        expect(brokenRules(fundingRules, input)).toEqual([]);
      }),
    );
  });
});
