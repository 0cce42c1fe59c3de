import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { batch, CAMPAIGN_BATCH_MAX, CAMPAIGN_NAME_MAX } from "@/lib/ads/endpoints/campaigns";
import { adjustMicros } from "@/lib/bulk/adjust-amount";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { minorUnit } from "@/lib/format/money";
import { toBatches } from "@/lib/lists/arrange";
import type { BulkChange } from "./bulk-change";
import { planBulkChange } from "./campaign-plan";

const currency = fc.constantFrom("EUR", "JPY", "KWD");
const amount = fc.option(fc.bigInt(1n, 10n ** 9n), { nil: null });
const campaigns = fc.uniqueArray(
  fc
    .record({
      id: fc.stringMatching(/^[0-9a-z]{1,8}$/),
      name: fc.string({ minLength: 1, maxLength: 260 }),
      currency,
      daily: amount,
      total: amount,
      deleted: fc.boolean(),
      entity_status: fc.constantFrom("ACTIVE", "PAUSED"),
    })
    .map(({ daily, total, ...rest }) => {
      const micros = (units: bigint | null) =>
        units === null ? null : (units * minorUnit(rest.currency)).toString();
      return sampleCampaign({
        ...rest,
        daily_budget_amount_local_micro: micros(daily),
        total_budget_amount_local_micro: micros(total),
      });
    }),
  { selector: ({ id }) => id, maxLength: 120 },
);
const direction = fc.constantFrom("up" as const, "down" as const);
const change: fc.Arbitrary<BulkChange> = fc.oneof(
  fc.record({
    kind: fc.constant("status" as const),
    status: fc.constantFrom("ACTIVE" as const, "PAUSED" as const),
  }),
  fc.constant({ kind: "delete" as const }),
  fc.record({
    kind: fc.constant("rename" as const),
    find: fc.string({ maxLength: 2 }),
    replace: fc.string({ maxLength: 5 }),
    prefix: fc.string({ maxLength: 5 }),
    suffix: fc.string({ maxLength: 5 }),
  }),
  fc.record({
    kind: fc.constant("budget" as const),
    field: fc.constantFrom(
      "daily_budget_amount_local_micro" as const,
      "total_budget_amount_local_micro" as const,
    ),
    roundTo: fc.constantFrom(1n, 100n),
    currency,
    adjustment: fc.oneof(
      fc.record({
        by: fc.constant("set" as const),
        micros: fc.bigInt(1n, 10n ** 6n).map((units) => (units * 1_000_000n).toString()),
      }),
      fc.record({
        by: fc.constant("amount" as const),
        direction,
        micros: fc.bigInt(1n, 10n ** 6n).map((units) => (units * 1_000_000n).toString()),
      }),
      fc.record({ by: fc.constant("percent" as const), direction, hundredths: fc.bigInt(1n, 50_000n) }),
    ),
  }),
);

it("sends only what the catalogue accepts, in whole batches of at most 40, in the order chosen", () => {
  fc.assert(
    fc.property(campaigns, change, (chosen, bulk) => {
      const plan = planBulkChange(chosen, bulk);
      const batches = toBatches(plan.items, CAMPAIGN_BATCH_MAX);
      expect(batches).toHaveLength(plan.requests);
      for (const items of batches) {
        expect(items.length).toBeLessThanOrEqual(CAMPAIGN_BATCH_MAX);
        expect(batch.body.safeParse(items.map(({ operation }) => operation)).success).toBe(true);
      }
      expect(batches.flat()).toEqual(plan.items);
      const order = chosen.map(({ id }) => id);
      const keys = plan.items.map(({ key }) => order.indexOf(key));
      expect(keys).toEqual([...keys].sort((a, b) => a - b));
    }),
  );
});

it("accounts for every chosen campaign: planned, or excluded with a reason", () => {
  fc.assert(
    fc.property(campaigns, change, (chosen, bulk) => {
      const plan = planBulkChange(chosen, bulk);
      expect(plan.items.length + plan.excluded.length).toBe(chosen.length);
      for (const { reason } of plan.excluded) expect(reason).toMatch(/\.$/);
    }),
  );
});

it("never plans a daily budget above the total", () => {
  fc.assert(
    fc.property(campaigns, change, (chosen, bulk) => {
      for (const { before, operation } of planBulkChange(chosen, bulk).items) {
        if (operation.operation_type !== "Update" || bulk.kind !== "budget" || !before) continue;
        const daily =
          operation.params.daily_budget_amount_local_micro ?? before.daily_budget_amount_local_micro;
        const total =
          operation.params.total_budget_amount_local_micro ?? before.total_budget_amount_local_micro;
        if (daily !== null && total !== null) expect(BigInt(daily) <= BigInt(total)).toBe(true);
      }
    }),
  );
});

describe("a budget", () => {
  it("rises by a percentage exactly and lands on the currency's smallest unit", () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 15n), fc.bigInt(1n, 100_000n), currency, (units, hundredths, code) => {
        const step = minorUnit(code);
        const from = units * step;
        const to = adjustMicros(from.toString(), { by: "percent", direction: "up", hundredths }, step);
        expect(to % step).toBe(0n);
        const exact = from * (10_000n + hundredths);
        const error = to * 10_000n - exact;
        expect((error < 0n ? -error : error) * 2n <= step * 10_000n).toBe(true);
      }),
    );
  });

  it("rounds halves up: 12.5 % on 0.20 is 0.23", () => {
    const percent = { by: "percent", direction: "up", hundredths: 1250n } as const;
    expect(adjustMicros("200000", percent, 10_000n)).toBe(230_000n);
  });

  it("is left alone where it would fall to zero, has another currency or is missing", () => {
    const down = (currency: string): BulkChange => ({
      kind: "budget",
      field: "daily_budget_amount_local_micro",
      roundTo: 1n,
      currency,
      adjustment: { by: "amount", direction: "down", micros: "10000000" },
    });
    const reasons = (bulk: BulkChange, fields = {}) =>
      planBulkChange([sampleCampaign(fields)], bulk).excluded.map(({ reason }) => reason);
    expect(reasons(down("EUR"))).toEqual(["Its budget would fall to zero."]);
    expect(reasons(down("USD"))).toEqual(["Its currency is EUR, not USD."]);
    expect(reasons(down("EUR"), { daily_budget_amount_local_micro: null })).toEqual([
      "It has no such budget to change.",
    ]);
  });
});

describe("a new name", () => {
  const rename = (name: string, parts: Partial<Extract<BulkChange, { kind: "rename" }>>) =>
    planBulkChange([sampleCampaign({ name })], {
      kind: "rename",
      find: "",
      replace: "",
      prefix: "",
      suffix: "",
      ...parts,
    });

  it("takes the replacement literally, whatever signs it holds", () => {
    const plan = rename("Q1 Q1", { find: "Q1", replace: "$&" });
    expect(plan.items[0]?.differences).toEqual([{ field: "name", from: "Q1 Q1", to: "$& $&" }]);
  });

  it("that grows too long is excluded with the rule", () => {
    const plan = rename("x".repeat(CAMPAIGN_NAME_MAX), { suffix: "y" });
    expect(plan.excluded[0]?.reason).toContain(String(CAMPAIGN_NAME_MAX));
  });
});
