import { expect, it } from "vitest";
import { planBulkChange, storedCampaign } from "@/lib/campaigns/bulk/campaign-plan";
import { sampleCampaign, sampleCreation } from "@/lib/campaigns/test-campaign";
import type { ItemOutcome } from "./bulk-run";
import { aboutToSend, leftOf, storedJob, storedOutcomes, withOutcomes } from "./stored-job";

const campaigns = ["a", "b", "c", "d"].map((id) => sampleCampaign({ id }));
const { items } = planBulkChange(campaigns, {
  kind: "budget",
  field: "daily_budget_amount_local_micro",
  adjustment: { by: "percent", direction: "up", hundredths: 1000n },
  roundTo: 1n,
  currency: "EUR",
});
const job = {
  title: "Change the budget of 4 campaigns",
  environment: "live",
  handle: "mara",
  accountId: "a1",
  accountName: "Kestrel Air",
  grace: 0,
  begunAt: 1,
  items,
};

it("keeps what was confirmed: amounts to reach, not by how much they rise", () => {
  const stored = storedJob(storedCampaign).parse(structuredClone(job));
  expect(stored).toEqual(job);
  expect(stored.items[0]?.operation).toEqual({
    operation_type: "Update",
    params: { campaign_id: "a", daily_budget_amount_local_micro: "11000000" },
  });
});

it("keeps copies and deletions as well", () => {
  const copies = Array.from({ length: 8 }, (_, copy) => sampleCreation(`Copy ${copy}`));
  const deletions = planBulkChange(campaigns, { kind: "delete" }).items;
  expect(storedJob(storedCampaign).parse({ ...job, items: [...copies, ...deletions] }).items).toHaveLength(
    12,
  );
});

it("does not understand an operation that the service does not have", () => {
  const strange = { ...items[0], operation: { operation_type: "Explode", params: { campaign_id: "a" } } };
  expect(storedJob(storedCampaign).safeParse({ ...job, items: [strange] }).success).toBe(false);
});

it("counts what is about to be sent as unknown until its answer is there", () => {
  const sent = aboutToSend(new Map(), items.slice(0, 3));
  expect([...sent.values()].map(({ state }) => state)).toEqual(["unknown", "unknown", "unknown"]);
  const results = new Map<string, ItemOutcome>([
    ["a", { state: "done", id: "a", surprises: [] }],
    ["b", { state: "failed", errors: [{ code: "INVALID", message: "No", parameter: "x", value: "y" }] }],
    ["c", { state: "held-back" }],
  ]);
  const outcomes = withOutcomes(sent, results);
  expect(storedOutcomes.parse(structuredClone(outcomes))).toEqual(
    new Map([
      ["a", { state: "done", id: "a", surprises: [] }],
      ["b", { state: "failed", errors: [{ code: "INVALID", message: "No", parameter: "x" }] }],
    ]),
  );
  expect(leftOf(items, outcomes).map(({ key }) => key)).toEqual(["c", "d"]);
  expect(leftOf(items, sent).map(({ key }) => key)).toEqual(["a", "b", "c", "d"]);
});
