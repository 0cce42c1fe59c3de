import { expect, it } from "vitest";
import { planBulkChange } from "@/lib/campaigns/bulk/campaign-plan";
import type { CampaignChange } from "@/lib/campaigns/change";
import { STAGED_CAMPAIGNS } from "@/lib/campaigns/staged-campaigns";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { asStaged, plannedWishes, withContested } from "./contested-changes";
import { reviewStaged } from "./review";
import type { StagedEntry } from "./staged-resource";

const confirmed = sampleCampaign({ id: "c1", daily_budget_amount_local_micro: "65000000" });
const { items } = planBulkChange([confirmed], {
  kind: "budget",
  field: "daily_budget_amount_local_micro",
  adjustment: { by: "amount", direction: "up", micros: "5000000" },
  roundTo: 1n,
  currency: "EUR",
});

it("comes back as a conflict between what was published and what another person has set", () => {
  const staged = withContested([], asStaged(STAGED_CAMPAIGNS, items));
  const theirs = { ...confirmed, daily_budget_amount_local_micro: "66000000" };
  const { conflicts } = reviewStaged(STAGED_CAMPAIGNS, staged, new Map([["c1", theirs]]), {
    plan: () => ({ items: [], excluded: [], requests: 0, warnings: new Map() }),
  });
  expect(conflicts).toEqual([
    expect.objectContaining({ was: "65000000", is: "66000000", staged: "70000000" }),
  ]);
});

it("gives way to what was staged since", () => {
  const since: StagedEntry<CampaignChange> = {
    id: "c1",
    name: "Spring sale",
    change: { daily_budget_amount_local_micro: "80000000" },
    was: { daily_budget_amount_local_micro: "66000000" },
  };
  expect(withContested([since], asStaged(STAGED_CAMPAIGNS, items))).toEqual([since]);
});

it("stages the changes of a plan, and leaves out what deletes a record", () => {
  expect(plannedWishes(STAGED_CAMPAIGNS, items)).toEqual([
    { record: confirmed, change: { daily_budget_amount_local_micro: "70000000" } },
  ]);
  expect(plannedWishes(STAGED_CAMPAIGNS, planBulkChange([confirmed], { kind: "delete" }).items)).toEqual([]);
});
