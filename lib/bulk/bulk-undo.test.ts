import fc from "fast-check";
import { expect, it } from "vitest";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { planBulkChange, storedCampaign } from "@/lib/campaigns/bulk/campaign-plan";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import type { ItemOutcome } from "./bulk-run";
import { planUndo, undoTitle } from "./bulk-undo";

const DONE = { state: "done", surprises: [] } as const;
const campaigns = ["a1", "b2", "c3"].map((id) => sampleCampaign({ id, name: `Campaign ${id}` }));
const paused = planBulkChange(campaigns, { kind: "status", status: "PAUSED" }).items;
const allDone = new Map<string, ItemOutcome<Campaign>>(campaigns.map(({ id }) => [id, DONE]));

it("gives what was or may have been changed its old value, and holds against what the run left", () => {
  const states = new Map<string, ItemOutcome<Campaign>>([
    ["a1", DONE],
    ["b2", { state: "failed", errors: [{ code: "INVALID", message: "No" }] }],
    ["c3", { state: "unknown" }],
  ]);
  expect(planUndo(paused, states, storedCampaign)).toEqual([
    {
      key: "a1",
      name: "Campaign a1",
      before: { ...campaigns[0], entity_status: "PAUSED" },
      operation: { operation_type: "Update", params: { campaign_id: "a1", entity_status: "ACTIVE" } },
      differences: [{ field: "entity_status", from: "PAUSED", to: "ACTIVE" }],
    },
    expect.objectContaining({ key: "c3", before: { ...campaigns[2], entity_status: "PAUSED" } }),
  ]);
});

it("holds the record as the service answered it", () => {
  const surprises = [{ field: "entity_status", from: "PAUSED", to: "DRAFT" }];
  const states = new Map<string, ItemOutcome<Campaign>>([["a1", { state: "done", surprises }]]);
  const [first] = planUndo(paused, states, storedCampaign);
  expect(first?.differences).toEqual([{ field: "entity_status", from: "DRAFT", to: "ACTIVE" }]);
});

it("leaves what was deleted", () => {
  const deleted = planBulkChange(campaigns, { kind: "delete" }).items;
  expect(planUndo(deleted, allDone, storedCampaign)).toEqual([]);
});

it("is undone by what was done first", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 90n }), fc.string({ maxLength: 9 }), (percent, prefix) => {
      for (const change of [
        {
          kind: "budget",
          field: "daily_budget_amount_local_micro",
          adjustment: { by: "percent", direction: "up", hundredths: percent * 100n },
          roundTo: 1n,
          currency: "EUR",
        },
        { kind: "rename", find: "", replace: "", prefix, suffix: "" },
      ] as const) {
        const { items } = planBulkChange(campaigns, change);
        const back = planUndo(items, allDone, storedCampaign);
        expect(back).toHaveLength(items.length);
        const again = planUndo(back, allDone, storedCampaign);
        expect(again.map(({ operation }) => operation)).toEqual(items.map(({ operation }) => operation));
      }
    }),
  );
});

it("is called undoing, and undoing that is doing it again", () => {
  const undo = undoTitle("Pause 3 campaigns");
  expect(undo).toBe("Undo: Pause 3 campaigns");
  expect(undoTitle(undo)).toBe("Redo: Pause 3 campaigns");
  expect(undoTitle(undoTitle(undo))).toBe(undo);
});
