import { expect, it } from "vitest";
import { batch, CAMPAIGN_NAME_MAX } from "@/lib/ads/endpoints/campaigns";
import { copyName, planCopies } from "./duplicate";
import { sampleCampaign } from "./sample-campaign";

it("numbers copies past the names that are taken", () => {
  expect(copyName("Spring", new Set())).toBe("Spring (copy)");
  expect(copyName("Spring (copy)", new Set(["Spring (copy)"]))).toBe("Spring (copy 2)");
});

it("shortens a name that would grow too long, without cutting a character in half", () => {
  const name = copyName("🎈".repeat(CAMPAIGN_NAME_MAX), new Set());
  expect([...name]).toHaveLength(CAMPAIGN_NAME_MAX);
  expect(name.endsWith("🎈 (copy)")).toBe(true);
});

it("creates copies paused, under different names, as the catalogue accepts them", () => {
  const models = [
    sampleCampaign({ entity_status: "ACTIVE" }),
    sampleCampaign({ id: "b", budget_optimization: "LINE_ITEM", standard_delivery: null }),
  ];
  const copies = planCopies(models, 3, new Set(["Spring sale (copy)"]));
  expect(new Set(copies.map(({ name }) => name)).size).toBe(6);
  expect(copies.every(({ name }) => name !== "Spring sale (copy)")).toBe(true);
  const operations = copies.map(({ operation }) => operation);
  expect(batch.body.safeParse(operations).success).toBe(true);
  for (const { operation_type, params } of operations) {
    expect(operation_type).toBe("Create");
    expect(params).toMatchObject({ entity_status: "PAUSED" });
  }
});
