import { expect, it } from "vitest";
import { batch, CAMPAIGN_NAME_MAX } from "@/lib/ads/endpoints/campaigns";
import { listLines, planCopies, planListedCopies } from "./duplicate";
import { sampleCampaign } from "./sample-campaign";

it("creates copies paused, under different names, as the catalogue accepts them", () => {
  const models = [
    sampleCampaign({ entity_status: "ACTIVE" }),
    sampleCampaign({ id: "b", budget_optimization: "LINE_ITEM", standard_delivery: null }),
  ];
  const { items: copies } = planCopies(models, 3, new Set(["Spring sale (copy)"]));
  expect(new Set(copies.map(({ name }) => name)).size).toBe(6);
  expect(copies.every(({ name }) => name !== "Spring sale (copy)")).toBe(true);
  const operations = copies.map(({ operation }) => operation);
  expect(batch.body.safeParse(operations).success).toBe(true);
  for (const { operation_type, params } of operations) {
    expect(operation_type).toBe("Create");
    expect(params).toMatchObject({ entity_status: "PAUSED" });
  }
});

it("creates a copy for every line of a list, named by a pattern", () => {
  const model = sampleCampaign({ name: "Spring", entity_status: "ACTIVE" });
  const { items, excluded } = planListedCopies(
    [model],
    listLines(" DE \r\n\nFR\n$&\n"),
    "{{line}} / {{name}} / {{line}}",
    new Set(),
  );
  expect(items.map(({ name }) => name)).toEqual(["DE / Spring / DE", "FR / Spring / FR", "$& / Spring / $&"]);
  expect(items.every(({ operation }) => batch.body.safeParse([operation]).success)).toBe(true);
  expect(excluded).toEqual([]);
});

it("creates no copy under a name that is taken, too long or cannot be sent", () => {
  const model = sampleCampaign({ name: "Spring" });
  const { items, excluded } = planListedCopies(
    [model],
    ["DE", "DE", "FR", "x".repeat(CAMPAIGN_NAME_MAX), "a\tb"],
    "{{name}} {{line}}",
    new Set(["Spring FR"]),
  );
  expect(items.map(({ name }) => name)).toEqual(["Spring DE"]);
  expect(excluded.map(({ name, reason }) => [name.slice(0, 10), reason])).toEqual([
    ["Spring DE", expect.stringContaining("exists already")],
    ["Spring FR", expect.stringContaining("exists already")],
    ["Spring xxx", expect.stringContaining("255")],
    ["Spring a\tb", expect.stringContaining("not allowed")],
  ]);
});
