import { expect, it } from "vitest";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { planBulkChange } from "@/lib/campaigns/bulk/campaign-plan";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { contested, planRetry } from "./bulk-retry";
import type { ItemOutcome } from "./bulk-run";

const campaigns = ["a", "b", "c", "d", "e"].map((id) => sampleCampaign({ id }));
const { items } = planBulkChange(campaigns, { kind: "status", status: "PAUSED" });

it("retries everything that was not done, and calls the rest unknown", () => {
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

it("never tries again what another person has changed meanwhile, also once a reload has lost what it became", () => {
  const states = new Map<string, ItemOutcome<Campaign>>([
    ["a", { state: "failed", errors: [{ code: "CHANGED_SINCE", message: "No" }] }],
    ["b", { state: "failed", errors: [{ code: "INVALID", message: "No" }] }],
  ]);
  expect(planRetry(items, states).items).toEqual(items.slice(1));
  expect(contested(items, states)).toEqual(items.slice(0, 1));
});

it("keeps what was made of what is tried again and builds upon it", () => {
  const tree = ["a", "b", "c"].map((id, place) => {
    const [item] = planBulkChange([sampleCampaign({ id })], { kind: "status", status: "PAUSED" }).items;
    if (!item) throw new Error("Nothing is planned");
    return { ...item, needs: place === 0 ? [] : ["a"] };
  });
  const states = new Map<string, ItemOutcome<Campaign>>([
    ["a", { state: "done", id: "made", surprises: [] }],
    ["b", { state: "done", id: "other", surprises: [] }],
    ["c", { state: "failed", errors: [{ code: "INVALID", message: "No" }] }],
  ]);
  const retry = planRetry(tree, states);
  expect(retry.items.map(({ key }) => key)).toEqual(["a", "c"]);
  expect(retry.outcomes).toEqual(new Map([["a", { state: "done", id: "made", surprises: [] }]]));
});
