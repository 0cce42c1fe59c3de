import { describe, expect, it } from "vitest";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignChange } from "@/lib/campaigns/change";
import { plannedCampaign, STAGED_CAMPAIGNS } from "@/lib/campaigns/staged-campaigns";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { countStaged, NOTHING_STAGED, stage, takeBack, type Wish, withStaged } from "./staged-changes";
import type { StagedChanges } from "./staged-resource";

const stageIn = (staged: StagedChanges<CampaignChange>, wishes: readonly Wish<Campaign, CampaignChange>[]) =>
  stage(STAGED_CAMPAIGNS, staged, wishes);

const spring = sampleCampaign({ id: "a1", name: "Spring", daily_budget_amount_local_micro: "50000000" });
const autumn = sampleCampaign({ id: "b2", name: "Autumn" });

describe("staging a change", () => {
  it("keeps what the field held, so that a later change by another person is seen", () => {
    const staged = stageIn(NOTHING_STAGED, [{ record: spring, change: { name: "Summer" } }]);
    expect(staged).toEqual([
      { id: "a1", name: "Spring", change: { name: "Summer" }, was: { name: "Spring" } },
    ]);
  });

  it("adds to what is staged for the campaign already", () => {
    const first = stageIn(NOTHING_STAGED, [{ record: spring, change: { name: "Summer" } }]);
    const both = stageIn(first, [
      { record: spring, change: { daily_budget_amount_local_micro: "75000000" } },
      { record: autumn, change: { entity_status: "PAUSED" } },
    ]);
    expect(both.map(({ id }) => id)).toEqual(["a1", "b2"]);
    expect(both[0]?.change).toEqual({ name: "Summer", daily_budget_amount_local_micro: "75000000" });
    expect(countStaged(both)).toBe(3);
  });

  it("ends with the field's own value, and forgets a campaign of which nothing changes any more", () => {
    const staged = stageIn(NOTHING_STAGED, [
      { record: spring, change: { name: "Summer", purchase_order_number: "4711" } },
    ]);
    const named = stageIn(staged, [{ record: spring, change: { name: "Spring" } }]);
    expect(named[0]?.change).toEqual({ purchase_order_number: "4711" });
    expect(named[0]?.was).toEqual({ purchase_order_number: spring.purchase_order_number });
    expect(stageIn(named, [{ record: spring, change: { purchase_order_number: "" } }])).toEqual([]);
  });

  it("starts from what the field holds when it is staged once more", () => {
    const staged = stageIn(NOTHING_STAGED, [{ record: spring, change: { name: "Summer" } }]);
    const elsewhere = { ...spring, name: "Winter" };
    expect(stageIn(staged, [{ record: elsewhere, change: { name: "May" } }])[0]?.was).toEqual({
      name: "Winter",
    });
  });
});

describe("taking back", () => {
  const staged = stageIn(NOTHING_STAGED, [
    { record: spring, change: { name: "Summer", purchase_order_number: "4711" } },
    { record: autumn, change: { entity_status: "PAUSED" } },
  ]);

  it("forgets one field, with what it held", () => {
    expect(takeBack(STAGED_CAMPAIGNS, staged, "a1", "name")[0]).toMatchObject({
      change: { purchase_order_number: "4711" },
      was: { purchase_order_number: spring.purchase_order_number },
    });
  });

  it("forgets all of a campaign, and a campaign with its last field", () => {
    expect(takeBack(STAGED_CAMPAIGNS, staged, "a1").map(({ id }) => id)).toEqual(["b2"]);
    expect(takeBack(STAGED_CAMPAIGNS, staged, "b2", "entity_status").map(({ id }) => id)).toEqual(["a1"]);
  });
});

describe("the list as it will be", () => {
  it("shows staged values beside the service's own; the rest stays the very same", () => {
    const staged = stageIn(NOTHING_STAGED, [
      { record: spring, change: { name: "Summer", daily_budget_amount_local_micro: "" } },
    ]);
    const { records, originals } = withStaged([spring, autumn], staged, plannedCampaign);
    expect(records[0]).toMatchObject({ name: "Summer", daily_budget_amount_local_micro: null });
    expect(records[1]).toBe(autumn);
    expect([...originals]).toEqual([["a1", spring]]);
  });

  it("leaves deleted campaigns alone, and is the list itself while nothing is staged", () => {
    const deleted = { ...spring, deleted: true };
    const staged = stageIn(NOTHING_STAGED, [{ record: spring, change: { name: "Summer" } }]);
    expect(withStaged([deleted], staged, plannedCampaign).records).toEqual([deleted]);
    const list = [spring, autumn];
    expect(withStaged(list, NOTHING_STAGED, plannedCampaign).records).toBe(list);
  });
});

describe("a campaign that is to be resumed", () => {
  const resumed = (reasons: string[]) => {
    const paused = sampleCampaign({
      id: "a1",
      entity_status: "PAUSED",
      servable: false,
      reasons_not_servable: reasons,
    });
    const staged = stageIn(NOTHING_STAGED, [{ record: paused, change: { entity_status: "ACTIVE" } }]);
    return withStaged([paused], staged, plannedCampaign).records[0];
  };

  it("is not held back by its own switch any more, but by whatever else holds it back", () => {
    const free = resumed(["PAUSED_BY_ADVERTISER"]);
    expect(free).toMatchObject({ servable: true, reasons_not_servable: [] });
    expect(free && campaignDelivery(free).status.word).toBe("Serving");
    const held = resumed(["PAUSED_BY_ADVERTISER", "BUDGET_EXHAUSTED"]);
    expect(held).toMatchObject({ servable: false, reasons_not_servable: ["BUDGET_EXHAUSTED"] });
    expect(held && campaignDelivery(held).status).toMatchObject({ kind: "blocked", word: "Not serving" });
  });
});

describe("what a device stored", () => {
  const staged = stageIn(NOTHING_STAGED, [
    { record: spring, change: { name: "Summer", daily_budget_amount_local_micro: null } },
  ]);

  it("is understood after it was stored", () => {
    expect(STAGED_CAMPAIGNS.isStaged(structuredClone(staged))).toBe(true);
  });

  it.each([
    ["nothing", undefined],
    ["no list", { 0: staged[0] }],
    ["no entry", ["a1"]],
    ["a status that cannot be set", [{ ...staged[0], change: { entity_status: "DRAFT" } }]],
    ["no old values", [{ ...staged[0], was: undefined }]],
  ])("is left aside where it is %s", (_, stored) => {
    expect(STAGED_CAMPAIGNS.isStaged(stored)).toBe(false);
  });
});
