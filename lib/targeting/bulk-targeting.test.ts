import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  TARGETING_BATCH_MAX,
  TARGETING_TYPES,
  type TargetingCriterion,
} from "@/lib/ads/endpoints/targeting-criteria";
import { planUndo } from "@/lib/bulk/bulk-undo";
import { sampleLineItem } from "@/lib/line-items/test-line-item";
import {
  criterionOfKey,
  operationsOf,
  packsOf,
  planTargeting,
  storedTargeting,
  type TargetingBulkChange,
  type TargetingItem,
} from "./bulk-targeting";
import { criterion, criterionKeyOf, type NewCriterion } from "./criteria";

const france = criterion("LOCATION", "fr", { name: "France" });
const spain = criterion("LOCATION", "es", { name: "Spain" });
const boots = criterion("BROAD_KEYWORD", "Boots");

const ids = Array.from({ length: 20 }, (_, at) => `t${at}`);
const existing = (...all: readonly NewCriterion[]): TargetingCriterion[] =>
  all.map((one, at) => ({
    ...one,
    id: ids[at] ?? "t",
    line_item_id: "a",
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
    deleted: false,
  }));

const items = [sampleLineItem({ id: "a", name: "A" }), sampleLineItem({ id: "b", name: "B" })];
const plan = (bulk: TargetingBulkChange, a: TargetingCriterion[], b: TargetingCriterion[]) =>
  planTargeting(items, bulk, (id) => (id === "a" ? a : b));

describe("a change of the targeting of many line items", () => {
  it("adds what each lacks, and says who has it already", () => {
    const {
      items: planned,
      excluded,
      previews,
    } = plan({ kind: "add", criteria: [spain] }, existing(france), existing(france, spain));
    expect(planned.map(({ key, operation }) => [key, operation.params.targeting])).toEqual([
      ["a", ["EQ LOCATION es", "EQ LOCATION fr"]],
    ]);
    expect(previews.get("a")).toEqual({ comes: [spain], goes: [] });
    expect(excluded).toEqual([{ key: "b", name: "B", reason: "It has all of this already." }]);
  });

  it("removes what each has of it, and replaces all", () => {
    const both = existing(france, boots);
    expect(
      plan({ kind: "remove", criteria: [boots] }, both, existing(france)).previews.get("a")?.goes,
    ).toEqual([expect.objectContaining(boots)]);
    const { items: planned } = plan({ kind: "replace", criteria: [spain] }, both, existing(spain));
    expect(planned.map(({ operation }) => operation.params.targeting)).toEqual([["EQ LOCATION es"]]);
  });

  it("leaves closed line items alone", () => {
    const gone = [sampleLineItem({ deleted: true })];
    const { excluded } = planTargeting(gone, { kind: "add", criteria: [france] }, () => []);
    expect(excluded[0]?.reason).toMatch(/deleted/);
  });

  it("is taken back to what stood, and stored on the device as it is", () => {
    const { items: planned } = plan(
      { kind: "replace", criteria: [spain] },
      existing(france),
      existing(spain),
    );
    const done = new Map(planned.map(({ key }) => [key, { state: "done", id: key, surprises: [] } as const]));
    const [undo] = planUndo(planned, done, storedTargeting);
    expect(undo?.operation.params).toEqual({ line_item_id: "a", targeting: ["EQ LOCATION fr"] });
    expect(
      undo && operationsOf(undo, existing(spain)).map(({ operation }) => operation.operation_type),
    ).toEqual(["Create", "Delete"]);
  });
});

it("sends nothing twice: what stands as wanted needs no more operations", () => {
  const some = fc.uniqueArray(
    fc.record({
      targeting_type: fc.constantFrom(...TARGETING_TYPES),
      targeting_value: fc.stringMatching(/^[a-z0-9][a-z0-9 ]{0,8}$/),
      operator_type: fc.constantFrom("EQ" as const, "NE" as const),
    }),
    { maxLength: 6, selector: criterionKeyOf },
  );
  fc.assert(
    fc.property(some, some, (before, after) => {
      const full = (all: typeof before) => all.map((one) => ({ ...one, name: null, location_type: null }));
      const stands = existing(...full(before));
      const item: TargetingItem = {
        key: "a",
        name: "A",
        operation: {
          operation_type: "Update",
          params: { line_item_id: "a", targeting: full(after).map(criterionKeyOf) },
        },
        differences: [],
      };
      const operations = operationsOf(item, stands);
      const going = new Set(
        operations.flatMap(({ operation }) =>
          operation.operation_type === "Delete" ? operation.params.targeting_criterion_id : [],
        ),
      );
      const coming = operations.flatMap(({ operation }) =>
        operation.operation_type === "Create"
          ? (criterionOfKey(
              `${operation.params.operator_type} ${operation.params.targeting_type} ${operation.params.targeting_value}`,
            ) ?? [])
          : [],
      );
      const result = [...stands.filter(({ id }) => !going.has(id)), ...coming].map(criterionKeyOf);
      expect(result.sort()).toEqual([...item.operation.params.targeting].sort());
      expect(operationsOf(item, existing(...full(after)))).toEqual([]);
    }),
  );
});

it("packs line items into calls that hold them whole", () => {
  const item = (key: string, count: number): TargetingItem => ({
    key,
    name: key,
    before: { id: key, deleted: false, targeting: ["EQ LOCATION fr"] },
    operation: {
      operation_type: "Update",
      params: { line_item_id: key, targeting: Array.from({ length: count }, (_, at) => `EQ LOCATION ${at}`) },
    },
    differences: [],
  });
  const half = TARGETING_BATCH_MAX / 2 - 1;
  const packs = packsOf([item("a", half), item("b", half), item("c", half), item("d", 3000), item("e", 1)]);
  expect(packs.map((pack) => pack.map(({ key }) => key))).toEqual([["a", "b"], ["c"], ["d"], ["e"]]);
});
