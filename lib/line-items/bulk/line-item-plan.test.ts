import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  batch,
  LINE_ITEM_BATCH_MAX,
  LINE_ITEM_NAME_MAX,
  type LineItem,
} from "@/lib/ads/endpoints/line-items";
import type { TimeAdjustment } from "@/lib/bulk/adjust-time";
import { planUndo } from "@/lib/bulk/bulk-undo";
import type { CampaignOfLineItem } from "@/lib/line-items/line-item-form";
import { sampleLineItem } from "@/lib/line-items/test-line-item";
import { toBatches } from "@/lib/lists/arrange";
import type { LineItemBulkChange } from "./line-item-bulk-change";
import { planLineItemChange, storedLineItem } from "./line-item-plan";

const campaign = (fields: Partial<CampaignOfLineItem> = {}) => ({
  name: "Spring sale",
  budget_optimization: "LINE_ITEM" as const,
  total_budget_amount_local_micro: null,
  currency: "EUR",
  ...fields,
});

const LIMITS = {
  currency: "EUR",
  minimum_cpe_bid_local_micro: "10000",
  maximum_cpe_bid_local_micro: "1000000000",
  minimum_denomination: "10000",
};

const plan = (items: readonly LineItem[], bulk: LineItemBulkChange, own = campaign()) =>
  planLineItemChange(items, bulk, {
    campaigns: new Map([[sampleLineItem().campaign_id, own]]),
    bidding: [LIMITS],
  });

const amount = (kind: "bid" | "daily" | "total", micros: string): LineItemBulkChange => {
  const wish = { adjustment: { by: "set", micros }, roundTo: 1n, currency: "EUR" } as const;
  if (kind === "bid") return { kind, ...wish };
  return { kind: "budget", field: `${kind}_budget_amount_local_micro`, ...wish };
};

const reasons = (item: Partial<LineItem>, bulk: LineItemBulkChange, own = campaign()) =>
  plan([sampleLineItem(item)], bulk, own).excluded.map(({ reason }) => reason);

const PAUSE: LineItemBulkChange = { kind: "status", status: "PAUSED" };
const bidding = { bid_strategy: "MAX", bid_amount_local_micro: "2000000" };

it("sends only what the catalogue accepts, in batches of at most 40, and accounts for every line item", () => {
  const micros = fc.option(
    fc.bigInt(1n, 10n ** 9n).map((cents) => (cents * 10_000n).toString()),
    { nil: null },
  );
  const items = fc.uniqueArray(
    fc
      .record({
        id: fc.stringMatching(/^[0-9a-z]{1,8}$/),
        name: fc.option(fc.string({ maxLength: 260 }), { nil: null }),
        daily_budget_amount_local_micro: micros,
        total_budget_amount_local_micro: micros,
        bid_amount_local_micro: micros,
        bid_strategy: fc.constantFrom("AUTO", "MAX"),
        deleted: fc.boolean(),
        entity_status: fc.constantFrom("ACTIVE", "PAUSED", "DRAFT"),
      })
      .map(sampleLineItem),
    { selector: ({ id }) => id, maxLength: 90 },
  );
  const adjustment = fc.oneof(
    fc.record({ by: fc.constant("set" as const), micros: fc.constantFrom("10000", "1000000000000") }),
    fc.record({
      by: fc.constant("percent" as const),
      direction: fc.constantFrom("up" as const, "down" as const),
      hundredths: fc.bigInt(1n, 50_000n),
    }),
  );
  const wish = { adjustment, roundTo: fc.constantFrom(1n, 100n), currency: fc.constant("EUR") };
  const change: fc.Arbitrary<LineItemBulkChange> = fc.oneof(
    fc.constant(PAUSE),
    fc.constant({ kind: "delete" as const }),
    fc.record({ kind: fc.constant("bid" as const), ...wish }),
    fc.record({
      kind: fc.constant("budget" as const),
      field: fc.constantFrom(
        "daily_budget_amount_local_micro" as const,
        "total_budget_amount_local_micro" as const,
      ),
      ...wish,
    }),
    fc.record({
      kind: fc.constant("rename" as const),
      find: fc.string({ maxLength: 2 }),
      replace: fc.string({ maxLength: 5 }),
      prefix: fc.string({ maxLength: 5 }),
      suffix: fc.string({ maxLength: 5 }),
    }),
  );
  fc.assert(
    fc.property(items, change, (chosen, bulk) => {
      const made = plan(chosen, bulk);
      expect(made.items.length + made.excluded.length).toBe(chosen.length);
      for (const { reason } of made.excluded) expect(reason).toMatch(/\.$/);
      const batches = toBatches(made.items, LINE_ITEM_BATCH_MAX);
      expect(batches).toHaveLength(made.requests);
      for (const items of batches) {
        expect(batch.body.safeParse(items.map(({ operation }) => operation)).success).toBe(true);
      }
    }),
  );
});

