import { describe, expect, it } from "vitest";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import { planCampaigns } from "@/lib/campaigns/bulk/campaign-plan";
import type { CampaignChange } from "@/lib/campaigns/change";
import { STAGED_CAMPAIGNS } from "@/lib/campaigns/staged-campaigns";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { afterPublishing, decide, reviewStaged } from "./review";
import { linesOf } from "./review-lines";
import { NOTHING_STAGED, stage, type Wish } from "./staged-changes";
import type { StagedChanges } from "./staged-resource";

const stageIn = (staged: StagedChanges<CampaignChange>, wishes: readonly Wish<Campaign, CampaignChange>[]) =>
  stage(STAGED_CAMPAIGNS, staged, wishes);
const review = (staged: StagedChanges<CampaignChange>, now: ReadonlyMap<string, Campaign>) =>
  reviewStaged(STAGED_CAMPAIGNS, staged, now, { plan: planCampaigns });

const spring = sampleCampaign({ id: "a1", name: "Spring", daily_budget_amount_local_micro: "50000000" });
const autumn = sampleCampaign({ id: "b2", name: "Autumn" });
const at = (...campaigns: Campaign[]) => new Map(campaigns.map((campaign) => [campaign.id, campaign]));

const staged = stageIn(NOTHING_STAGED, [
  { record: spring, change: { name: "Summer", daily_budget_amount_local_micro: "75000000" } },
  { record: autumn, change: { entity_status: "PAUSED" } },
]);

describe("reviewing what is staged", () => {
  it("plans the staged fields alone, old to new", () => {
    const { plan, conflicts, impossible, already } = review(staged, at(spring, autumn));
    expect(plan.requests).toBe(1);
    expect(plan.items.map(({ operation }) => operation.params)).toEqual([
      { campaign_id: "a1", name: "Summer", daily_budget_amount_local_micro: "75000000" },
      { campaign_id: "b2", entity_status: "PAUSED" },
    ]);
    expect(plan.items[0]?.differences).toContainEqual({ field: "name", from: "Spring", to: "Summer" });
    expect([conflicts, impossible, already]).toEqual([[], [], []]);
  });

  it("holds back a campaign with a staged field that was changed elsewhere", () => {
    const changed = { ...spring, daily_budget_amount_local_micro: "60000000" };
    const { plan, conflicts } = review(staged, at(changed, autumn));
    expect(plan.items.map(({ key }) => key)).toEqual(["b2"]);
    expect(conflicts).toEqual([
      {
        key: "a1",
        name: "Spring",
        record: changed,
        entry: staged[0],
        field: "daily_budget_amount_local_micro",
        was: "50000000",
        is: "60000000",
        staged: "75000000",
      },
    ]);
  });

  it("ignores other fields that were changed elsewhere", () => {
    const changed = { ...spring, purchase_order_number: "4711" };
    expect(review(staged, at(changed, autumn)).conflicts).toEqual([]);
  });

  it("does not send what another person has done already", () => {
    const named = { ...spring, name: "Summer" };
    const paused: Campaign = { ...autumn, entity_status: "PAUSED" };
    const { plan, conflicts, already } = review(staged, at(named, paused));
    expect(plan.items.map(({ operation }) => operation.params)).toEqual([
      { campaign_id: "a1", daily_budget_amount_local_micro: "75000000" },
    ]);
    expect(conflicts).toEqual([]);
    expect(already.map(({ key }) => key)).toEqual(["b2"]);
  });

  it("says what cannot be published and what it was to be: gone, deleted, or against a rule by now", () => {
    const lowered = { ...spring, total_budget_amount_local_micro: "60000000" };
    const { plan, impossible } = review(staged, at(lowered, { ...autumn, deleted: true }));
    expect(plan.items).toEqual([]);
    expect(impossible).toEqual([
      {
        key: "a1",
        name: "Spring",
        reason: expect.stringContaining("at most the total budget"),
        differences: [
          { field: "name", from: "Spring", to: "Summer" },
          { field: "daily_budget_amount_local_micro", from: "50000000", to: "75000000" },
        ],
        currency: "EUR",
      },
      { key: "b2", name: "Autumn", reason: "It is deleted." },
    ]);
    expect(review(staged, at(spring)).impossible).toEqual([
      { key: "b2", name: "Autumn", reason: "It no longer exists." },
    ]);
  });

  it("counts a request for every forty campaigns", () => {
    const many = Array.from({ length: 81 }, (_, index) => sampleCampaign({ id: `c${index}` }));
    const renamed = stageIn(
      NOTHING_STAGED,
      many.map((campaign) => ({ record: campaign, change: { name: "New" } })),
    );
    expect(review(renamed, at(...many)).plan.requests).toBe(3);
  });
});

describe("deciding about a conflict", () => {
  const changed: Campaign = { ...spring, name: "Winter" };
  const { conflicts } = review(staged, at(changed, autumn));

  it("publishes mine over what it is now", () => {
    const mine = review(decide(STAGED_CAMPAIGNS, staged, conflicts, "mine"), at(changed, autumn));
    expect(mine.conflicts).toEqual([]);
    expect(mine.plan.items[0]?.differences).toContainEqual({ field: "name", from: "Winter", to: "Summer" });
  });

  it("leaves theirs and publishes the campaign's other fields", () => {
    const theirs = review(decide(STAGED_CAMPAIGNS, staged, conflicts, "theirs"), at(changed, autumn));
    expect(theirs.plan.items[0]?.operation.params).toEqual({
      campaign_id: "a1",
      daily_budget_amount_local_micro: "75000000",
    });
  });

  it("keeps staged what was cleared", () => {
    const cleared = stageIn(NOTHING_STAGED, [
      { record: spring, change: { daily_budget_amount_local_micro: null } },
    ]);
    const now = at({ ...spring, daily_budget_amount_local_micro: "60000000" });
    const mine = decide(STAGED_CAMPAIGNS, cleared, review(cleared, now).conflicts, "mine");
    expect(review(mine, now).plan.items[0]?.differences).toEqual([
      { field: "daily_budget_amount_local_micro", from: "60000000", to: null },
    ]);
  });
});

describe("after publishing", () => {
  it("stays staged what was not sent", () => {
    const reviewed = review(staged, at({ ...spring, name: "Winter" }, autumn));
    expect(afterPublishing(staged, reviewed).map(({ id }) => id)).toEqual(["a1"]);
    const paused: Campaign = { ...autumn, entity_status: "PAUSED" };
    expect(afterPublishing(staged, review(staged, at(spring, paused)))).toEqual([]);
  });
});

describe("the lines of a review", () => {
  const textsOf = (...now: Campaign[]) =>
    linesOf(CAMPAIGNS, review(staged, at(...now))).map((line) =>
      line.kind === "heading" ? line.text : line.kind,
    );

  it("are the changes alone where nothing stands against them", () => {
    expect(textsOf(spring, autumn)).toEqual(["change", "change", "change"]);
  });

  it("begin with what needs a decision", () => {
    expect(textsOf({ ...spring, name: "Winter" }, autumn)).toEqual([
      "Changed since you staged it, in 1 campaign",
      "conflict",
      "Ready to publish, in 1 campaign",
      "change",
    ]);
    expect(textsOf(spring, { ...autumn, deleted: true })).toEqual([
      "Not possible for 1 campaign",
      "impossible",
      "Ready to publish, in 1 campaign",
      "change",
      "change",
    ]);
  });
});
