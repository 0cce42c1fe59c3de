import fc from "fast-check";
import { expect, it } from "vitest";
import { campaignLimit, campaignsInUse, limitUse, limitWarning } from "./campaign-limit";
import { sampleCampaign } from "./test-campaign";

it("counts paused campaigns, but not ended and deleted ones", () => {
  const campaigns = [
    sampleCampaign({ entity_status: "PAUSED", reasons_not_servable: ["PAUSED_BY_ADVERTISER"] }),
    sampleCampaign({ reasons_not_servable: ["EXPIRED"] }),
    sampleCampaign({ deleted: true }),
  ];
  expect(limitUse(campaigns)).toEqual({ used: 1, limit: 200 });
});

it("believes in a raised limit once the usual one is passed", () => {
  expect(limitUse(Array.from({ length: 201 }, () => sampleCampaign())).limit).toBe(8_000);
});

it("warns before the limit is passed, not before it is reached", () => {
  expect(limitWarning({ used: 199, limit: 200 }, 1)).toBeUndefined();
  expect(limitWarning({ used: 199, limit: 200 }, 2)).toContain("201 campaigns");
});

it("never claims a limit below what the account already has, up to the raised one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8000 }), (campaigns) => campaignLimit(campaigns) >= campaigns),
  );
});

it("counts what is in use alike for the portfolio and for the campaigns page", () => {
  const campaigns = [
    sampleCampaign(),
    sampleCampaign({ entity_status: "DRAFT", reasons_not_servable: ["INCOMPLETE"] }),
    sampleCampaign({ reasons_not_servable: ["EXPIRED"] }),
  ];
  expect(campaignsInUse(campaigns)).toBe(1);
  expect(limitUse(campaigns).used).toBe(campaignsInUse(campaigns));
});
