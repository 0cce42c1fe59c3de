import { describe, expect, it } from "vitest";
import { FUNDING_TYPES, REASONS_NOT_ABLE_TO_FUND } from "@/lib/ads/endpoints/funding-instruments";
import { fundingTypeHow, fundingTypeName } from "@/lib/funding/words";
import { explainFundingReason } from "./funding-reasons";

describe("funding in words", () => {
  it("explains every documented reason and says what to do", () => {
    for (const code of REASONS_NOT_ABLE_TO_FUND) {
      const { what, fix } = explainFundingReason(code);
      expect(what).not.toContain("_");
      expect(fix).toMatch(/\.$/);
      expect(fix).not.toContain("not documented");
    }
  });

  it("names every funding type", () => {
    for (const type of FUNDING_TYPES) {
      expect(fundingTypeName(type)).not.toContain("_");
      expect(fundingTypeHow(type)).toBeTruthy();
    }
  });

  it("shows an unknown code verbatim", () => {
    expect(explainFundingReason("SANCTIONED").what).toBe("SANCTIONED");
    expect(explainFundingReason("constructor").what).toBe("constructor");
    expect(fundingTypeName("BARTER")).toBe("BARTER");
  });
});
