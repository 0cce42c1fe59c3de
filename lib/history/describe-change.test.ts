import { expect, it } from "vitest";
import { describeChange, nameAfter } from "./describe-change";
import { sampleChange } from "./test-change";

const change = (before: unknown, after: unknown) => ({ before, after });

it("writes amounts in the currency of the record, and by how much they changed", () => {
  const { what, fields } = describeChange(
    sampleChange({
      changes: {
        daily_budget_amount_local_micro: change(50_000_000, 75_000_000),
        total_budget_amount_local_micro: change("9007199254740993000000", null),
      },
    }),
  );
  expect(what).toBe("Changed");
  expect(fields).toMatchObject([
    {
      name: "Daily budget",
      before: { kind: "money", micros: "50000000", currency: "EUR" },
      after: { kind: "money", micros: "75000000" },
      difference: "+50%",
    },
    { name: "Total budget", before: { micros: "9007199254740993000000" }, after: { kind: "none" } },
  ]);
  expect(fields[1]?.difference).toBeUndefined();
});

it("rounds a difference to whole percents and says nothing of one that is none", () => {
  const differenceOf = (before: number, after: number) =>
    describeChange(sampleChange({ changes: { bid_amount_local_micro: change(before, after) } })).fields[0]
      ?.difference;
  expect(differenceOf(3_000_000, 1_000_000)).toBe("−67%");
  expect(differenceOf(1_000_000, 1_001_000)).toBeUndefined();
  expect(differenceOf(0, 1_000_000)).toBeUndefined();
  expect(differenceOf(10_000, 500_000_000)).toBe("+4,999,900%");
});

it("gives an amount without a known currency as it came", () => {
  const { fields } = describeChange(
    sampleChange({ entity_data: null, changes: { bid_amount_local_micro: change(null, 1_500_000) } }),
  );
  expect(fields[0]).toMatchObject({ before: { kind: "none" }, after: { kind: "code", text: "1500000" } });
});

it("puts the service's codes into words, and keeps unknown ones", () => {
  const { fields } = describeChange(
    sampleChange({
      entity: "LINE_ITEM",
      changes: {
        entity_status: change("PAUSED", "HALTED"),
        objective: change("WEBSITE_CLICKS", "REACH"),
        placements: change(["SERVICE_TIMELINE"], ["SERVICE_TIMELINE", "SERVICE_SEARCH"]),
        standard_delivery: change(true, false),
        start_time: change(null, "2026-12-01T08:00:00Z"),
        campaign_id: change("a1", "b2"),
        new_kind: change("SOME_CODE", { deep: true }),
      },
    }),
  );
  const sides = Object.fromEntries(fields.map(({ name, before, after }) => [name, [before, after]]));
  expect(sides).toEqual({
    Status: [
      { kind: "text", text: "Paused" },
      { kind: "text", text: "HALTED" },
    ],
    Objective: [
      { kind: "text", text: "Website clicks" },
      { kind: "text", text: "Reach" },
    ],
    Placements: [
      { kind: "text", text: "Timeline" },
      { kind: "text", text: "Timeline, Search" },
    ],
    "Standard delivery": [
      { kind: "text", text: "Yes" },
      { kind: "text", text: "No" },
    ],
    Starts: [{ kind: "none" }, { kind: "time", at: "2026-12-01T08:00:00Z" }],
    Campaign: [
      { kind: "reference", to: "campaign", id: "a1" },
      { kind: "reference", to: "campaign", id: "b2" },
    ],
    new_kind: [
      { kind: "code", text: "SOME_CODE" },
      { kind: "code", text: '{"deep":true}' },
    ],
  });
});

it("leaves out of a creation what was not set, and what its kind says of a deletion", () => {
  const created = describeChange(
    sampleChange({
      change_type: "CREATE",
      changes: { name: change(null, "Spring"), purchase_order_number: change(null, null) },
    }),
  );
  expect(created).toMatchObject({ what: "Created", kind: "created", fields: [{ field: "name" }] });
  const deleted = describeChange(
    sampleChange({ change_type: "DELETE", changes: { deleted: change(false, true) } }),
  );
  expect(deleted).toEqual({ what: "Deleted", kind: "deleted", fields: [] });
});

it("shows a change of another shape, and an unknown kind, as they came", () => {
  const { what, kind, fields } = describeChange(
    sampleChange({ change_type: "RESTORE", changes: { name: "Spring", extra: ["a", 1] } }),
  );
  expect({ what, kind }).toEqual({ what: "RESTORE", kind: "changed" });
  expect(fields).toMatchObject([
    { before: undefined, after: { kind: "text", text: "Spring" } },
    { before: undefined, after: { kind: "code", text: '["a",1]' } },
  ]);
});

it("gives the name that the changed record had", () => {
  expect(nameAfter(sampleChange())).toBe("Summer");
  expect(nameAfter(sampleChange({ entity_data: { name: null } }))).toBeUndefined();
  expect(nameAfter(sampleChange({ entity_data: null }))).toBeUndefined();
});