it("distinguishes line items of one name by their campaigns", () => {
  const made = plan([sampleLineItem(), sampleLineItem({ id: "l2", entity_status: "PAUSED" })], PAUSE);
  expect(made.items[0]).toMatchObject({ name: "Prospecting", within: "Spring sale" });
  expect(made.excluded[0]).toMatchObject({ name: "Prospecting", within: "Spring sale" });
});

it("names a line item by its own parameter", () => {
  expect(plan([sampleLineItem({ id: "l7" })], PAUSE).items[0]?.operation).toEqual({
    operation_type: "Update",
    params: { line_item_id: "l7", entity_status: "PAUSED" },
  });
});

describe("a line item is left alone", () => {
  it("where its campaign is deleted, but for its own deletion", () => {
    const closed = { reasons_not_servable: ["DELETED"] };
    expect(reasons(closed, PAUSE)).toEqual(["Its campaign is deleted, so it cannot be changed any more."]);
    expect(reasons(closed, { kind: "delete" })).toEqual([]);
  });

  it("where it bids automatically and a bid is to change", () => {
    expect(reasons({ bid_strategy: "AUTO" }, amount("bid", "1000000"))).toEqual([
      "It bids automatically, so it has no bid to change.",
    ]);
    expect(plan([sampleLineItem(bidding)], amount("bid", "1000000")).items[0]?.differences).toEqual([
      { field: "bid_amount_local_micro", from: "2000000", to: "1000000" },
    ]);
  });

  it("where its bid would be higher than its currency allows", () => {
    expect(reasons(bidding, amount("bid", "1000010000"))[0]).toContain("The highest bid is 1,000.00 EUR.");
    expect(reasons(bidding, amount("bid", "1000000000"))).toEqual([]);
    const otherwise = { ...bidding, currency: "USD" };
    const tenThousandfold: LineItemBulkChange = {
      kind: "bid",
      adjustment: { by: "percent", direction: "up", hundredths: 100_000_000n },
      roundTo: 1n,
      currency: "EUR",
    };
    expect(reasons(otherwise, tenThousandfold)).toEqual([]);
  });

  it("where its campaign shares one daily budget", () => {
    const shared = campaign({ budget_optimization: "CAMPAIGN" });
    expect(reasons({}, amount("daily", "1000000"), shared)[0]).toContain("Set it on the campaign.");
    expect(reasons({}, amount("daily", "1000000"))).toEqual([]);
  });

  it("where its daily budget would be above its total", () => {
    const item = { total_budget_amount_local_micro: "5000000" };
    expect(reasons(item, amount("daily", "6000000"))[0]).toContain("at most the total budget");
    expect(reasons(item, amount("daily", "5000000"))).toEqual([]);
  });

  it("where its total would be above its campaign’s", () => {
    const small = campaign({ total_budget_amount_local_micro: "5000000" });
    expect(reasons({}, amount("total", "6000000"), small)[0]).toContain("may spend 5.00 EUR in total");
    expect(reasons({}, amount("total", "5000000"), small)).toEqual([]);
  });

  it("where its new name would be too long, or it has none", () => {
    const suffix: LineItemBulkChange = { kind: "rename", find: "", replace: "", prefix: "", suffix: "y" };
    expect(reasons({ name: "x".repeat(LINE_ITEM_NAME_MAX) }, suffix)[0]).toContain(`${LINE_ITEM_NAME_MAX}`);
    expect(reasons({ name: null }, suffix)).toEqual(["It has no name to change."]);
  });
});

