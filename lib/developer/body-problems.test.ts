import { expect, it } from "vitest";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as cards from "@/lib/ads/endpoints/cards";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import { bodyProblems } from "./body-problems";

function problemsOf({ body: schema }: AnyEndpoint, body: unknown): string[] {
  const read = schema?.safeParse(body);
  return schema && read?.error ? bodyProblems(schema, body, read.error.issues) : [];
}

it("says of a parameter that it is needed, and its rule", () => {
  expect(problemsOf(campaigns.batch, [{ operation_type: "Delete", params: {} }])).toEqual([
    "[0].params.campaign_id: Needed. An identifier of letters and digits.",
  ]);
});

it("says the rule of a parameter once, wherever in it the mistakes are", () => {
  const params = {
    campaign_id: "a1",
    objective: "REACH",
    product_type: "PROMOTED_POST",
    start_time: "2026-11-01",
  };
  const item = { operation_type: "Create", params: { ...params, placements: ["NOWHERE", "ELSEWHERE"] } };
  expect(problemsOf(lineItems.batch, [item])).toEqual([
    expect.stringMatching(/^\[0\]\.params\.placements: .*ALL_ON_SERVICE/),
  ]);
});

it("says what an operation may be, and how many", () => {
  expect(problemsOf(campaigns.batch, [{ operation_type: "Upsert" }])).toEqual([
    "[0].operation_type: One of Create, Update, Delete.",
  ]);
  expect(problemsOf(campaigns.batch, {})).toEqual(["A list in square brackets."]);
  expect(problemsOf(campaigns.batch, [])).toEqual(["At least 1."]);
  const many = Array.from({ length: 41 }, () => ({
    operation_type: "Delete",
    params: { campaign_id: "a1" },
  }));
  expect(problemsOf(campaigns.batch, many)).toEqual(["At most 40."]);
});

it("never speaks in the words of a program", () => {
  for (const endpoint of [campaigns.batch, lineItems.batch, cards.create]) {
    for (const body of [
      null,
      1,
      "",
      [null],
      [{}],
      {},
      { name: 1, components: 2 },
      { name: "A", components: [{}] },
    ]) {
      const problems = problemsOf(endpoint, body);
      expect(problems).not.toEqual([]);
      expect(problems.join(" ")).not.toMatch(/Invalid|undefined|expected|regex|pattern/i);
    }
  }
});
