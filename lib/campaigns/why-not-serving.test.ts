import { expect, it } from "vitest";
import { REASONS_NOT_SERVABLE } from "@/lib/ads/endpoints/campaigns";
import { sampleFundingInstrument } from "@/lib/funding/sample-funding-instrument";
import { reasonName } from "./reason-names";
import { sampleCampaign } from "./sample-campaign";
import { checkLevels, explainReason } from "./why-not-serving";

const funding = sampleFundingInstrument({ type: "CREDIT_CARD", description: "Visa 4242" });

it.each(REASONS_NOT_SERVABLE)("explains %s in words that are not the code", (code) => {
  expect(reasonName(code)).not.toContain("_");
  expect(explainReason(code).meaning).toMatch(/^[A-Z].*\.$/);
});

it("shows a code nobody has told us about verbatim, even one named like an object's own", () => {
  for (const code of ["MOON_PHASE", "constructor"]) {
    expect(reasonName(code)).toBe(code);
    expect(explainReason(code).meaning).toContain(`reason ${code},`);
  }
});

it("offers the fix that the reason asks for", () => {
  expect(explainReason("PAUSED_BY_ADVERTISER").fix.kind).toBe("resume");
  expect(explainReason("BUDGET_EXHAUSTED").fix.kind).toBe("raise-budget");
  expect(explainReason("FUNDING_PROBLEM").fix.kind).toBe("open-funding");
  expect(explainReason("INCOMPLETE").fix.kind).toBe("add-line-item");
  for (const code of ["STARTS_IN_FUTURE", "EXPIRED", "CONTENT_REVIEW_PROBLEM"]) {
    expect(explainReason(code).fix.kind).toBe("open-line-items");
  }
});

it("finds the level at fault and clears the others", () => {
  const campaign = sampleCampaign({ servable: false, reasons_not_servable: ["FUNDING_PROBLEM"] });
  const broke = { ...funding, able_to_fund: false, reasons_not_able_to_fund: ["EXPIRED"] };
  const checks = checkLevels(campaign, { approval: "ACCEPTED", funding: broke });
  expect(checks.map(({ level, verdict }) => [level, verdict])).toEqual([
    ["account", "ok"],
    ["funding", "problem"],
    ["campaign", "ok"],
  ]);
  expect(checks[1]?.words).toContain("its end has passed");
});

it("says unknown rather than guess about a level it could not read", () => {
  const campaign = sampleCampaign({ servable: null });
  expect(checkLevels(campaign, {}).map(({ verdict }) => verdict)).toEqual(["unknown", "unknown", "unknown"]);
});
