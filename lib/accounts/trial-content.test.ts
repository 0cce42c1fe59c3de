import { expect, it } from "vitest";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { brokenRules } from "@/lib/ads/rules";
import { trialCampaigns, trialFunding } from "./trial-content";

const NOW = Date.parse("2026-11-25T09:00:00Z");

it("asks for nothing that the catalogue would refuse", () => {
  const funding = trialFunding(NOW);
  expect(fundingInstruments.create.params.strict().safeParse({ account_id: "a1", ...funding }).success).toBe(
    true,
  );
  expect(brokenRules(fundingInstruments.fundingRules, funding)).toEqual([]);
  expect(campaigns.batch.body.safeParse(trialCampaigns("f1")).success).toBe(true);
});

it("starts nothing, and lets what pays be able to at once", () => {
  expect(trialFunding(NOW).start_time).toBe("2026-11-24T09:00:00Z");
  for (const { params } of trialCampaigns("f1")) expect(params).toMatchObject({ entity_status: "PAUSED" });
});
