import { describe, expect, expectTypeOf, it } from "vitest";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import * as targetingCriteria from "@/lib/ads/endpoints/targeting-criteria";
import type { ItemOutcome } from "@/lib/bulk/bulk-run";
import { CREATABLES } from "./creatables";
import { inVain, nextSteps } from "./creation-order";
import { type CreationInput, creationPlan, creationStep, inputOf, storedCreation } from "./creation-plan";

const campaign = (key: string) =>
  creationStep(campaigns.create)({
    key,
    title: key,
    input: () => ({ name: key, funding_instrument_id: "f1", entity_status: "PAUSED" }),
  });

const lineItem = (key: string, ...needs: string[]) =>
  creationStep(lineItems.create)({
    key,
    title: key,
    needs,
    input: (idOf) => ({
      campaign_id: needs[0] === undefined ? "c0" : idOf(needs[0]),
      objective: "REACH",
      product_type: "PROMOTED_POST",
      placements: ["ALL_ON_SERVICE"],
      start_time: "2027-01-01T00:00:00Z",
    }),
  });

const criterion = (key: string, of: string) =>
  creationStep(targetingCriteria.create)({
    key,
    title: key,
    needs: [of],
    input: (idOf) => ({
      line_item_id: idOf(of),
      targeting_type: "GENDER",
      targeting_value: "1",
      operator_type: "EQ",
    }),
  });

const done = (id: string): ItemOutcome => ({ state: "done", id, surprises: [] });
const keysOf = (steps: readonly { key: string }[]) => steps.map(({ key }) => key);

it("compiles with whole inputs only, and without the account", () => {
  type Compiles<Input> = Input extends CreationInput<typeof campaigns.create> ? true : false;
  expectTypeOf<Compiles<{ name: string; funding_instrument_id: string }>>().toEqualTypeOf<true>();
  expectTypeOf<Compiles<{ name: string }>>().toEqualTypeOf<false>();
  expectTypeOf<
    Compiles<{ name: string; funding_instrument_id: string; entity_status: "GONE" }>
  >().toEqualTypeOf<false>();
});

it("fills in ids once they are known, wherever they stand", () => {
  const step = lineItem("l", "c");
  expect(inputOf(step, () => undefined)).toBeUndefined();
  expect(inputOf(step, (key) => `id of ${key}`)).toMatchObject({
    campaign_id: "id of c",
    objective: "REACH",
  });
});

it("is stored on the device as it is", () => {
  const plan = creationPlan([campaign("c"), lineItem("l", "c"), criterion("t", "l")]);
  expect(plan.map((step) => storedCreation.parse(structuredClone(step)))).toEqual(plan);
});

it("refuses a step in front of what it needs, and two steps of one key", () => {
  expect(() => creationPlan([lineItem("l", "c"), campaign("c")])).toThrow("“l” needs “c”");
  expect(() => creationPlan([campaign("c"), campaign("c")])).toThrow("two steps");
});

it("distinguishes every kind of record by fields that are sent or shown", () => {
  for (const { endpoint, identifiedBy, list } of CREATABLES) {
    const shown = Object.keys(endpoint.data.shape);
    expect(
      [...identifiedBy, list?.shownAs ?? "id"].filter((field) => !shown.includes(field)),
      endpoint.name,
    ).toEqual([]);
  }
});

describe("the order", () => {
  it("takes all of a kind at once, also where some wait for their parents and others have theirs", () => {
    const plan = creationPlan([
      lineItem("here"),
      campaign("c"),
      lineItem("there", "c"),
      criterion("t", "here"),
    ]);
    const states = new Map<string, ItemOutcome>();
    const sent: string[][] = [];
    for (;;) {
      const next = nextSteps(plan, states, new Set());
      if (next.length === 0) break;
      sent.push(keysOf(next));
      for (const { key } of next) states.set(key, done(`id of ${key}`));
    }
    expect(sent).toEqual([["c"], ["here", "there"], ["t"]]);
  });

  it("sends no step while the outcome of a step that it needs is unknown", () => {
    const plan = creationPlan([campaign("c"), lineItem("l", "c"), criterion("t", "l"), campaign("d")]);
    const states = new Map<string, ItemOutcome>([["c", { state: "unknown" }]]);
    expect(keysOf(nextSteps(plan, states, new Set(["c"])))).toEqual(["d"]);
  });

  it("gives up whatever hangs on something refused, however far below", () => {
    const plan = creationPlan([campaign("c"), lineItem("l", "c"), criterion("t", "l"), campaign("d")]);
    const states = new Map<string, ItemOutcome>([["c", { state: "failed", errors: [] }]]);
    expect([...inVain(plan, states)].map(([key, { errors }]) => [key, errors[0]?.message])).toEqual([
      ["l", "Not created, because the campaign “c” was not created"],
      ["t", "Not created, because the line item “l” was not created"],
    ]);
  });
});
