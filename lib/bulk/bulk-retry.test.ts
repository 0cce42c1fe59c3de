import { expect, it } from "vitest";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { planBulkChange } from "@/lib/campaigns/bulk/campaign-plan";
import { sampleCampaign } from "@/lib/campaigns/sample-campaign";
import { planRetry } from "./bulk-retry";
import type { ItemOutcome } from "./bulk-run";

const campaigns = ["a", "b", "c", "d", "e"].map((id) => sampleCampaign({ id }));
const { items } = planBulkChange(campaigns, { kind: "status", status: "PAUSED" });

it("tries everything again that was not done, and knows nothing of what may have taken effect", () => {
  const states = new Map<string, ItemOutcome<Campaign>>([
    ["a", { state: "done", surprises: [] }],
    ["b", { state: "failed", errors: [{ code: "INVALID", message: "No" }] }],
    ["c", { state: "unknown" }],
    ["d", { state: "held-back" }],
  ]);
  const retry = planRetry(items, states);
  expect(retry.items).toEqual(items.slice(1));
  expect(retry.outcomes).toEqual(new Map([["c", { state: "unknown" }]]));
});

it("holds what somebody else had changed against what was told of it", () => {
  const found = sampleCampaign({ id: "a", entity_status: "DRAFT", name: "Another" });
  const states = new Map<string, ItemOutcome<Campaign>>([
    ["a", { state: "failed", errors: [{ code: "CHANGED_SINCE", message: "No" }], found }],
  ]);
  const [first, ...rest] = planRetry(items, states).items;
  expect(first).toEqual({
    ...items[0],
    before: found,
    differences: [{ field: "entity_status", from: "DRAFT", to: "PAUSED" }],
  });
  expect(rest).toEqual(items.slice(1));
});