it("is not held back by a rule that was broken before", () => {
  const odd = sampleLineItem({ frequency_cap: 3, duration_in_days: 7 });
  expect(plan([odd], PAUSE).items).toHaveLength(1);
});

it("can be undone, bids and budgets too", () => {
  const item = sampleLineItem({ ...bidding, daily_budget_amount_local_micro: null });
  const done = new Map([[item.id, { state: "done", surprises: [] } as const]]);
  for (const [change, before] of [
    [PAUSE, { entity_status: "ACTIVE" }],
    [amount("bid", "3000000"), { bid_amount_local_micro: "2000000" }],
    [amount("daily", "5000000"), { daily_budget_amount_local_micro: null }],
  ] as const) {
    const [back] = planUndo(plan([item], change).items, done, storedLineItem);
    expect(back?.operation).toEqual({
      operation_type: "Update",
      params: { line_item_id: item.id, ...before },
    });
  }
});

describe("dates", () => {
  const move = (start: TimeAdjustment | undefined, end?: TimeAdjustment) =>
    ({ kind: "dates", zone: "Europe/Paris", start, end }) as const;
  const spring = { start_time: "2026-03-01T09:00:00Z", end_time: "2026-04-01T09:00:00Z" };
  const sent = (item: Partial<LineItem>, bulk: LineItemBulkChange) =>
    plan([sampleLineItem(item)], bulk).items.map(({ operation }) => operation.params);

  it("sets and moves them on the account's clocks", () => {
    expect(sent(spring, move({ by: "days", days: 30 }, { by: "days", days: 30 }))).toEqual([
      expect.objectContaining({ start_time: "2026-03-31T08:00:00Z", end_time: "2026-05-01T09:00:00Z" }),
    ]);
    expect(sent(spring, move(undefined, { by: "none" }))).toEqual([
      expect.objectContaining({ end_time: null }),
    ]);
  });

  it("says why it leaves some alone", () => {
    expect(reasons({ ...spring, end_time: null }, move(undefined, { by: "days", days: 7 }))).toEqual([
      "It has no end to move.",
    ]);
    expect(reasons(spring, move(undefined, { by: "set", local: "2026-02-01T10:00" }))).toEqual([
      "The end lies before the start. Choose a later end.",
    ]);
  });
});

describe("bid strategy", () => {
  it("brings its amount, or keeps the one that is there", () => {
    const max = {
      kind: "strategy",
      strategy: "MAX",
      amount: { micros: "3000000", currency: "EUR" },
    } as const;
    const automatic = { bid_strategy: "AUTO", bid_amount_local_micro: null };
    expect(plan([sampleLineItem(automatic)], max).items[0]?.operation.params).toMatchObject({
      bid_strategy: "MAX",
      bid_amount_local_micro: "3000000",
    });
    expect(reasons(automatic, { kind: "strategy", strategy: "MAX" })[0]).toContain("needs its amount");
    expect(reasons(automatic, { kind: "strategy", strategy: "AUTO" })).toEqual(["It bids that way already."]);
    expect(reasons({ ...automatic, currency: "USD" }, max)).toEqual(["Its currency is USD, not EUR."]);
  });

  it("takes the amount along to automatic bids, so that undoing brings both back", () => {
    const { items } = plan([sampleLineItem(bidding)], { kind: "strategy", strategy: "AUTO" });
    const done = new Map(items.map(({ key }) => [key, { state: "done", id: key, surprises: [] } as const]));
    expect(planUndo(items, done, storedLineItem)[0]?.operation.params).toMatchObject(bidding);
  });
});
