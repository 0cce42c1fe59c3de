import { expect, it } from "vitest";
import { planBulkChange } from "@/lib/campaigns/bulk/campaign-plan";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { parseCsv } from "@/lib/csv/test-csv";
import { itemsNotDone, tallyOf, undoneAsCsv, unsent } from "./bulk-progress";
import type { ItemState } from "./bulk-run";

const campaigns = ["a", "b", "c", "d"].map((id) => sampleCampaign({ id, name: `Campaign ${id}` }));
const { items } = planBulkChange(campaigns, { kind: "status", status: "PAUSED" });
const states = new Map<string, ItemState>([
  [
    "a",
    {
      state: "done",
      id: "a",
      record: sampleCampaign({ id: "a" }),
      surprises: [{ field: "daily_budget_amount_local_micro", from: "10000000", to: null }],
    },
  ],
  ["b", { state: "failed", errors: [{ code: "INVALID_PARAMETER", message: "Not like this" }] }],
  ["c", { state: "held-back" }],
]);

it("distinguishes done, failed and unexpected, and counts what waits as neither", () => {
  expect(tallyOf(items, states)).toEqual({
    done: 1,
    failed: 1,
    unknown: 0,
    remarks: [{ name: "Campaign a", words: "Also changed: Daily budget: 10.00 EUR → not set" }],
    failures: [{ name: "Campaign b", words: "Not like this" }],
    created: [],
  });
});

it("names what was created, with what it is and its id", () => {
  const created = items.map((item) => ({ ...item, one: "campaign" }));
  expect(tallyOf(created, states).created).toEqual([{ name: "Campaign a", words: "campaign, id a" }]);
});

it("retries everything that was not done, sent or not", () => {
  expect(itemsNotDone(items, states).map(({ key }) => key)).toEqual(["b", "c", "d"]);
  expect(unsent(items, states).map(({ key }) => key)).toEqual(["c", "d"]);
});

it("exports what was left undone with the service's own code", () => {
  expect(parseCsv(undoneAsCsv(items, states).join(""))).toEqual([
    ["ID", "Name", "Outcome", "Why"],
    ["b", "Campaign b", "failed", "INVALID_PARAMETER: Not like this"],
    ["c", "Campaign c", "not sent", ""],
    ["d", "Campaign d", "not sent", ""],
  ]);
});
